import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Card, FACTORS } from '../../../../src/games/squad/card.js';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { squad } from '../../../../src/games/squad/index.js';
import { wording } from '../../../../src/games/squad/wording.js';
import { readFacts } from '../../facts.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** What is printed; all else that a card has is an ability. */
const PRINTED = ['id', 'hero', 'heroes', 'name', 'team', 'factors', 'block', 'level', 'attack', 'printedAttack'];

const hasAbility = (card: Card): boolean => Object.keys(card).some(key => !PRINTED.includes(key));

describe('cards make sense', () => {
  test('each printed id once', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  test('one factor or two, a level from 1, an attack from 1', () => {
    for (const { id, factors, block, level, attack } of cards) {
      expect([1, 2], id).toContain(factors.length);
      for (const factor of [...factors, block]) expect(FACTORS, id).toContain(factor);
      expect(level, id).toBeGreaterThanOrEqual(1);
      if (attack !== '*') expect(attack, id).toBeGreaterThanOrEqual(1);
    }
  });

  test('a text where there is an ability, and only there', () => {
    for (const card of cards) expect(wording(card) !== null, card.id).toBe(hasAbility(card));
  });

  test('a computed number where * is printed, and only there', () => {
    for (const { id, attack, worth } of cards) expect(worth !== undefined, id).toBe(attack === '*');
  });

  test('what lasts or waits belongs to a Keeper', () => {
    for (const { id, keeper, triggers, lasting, standing, onDestroyed, assault } of cards)
      if (triggers ?? lasting ?? standing ?? onDestroyed ?? assault) expect(keeper, id).toBeGreaterThanOrEqual(1);
  });

  test('the starter deck can be played', () => {
    const known = new Set(cards.map(({ id }) => id));
    const starter = squad.decks.ready.find(({ id }) => id === 'starter');
    for (const id of Object.keys(starter?.cards ?? {})) expect(known, id).toContain(id);
  });

  test('the list of card files is up to date', () => {
    execFileSync(process.execPath, [join(root, 'scripts', 'index-cards.mjs'), '--check']);
  });
});

describe('cards are as printed', () => {
  const byId = new Map(readFacts<{ id: string }>('squad', 'cards').map(entry => [entry.id, entry]));

  test('all of them', () => {
    expect(cards.map(({ id }) => id).sort()).toEqual([...byId.keys()].sort());
  });

  test.each(cards.map(card => [`${card.id} ${card.name}`, card] as const))('%s', (_, card) => {
    const { id, hero, heroes, name, team, factors, block, level, attack, keeper, assault } = card;
    const able = hasAbility(card);
    const printed = {
      id,
      hero,
      heroes,
      name,
      team,
      factors,
      block,
      level,
      attack,
      able,
      keeper,
      at: card.onHit?.at,
      assault,
    };
    expect(printed).toEqual(byId.get(id));
  });
});
