import { chooseDistribution, type Option, type Play, type Seat } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import * as rules from '../rules/combat/damage.js';
import { isBanned } from '../rules/table/values.js';
import { optionsOf } from '../rules/table/whose.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** `through`: the damage ignores tough. */
interface Dealing {
  readonly through?: boolean;
}

/** What a card's code can do with damage. */
export class Damage {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Deals so much to each, all at once. Part of the attack where this ability is one. */
  *deal(amount: number, to: InPlay | readonly InPlay[], { through = false }: Dealing = {}): Play {
    const { use } = this.game;
    const { attack, actor } = use;
    const hits = [to].flat().map(one => ({
      target: one.id,
      amount: use.dealt(amount, one),
      ...(through && { through: true as const }),
    }));
    if (attack === null) return yield* rules.damage(this.game.match, hits, actor);
    use.aimAt(hits.map(({ target }) => target));
    yield* rules.strike(this.game.match, hits, actor, attack);
  }

  /** You take damage: your identity does, in either form. */
  toYou(amount: number): Play {
    return this.deal(amount, this.game.you.identity);
  }

  /** Shares damage out among characters, none getting more than it can take; a player decides. */
  *assign(total: number, among: readonly InPlay[], seat: Seat = this.game.me): Play {
    const offered = optionsOf(among);
    const options = among.map((one, at) => ({
      ...(offered[at] as Option),
      max: Math.max(0, this.game.values.remaining(one)),
    }));
    const room = options.reduce((sum, { max }) => sum + max, 0);
    const shares = yield* chooseDistribution({
      seat,
      reason: 'assign damage',
      question: this.game.ask.about('ask-assign-damage', { amount: Math.min(total, room) }),
      source: this.game.source.card,
      options,
      total: Math.min(total, room),
    });
    const hits = Object.entries(shares).map(([key, amount]) => ({ target: instanceOf(key), amount }));
    yield* rules.damage(this.game.match, hits, this.game.use.actor);
  }

  /** Heals damage; how much it was. */
  heal(amount: number, character: InPlay): number {
    return rules.heal(this.game.match, character, amount);
  }

  /** Leaves a character with so many hit points, which heals nothing. */
  leaveAt(points: number, character: InPlay): void {
    character.damage += this.game.values.remaining(character) - points;
    this.game.match.dealer.log({ id: 'log-left-at', args: { what: this.game.match.name(character), left: points } });
  }

  /** Takes damage off one character and deals it to another: none where that one cannot take any. */
  *move(amount: number, from: InPlay, to: InPlay): Play {
    const card = this.game.cards.byId(this.game.source.card);
    const moved = isBanned(this.game.match, 'take damage', to, card) ? 0 : this.heal(amount, from);
    yield* this.deal(moved, to);
  }

  /** Puts damage on this card, which is no character. */
  putHere(amount: number): void {
    const { here } = this.game.self;
    if (here === undefined) return;
    here.damage += amount;
    this.game.match.dealer.log({
      id: 'log-damage-here',
      args: { amount, what: this.game.match.name(here), damage: here.damage },
    });
  }
}
