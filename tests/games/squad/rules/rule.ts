import { assault, hits, trigger } from '../../../../src/games/squad/abilities/index.js';
import {
  type Abilities,
  attack,
  type Card,
  type Does,
  FACTORS,
  type Factor,
  type Facts,
} from '../../../../src/games/squad/card.js';
import type { RulesetId } from '../../../../src/games/squad/state.js';
import { holds } from '../made.js';
import { type Layout, type Played, scenario } from '../table.js';

/** The rule texts by their short names. */
const TEXTS: Readonly<Record<RulesetId, string>> = { tcg: 'squad-tcg', online: 'squad-online', quick: 'squad-quick' };

/** Paragraphs that both rule texts have; those of the Quick Rules page too; those of one text alone. */
export const BOTH: readonly RulesetId[] = ['tcg', 'online'];
export const ALL: readonly RulesetId[] = ['tcg', 'online', 'quick'];
export const TCG: readonly RulesetId[] = ['tcg'];
export const ONLINE: readonly RulesetId[] = ['online'];
export const QUICK: readonly RulesetId[] = ['quick'];

/** One scenario for a paragraph, once for each text that has it, by the ruleset of that text. */
export function rule(
  rulesets: readonly RulesetId[],
  paragraph: string,
  what: string,
  layout: Layout,
  play: (table: Played) => void,
): void {
  const cards = layout.cards === undefined ? plain : [...plain, ...layout.cards];
  for (const ruleset of rulesets)
    scenario(`${TEXTS[ruleset]}: ${paragraph}: ${what}`, { ...layout, ruleset, cards }, play);
}

/** The title of a test for a paragraph that is not a scenario. */
export const titled = (ruleset: RulesetId, paragraph: string, what: string): string =>
  `${TEXTS[ruleset]}: ${paragraph}: ${what}`;

/** A test-only card. What is left out does not matter: a level 1 speed attack that stops energy. */
export function card(id: string, facts: Partial<Facts & Abilities> = {}): Card {
  return attack(id, {
    hero: 'Nobody',
    name: id,
    team: null,
    factor: 'speed',
    block: 'energy',
    level: 1,
    attack: 2,
    ...facts,
  });
}

/** A test-only Keeper that hits when its player's attack did 1 damage or more. */
export const hitter = (id: string, amount: number, facts: Partial<Facts & Abilities> = {}): Card =>
  card(id, {
    keeper: 2,
    triggers: [
      trigger(
        'attack damage',
        holds((game, event) => event.by === game.me),
        hits(amount),
      ),
    ],
    ...facts,
  });

/** A test-only Keeper that hits at the start of its player's turn. */
export const starter = (id: string, amount: number, facts: Partial<Facts & Abilities> = {}): Card =>
  card(id, { keeper: 2, ...assault(amount), ...facts });

/** An ability for a test-only attack. */
export const onHit = (at: number, does: Does): Pick<Abilities, 'onHit'> => ({ onHit: { at, does } });

/** A plain test-only attack by its factor and number. All are of level 1; none stops speed, animal or tech. */
export const blow = (factor: Factor, number: number): string => `${factor} ${number}`;

/** A card of level 9 that is in a hand or deck for its icon. */
export const stops = (icon: Factor): string => `stops ${icon}`;

/** That many cards with one icon. */
export const pile = (icon: Factor, count = 10): string[] => Array.from({ length: count }, () => stops(icon));

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];

/** The plain cards that every rule's test may lay out. */
export const plain: readonly Card[] = [
  ...FACTORS.flatMap(factor => numbers.map(number => card(blow(factor, number), { factor, attack: number }))),
  ...FACTORS.map(icon => card(stops(icon), { block: icon, level: 9 })),
  card('speed+animal 6', { factor: ['speed', 'animal'], attack: 6, hero: 'Elektra & Daredevil' }),
  card('speed+animal 1', { factor: ['speed', 'animal'], attack: 1 }),
  card('tech+tech 6', { factor: ['tech', 'tech'], attack: 6 }),
];
