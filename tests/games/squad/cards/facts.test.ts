import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Card, FACTORS } from '../../../../src/games/squad/card.js';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { squad } from '../../../../src/games/squad/index.js';
import { wording } from '../../../../src/games/squad/wording.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Printed facts, where they lie beside the project. */
const data = join(root, '..', 'shared', 'data', 'squad-cards.json');

interface Printed {
  id: string;
  hero: string;
  ruleHeroes: string[];
  name: string;
  team: string | null;
  factors: string[];
  block: string[];
  level: number;
  attack: number | '*';
  text: string;
}

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

describe.skipIf(!existsSync(data))('cards are as printed', () => {
  const printed = existsSync(data) ? (JSON.parse(readFileSync(data, 'utf8')) as Printed[]) : [];
  const byId = new Map(printed.map(entry => [entry.id, entry]));

  test.each(cards.map(card => [`${card.id} ${card.name}`, card] as const))('%s', (_, card) => {
    const entry = byId.get(card.id);
    const { id, hero, heroes, name, team, factors, block, level, attack } = card;
    expect({ id, hero, ruleHeroes: heroes, name, team, factors, block: [block], level, attack }).toEqual({
      id: entry?.id,
      hero: entry?.hero,
      // One printing leaves out the hyphen of a hero it counts as.
      ruleHeroes: entry?.ruleHeroes.map(name => (name === 'Spider Girl' ? 'Spider-Girl' : name)),
      name: entry?.name,
      team: entry?.team,
      factors: entry?.factors,
      block: entry?.block,
      level: entry?.level,
      attack: entry?.attack,
    });
    expect(hasAbility(card)).toBe(ruleText(entry) !== '');
    expect(card.keeper).toBe(numberIn(entry?.text, /\{(\d+): Keeper\}/));
    expect(card.onHit?.at).toBe(numberIn(entry?.text, /<(\d+):>/));
    expect(card.assault).toBe(numberIn(entry?.text, /Assault <(\d+)>/));
  });
});

/** Some promotional printings offer a code; that is no ability. */
const ruleText = (entry?: Printed): string => (entry?.text ?? '').replace(/Redeem (this )?code.*/s, '').trim();

function numberIn(text: string | undefined, pattern: RegExp): number | undefined {
  const found = text?.match(pattern)?.[1];
  return found === undefined ? undefined : Number(found);
}
