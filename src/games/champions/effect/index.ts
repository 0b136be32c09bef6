import type { Seat } from '../../../kernel/index.js';
import type { Look } from '../look/index.js';
import { Targets } from '../look/targets.js';
import type { Match, Setting, Source } from '../rules/match.js';
import { Activation } from './activation.js';
import { Ahead } from './ahead.js';
import { Ask } from './ask.js';
import { Choose } from './choose.js';
import { Damage } from './damage.js';
import { Deck } from './deck.js';
import { Discard } from './discard.js';
import { Encounter } from './encounter.js';
import { Hand } from './hand.js';
import { Identity } from './identity.js';
import { Interrupt } from './interrupt.js';
import { Play } from './play.js';
import { Resources } from './resources.js';
import { Reveal } from './reveal.js';
import { Second } from './second.js';
import { Status } from './status.js';
import { Threat } from './threat.js';
import { Until } from './until.js';
import { Use } from './use.js';
import { Villains } from './villains.js';

export type { Way } from './choose.js';

/**
 * The game as a card's code has it, for the player it works for. What can be seen, done and asked stands in parts named from
 * the rules, which know each other through this object. Methods that ask or set something off take `yield*`.
 */
export class Game {
  // What can be seen, as in `Look`.
  readonly source: Source;
  readonly me: Seat;
  readonly self: Look['self'];
  readonly you: Look['you'];
  readonly players: Look['players'];
  readonly table: Look['table'];
  readonly cards: Look['cards'];
  readonly values: Look['values'];
  readonly targets: Look['targets'];

  // What can be done.
  readonly use: Use;
  readonly ask: Ask;
  readonly choose: Choose;
  readonly interrupt: Interrupt;
  readonly damage: Damage;
  readonly threat: Threat;
  readonly status: Status;
  readonly play: Play;
  readonly identity: Identity;
  readonly until: Until;
  readonly resources: Resources;
  readonly deck: Deck;
  readonly second: Second;
  readonly hand: Hand;
  readonly discard: Discard;
  readonly encounter: Encounter;
  readonly reveal: Reveal;
  readonly activation: Activation;
  readonly villains: Villains;

  private readonly match: Match;
  private readonly setting: Setting;

  constructor(match: Match, look: Look, setting: Setting) {
    this.source = look.source;
    this.me = look.me;
    this.self = look.self;
    this.you = look.you;
    this.players = look.players;
    this.table = look.table;
    this.cards = look.cards;
    this.values = look.values;
    this.targets = setting.ability?.label === 'thwart' ? new Targets(match, look.source, true) : look.targets;
    this.use = new Use(match, this, setting);
    this.ask = new Ask(this);
    this.choose = new Choose(this);
    this.interrupt = new Interrupt(match, this);
    this.damage = new Damage(match, this);
    this.threat = new Threat(match, this);
    this.status = new Status(match, this);
    this.play = new Play(match, this);
    this.identity = new Identity(match, this);
    this.until = new Until(match, this);
    this.resources = new Resources(match, this);
    this.deck = new Deck(match, this);
    this.second = new Second(match, this);
    this.hand = new Hand(match, this);
    this.discard = new Discard(match, this);
    this.encounter = new Encounter(match, this);
    this.reveal = new Reveal(match, this);
    this.activation = new Activation(match, this);
    this.villains = new Villains(match, this);
    this.match = match;
    this.setting = setting;
  }

  /** Nothing of an effect is done any more once the game is over. */
  get stopped(): boolean {
    return this.match.state.outcome !== null;
  }

  /** What can be told before anything is done: seldom asked for. */
  get ahead(): Ahead {
    return new Ahead(this.match, this);
  }

  /** The same card at work, for another "you". */
  as(seat: Seat): Game {
    return seat === this.me ? this : this.match.game({ ...this.source, seat }, this.setting);
  }
}
