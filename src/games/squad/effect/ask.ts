import {
  chooseOne,
  chooseOrder,
  chooseSome,
  type Option,
  type Play,
  type Seat,
  type Text,
  text,
} from '../../../kernel/index.js';
import { instanceOf, optionOf } from '../../../tabletop/index.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What `pick` may be told besides what it has to know. */
interface Picking {
  /** At most so many; left out: as many as at least. */
  readonly most?: number;
  readonly none?: Text;
  /** Who picks, where it is not this player. */
  readonly seat?: Seat;
  /** The order of the picks counts. */
  readonly ordered?: true;
  /** Asked even where there is nothing to pick from. */
  readonly always?: true;
}

/** What a card can ask its player or, where it says so, the other. */
export class Ask {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** A question that names this card. */
  about(id: string, args: Parameters<typeof text>[1] = {}): Text {
    return text(id, { card: { card: this.game.source.card }, ...args });
  }

  /** One of several Keepers; null where there is none. */
  *keeper(among: readonly Instance[], question: string): Play<Instance | null> {
    const [chosen] = yield* this.pick('keeper', among, this.about(question), 1);
    return chosen ?? null;
  }

  /** Up to `most` Keepers, or none. Not asked where there is none: Keepers are open to all. */
  *mayKeepers(among: readonly Instance[], question: string, most = 1): Play<Instance[]> {
    if (among.length === 0) return [];
    return yield* this.pick('keeper', among, this.about(question, most > 1 ? { count: most } : {}), 0, {
      most,
      none: text('no-keeper'),
    });
  }

  /** One of the cards this player is looking at; null where there is none. */
  *card(among: readonly Instance[], question: string): Play<Instance | null> {
    const [chosen] = yield* this.pick('card', among, this.about(question), 1);
    return chosen ?? null;
  }

  /** One of the two players. */
  *player(): Play<Seat> {
    const seats = [this.game.me, this.game.them];
    const options = seats.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) }));
    const key = yield* this.one('player', options, 'ask-player');
    return seats.find(seat => `seat-${seat}` === key) as Seat;
  }

  /** Top or bottom, for a card that this player has just seen. */
  *place(instance: Instance): Play<'top' | 'bottom'> {
    const options = (['top', 'bottom'] as const).map(place => ({ key: place, label: text(`place-${place}`) }));
    return (yield* this.one('place', options, 'ask-place', { what: { card: instance.card } })) as 'top' | 'bottom';
  }

  /** Cards in the order in which they will lie: the first on top. */
  *order(cards: readonly Instance[]): Play<Instance[]> {
    const keys = yield* chooseOrder({
      seat: this.game.me,
      reason: 'order',
      question: this.about('ask-order'),
      source: this.game.source.card,
      options: cards.map(optionOf),
    });
    return meant(cards, keys);
  }

  /** Cards that all go to a player's discard pile, in that player's order: the last ends up on top (SQ-C49). */
  *discardOrder(cards: readonly Instance[], seat: Seat): Play<Instance[]> {
    // Copies of one card look the same in any order.
    if (new Set(cards.map(({ card }) => card)).size < 2) return [...cards];
    const keys = yield* chooseOrder({
      seat,
      reason: 'discard order',
      question: this.about('ask-discard-order'),
      source: this.game.source.card,
      options: cards.map(optionOf),
    });
    return meant(cards, keys);
  }

  /** From `least` to `most` of some cards or Keepers. */
  *pick(
    reason: string,
    among: readonly Instance[],
    question: Text,
    least: number,
    { most = least, none, seat = this.game.me, ordered, always }: Picking = {},
  ): Play<Instance[]> {
    const keys = yield* chooseSome({
      seat,
      reason,
      question,
      source: this.game.source.card,
      options: among.map(optionOf),
      min: least,
      max: most,
      ...(none !== undefined && { none: { key: 'pass', label: none } }),
      ...(ordered && { ordered }),
      ...(always && { always }),
    });
    return meant(among, keys);
  }

  /** Offers cards of this player's hand, also where none fits: the offer must not tell which are held (SQ-15). */
  *mayPick(
    reason: string,
    able: readonly Instance[],
    question: Text,
    none: Text,
    { most = 1, held = this.game.mine.hand.length } = {},
  ): Play<Instance[]> {
    if (held === 0) return [];
    return yield* this.pick(reason, able, question, 0, { most, none, always: true });
  }

  /** One of some options that are no cards. */
  *one(reason: string, options: readonly Option[], id: string, args?: Parameters<typeof text>[1]): Play<string> {
    const question = this.about(id, args);
    return yield* chooseOne({ seat: this.game.me, reason, question, source: this.game.source.card, options });
  }
}

/** The cards that keys stand for, in the order of the keys. */
const meant = (among: readonly Instance[], keys: readonly string[]): Instance[] =>
  keys.map(key => among.find(({ id }) => id === instanceOf(key)) as Instance);
