import type { Seat } from '../../../kernel/index.js';
import { Cards } from '../look/cards.js';
import type { Look } from '../look/index.js';
import { Players } from '../look/players.js';
import { Self } from '../look/self.js';
import { Table } from '../look/table.js';
import { Targets } from '../look/targets.js';
import { Values } from '../look/values.js';
import { You } from '../look/you.js';
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
 * the rules, which know each other through this object, and are made when they are asked for. Methods that ask or set
 * something off take `yield*`.
 */
export class Game implements Look {
  readonly source: Source;
  readonly me: Seat;
  /** What this use of the card has come to: the only part that remembers anything. */
  readonly use: Use;
  /** The rules beneath: for the parts alone. */
  readonly match: Match;
  private readonly setting: Setting;

  constructor(match: Match, source: Source, setting: Setting) {
    this.source = source;
    this.me = source.seat;
    this.match = match;
    this.setting = setting;
    this.use = new Use(this, setting);
  }

  get self(): Self {
    return new Self(this.match, this.source);
  }

  get you(): You {
    return new You(this.match, this.me);
  }

  get players(): Players {
    return new Players(this.match);
  }

  get table(): Table {
    return new Table(this.match);
  }

  get cards(): Cards {
    return new Cards(this.match);
  }

  get values(): Values {
    return new Values(this.match);
  }

  get targets(): Targets {
    return new Targets(this.match, this.source, this.setting.ability?.label === 'thwart');
  }

  get ask(): Ask {
    return new Ask(this);
  }

  get choose(): Choose {
    return new Choose(this);
  }

  get interrupt(): Interrupt {
    return new Interrupt(this);
  }

  get damage(): Damage {
    return new Damage(this);
  }

  get threat(): Threat {
    return new Threat(this);
  }

  get status(): Status {
    return new Status(this);
  }

  get play(): Play {
    return new Play(this);
  }

  get identity(): Identity {
    return new Identity(this);
  }

  get until(): Until {
    return new Until(this);
  }

  get resources(): Resources {
    return new Resources(this);
  }

  get deck(): Deck {
    return new Deck(this);
  }

  get second(): Second {
    return new Second(this);
  }

  get hand(): Hand {
    return new Hand(this);
  }

  get discard(): Discard {
    return new Discard(this);
  }

  get encounter(): Encounter {
    return new Encounter(this);
  }

  get reveal(): Reveal {
    return new Reveal(this);
  }

  get activation(): Activation {
    return new Activation(this);
  }

  get villains(): Villains {
    return new Villains(this);
  }

  /** Nothing of an effect is done any more once the game is over. */
  get stopped(): boolean {
    return this.match.state.outcome !== null;
  }

  /** What can be told before anything is done: seldom asked for. */
  get ahead(): Ahead {
    return new Ahead(this);
  }

  /** The same card at work, for another "you". */
  as(seat: Seat): Game {
    return seat === this.me ? this : this.match.game({ ...this.source, seat }, this.setting);
  }
}
