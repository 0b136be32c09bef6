import { expect } from 'vitest';
import { draws, heals, mine, whenIBlock } from '../../../../src/games/squad/abilities/index.js';
import { ofFactor, ofHero } from '../../../../src/games/squad/filters.js';
import type { Played } from '../table.js';
import { BOTH, card, onHit, pile, rule, starter, stops } from './rule.js';

const TEAM_UP = 'speed+animal 6';
const TWIN = 'tech+tech 6';

const dealt = (table: Played): unknown => table.logged('log-dealt')[0]?.args?.amount;

rule(
  BOTH,
  'multi-factor',
  'option 1: both factors blocked from the hand, 2 damage',
  { me: { hand: [TEAM_UP] }, them: { hand: [stops('speed'), stops('animal'), stops('tech')], deck: pile('energy') } },
  table => {
    table
      .attack(TEAM_UP)
      .asks(1, 'block', [stops('speed'), stops('animal')])
      .block(stops('speed'));
    table.asks(1, 'block', [stops('animal')]).block(stops('animal'));
    expect(dealt(table)).toBe(2);
    expect(table.zone(1, 'deck')).toHaveLength(10);
    expect(table.zone(1, 'hand')).toEqual([stops('tech')]);
  },
);

for (const [first, second] of [
  ['speed', 'animal'],
  ['animal', 'speed'],
] as const) {
  const layout = (deck: string[]) => ({
    me: { hand: [TEAM_UP] },
    them: { hand: [stops(first), stops('tech')], deck },
  });
  const blockedOnce = (table: Played): Played => table.attack(TEAM_UP).block(stops(first)).asks(1, 'block', []).take();

  rule(
    BOTH,
    'multi-factor',
    `option 2: ${first} from the hand, ${second} on top of the deck, 2 damage`,
    layout([stops(second), ...pile('energy')]),
    table => {
      blockedOnce(table);
      expect(dealt(table)).toBe(2);
      expect(table.zone(1, 'discard')).toEqual([stops(second), stops(first)]);
    },
  );

  rule(
    BOTH,
    'multi-factor',
    `option 2: ${first} from the hand, ${second} second in the deck, 3 damage`,
    layout([stops('tech'), stops(second), ...pile('energy')]),
    table => {
      blockedOnce(table);
      expect(dealt(table)).toBe(3);
    },
  );

  rule(
    BOTH,
    'multi-factor',
    `option 2: ${first} from the hand, no ${second} in five cards, 6 damage`,
    layout([...pile('energy', 5), stops(second), stops('tech')]),
    table => {
      blockedOnce(table);
      expect(dealt(table)).toBe(6);
      expect(table.zone(1, 'deck')).toEqual([stops(second), stops('tech')]);
    },
  );

  rule(
    BOTH,
    'multi-factor',
    `option 2: the factor that is blocked already is not blocked again: ${first} twice`,
    layout([stops(first), stops(first), ...pile('energy')]),
    table => {
      blockedOnce(table);
      expect(dealt(table)).toBe(6);
    },
  );
}

rule(
  BOTH,
  'multi-factor',
  'option 3: both from the deck in two cards, 2 damage',
  { me: { hand: [TEAM_UP] }, them: { deck: [stops('animal'), stops('speed'), ...pile('energy')] } },
  table => {
    table.attack(TEAM_UP);
    expect(dealt(table)).toBe(2);
  },
);

rule(
  BOTH,
  'multi-factor',
  'option 3: both somewhere in six cards, stopped at the second of them',
  {
    me: { hand: [TEAM_UP] },
    them: { deck: [stops('tech'), stops('speed'), stops('speed'), stops('animal'), ...pile('energy')] },
  },
  table => {
    table.attack(TEAM_UP);
    expect(dealt(table)).toBe(4);
  },
);

rule(
  BOTH,
  'multi-factor',
  'option 3: only one of them in six cards, 6 damage',
  { me: { hand: [TEAM_UP] }, them: { deck: [stops('animal'), ...pile('energy', 5), stops('speed')] } },
  table => {
    table.attack(TEAM_UP);
    expect(dealt(table)).toBe(6);
    expect(table.zone(1, 'deck')).toEqual([stops('speed')]);
  },
);

rule(
  BOTH,
  'multi-factor',
  'SQ-5: whoever can block both factors may block neither',
  { me: { hand: [TEAM_UP] }, them: { hand: [stops('speed'), stops('animal')], deck: pile('energy') } },
  table => {
    table.attack(TEAM_UP).take();
    expect(dealt(table)).toBe(6);
    expect(table.zone(1, 'hand')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'multi-factor',
  'SQ-C4: when the first block is the last point there is no second question',
  { me: { hand: ['speed+animal 1'] }, them: { hand: [stops('speed'), stops('animal')], deck: pile('energy') } },
  table => {
    table.attack('speed+animal 1').block(stops('speed'));
    expect(dealt(table)).toBe(1);
    expect(table.zone(1, 'hand')).toEqual([stops('animal')]);
  },
);

// -- twin factor

rule(
  BOTH,
  'multi-factor',
  'twin factor: one icon is not enough',
  { me: { hand: [TWIN] }, them: { deck: [stops('tech'), ...pile('energy')] } },
  table => {
    table.attack(TWIN);
    expect(dealt(table)).toBe(6);
  },
);

rule(
  BOTH,
  'multi-factor',
  'twin factor: the same icon twice stops it, from hand and deck',
  { me: { hand: [TWIN] }, them: { hand: [stops('tech')], deck: [stops('energy'), stops('tech'), ...pile('energy')] } },
  table => {
    table.attack(TWIN).block(stops('tech'));
    expect(dealt(table)).toBe(3);
  },
);

rule(
  BOTH,
  'multi-factor',
  'twin factor: two from the hand, one after the other',
  { me: { hand: [TWIN] }, them: { hand: [stops('tech'), stops('tech'), stops('speed')], deck: pile('energy') } },
  table => {
    table
      .attack(TWIN)
      .block(stops('tech'))
      .asks(1, 'block', [stops('tech')])
      .block(stops('tech'));
    expect(dealt(table)).toBe(2);
  },
);

rule(
  BOTH,
  'multi-factor',
  'SQ-4: with the deck gone each factor has to be stopped from the hand',
  {
    me: { hand: [TEAM_UP] },
    them: { deck: [], hand: [stops('speed'), stops('tech'), stops('animal'), stops('energy')] },
  },
  table => {
    table.attack(TEAM_UP).take();
    table.pick(stops('speed')).asks(1, 'damage from hand').pick(stops('tech'));
    table.asks(1, 'damage from hand').pick(stops('animal'));
    expect(table.zone(1, 'hand')).toEqual([stops('energy')]);
    expect(dealt(table)).toBe(3);
  },
);

// -- what a team-up counts as

rule(
  BOTH,
  'multi-factor',
  'a team-up is a card of both heroes and of both factors',
  {
    me: { hand: [TEAM_UP], keepers: ['daredevil', 'speed', 'animal', 'elektra', 'tech'] },
    them: { deck: pile('energy', 12) },
    cards: [
      counts('daredevil', ofHero('Daredevil')),
      counts('elektra', ofHero('Elektra')),
      counts('speed', ofFactor('speed')),
      counts('animal', ofFactor('animal')),
      counts('tech', ofFactor('tech')),
    ],
  },
  table => {
    table.attack(TEAM_UP);
    // Four of the five Keepers make it stronger; the one for tech cards does not.
    expect(dealt(table)).toBe(10);
  },
);

function counts(id: string, of: ReturnType<typeof ofHero>) {
  return card(id, { keeper: 2, lasting: [mine.attack(1, of)] });
}

// -- half a block

rule(
  BOTH,
  'multi-factor',
  'SQ-21: each card that blocks half of it is a block',
  {
    me: { hand: [TEAM_UP] },
    them: { hand: [stops('speed'), stops('tech')], deck: pile('energy'), keepers: ['draws on block'] },
    cards: [card('draws on block', { keeper: 2, triggers: [whenIBlock(draws(1))] })],
  },
  table => {
    table.attack(TEAM_UP).block(stops('speed')).take();
    expect(dealt(table)).toBe(6);
    expect(table.zone(1, 'hand')).toEqual([stops('tech'), stops('energy')]);
  },
);

rule(
  BOTH,
  'multi-factor',
  'SQ-21: two cards are two blocks',
  {
    me: { hand: [TEAM_UP] },
    them: { hand: [stops('speed'), stops('animal')], deck: pile('energy'), keepers: ['draws on block'] },
    cards: [card('draws on block', { keeper: 2, triggers: [whenIBlock(draws(1))] })],
  },
  table => {
    table.attack(TEAM_UP).block(stops('speed')).block(stops('animal'));
    expect(table.zone(1, 'hand')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'multi-factor',
  'SQ-21: an icon lost as damage from the hand is no block from the hand',
  {
    me: { hand: ['speed 3'] },
    them: { hand: [stops('speed'), stops('tech')], deck: [], discard: pile('energy', 3), keepers: ['heals on block'] },
    cards: [card('heals on block', { keeper: 2, triggers: [whenIBlock(heals(1))] })],
  },
  table => {
    table.attack('speed 3').take().pick(stops('speed'));
    expect(table.zone(1, 'deck')).toEqual([]);
    expect(table.zone(1, 'hand')).toEqual([stops('tech')]);
  },
);

// -- Keepers with two factors

const twins = [
  starter('team-up Keeper', 2, { factor: ['speed', 'animal'] }),
  starter('twin Keeper', 2, { factor: ['tech', 'tech'] }),
];

rule(
  BOTH,
  'misfire',
  'SQ-7: a team-up Keeper does not misfire when one card blocks one factor',
  {
    step: 'start',
    me: { keepers: ['team-up Keeper'] },
    them: { hand: [stops('speed')], deck: pile('energy') },
    cards: twins,
  },
  table => {
    table.block(stops('speed'));
    expect(table.zone(0, 'keepers')).toEqual(['team-up Keeper']);
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'misfire',
  'SQ-7: nor when the second card blocks the other factor',
  {
    step: 'start',
    me: { keepers: ['team-up Keeper', 'twin Keeper'] },
    them: { deck: [stops('speed'), stops('animal'), stops('tech'), stops('tech'), ...pile('energy')] },
    cards: twins,
  },
  table => {
    expect(table.zone(0, 'keepers')).toEqual(['team-up Keeper', 'twin Keeper']);
    expect(table.zone(1, 'discard')).toHaveLength(4);
    expect(table.logged('log-damage-stopped')).toHaveLength(2);
  },
);

rule(
  BOTH,
  'special ability',
  'a half-blocked attack still reaches its number',
  {
    me: { hand: ['team-up that draws'] },
    them: { hand: [stops('speed')], deck: pile('energy') },
    cards: [card('team-up that draws', { factor: ['speed', 'animal'], attack: 2, ...onHit(2, draws(1)) })],
  },
  table => {
    table.attack('team-up that draws').block(stops('speed'));
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);
