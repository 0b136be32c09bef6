import {
  type Change,
  chooseOne,
  chooseOrder,
  chooseSome,
  type Play,
  type Seat,
  type Text,
  text,
} from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import { described } from '../rules/table/described.js';
import { optionOf } from '../rules/table/facedown.js';
import { optionsOf } from '../rules/table/whose.js';
import type { InPlay, Instance } from '../state.js';
import type { Game } from './index.js';

/** What choosing a card in play is sure to change. */
type Ahead = (one: InPlay) => readonly Change[];

interface Asking {
  /** Who is asked; left out, the player of the card that asks. */
  readonly seat?: Seat;
  readonly ahead?: Ahead | undefined;
  /** Whether hardly anybody wants to choose that one. */
  readonly last?: (one: InPlay) => boolean;
}

/** What a card's code can ask for: cards, enemies, schemes, players. */
export class Ask {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** A question that names this card. */
  about(id: string, args: Parameters<typeof text>[1] = {}): Text {
    return text(id, { card: { card: this.game.source.card }, ...args });
  }

  /** One of several cards in play; null where there is none. A single one is taken. */
  *one(
    among: readonly InPlay[],
    reason: string,
    { seat = this.game.me, ahead, last }: Asking = {},
  ): Play<InPlay | null> {
    if (among.length === 0) return null;
    const key = yield* chooseOne({
      seat,
      reason,
      question: this.about(`ask-${reason}`),
      source: this.game.source.card,
      options: optionsOf(among),
      preview: option => {
        const one = among.find(({ id }) => id === instanceOf(option));
        if (one === undefined) return {};
        const changes = ahead?.(one) ?? [];
        // What is sure to change says more than what the card of a target does.
        const told = changes.length === 0 ? described(this.game.match, option) : { effect: null, changes };
        return { ...told, ...(last?.(one) === true && { last: true }) };
      },
    });
    return this.game.table.find(instanceOf(key)) ?? null;
  }

  /** From one to `most` of several cards in play. */
  *some(among: readonly InPlay[], most: number, reason: string): Play<InPlay[]> {
    if (among.length === 0) return [];
    const keys = yield* chooseSome({
      seat: this.game.me,
      reason,
      question: this.about('ask-some', { count: most }),
      source: this.game.source.card,
      options: optionsOf(among),
      preview: option => described(this.game.match, option),
      min: 1,
      max: Math.min(most, among.length),
    });
    return keys.flatMap(key => this.game.table.find(instanceOf(key)) ?? []);
  }

  /** Cards out of play in an order of your choice, first to last. */
  *order(among: readonly Instance[], reason: string): Play<Instance[]> {
    const keys = yield* chooseOrder({
      seat: this.game.me,
      reason,
      question: this.about(`ask-${reason}`),
      source: this.game.source.card,
      options: among.map(optionOf),
    });
    return keys.flatMap(key => among.find(({ id }) => id === instanceOf(key)) ?? []);
  }

  /** One of several cards out of play that its player may see. */
  *card(among: readonly Instance[], reason: string, question: string): Play<Instance | null> {
    if (among.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.game.me,
      reason,
      question: this.about(question),
      source: this.game.source.card,
      options: among.map(optionOf),
    });
    return among.find(({ id }) => id === instanceOf(key)) ?? null;
  }

  /** A card named in the cost, by its id. */
  *named(among: readonly Instance[]): Play<number | null> {
    return (yield* this.card(among, 'declare', 'ask-declare'))?.id ?? null;
  }

  /** From `min` to `max` of several cards, in the order picked where it counts: then all of them are asked about, too. */
  *cards<T extends Instance>(
    among: readonly T[],
    min: number,
    max: number,
    reason: string,
    ordered = false,
  ): Play<T[]> {
    const keys = yield* chooseSome({
      seat: this.game.me,
      reason,
      question: this.about(`ask-${reason.replaceAll(' ', '-')}`, { count: max, upTo: min === max ? 'no' : 'yes' }),
      source: this.game.source.card,
      options: among.map(optionOf),
      min,
      max,
      ...(min === 0 && { none: { key: 'pass', label: text('no-more') } }),
      ...(ordered && { ordered, always: min > 1 }),
    });
    return keys.flatMap(key => among.find(({ id }) => id === instanceOf(key)) ?? []);
  }

  /** Cards to discard: the first goes first, the last ends up on top (CH-C45). */
  *discards(among: readonly Instance[], min: number, max: number): Play<Instance[]> {
    return yield* this.cards(among, min, max, 'discard', this.game.players.mindOrder);
  }

  /** An enemy of your choice that can be damaged; where this ability is an attack, the one attacked. */
  *enemy(fits: (enemy: InPlay) => boolean = () => true, ahead?: Ahead): Play<InPlay | null> {
    return yield* this.enemyOf(this.game.use.targets.filter(fits), ahead);
  }

  /** The same, of these. */
  *enemyOf(among: readonly InPlay[], ahead?: Ahead): Play<InPlay | null> {
    const chosen = yield* this.one(among, 'enemy', { ahead });
    if (chosen !== null) this.game.use.aimAt([chosen.id]);
    return chosen;
  }

  /** A scheme of your choice that can lose threat. */
  *scheme(fits: (scheme: InPlay) => boolean = () => true, ahead?: Ahead): Play<InPlay | null> {
    return yield* this.one(this.game.targets.thwartable.filter(fits), 'scheme', { ahead });
  }

  /** One of the players. */
  *player(seats: readonly Seat[] = this.game.players.inOrder): Play<Seat | null> {
    if (seats.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.game.me,
      reason: 'player',
      question: this.about('ask-player'),
      source: this.game.source.card,
      options: seats.map(seat => ({ key: `s${seat}`, label: text('player', { who: { seat } }) })),
    });
    return instanceOf(key);
  }
}
