import { expect, test } from 'vitest';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import { champions } from '../../../src/games/champions/index.js';
import type { Game } from '../../../src/kernel/index.js';
import { withNorman } from './encounter/goblins.js';
import { ALLY, RUNNER } from './encounter/tables.js';
import { type Layout, Played } from './table.js';

/** Deals 1 damage, takes 1 for it, and has 2 hit points. */
const SQUIRREL = '03013';
/** What its own card does once it has attacked is up to the top card of the deck. */
const HULK = '01050';
const SPIDER = '01001a';
/** Its villain retaliates for 1. */
const SOLID_BODY = '01119';
const KLAW: Layout = { scenario: 'klaw', mainScheme: '01116b', villain: '01113' };

/** What the basic attack of a card would do, as the menu of its player tells it. */
const attackOf = (layout: Layout, card: string): string | undefined =>
  new Played(layout, 'plain').previews[`${card}.attack`];

test('an ally’s attack says what retaliation and its own damage will do to it', () => {
  const heroes = [{ play: [SQUIRREL] }];
  expect(attackOf({ ...KLAW, heroes }, SQUIRREL)).toBe('1 damage to an enemy. (Klaw I 12 > 11) (Squirrel Girl 2 > 1)');
  const retaliating = { ...KLAW, villain: { card: '01113', attached: [SOLID_BODY] }, heroes };
  expect(attackOf(retaliating, SQUIRREL)).toBe('1 damage to an enemy. (Klaw I 12 > 11) (Squirrel Girl 2 > 0)');
  expect(attackOf(retaliating, SPIDER)).toBe('2 damage to an enemy. (Klaw I 12 > 10) (Spider-Man 10 > 9)');
});

test('of retaliation nothing is said where the attack may fell what retaliates', () => {
  const villain = { card: '01113', attached: [SOLID_BODY], damage: 10 };
  expect(attackOf({ ...KLAW, villain, heroes: [{}] }, SPIDER)).toBe('2 damage to an enemy. (Klaw I 2 > 0)');
});

test('tough takes the first hit: the target’s, and the attacker’s', () => {
  const villain = { card: '01094', status: ['tough'] };
  expect(attackOf({ villain, heroes: [{}] }, SPIDER)).toBe('2 damage to an enemy. (Rhino I loses tough)');
  const heroes = [{ play: [{ card: SQUIRREL, status: ['tough'] }] }];
  const rhino = '1 damage to an enemy. (Rhino I 14 > 13) (Squirrel Girl loses tough)';
  expect(attackOf({ heroes }, SQUIRREL)).toBe(rhino);
  const retaliating = { ...KLAW, villain: { card: '01113', attached: [SOLID_BODY] }, heroes };
  expect(attackOf(retaliating, SQUIRREL)).toMatch(/\(Squirrel Girl loses tough\) \(Squirrel Girl 2 > 1\)$/);
});

test('what is said of an attack is what it comes to', () => {
  const heroes = [{ play: [{ card: SQUIRREL, status: ['tough'] }] }];
  const villain = { card: '01113', attached: [SOLID_BODY] };
  const table = new Played({ ...KLAW, villain, heroes }, 'plain').pick(`${SQUIRREL}.attack`);
  expect(table.villain.damage).toBe(1);
  expect(table.card(SQUIRREL)).toMatchObject({ damage: 1, statuses: [] });
});

test('with several targets, a line says what the attack costs where that is the same with each', () => {
  const heroes = [{ play: [SQUIRREL], minions: [RUNNER] }];
  expect(attackOf({ heroes }, SQUIRREL)).toBe('1 damage to an enemy. (Squirrel Girl 2 > 1)');
  expect(attackOf({ heroes }, SPIDER)).toBe('2 damage to an enemy.');
  // M.O.D.O.K. retaliates, the others do not.
  const different = [{ play: [ALLY], minions: [RUNNER, '01184'] }];
  expect(attackOf({ heroes: different }, ALLY)).not.toContain('>');
});

test('nothing is said of what an attack costs an ally whose own card comes in before', () => {
  const says = (minions: string[]) => attackOf({ heroes: [{ play: [HULK], minions }] }, HULK);
  expect(says([])).toBe('3 damage to an enemy. (Rhino I 14 > 11)');
  expect(says([RUNNER])).toBe('3 damage to an enemy.');
});

test('nothing is said of what it costs an ally to bring the next stage or the other face of a villain', () => {
  const heroes = [{ play: [SQUIRREL] }];
  const stage = (damage: number) => attackOf({ villain: { card: '01094', damage }, heroes }, SQUIRREL);
  expect(stage(12)).toBe('1 damage to an enemy. (Rhino I 2 > 1) (Squirrel Girl 2 > 1)');
  expect(stage(13)).toBe('1 damage to an enemy. (Rhino I 1 > 0)');
  const face = (counters: number) => attackOf(withNorman(counters, { heroes }), SQUIRREL);
  expect(face(2)).toBe('1 damage to an enemy. (Criminal Enterprise 2 > 1) (Squirrel Girl 2 > 1)');
  expect(face(1)).toBe('1 damage to an enemy. (Criminal Enterprise 1 > 0)');
});

test('a thwart says what it costs an ally', () => {
  const heroes = [{ play: [SQUIRREL] }];
  const { previews } = new Played({ mainScheme: { card: '01097b', threat: 3 }, heroes }, 'plain');
  expect(previews[`${SQUIRREL}.thwart`]).toMatch(/\(The Break-In! 3 > 2\) \(Squirrel Girl 2 > 1\)$/);
});

test('a menu’s head says which status cards the villain has', () => {
  const say = gameTranslator(champions as unknown as Game, 'en');
  const { state } = new Played({ villain: { card: '01094', damage: 6, status: ['tough', 'stunned'] } }, 'plain');
  const said = (champions.view(state, 0).brief ?? []).map(one => say.plain(one));
  expect(said).toContain('Rhino I 8/14 (tough and stunned)');
});

test('an ability of a hero whose status card goes instead says so first', () => {
  const line = (status: 'stunned' | 'confused') => {
    const heroes = [{ identity: '01010a', status: [status], play: [{ card: '01018', counters: 2 }] }];
    return new Played({ heroes }, 'plain').previews['01018.1'];
  };
  expect(line('stunned')).toMatch(/^Shakes off the stun instead\. Hero action \(attack\): .* up to 10\.$/);
  expect(line('confused')).toMatch(/^Hero action .* \(Rhino I 14 > 10\)$/);
});
