import {
  type Deck,
  type FacetValue,
  type Game,
  type Random,
  type Text,
  type Theme,
  text,
} from '../../../kernel/index.js';
import { type Card, FACTORS } from '../card.js';
import { facetsOf } from '../facets.js';
import type { SquadOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { DECK_SIZE } from '../rules/setup.js';
import { COPIES } from './check.js';

/** How many cards of each level a deck likes to hold; the last number is for all levels above. Adds up to 40. */
const CURVE = [9, 6, 8, 4, 4, 4, 2, 3];
/** Levels that can be played in the first turns, and how many such cards a deck does not go without. */
const EARLY = 3;
const EARLY_CARDS = 16;
const BLOCKS = DECK_SIZE / FACTORS.length;

/** How near a card is to a theme, nearest first. */
const NEARNESS = ['theme', 'team', 'factor', 'rest'] as const;
type Nearness = (typeof NEARNESS)[number];

const WORDS: Readonly<Record<Nearness, (n: number, theme: Text) => Text>> = {
  theme: (n, theme) => text('proposal-theme', { n, theme }),
  team: n => text('proposal-team', { n }),
  factor: (n, theme) => text('proposal-factor', { n, theme }),
  rest: n => text('proposal-rest', { n }),
};

type Proposals = NonNullable<Game<unknown, SquadOptions>['decks']['proposals']>;

/** Legal decks of 40 around a hero, a team or a factor. */
export function proposals(pool: Pool): Proposals {
  return {
    themes: ['hero', 'team', 'factor'],
    propose(_options, theme, random) {
      const draft = new Draft(pool, theme, random);
      draft.fill(EARLY_CARDS, card => card.level <= EARLY);
      draft.fill(DECK_SIZE, () => true);
      return { deck: draft.deck(), notes: draft.notes() };
    },
  };
}

/** A deck in the making: takes one copy after the other, each time of the card that suits it best. */
class Draft {
  private readonly theme: Theme;
  /** Each name once, in an order of chance: it decides between cards that suit equally well. */
  private readonly cards: readonly { readonly card: Card; readonly nearness: Nearness }[];
  private readonly copies = new Map<Card, number>();

  constructor(pool: Pool, theme: Theme, random: Random) {
    this.theme = theme;
    const byName = new Map([...pool.keys()].sort().map(id => nameAndCard(pool.get(id) as Card)));
    const near = nearnessTo(theme, [...byName.values()]);
    this.cards = random.shuffle([...byName.values()]).map(card => ({ card, nearness: near(card) }));
  }

  /** Takes cards up to a size: those of the theme first, and of these what the deck lacks most. */
  fill(size: number, fits: (card: Card) => boolean): void {
    for (const nearness of NEARNESS) {
      const open = this.cards.filter(one => one.nearness === nearness && fits(one.card)).map(one => one.card);
      while (this.count(fits) < size && this.count(() => true) < DECK_SIZE) {
        const best = this.best(open);
        if (best === null) break;
        this.copies.set(best, this.of(best) + 1);
      }
    }
  }

  deck(): Deck {
    const taken = [...this.copies].map(([card, copies]) => [card.id, copies] as const);
    return { name: '', cards: Object.fromEntries(taken.sort(([one], [other]) => (one < other ? -1 : 1))) };
  }

  /** What was taken and why, in the order in which it matters. */
  notes(): Text[] {
    const near = new Map(this.cards.map(({ card, nearness }) => [card, nearness]));
    const counts = NEARNESS.map(nearness => ({ nearness, n: this.count(card => near.get(card) === nearness) }));
    const blocks = FACTORS.map(factor => this.count(card => card.block === factor));
    return [
      ...counts
        .filter(({ nearness, n }) => n > 0 || nearness === 'theme')
        .map(({ nearness, n }) => WORDS[nearness](n, titleOf(this.theme))),
      text('proposal-early', { n: this.count(card => card.level <= EARLY), level: EARLY }),
      text('proposal-blocks', { least: Math.min(...blocks), most: Math.max(...blocks) }),
      ...(this.count(() => true) < DECK_SIZE
        ? [text('proposal-short', { size: this.count(() => true), least: DECK_SIZE })]
        : []),
    ];
  }

  private best(open: readonly Card[]): Card | null {
    let best: { card: Card; lack: number } | null = null;
    for (const card of open) {
      if (this.of(card) >= COPIES) continue;
      const lack = this.lack(card);
      if (best === null || lack > best.lack) best = { card, lack };
    }
    return best?.card ?? null;
  }

  /** How much the deck lacks such a card: by its level, by its block, and a second copy rather than a fourth. */
  private lack(card: Card): number {
    const step = stepOf(card.level);
    const level = 1 - this.count(other => stepOf(other.level) === step) / (CURVE[step] as number);
    const block = 1 - this.count(other => other.block === card.block) / BLOCKS;
    return 2 * level + block - this.of(card) / COPIES;
  }

  private of(card: Card): number {
    return this.copies.get(card) ?? 0;
  }

  private count(fits: (card: Card) => boolean): number {
    let sum = 0;
    for (const [card, copies] of this.copies) if (fits(card)) sum += copies;
    return sum;
  }
}

const stepOf = (level: number): number => Math.min(Math.max(level, 1), CURVE.length) - 1;

// Other printings of a card count with it, so one of them stands for all.
const nameAndCard = (card: Card): readonly [string, Card] => [`${card.hero}: ${card.name}`, card];

/** Who belongs to the theme; else to one of its teams; else has the factor that is commonest in it. */
function nearnessTo({ facet, value }: Theme, cards: readonly Card[]): (card: Card) => Nearness {
  const belongs = (card: Card): boolean => (facetsOf(card)[facet] ?? []).includes(value);
  const own = cards.filter(belongs);
  const team = commonest(own.flatMap(card => card.team ?? []));
  const factor = commonest(own.flatMap(card => card.factors));
  return card => {
    if (belongs(card)) return 'theme';
    if (card.team !== null && card.team === team) return 'team';
    return factor !== null && card.factors.includes(factor) ? 'factor' : 'rest';
  };
}

/** What a list holds most often, the first of equals; null for an empty list. */
function commonest<T>(list: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

const isFactor = (value: FacetValue): boolean => (FACTORS as readonly FacetValue[]).includes(value);
const titleOf = ({ facet, value }: Theme): Text =>
  facet === 'factor' && isFactor(value) ? text(`factor-${value}`) : text('name', { name: value });
