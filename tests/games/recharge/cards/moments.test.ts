import { describe, expect, test } from 'vitest';
import { specialSchema } from '../../../../src/games/recharge/special.js';
import { type Played, type Side, scenario } from '../table.js';
import { type At, bystander, fighting, named, over } from './laid.js';

/** A card that does something when it is played: on which Hero, what then is so, and when it does nothing. */
interface Plays {
  readonly name: string;
  readonly on: string;
  readonly me?: Side;
  readonly them?: Side;
  /** Answers what it asks, and holds what it did. */
  does(table: Played): void;
  readonly not: { readonly me?: Side; readonly them?: Side };
}

/** Players who answer an attack have drawn a plain card before. */
const held = (table: Played): string[] => table.zone(0, 'hand').filter(name => name !== 'power4');

const draws: Pick<Plays, 'me' | 'does' | 'not'> = {
  me: { draw: ['foil', 'wide'] },
  does: table => expect(held(table)).toEqual(['foil']),
  not: { me: { draw: [] } },
};
const arranges = (count: number): Pick<Plays, 'me' | 'does' | 'not'> => {
  const draw = ['foil', 'wide', 'team', 'bridge', 'xpower'];
  return {
    me: { draw },
    does(table) {
      table.asks(0, 'order', draw.slice(0, count)).order(...draw.slice(0, count).reverse());
      expect(table.zone(0, 'draw')).toEqual([...draw.slice(0, count).reverse(), ...draw.slice(count)]);
    },
    not: { me: { draw: [] } },
  };
};
const looks: Pick<Plays, 'them' | 'does' | 'not'> = {
  them: { hand: ['foil'] },
  does: table => expect(table.logged('log-look-hand')[0]?.secret).toMatchObject({ seats: [0] }),
  not: { them: { hand: [] } },
};
const discards = (count: number): Pick<Plays, 'them' | 'does' | 'not'> => ({
  them: { hand: ['foil', 'wide', 'team'] },
  does(table) {
    table.asks(1, 'discard', ['foil', 'wide', 'team']).pickAs(1, ...['foil', 'wide'].slice(0, count));
    expect(table.zone(1, 'hand')).toEqual(['foil', 'wide', 'team'].slice(count));
  },
  not: { them: { hand: [] } },
});
const ventures: Pick<Plays, 'them' | 'does' | 'not'> = {
  them: { reserve: [1, 5], venture: [2] },
  does: table => expect(table.player(1)).toMatchObject({ reserve: [5], venture: [2, 1] }),
  not: { them: { reserve: [] } },
};
const restocks: Pick<Plays, 'me' | 'does' | 'not'> = {
  me: { discard: ['foil', 'wide', 'team', 'bridge'], draw: ['xpower'] },
  does(table) {
    expect(table.zone(0, 'discard')).toEqual(['bridge']);
    expect(table.zone(0, 'draw')[0]).toBe('xpower');
    expect([...table.zone(0, 'draw')].sort()).toEqual(['foil', 'team', 'wide', 'xpower']);
  },
  not: { me: { discard: [] } },
};
const takes: Pick<Plays, 'me' | 'does' | 'not'> = {
  me: { discard: ['foil', 'wide'] },
  does(table) {
    expect(table.zone(0, 'hand')).toEqual(['foil']);
    expect(table.zone(0, 'discard')).toEqual(['wide']);
  },
  not: { me: { discard: [] } },
};

const ON_A_HERO: readonly Plays[] = [
  { name: 'Radar Sense', on: 'hero5', ...looks },
  { name: 'Spy Network', on: 'hero5', ...arranges(4) },
  { name: 'Magnetic Storm', on: 'villain5', ...ventures },
  { name: 'Gene Splice', on: 'villain5', ...restocks },
  { name: 'Time Slip', on: 'villain5', ...takes },
  {
    name: 'Fourth Wall',
    on: 'xhero',
    me: { draw: ['team'] },
    them: { hand: ['foil'] },
    does(table) {
      expect(table.logged('log-look-hand')).toHaveLength(1);
      expect(table.zone(0, 'hand')).toEqual(['team']);
    },
    not: { me: { draw: [] }, them: { hand: [] } },
  },
  { name: 'Hex Sphere', on: 'woman', ...discards(2) },
  { name: 'Charmed Kiss', on: 'woman', ...ventures },
  { name: 'Danger Room', on: 'xhero', ...arranges(3) },
  { name: 'Undercover', on: 'hero5', ...looks },
  { name: 'Double Agent', on: 'villain5', ...discards(1) },
];

/** Heroes that answer an attack. */
const AS_A_START: readonly Omit<Plays, 'on'>[] = [
  { name: 'Spider-Man', ...draws },
  { name: 'Doctor Strange', ...arranges(3) },
  { name: 'Falcon', ...arranges(2) },
  { name: 'Sunspot', ...restocks },
  { name: 'Psylocke', ...looks },
  { name: 'Scarlet Witch', ...discards(1) },
];

const layoutOf = (name: string, on: string | null, me: Side = {}, them: Side = {}) => {
  const { id } = named(name);
  const layout = fighting(on === null ? [] : [on], {}, { hand: [id], ...me }, them);
  if (on !== null) return layout;
  const [own, ...others] = layout.players;
  return {
    ...layout,
    position: { step: 'answer', battle: { attacker: 1, waiting: [0], fighting: [1], turn: 1 } },
    players: [{ ...own, venture: [], reserve: [], draw: ['power4', ...(me.draw ?? [])] }, ...others],
  };
};

describe.each([
  ['on a Hero', ON_A_HERO],
  ['as a defence', AS_A_START.map(row => ({ ...row, on: null }))],
] as const)('SPECIAL cards that do something when they are played %s', (_, rows) => {
  for (const { name, on, me, them, does, not } of rows) {
    const { id } = named(name);
    scenario(`${name}: does what it says`, layoutOf(name, on, me, them), table => {
      const before = bystander(table);
      table.pick(id);
      does(table);
      expect(table.effects).toContain(id);
      expect(bystander(table)).toBe(before);
    });
    scenario(`${name}: nothing where there is nothing to do it to`, layoutOf(name, on, not.me, not.them), table => {
      const before = bystander(table);
      table.pick(id);
      expect(table.effects).not.toContain(id);
      expect(table.prompts).toHaveLength(0);
      expect(bystander(table)).toBe(before);
    });
  }
});

describe('Mysterio', () => {
  scenario('Mysterio: nothing to return at the start of a chain', layoutOf('Mysterio', null), table => {
    table.pick(named('Mysterio').id);
    expect(table.effects).toEqual([]);
  });
  const id = named('Mysterio').id;
  scenario(
    'Mysterio: joining a chain, takes a loose card of it back',
    fighting(['xhero', 'link > 0', 'xpower < 0'], {}, { hand: [id] }),
    table => {
      const before = bystander(table);
      table.pick(id).asks(0, 'take back', ['xpower']).pick('xpower');
      expect(table.zone(0, 'hand')).toEqual(['xpower']);
      expect(table.chain(0)).toHaveLength(3);
      expect(table.effects).toContain(id);
      expect(bystander(table)).toBe(before);
    },
  );
});

/** What a card does after its battle, won or lost; after the other it does nothing. */
type After = readonly [name: string, on: string | null, when: 'won' | 'lost', me: Side, does: (table: Played) => void];

const drawn = (count: number) => (table: Played) =>
  expect(table.logged('log-draw')[0]).toMatchObject({ args: { who: { seat: 0 }, count } });
const back = (name: string) => (table: Played) => expect(table.zone(0, 'hand')).toEqual([named(name).id]);
const taken = (table: Played) => expect(table.zone(0, 'hand')).toEqual(['team']);

const AFTER: readonly After[] = [
  ['Silver Surfer', null, 'won', {}, drawn(2)],
  ['Bullseye', null, 'won', { discard: ['team'], draw: [] }, taken],
  ['Sabretooth', null, 'won', { draw: [] }, back('Sabretooth')],
  ['Lizard', null, 'lost', {}, drawn(1)],
  ['Vulture', null, 'lost', { discard: ['team'], draw: [] }, taken],
  ['Wolverine', null, 'lost', { draw: [] }, back('Wolverine')],
  ['Deadpool', null, 'lost', {}, table => expect(table.player(0).reserve).toEqual([1, 2])],
  ['Shield Throw', 'hero5', 'lost', { draw: [] }, back('Shield Throw')],
  ['Hammer Strike', 'hero5', 'won', { draw: [] }, back('Hammer Strike')],
  ['Cosmic Flight', 'hero5', 'won', {}, drawn(1)],
  ['Blue Smoke', 'xhero', 'lost', {}, table => expect(table.player(0).reserve).toEqual([1, 2])],
  ['Lucky Break', 'xhero', 'lost', {}, drawn(2)],
  ['Claw Swipe', 'xhero', 'lost', { draw: [] }, back('Claw Swipe')],
  ['Hidden Hand', 'hero5', 'won', { discard: ['team'], draw: [] }, taken],
  ['Training Day', 'xhero', 'won', {}, drawn(1)],
  [
    'Prison Break',
    'villain5',
    'lost',
    { discard: ['foil', 'team'], draw: [] },
    table => expect(table.zone(0, 'draw')).toHaveLength(2),
  ],
  ['Family Dinner', 'hero5', 'lost', { discard: ['team'], draw: [] }, taken],
];

/** Nobody exchanges anything, and nobody holds too many: what a card brought stays. */
function quietly(table: Played): void {
  for (const { seat, reason } of table.prompts) if (reason === 'replace') table.pickAs(seat);
}

const NOTHING: At = {};

describe('SPECIAL cards that wait for the end of their battle', () => {
  for (const [name, on, when, me, does] of AFTER) {
    const { id } = named(name);
    const chain = on === null ? [name] : [on, `${name} > 0`];
    const [here, there] = when === 'won' ? ([0, 1] as const) : ([1, 0] as const);
    scenario(`${name}: after a battle that is ${when}`, over(here, chain, me), table => {
      const before = bystander(table);
      quietly(table);
      does(table);
      expect(new Set(table.effects)).toEqual(new Set([id]));
      expect(bystander(table)).toBe(before);
    });
    scenario(`${name}: not after the other`, over(there, chain, me), table => {
      const before = bystander(table);
      quietly(table);
      expect(table.effects).toEqual([]);
      expect(bystander(table)).toBe(before);
    });
    scenario(`${name}: not while it is fought`, fighting(chain, NOTHING), table => {
      table.pick('concede');
      expect(table.effects).toEqual([]);
    });
  }

  const luck = named('Bad Luck').id;
  const chain = ['woman', 'Bad Luck > 0'];
  scenario('Bad Luck: after a lost battle a rival who was in it discards a card', over(1, chain), table => {
    const before = bystander(table);
    table.asks(1, 'discard', ['power4', 'foil']).pickAs(1, 'foil');
    quietly(table);
    expect(table.zone(1, 'hand')).toEqual(['power4']);
    expect(new Set(table.effects)).toEqual(new Set([luck]));
    expect(bystander(table)).toBe(before);
  });
  scenario('Bad Luck: not after a won one', over(0, chain), table => {
    quietly(table);
    expect(table.effects).toEqual([]);
    expect(table.zone(1, 'hand')).toEqual(['power4', 'foil']);
  });
});

describe('Red Skull', () => {
  const { id } = named('Red Skull');
  scenario('Red Skull: after a won battle a rival who was in it discards a card', over(0, ['Red Skull']), table => {
    const before = bystander(table);
    table.asks(1, 'discard', ['power4', 'foil']).pickAs(1, 'foil');
    quietly(table);
    expect(table.zone(1, 'hand')).toEqual(['power4']);
    expect(table.effects).toContain(id);
    expect(bystander(table)).toBe(before);
  });
  scenario('Red Skull: not after a lost one', over(1, ['Red Skull']), table => {
    quietly(table);
    expect(table.effects).toEqual([]);
    expect(table.zone(1, 'hand')).toEqual(['power4', 'foil']);
  });
});

describe('a card that comes back', () => {
  const LINK = 'RC921';
  scenario(
    'Wolverine: what hangs on him is discarded as ever',
    over(1, ['Wolverine', 'xpower > 0', 'link < 0', 'hero5 < 2'], { draw: [] }),
    table => {
      quietly(table);
      expect(table.zone(0, 'hand')).toEqual([named('Wolverine').id]);
      expect([...table.zone(0, 'discard')].sort()).toEqual(['hero5', LINK, 'xpower'].sort());
    },
  );
  test('is no card that does so when it is played: its battle would never end', () => {
    expect(specialSchema.safeParse({ played: [{ do: 'come back' }] }).success).toBe(false);
    expect(specialSchema.safeParse({ lost: [{ do: 'come back' }] }).success).toBe(true);
  });
});
