import { describe, expect } from 'vitest';
import { hero, loot, scenario, story, superOf, teamUp } from '../table.js';

const stunned = (card: string) => ({ card, stunned: true });

describe('what always holds', () => {
  const weak = hero('gadget', { passive: [{ is: 'weak', to: ['mutant'] }] });
  scenario(
    'weak: losing to that type is a defeat',
    { cards: { weak }, teams: [{ hand: ['smash'] }, { places: ['weak', 'magic'] }] },
    table => {
      table.pick('smash smash mutant').pick('weak');
      expect(table.places(1)).toBe('- magic');
    },
  );
  scenario(
    'weak: to another type it is stunned',
    { cards: { weak }, teams: [{ hand: ['smash'] }, { places: ['weak', 'magic'] }] },
    table => {
      table.pick('smash smash magic').pick('weak');
      expect(table.places(1)).toBe('weak! magic');
    },
  );

  const lethal = hero('gadget', { passive: [{ is: 'lethal', to: ['magic'] }] });
  scenario(
    'lethal: those it beats are defeated',
    { cards: { lethal }, teams: [{ places: ['lethal'], hand: ['smash'] }, { places: ['magic', 'nature'] }] },
    table => {
      table.pick('smash smash lethal').pick('magic');
      expect(table.places(1)).toBe('- nature');
    },
  );
  scenario(
    'lethal: others are stunned',
    { cards: { lethal }, teams: [{ places: ['lethal'], hand: ['smash'] }, { places: ['magic', 'nature'] }] },
    table => {
      table.pick('smash smash lethal').pick('nature');
      expect(table.places(1)).toBe('magic nature!');
    },
  );

  const guard = hero('gadget', { passive: [{ is: 'guard' }, { is: 'immune', to: ['magic'] }] });
  scenario(
    'guard: other active heroes are no targets, stunned ones are',
    { cards: { guard }, teams: [{ hand: ['smash'] }, { places: ['guard', 'magic', stunned('nature')] }] },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['guard', 'nature']).pick('guard');
      expect(table.effects).toContain('guard');
    },
  );
  scenario(
    'SM-C9: a guard that cannot be attacked guards nobody',
    { cards: { guard }, teams: [{ hand: ['smash'] }, { places: ['guard', 'magic', 'nature'] }] },
    table => {
      table.pick('smash smash magic').asks(0, 'target', ['magic', 'nature']).pick('magic');
    },
  );

  scenario(
    'SM-C19: of two guards either may be attacked, and nobody else who is active',
    {
      cards: { guard, guard2: hero('nature', { passive: [{ is: 'guard' }] }) },
      teams: [{ hand: ['smash'] }, { places: ['guard', 'guard2', 'magic'] }],
    },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['guard', 'guard2']).pick('guard2');
      expect(table.places(1)).toBe('guard guard2! magic');
    },
  );

  const hidden = hero('gadget', { passive: [{ is: 'hidden' }] });
  scenario(
    'hidden: no target beside an active teammate',
    { cards: { hidden }, teams: [{ hand: ['smash'] }, { places: ['hidden', 'magic', 'nature'] }] },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['magic', 'nature']).pick('magic');
      expect(table.effects).toContain('hidden');
    },
  );
  const both = hero('gadget', { passive: [{ is: 'guard' }, { is: 'hidden' }] });
  scenario(
    'SM-C13: a guard that could hide guards: it is the target, and the only active one',
    { cards: { both }, teams: [{ hand: ['smash'] }, { places: ['both', 'magic', stunned('nature')] }] },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['both', 'nature']).pick('both');
      expect(table.places(1)).toBe('both! magic nature!');
    },
  );
  scenario(
    'SM-C9: hidden among hidden is a target',
    {
      cards: { hidden, veiled: hero('magic', { passive: [{ is: 'hidden' }] }) },
      teams: [{ hand: ['smash'] }, { places: ['hidden', 'veiled', stunned('nature')] }],
    },
    table => {
      table.pick('smash smash mutant').asks(0, 'target', ['hidden', 'veiled', 'nature']).pick('hidden');
    },
  );

  const costly = hero('gadget', { passive: [{ is: 'costly', cards: 1 }] });
  scenario(
    'costly: who attacks it discards first',
    { cards: { costly }, teams: [{ hand: ['smash', 'filler', 'filler2'] }, { places: ['costly', 'magic'] }] },
    table => {
      table.pick('smash smash mutant').pick('costly').asks(0, 'discard', ['filler', 'filler2']).pick('filler2');
      expect(table.places(1)).toBe('costly! magic');
      expect(table.logged('log-discard').length).toBeGreaterThan(0);
    },
  );
  scenario(
    'costly: no target for whoever cannot pay',
    { cards: { costly }, teams: [{ hand: ['smash'] }, { places: ['costly', 'magic'] }] },
    table => {
      table.pick('smash smash mutant');
      expect(table.places(1)).toBe('costly magic!');
    },
  );

  const hat = loot('magic', { passive: [{ is: 'costly', cards: 1 }] });
  scenario(
    'costly by Loot: the Loot asks for it, and Why? names the Loot',
    {
      cards: { hat },
      teams: [{ hand: ['smash', 'filler', 'filler2'] }, { places: [{ card: 'magic', loot: 'hat' }] }],
    },
    table => {
      table.pick('smash smash mutant').asks(0, 'discard');
      expect(table.prompt.question.args?.card).toEqual({ card: hat.id });
      table.pick('filler');
      expect(table.nameOf(table.logged('log-discard')[0]?.why?.card ?? '')).toBe('hat');
    },
  );

  const swift = hero('gadget', { passive: [{ is: 'swift', to: ['magic'] }] });
  scenario(
    'swift: those types cannot counter',
    {
      cards: { swift },
      teams: [
        { places: ['swift'], hand: ['smash'] },
        { places: ['magic', 'nature'], hand: ['smash'] },
      ],
    },
    table => {
      table.pick('smash smash swift').pick('magic');
      expect(table.places(1)).toBe('magic! nature');
    },
  );
  scenario(
    'swift: others can',
    {
      cards: { swift },
      teams: [
        { places: ['swift'], hand: ['smash'] },
        { places: ['magic', 'nature'], hand: ['smash'] },
      ],
    },
    table => {
      table.pick('smash smash swift').pick('nature').pick('smash');
      expect(table.places(0)).toBe('swift!');
    },
  );

  const flash = story({ do: 'stun', to: { pick: 'all' } });
  scenario(
    'safe from Stories, but not from a Smash',
    {
      cards: { flash, safe: hero('gadget', { passive: [{ is: 'safe', from: 'story' }] }) },
      teams: [{ hand: ['flash', 'smash'] }, { places: ['safe', 'magic'] }],
      actions: 1,
    },
    table => {
      table.pick('story flash');
      expect(table.places(1)).toBe('safe magic!');
      expect(table.effects).toContain('safe');
    },
  );

  const bolt = hero('magic');
  scenario(
    'safe from Supers, but not from Stories',
    {
      cards: {
        flash,
        bolt,
        great: superOf(bolt, { do: 'stun', to: { pick: 'all' } }, { do: 'again' }),
        safe: hero('gadget', { passive: [{ is: 'safe', from: 'super' }] }),
      },
      teams: [{ places: ['bolt'], hand: ['great', 'flash'] }, { places: ['safe', 'mutant'] }],
      actions: 2,
    },
    table => {
      table.pick('super great bolt');
      expect(table.places(1)).toBe('safe mutant!');
      table.pick('story flash');
      expect(table.places(1)).toBe('safe! mutant!');
    },
  );
  scenario(
    'safe from powers: of heroes and of Loot',
    {
      cards: {
        able: hero('magic', { power: [{ do: 'stun', to: { pick: 'all' } }, { do: 'again' }] }),
        wand: loot('magic', {
          use: [
            { do: 'stun', to: { pick: 'all' } },
            { do: 'revive', to: { team: 'mine' } },
          ],
        }),
        safe: hero('gadget', { passive: [{ is: 'safe', from: 'power' }] }),
      },
      teams: [
        { places: [{ card: 'able', loot: 'wand' }, stunned('mutant')], hand: ['smash'] },
        { places: ['safe', 'mutant'] },
      ],
      actions: 2,
    },
    table => {
      table.pick('power able');
      expect(table.places(1)).toBe('safe mutant!');
      table.pick('use wand able');
      expect([table.places(0), table.places(1)]).toEqual(['able+wand mutant', 'safe mutant!']);
    },
  );

  scenario(
    'kept safe: no target until its team’s next turn, when it is one again',
    {
      cards: { cover: story({ do: 'shield', to: { team: 'mine', pick: 'all', type: 'magic' } }) },
      teams: [
        { places: ['magic', 'mutant'], hand: ['cover', 'filler'] },
        { places: ['nature'], hand: ['smash', 'filler'] },
        { places: ['gadget'], hand: ['smash', 'smash'] },
      ],
      actions: 5,
    },
    table => {
      table.pick('story cover');
      table.pick('smash smash nature').asks(1, 'target', ['mutant', 'gadget']).pick('gadget').pick('give-in');
      // A stunned team's turn passes; then the turn of the shield's own team ends it.
      table.asks(2, 'turn', ['discard smash']).pick('discard smash').pick('discard filler');
      expect(table.place(0, 'magic').shieldedUntil).toBe(table.team(0).turns);
      table.pick('discard filler');
    },
  );

  const wild = hero('gadget', { passive: [{ is: 'wild' }] });
  scenario(
    'wild: every type for Team-Ups and Loot',
    {
      cards: { wild, pair: teamUp('mutant', 'magic'), bow: loot('nature', { passive: [{ is: 'hidden' }] }) },
      teams: [{ places: ['wild', 'mutant'], hand: ['pair', 'bow'] }, {}],
    },
    table => {
      expect(table.options).toEqual(
        expect.arrayContaining(['team-up pair wild', 'team-up pair mutant', 'loot bow wild']),
      );
      expect(table.options).not.toContain('loot bow mutant');
      table.pick('loot bow wild');
    },
  );
  scenario(
    'wild: not for whom it may attack',
    {
      cards: { wild, shy: hero('magic', { passive: [{ is: 'immune', to: ['gadget'] }] }) },
      teams: [{ places: ['wild'], hand: ['smash'] }, { places: ['shy'] }],
    },
    table => {
      table.asks(0, 'turn', ['discard smash']).pick('discard smash');
    },
  );

  scenario(
    'a bigger hand',
    {
      cards: { big: hero('gadget', { passive: [{ is: 'hand', plus: 1 }] }) },
      teams: [{ places: ['big'], hand: ['filler'], deck: Array(8).fill('smash') }, { hand: ['filler'] }],
    },
    table => {
      table.pick('discard filler');
      expect(table.zone(0, 'hand')).toHaveLength(6);
      expect(table.zone(1, 'hand')).toHaveLength(1);
    },
  );

  scenario(
    'sturdy: a coin decides; it counts for Stories too',
    {
      cards: { flash, tough: hero('gadget', { passive: [{ is: 'sturdy' }] }) },
      teams: [{ hand: ['flash'] }, { places: ['tough', 'magic'] }],
    },
    table => {
      table.pick('story flash');
      expect(table.places(1)).toBe(table.logged('log-withstood').length > 0 ? 'tough magic!' : 'tough! magic!');
    },
  );
});

describe('“other” and “another”', () => {
  scenario(
    'other: never the hero that does it',
    {
      cards: { kind: hero('magic', { power: [{ do: 'shield', to: { team: 'mine', pick: 'all', other: true } }] }) },
      teams: [{ places: ['kind', 'mutant'] }, {}],
    },
    table => {
      table.pick('power kind');
      expect([table.place(0, 'kind').shieldedUntil, table.place(0, 'mutant').shieldedUntil]).toEqual([0, 2]);
    },
  );
  const pair = (type: 'magic' | 'mutant') =>
    hero('magic', { power: [{ do: 'when', is: { if: 'type', type }, does: [{ do: 'stun', to: { pick: 'all' } }] }] });
  scenario(
    'another active hero of a type: its own does not count, so the power could change nothing',
    { cards: { pair: pair('magic') }, teams: [{ places: ['pair', 'mutant'], hand: ['filler'] }, {}] },
    table => {
      table.asks(0, 'turn', ['story filler', 'discard filler']).pick('discard filler');
    },
  );
  scenario(
    'another active hero of a type: a teammate’s does',
    { cards: { pair: pair('mutant') }, teams: [{ places: ['pair', 'mutant'] }, { places: ['gadget'] }] },
    table => {
      table.pick('power pair');
      expect(table.places(1)).toBe('gadget!');
    },
  );
});

describe('sturdy by Loot', () => {
  scenario(
    'Why? names the Loot that flipped the coin',
    {
      cards: { suit: loot('magic', { passive: [{ is: 'sturdy' }] }) },
      teams: [{ hand: ['smash'] }, { places: [{ card: 'magic', loot: 'suit' }] }],
    },
    table => {
      table.pick('smash smash mutant');
      const [line] = [...table.logged('log-withstood'), ...table.logged('log-not-withstood')];
      expect(table.nameOf(line?.why?.card ?? '')).toBe('suit');
    },
  );
});

describe('what waits for something', () => {
  const on = (moment: 'turn' | 'stunned' | 'defeated' | 'won' | 'rival stunned' | 'rival defeated') =>
    hero('gadget', { triggers: [{ on: moment, does: [{ do: 'stun', to: { pick: 'random', type: 'nature' } }] }] });
  const side = (card: string) => ({ places: [card, 'mutant'], hand: ['smash'] });

  scenario('its own turn', { cards: { it: on('turn') }, teams: [side('it'), {}] }, table => {
    expect(table.places(1)).toBe('mutant magic nature!');
    table.pick('discard smash');
  });
  scenario(
    'its own turn: not while it is stunned',
    { cards: { it: on('turn') }, teams: [{ places: [stunned('it'), 'mutant'], hand: ['smash'] }, {}] },
    table => {
      table.pick('discard smash');
      expect(table.places(1)).toBe('mutant magic nature');
    },
  );
  scenario(
    'its being stunned',
    { cards: { it: on('stunned') }, teams: [{ hand: ['smash'] }, { places: ['it'] }] },
    table => {
      table.pick('smash smash magic');
      expect([table.places(0), table.places(1)]).toEqual(['mutant magic nature!', 'it!']);
    },
  );
  scenario(
    'its defeat',
    { cards: { it: on('defeated') }, teams: [{ hand: ['smash'] }, { places: [stunned('it'), 'magic'] }] },
    table => {
      table.pick('smash smash magic').pick('it');
      expect([table.places(0), table.places(1)]).toEqual(['mutant magic nature!', '- magic']);
    },
  );
  scenario(
    'not when its whole team is out',
    { cards: { it: on('defeated') }, teams: [{ hand: ['smash'] }, { places: [stunned('it')] }, {}] },
    table => {
      table.pick('smash smash magic').pick('it');
      expect(table.places(0)).toBe('mutant magic nature');
    },
  );
  scenario(
    'its winning a battle, as a defender too',
    { cards: { it: on('won') }, teams: [{ hand: ['smash'] }, { places: ['it'], hand: ['smash'] }] },
    table => {
      table.pick('smash smash magic').pick('smash');
      expect(table.places(0)).toBe('mutant magic! nature!');
    },
  );
  scenario('its stunning a rival', { cards: { it: on('rival stunned') }, teams: [side('it'), {}] }, table => {
    table.pick('smash smash it').pick('mutant');
    expect(table.places(1)).toBe('mutant! magic nature!');
  });
  scenario(
    'its defeating a rival',
    { cards: { it: on('rival defeated') }, teams: [side('it'), { places: [stunned('mutant'), 'nature'] }] },
    table => {
      table.pick('smash smash it').pick('mutant');
      expect(table.places(1)).toBe('- nature!');
    },
  );
  scenario('stunning is not defeating', { cards: { it: on('rival defeated') }, teams: [side('it'), {}] }, table => {
    table.pick('smash smash it').pick('mutant');
    expect(table.places(1)).toBe('mutant! magic nature');
  });
  scenario(
    'the rival of the battle itself',
    {
      cards: { it: hero('gadget', { triggers: [{ on: 'stunned', does: [{ do: 'stun', to: { pick: 'foe' } }] }] }) },
      teams: [{ hand: ['smash'] }, { places: ['it'] }],
    },
    table => {
      table.pick('smash smash magic');
      expect(table.places(0)).toBe('mutant magic! nature');
    },
  );
  scenario(
    'SM-C15: winning against who withstands is winning; it has stunned nobody',
    {
      cards: {
        it: hero('gadget', {
          triggers: [
            { on: 'won', does: [{ do: 'draw', count: 1 }] },
            { on: 'rival stunned', does: [{ do: 'draw', count: 2 }] },
          ],
        }),
        tough: hero('magic', { passive: [{ is: 'sturdy' }] }),
      },
      teams: [{ places: ['it'], hand: ['smash'], deck: Array(12).fill('filler') }, { places: ['tough'] }],
    },
    table => {
      table.pick('smash smash it');
      const withstood = table.logged('log-withstood').length > 0;
      expect(table.places(1)).toBe(withstood ? 'tough' : 'tough!');
      expect(table.zone(0, 'hand')).toHaveLength(withstood ? 6 : 8);
    },
  );
  scenario(
    'on a Loot: not winning, when the hero has been stunned for it and the Loot is gone',
    {
      cards: {
        fish: loot('mutant', { triggers: [{ on: 'won', does: [{ do: 'stun', to: { pick: 'all' } }] }] }),
        sneeze: hero('gadget', { triggers: [{ on: 'stunned', does: [{ do: 'stun', to: { pick: 'foe' } }] }] }),
      },
      teams: [{ places: [{ card: 'mutant', loot: 'fish' }], hand: ['smash'] }, { places: ['sneeze', 'nature'] }],
    },
    table => {
      table.pick('smash smash mutant').pick('sneeze');
      expect([table.places(0), table.places(1)]).toEqual(['mutant!', 'sneeze! nature']);
    },
  );
  scenario(
    'on a Loot: winning, while it is there',
    {
      cards: { fish: loot('mutant', { triggers: [{ on: 'won', does: [{ do: 'stun', to: { pick: 'all' } }] }] }) },
      teams: [{ places: [{ card: 'mutant', loot: 'fish' }], hand: ['smash'] }, { places: ['gadget', 'nature'] }, {}],
    },
    table => {
      table.pick('smash smash mutant').pick(`h${table.place(1, 'gadget').hero.id}`);
      expect(table.places(1)).toBe('gadget! nature!');
      expect(table.places(2)).toBe('mutant! magic! nature!');
    },
  );
  scenario(
    'on a Loot: what it had when it was stunned',
    {
      cards: {
        bell: loot('mutant', {
          triggers: [{ on: 'stunned', does: [{ do: 'stun', to: { pick: 'random', type: 'nature' } }] }],
        }),
      },
      teams: [{ hand: ['smash'] }, { places: [{ card: 'mutant', loot: 'bell' }] }],
    },
    table => {
      table.pick('smash smash magic');
      expect(table.places(0)).toBe('mutant magic nature!');
    },
  );
});
