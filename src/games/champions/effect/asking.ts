import { chooseAmount, chooseOne, chooseSome, type Play, type Seat, type Text, text } from '../../../kernel/index.js';
import { instanceOf, keyOf } from '../../../tabletop/index.js';
import { optionOf } from '../rules/options.js';
import { mayAttack } from '../rules/targets.js';
import type { InPlay, Instance } from '../state.js';
import { Using } from './using.js';

/** One way out of a choice: what its button says, whether it is possible, what it does. */
export interface Way {
  readonly key: string;
  readonly label: Text;
  readonly able?: boolean;
  does(): Play;
}

/** What a card's code can ask its player, or another. Methods that ask take `yield*`. */
export class Asking extends Using {
  protected get words() {
    return { card: { card: this.source.card } };
  }

  /** One of several cards in play; null where there is none. A single one is taken. */
  *choose(among: readonly InPlay[], reason: string, seat: Seat = this.me): Play<InPlay | null> {
    if (among.length === 0) return null;
    const key = yield* chooseOne({
      seat,
      reason,
      question: text(`ask-${reason}`, this.words),
      source: this.source.card,
      options: among.map(optionOf),
    });
    return this.match.find(instanceOf(key)) ?? null;
  }

  /** One of several cards out of play that its player may see. */
  *chooseInstance(among: readonly Instance[], reason: string, question: Text): Play<Instance | null> {
    if (among.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.me,
      reason,
      question,
      source: this.source.card,
      options: among.map(optionOf),
    });
    return among.find(({ id }) => id === instanceOf(key)) ?? null;
  }

  /** From `min` to `max` of several cards out of play. */
  *chooseInstances(among: readonly Instance[], min: number, max: number, reason: string): Play<Instance[]> {
    const keys = yield* chooseSome({
      seat: this.me,
      reason,
      question: text(`ask-${reason.replaceAll(' ', '-')}`, { ...this.words, count: max }),
      source: this.source.card,
      options: among.map(optionOf),
      min,
      max,
      ...(min === 0 && { none: { key: 'pass', label: text('no-more') } }),
    });
    return among.filter(({ id }) => keys.includes(keyOf(id)));
  }

  /** Enemies that this ability may be aimed at: those one may attack where it is an attack. */
  get targets(): InPlay[] {
    const { damageable } = this;
    if (this.ability?.label !== 'attack') return damageable;
    return damageable.filter(enemy => mayAttack(this.match, this.me, enemy));
  }

  /** An enemy of your choice; where this ability is an attack, the one attacked. */
  *enemy(fits: (enemy: InPlay) => boolean = () => true): Play<InPlay | null> {
    const chosen = yield* this.choose(this.targets.filter(fits), 'enemy');
    const { labelled } = this;
    if (chosen !== null && labelled?.type === 'attack' && !labelled.targets.includes(chosen.id))
      labelled.targets.push(chosen.id);
    return chosen;
  }

  /** A scheme of your choice that can lose threat. */
  *scheme(fits: (scheme: InPlay) => boolean = () => true): Play<InPlay | null> {
    return yield* this.choose(this.thwartable.filter(fits), 'scheme');
  }

  /** One of the players. */
  *player(seats: readonly Seat[] = this.players): Play<Seat | null> {
    if (seats.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.me,
      reason: 'player',
      question: text('ask-player', this.words),
      source: this.source.card,
      options: seats.map(seat => ({ key: `s${seat}`, label: text('player', { who: { seat } }) })),
    });
    return instanceOf(key);
  }

  /** Does something for each player in order; whoever is eliminated before it is their turn is passed over. */
  *eachPlayer(does: (seat: Seat) => Play): Play {
    for (const seat of this.players) if (!this.match.player(seat).eliminated) yield* does(seat);
  }

  /** One of several ways that are possible, of a player's choice; nothing happens where none is. */
  *either(ways: readonly Way[], seat: Seat = this.me): Play {
    const open = ways.filter(({ able }) => able !== false);
    if (open.length === 0) return;
    const key = yield* chooseOne({
      seat,
      reason: 'option',
      question: text('ask-option', this.words),
      source: this.source.card,
      options: open.map(({ key: one, label }) => ({ key: one, label })),
      others: () =>
        ways
          .filter(({ able }) => able === false)
          .map(({ key: one, label }) => ({ key: one, label, why: text('why-option') })),
    });
    yield* (open.find(way => way.key === key) as Way).does();
  }

  /** "You may": whether its player does. */
  *may(question: string, yes: string, no: string, seat: Seat = this.me): Play<boolean> {
    const key = yield* chooseOne({
      seat,
      reason: 'may',
      question: text(question, this.words),
      source: this.source.card,
      options: [
        { key: 'yes', label: text(yes) },
        { key: 'no', label: text(no) },
      ],
      default: { pick: ['no'] },
    });
    return key === 'yes';
  }

  /** A number of your choice: an X. */
  *amount(min: number, max: number): Play<number> {
    return yield* chooseAmount({
      seat: this.me,
      reason: 'amount',
      question: text('ask-amount', this.words),
      source: this.source.card,
      min,
      max,
    });
  }

  /** A card named in the cost, by its id. */
  *declareInstance(among: readonly Instance[]): Play<number | null> {
    return (yield* this.chooseInstance(among, 'declare', text('ask-declare', this.words)))?.id ?? null;
  }
}
