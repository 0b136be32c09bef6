import { describe, expect } from 'vitest';
import { hero, loot, type Played, scenario, story } from '../table.js';

describe('a power that its card does not force', () => {
  const draws = { does: [{ do: 'draw' as const, count: 1 }] };
  const keen = hero('gadget', { triggers: [{ on: 'rival stunned', ...draws }] });
  const driven = hero('gadget', { triggers: [{ on: 'rival stunned', must: true, ...draws }] });
  const mine = (card: string, deck: readonly string[] = Array(12).fill('filler')) => ({
    places: [card, 'mutant'],
    hand: ['smash'],
    deck,
  });

  scenario(
    'SM-C29: its owner is asked, and it happens if they want it',
    { cards: { keen }, teams: [mine('keen'), { places: ['magic'] }], asksPowers: true },
    table => {
      table.pick('smash smash keen').asks(0, 'power', ['use', 'leave']);
      expect(table.prompt.source).toBe(table.place(0, 'keen').hero.card);
      expect(table.prompt.question).toMatchObject({ id: 'ask-power', args: { on: 'rival-stunned' } });
      table.pick('use');
      expect(table.zone(0, 'hand')).toHaveLength(6);
    },
  );
  scenario(
    'SM-C29: and nothing happens if they do not, which is also what counts for those who are gone',
    { cards: { keen }, teams: [mine('keen'), { places: ['magic'] }], asksPowers: true },
    table => {
      table.pick('smash smash keen').asks(0, 'power');
      expect(table.prompt.default).toEqual({ pick: ['leave'] });
      table.pick('leave');
      expect(table.zone(0, 'hand')).toHaveLength(5);
      expect(table.effects).not.toContain('keen');
    },
  );
  scenario(
    'SM-C29: it is not asked where it could change nothing, as everybody can see (SM-C4)',
    {
      cards: { medic: hero('gadget', { triggers: [{ on: 'won', does: [{ do: 'revive', to: { team: 'mine' } }] }] }) },
      teams: [mine('medic'), { places: ['magic'] }],
      asksPowers: true,
    },
    table => {
      table.pick('smash smash medic');
    },
  );
  scenario(
    'SM-C29: one that its card forces happens unasked',
    { cards: { driven }, teams: [mine('driven'), { places: ['magic'] }], asksPowers: true },
    table => {
      table.pick('smash smash driven');
      expect(table.zone(0, 'hand')).toHaveLength(6);
    },
  );
  scenario(
    'SM-C29: at the start of a turn too',
    {
      cards: { early: hero('gadget', { triggers: [{ on: 'turn', ...draws }] }) },
      teams: [mine('early'), {}],
      asksPowers: true,
    },
    table => {
      table.asks(0, 'power').pick('leave').asks(0, 'turn');
      expect(table.zone(0, 'hand')).toEqual(['smash']);
      table.pick('discard smash');
    },
  );
  const rubber = hero('magic', { passive: [{ is: 'sturdy' }] });
  scenario(
    'SM-C29: a sturdy hero’s coin: the owner may let it be stunned',
    { cards: { rubber }, teams: [{ hand: ['smash'] }, { places: ['rubber'] }], asksPowers: true },
    table => {
      table.pick('smash smash mutant').asks(1, 'power', ['use', 'leave']).pick('leave');
      expect(table.places(1)).toBe('rubber!');
      expect([...table.logged('log-withstood'), ...table.logged('log-not-withstood')]).toEqual([]);
    },
  );
  scenario(
    'SM-C29: several are asked one after the other, each for itself',
    {
      cards: { rubber, flu: story({ do: 'stun', to: { pick: 'all' } }) },
      teams: [{ hand: ['flu'] }, { places: ['rubber', 'mutant'] }, { places: ['rubber'] }],
      asksPowers: true,
    },
    table => {
      table.pick('story flu').asks(1, 'power').pick('leave').asks(2, 'power').pick('leave');
      expect([table.places(1), table.places(2)]).toEqual(['rubber! mutant!', 'rubber!']);
    },
  );

  const suit = loot('magic', { passive: [{ is: 'sturdy' }] });
  const padded = { places: [{ card: 'rubber', loot: 'suit' }] };
  const coins = (table: Played) =>
    [...table.logged('log-withstood'), ...table.logged('log-not-withstood')].map(({ why }) =>
      table.nameOf(why?.card ?? ''),
    );
  for (const [seed, falls] of [
    ['a test', ['rubber']],
    ['a coin', ['rubber', 'suit']],
  ] as const)
    scenario(
      `SM-C34: a hero that is sturdy and bears sturdy Loot has a coin for each: ${falls.length} here`,
      { cards: { rubber, suit }, teams: [{ hand: ['smash'] }, padded], seed },
      table => {
        table.pick('smash smash mutant');
        expect(coins(table)).toEqual(falls);
        expect(table.places(1)).toBe(table.logged('log-withstood').length > 0 ? 'rubber+suit' : 'rubber!');
      },
    );
  scenario(
    'SM-C34: its owner is asked for each, and may leave either (SM-C29)',
    { cards: { rubber, suit }, teams: [{ hand: ['smash'] }, padded], asksPowers: true },
    table => {
      const by = () => table.nameOf(table.asks(1, 'power', ['use', 'leave']).prompt.source ?? '');
      table.pick('smash smash mutant');
      expect(by()).toBe('rubber');
      table.pick('leave');
      expect(by()).toBe('suit');
      table.pick('use');
      expect(coins(table)).toEqual(['suit']);
    },
  );
  const airbag = hero('gadget', {
    triggers: [{ on: 'stunned', does: [{ do: 'shield', to: { team: 'mine', pick: 'all' } }] }],
  });
  const bump = story({ do: 'stun', to: { type: 'gadget' } });
  const kept = (card: string) => ({ card, shieldedUntil: 1 });
  scenario(
    'SM-C29: it is not asked where all are as safe from attacks as it could make them',
    {
      cards: { airbag, bump },
      teams: [{ hand: ['bump'] }, { places: [kept('airbag'), kept('magic')] }],
      asksPowers: true,
    },
    table => {
      table.pick('story bump');
      expect(table.places(1)).toBe('airbag! magic');
      expect(table.place(1, 'magic').shieldedUntil).toBe(1);
    },
  );
  scenario(
    'SM-C29: it is where one of them is not, and keeps that one safe',
    {
      cards: { airbag, bump },
      teams: [{ hand: ['bump'] }, { places: [kept('airbag'), kept('magic'), 'nature'] }],
      asksPowers: true,
    },
    table => {
      table.pick('story bump').asks(1, 'power', ['use', 'leave']).pick('use');
      expect(table.place(1, 'nature').shieldedUntil).toBe(1);
      expect(table.logged('log-shielded')).toHaveLength(1);
    },
  );
});
