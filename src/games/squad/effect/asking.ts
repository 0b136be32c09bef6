import {
  chooseAmount,
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
import { FACTORS, type Factor } from '../card.js';
import { MOST_POWER } from '../rules/power.js';
import type { Instance } from '../state.js';
import { Looking } from './looking.js';

/** What `pick` may be told besides what it has to know. */
interface Picking {
  /** At most so many; left out: as many as at least. */
  readonly most?: number;
  readonly none?: Text;
  /** Who picks, where it is not this player. */
  readonly seat?: Seat;
  /** The order of the picks counts. */
  readonly ordered?: true;
}

/** What a card's code can ask its player (or, where it says so, the other). */
export class Asking extends Looking {
  /** One of several Keepers; null where there is none. */
  *chooseKeeper(among: readonly Instance[], question: Text): Play<Instance | null> {
    const [chosen] = yield* this.pick('keeper', among, question, 1);
    return chosen ?? null;
  }

  /** Up to `most` Keepers, or none. Not asked where there is none: Keepers are open to all. */
  *mayChooseKeepers(among: readonly Instance[], question: Text, most = 1): Play<Instance[]> {
    if (among.length === 0) return [];
    return yield* this.pick('keeper', among, question, 0, { most, none: text('no-keeper') });
  }

  /** One of the cards this player is looking at; null where there is none. */
  *chooseCard(among: readonly Instance[], question: Text): Play<Instance | null> {
    const [chosen] = yield* this.pick('card', among, question, 1);
    return chosen ?? null;
  }

  /** A factor, for all to hear. */
  *chooseFactor(): Play<Factor> {
    const options = FACTORS.map(factor => ({ key: factor, label: text(`factor-${factor}`) }));
    const factor = (yield* this.one('factor', options, this.asking('ask-factor'))) as Factor;
    this.tell('log-named', { what: text(`factor-${factor}`) });
    return factor;
  }

  /** A number from 1 to 20, for all to hear. */
  *chooseNumber(): Play<number> {
    const number = yield* chooseAmount({
      seat: this.me,
      reason: 'number',
      question: this.asking('ask-number'),
      source: this.source.card,
      min: 1,
      max: MOST_POWER,
    });
    this.tell('log-named', { what: number });
    return number;
  }

  /** One of several heroes, for all to hear. */
  *chooseHero(...heroes: readonly string[]): Play<string> {
    const options = heroes.map(hero => ({ key: hero, label: text('hero', { hero }) }));
    const hero = yield* this.one('hero', options, this.asking('ask-hero'));
    this.tell('log-named', { what: text('hero', { hero }) });
    return hero;
  }

  /** One of the two players. */
  *choosePlayer(): Play<Seat> {
    const seats = [this.me, this.them];
    const options = seats.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) }));
    const key = yield* this.one('player', options, this.asking('ask-player'));
    return seats.find(seat => `seat-${seat}` === key) as Seat;
  }

  /** Top or bottom, for a card that this player has just seen. */
  *choosePlace(instance: Instance): Play<'top' | 'bottom'> {
    const options = (['top', 'bottom'] as const).map(place => ({ key: place, label: text(`place-${place}`) }));
    const question = this.asking('ask-place', { what: { card: instance.card } });
    return (yield* this.one('place', options, question)) as 'top' | 'bottom';
  }

  /** Cards in the order in which they will lie: the first on top. */
  protected *chooseOrderOf(cards: readonly Instance[]): Play<Instance[]> {
    const keys = yield* chooseOrder({
      seat: this.me,
      reason: 'order',
      question: this.asking('ask-order'),
      source: this.source.card,
      options: cards.map(optionOf),
    });
    return meant(cards, keys);
  }

  /** Cards that all go to a player's discard pile, in that player's order: the last ends up on top (SQ-C49). */
  protected *chooseDiscardOrderOf(cards: readonly Instance[], seat: Seat): Play<Instance[]> {
    // Copies of one card look the same in any order.
    if (new Set(cards.map(({ card }) => card)).size < 2) return [...cards];
    const keys = yield* chooseOrder({
      seat,
      reason: 'discard order',
      question: this.asking('ask-discard-order'),
      source: this.source.card,
      options: cards.map(optionOf),
    });
    return meant(cards, keys);
  }

  /** From `least` to `most` of some cards or Keepers. */
  protected *pick(
    reason: string,
    among: readonly Instance[],
    question: Text,
    least: number,
    { most = least, none, seat = this.me, ordered }: Picking = {},
  ): Play<Instance[]> {
    const keys = yield* chooseSome({
      seat,
      reason,
      question,
      source: this.source.card,
      options: among.map(optionOf),
      min: least,
      max: most,
      ...(none !== undefined && { none: { key: 'pass', label: none } }),
      ...(ordered && { ordered }),
    });
    return meant(among, keys);
  }

  /** Offers cards of this player's hand, also where none fits: the offer must not tell which are held (SQ-15). */
  protected *mayPick(
    reason: string,
    able: readonly Instance[],
    question: Text,
    none: Text,
    { most = 1, held = this.mine.hand.length } = {},
  ): Play<Instance[]> {
    if (held === 0) return [];
    const keys = yield* chooseSome({
      seat: this.me,
      reason,
      question,
      source: this.source.card,
      options: able.map(optionOf),
      min: 0,
      max: most,
      none: { key: 'pass', label: none },
      always: true,
    });
    return meant(able, keys);
  }

  private *one(reason: string, options: readonly Option[], question: Text): Play<string> {
    return yield* chooseOne({ seat: this.me, reason, question, source: this.source.card, options });
  }
}

/** The cards that keys stand for, in the order of the keys. */
const meant = (among: readonly Instance[], keys: readonly string[]): Instance[] =>
  keys.map(key => among.find(({ id }) => id === instanceOf(key)) as Instance);
