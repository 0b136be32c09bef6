import { describe, expect, test } from 'vitest';
import { attack, type Card, type Factor, type Team } from '../../../../src/games/squad/card.js';
import { sizeOf } from '../../../../src/games/squad/decks/copies.js';
import { squadWith } from '../../../../src/games/squad/index.js';
import type { Side } from '../../../../src/games/squad/options.js';
import { gatekeepers } from '../../../../src/games/squad/quests/gatekeepers/index.js';
import { readFacts } from '../../facts.js';
import { counts } from '../made.js';

interface Printed {
  id: string;
  hero: string;
  name: string;
  team: Team | null;
  factors: [Factor, Factor?];
  block: Factor;
  level: number;
  attack: number | '*';
  keeper?: number;
}
interface Stage {
  gatekeeper: string;
  stage: number;
  difficulty: number;
  enemy: string;
  rules: { rule: string; value: string; count?: number }[];
  deck: Record<string, number>;
}

/** Every printed card with its facts, and with no ability but that it can be a Keeper. */
const blank = ({ id, hero, name, team, factors: [one, two], block, level, attack: number, keeper }: Printed): Card =>
  attack(id, {
    ...{ hero, name, team, level, block, attack: number },
    factor: two === undefined ? one : [one, two],
    ...(number === '*' && { worth: counts(() => 1) }),
    ...(keeper !== undefined && { keeper: 1 }),
  });

/** Our name for somebody: bosses and others are called alike. */
const nameOf = (id: string): string => id.replace(/^non_hero_|_boss$/g, '').replaceAll('_', '-');

/** A side as the published rules have it. */
function sideOf(rules: Stage['rules'], who: 'Player' | 'Enemy'): Side {
  const cards = (kind: string): string[] =>
    rules
      .filter(({ rule }) => rule === `${who}${kind}`)
      .flatMap(({ value, count = 1 }) => Array.from({ length: count }, () => value));
  const draw = rules.find(({ rule }) => rule === `${who}HandSize`)?.value;
  const [hand, keepers] = [cards('CardsInHand'), cards('KeeperInPlay')];
  return {
    ...(draw !== undefined && { draw: Number(draw) }),
    ...(hand.length > 0 && { hand }),
    ...(keepers.length > 0 && { keepers }),
  };
}

test('each of 27 gatekeepers has six stages, and an enemy for each', () => {
  expect(gatekeepers).toHaveLength(27);
  expect(new Set(gatekeepers.map(({ id }) => id)).size).toBe(27);
  for (const { stages } of gatekeepers) expect(stages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { cards, enemy } of gatekeepers.flatMap(({ stages }) => stages)) {
    expect(enemy).toMatch(/^[a-z-]+$/);
    for (const [id, copies] of Object.entries(cards))
      expect([id, copies]).toEqual([expect.stringMatching(/^ST\d{3}$/), expect.any(Number)]);
    expect(sizeOf({ cards })).toBeGreaterThan(20);
  }
});

describe('as published', () => {
  const stages = readFacts<Stage>('squad', 'quests');
  const game = squadWith(readFacts<Printed>('squad', 'cards').map(blank));
  const quests = game.quests ?? [];

  test('every rule of a quest is known', () => {
    const kinds = new Set(stages.flatMap(({ rules }) => rules.map(({ rule }) => rule)));
    expect([...kinds].sort()).toEqual([
      ...['EnemyHandSize', 'EnemyKeeperInPlay', 'InitialPower'],
      ...['PlayerCardsInHand', 'PlayerHandSize', 'PlayerKeeperInPlay'],
    ]);
  });

  test('162 quests in their order', () => {
    expect(quests.map(({ group, stage }) => [group.id, stage])).toEqual(
      stages.map(({ gatekeeper, stage }) => [nameOf(gatekeeper), stage]),
    );
    expect(new Set(quests.map(({ id }) => id)).size).toBe(162);
  });

  test.each(stages.map((stage, at) => [`${stage.gatekeeper} ${stage.stage}`, stage, at] as const))(
    '%s',
    (_, { enemy, difficulty, rules, deck, stage, gatekeeper }, at) => {
      const quest = quests[at];
      const power = rules.find(({ rule }) => rule === 'InitialPower')?.value;
      expect(quest).toMatchObject({ enemy: { id: `who-${nameOf(enemy)}` }, difficulty, ruleset: 'online' });
      expect(quest?.deck.cards).toEqual(deck);
      expect(quest?.options).toEqual({
        ruleset: 'online',
        ...(power !== undefined && { power: Number(power) }),
        sides: [sideOf(rules, 'Player'), { ...sideOf(rules, 'Enemy'), wholeDeck: true }],
      });
      expect(game.options.safeParse(quest?.options).success).toBe(true);
      expect(quest?.after).toEqual(stage === 1 ? [] : [`${nameOf(gatekeeper)}-${stage - 1}`]);
    },
  );

  test('ready decks: those with a name, then the 40 legal ones of quests', () => {
    const named = readFacts<{ id: string; rulesets: string[]; cards: Record<string, number> }>('squad', 'decks');
    const { ready } = game.decks;
    const [own, others] = [ready.slice(0, 11), ready.slice(11)];
    const byId = (decks: readonly { id: string }[]) => Object.fromEntries(decks.map(deck => [deck.id, deck]));
    expect(byId(own.map(({ id, rulesets, cards }) => ({ id, rulesets, cards })))).toEqual(byId(named));
    expect(others).toHaveLength(40);
    expect(others.map(({ id }) => id)).toEqual(
      quests.flatMap(({ id }) => (others.some(deck => deck.id === id) ? [id] : [])),
    );
    for (const { id, rulesets, cards } of ready) {
      expect(sizeOf({ cards }), id).toBe(40);
      for (const ruleset of rulesets)
        expect(game.decks.check({ name: id, cards }, game.options.parse({ ruleset })), id).toEqual([]);
    }
    expect(new Set(ready.map(({ id }) => id)).size).toBe(51);
  });
});
