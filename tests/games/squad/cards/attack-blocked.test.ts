import { describe, expect } from 'vitest';
import { afterTheirAttack, draws, whenAKeeperDamagesMe } from '../../../../src/games/squad/abilities/index.js';
import type { FACTORS } from '../../../../src/games/squad/card.js';
import { card as testCard } from '../rules/rule.js';
import { BLOCKS, type Layout, scenario } from '../table.js';
import { card, count, damages, named, openTo, stops } from './common.js';

// What comes of an attack that was blocked, and of blocking one; and the attack that counts what it did.

const iconOf = (id: string): (typeof FACTORS)[number] => card(id).factors[0] as (typeof FACTORS)[number];

/** The card alone in hand, against a hand with an icon that stops it. */
const blocked = (id: string, layout: Layout = {}): Layout => ({
  power: 20,
  ...layout,
  me: { hand: [id], ...layout.me },
  them: { deck: openTo(id), hand: [BLOCKS[iconOf(id)]], ...layout.them },
});

function quietUnlessBlocked(id: string): void {
  scenario(`${named(id)}: nothing happens when it is not blocked`, blocked(id), table => {
    table.attack(id).take();
    expect(count(table, 1, 'discard')).toBe(card(id).printedAttack);
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(count(table, 0, 'deck')).toBe(12);
    expect(table.effects).not.toContain(id);
  });

  scenario(`${named(id)}: nor when the deck blocks it`, blocked(id, { them: { deck: stops(id, 1) } }), table => {
    table.attack(id).take();
    expect(count(table, 1, 'discard')).toBe(1);
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(count(table, 0, 'deck')).toBe(12);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: nor for an icon lost from the hand where there is no deck (SQ-21)`,
    blocked(id, { them: { deck: [], hand: [BLOCKS[iconOf(id)], BLOCKS[iconOf(id)]] } }),
    table => {
      table.attack(id).take().asks(1, 'damage from hand').pick(BLOCKS[iconOf(id)]);
      expect(table.zone(0, 'discard')).toEqual([id]);
      expect(table.effects).not.toContain(id);
    },
  );
}

describe(named('ST293'), () => {
  quietUnlessBlocked('ST293');

  scenario('ST293 goes back to hand when it is blocked from the hand', blocked('ST293'), table => {
    table.attack('ST293').block(BLOCKS.speed);
    expect(table.zone(0, 'hand')).toEqual(['ST293']);
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.zone(1, 'discard')).toEqual([BLOCKS.speed]);
    expect(table.lines).toContain('log-returned');
    expect(table.effects).toContain('ST293');
  });
});

/** Draws when an attack damaged its player, or a Keeper did. */
const watcher = testCard('watches', {
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 1 }, draws(1)), whenAKeeperDamagesMe(draws(1))],
});

describe.each([
  { id: 'ST406', amount: 3 },
  { id: 'ST581', amount: 2 },
])('hits its own player for $amount when it is blocked: $id', ({ id, amount }) => {
  quietUnlessBlocked(id);

  scenario(`${named(id)}: hits for ${amount}`, blocked(id, { me: { deck: openTo(id), hand: [id] } }), table => {
    table.attack(id).block(BLOCKS.speed);
    expect(count(table, 0, 'deck')).toBe(30 - amount);
    expect(table.zone(0, 'discard')).toHaveLength(1 + amount);
    expect(table.zone(0, 'discard')[0]).toBe(id);
    expect(count(table, 1, 'deck')).toBe(30);
    expect(table.logged('log-hit').at(-1)?.args).toMatchObject({ who: { seat: 0 }, amount });
    expect(table.effects).toContain(id);
  });

  scenario(
    `${named(id)}: one may block that, from hand or deck (SQ-C34)`,
    blocked(id, { me: { hand: [id, BLOCKS.speed], deck: stops(id, 1) } }),
    table => {
      table.attack(id).block(BLOCKS.speed).asks(0, 'block', [BLOCKS.speed]).take();
      expect(count(table, 0, 'deck')).toBe(stops(id, 1).length - 1);
      expect(table.zone(0, 'hand')).toEqual([BLOCKS.speed]);
    },
  );

  scenario(
    `${named(id)}: that is no attack on its player, and no Keeper's doing (SQ-C34)`,
    blocked(id, {
      cards: [watcher],
      me: { hand: [id], deck: openTo(id), keepers: [watcher.id] },
      them: { hand: [BLOCKS.speed], deck: openTo(id), keepers: [watcher.id] },
    }),
    table => {
      table.attack(id).block(BLOCKS.speed);
      // One point for the blocking card: the attacked player's Keeper saw it, and that was all.
      expect(count(table, 1, 'hand')).toBe(1);
      expect(count(table, 0, 'hand')).toBe(0);
    },
  );
});

describe(named('ST419'), () => {
  quietUnlessBlocked('ST419');

  scenario('ST419 takes another turn when it is blocked from the hand', blocked('ST419', { until: 'over' }), table => {
    table.attack('ST419').block(BLOCKS.tech);
    expect(table.lines).toContain('log-extra-turn');
    expect(table.effects).toContain('ST419');
    // Its player again, and then the other.
    table.asks(0, 'attack').pick('pass').asks(1, 'attack');
  });

  scenario('ST419 no other turn without', blocked('ST419', { until: 'over' }), table => {
    table.attack('ST419').take().asks(1, 'attack');
  });
});

// -- Counterstrike

describe.each(['ST036', 'ST039', 'ST339', 'ST362', 'ST596'])('Counterstrike: %s', id => {
  const icon = card(id).block;
  const blow = testCard('blow', { factor: icon, attack: 4 });
  const layout: Layout = {
    active: 1,
    cards: [blow],
    me: { hand: [id, BLOCKS[icon]], deck: openTo() },
    them: { hand: [blow.id], deck: openTo(id) },
  };

  scenario(`${named(id)}: hits for 1 when it blocks from the hand`, layout, table => {
    table.attack(blow.id).block(id);
    expect(count(table, 1, 'deck')).toBe(29);
    expect(count(table, 0, 'deck')).toBe(30);
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(table.effects).toContain(id);
  });

  scenario(`${named(id)}: not when another card blocks, nor when none does`, layout, table => {
    table.attack(blow.id).block(BLOCKS[icon]);
    expect(count(table, 1, 'deck')).toBe(30);
    expect(table.effects).not.toContain(id);
  });

  scenario(
    `${named(id)}: not when it blocks from the deck`,
    { ...layout, me: { deck: [id, ...openTo(id)] } },
    table => {
      table.attack(blow.id);
      expect(table.zone(0, 'discard')).toEqual([id]);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).not.toContain(id);
    },
  );

  damages('and nothing else when it is played', id, card(id).printedAttack, {}, { effect: false });
});

describe(named('ST598'), () => {
  const number = (amount: number) => (table: Parameters<Parameters<typeof scenario>[2]>[0]) =>
    table.attack('ST598').asks(0, 'number').answer({ amount });
  const layout: Layout = { power: 6, me: { hand: ['ST598'] }, them: { deck: openTo('ST598') } };
  const stopped: Layout = { ...layout, them: { deck: stops('ST598', 3) } };

  for (const [what, table, amount] of [
    ['all its damage', layout, 6],
    ['what was done before an icon', stopped, 3],
  ] as const)
    scenario(`ST598 goes back to hand: the number is ${what} (SQ-C40)`, table, played => {
      number(amount)(played);
      expect(played.zone(0, 'hand')).toEqual(['ST598']);
      expect(played.zone(0, 'discard')).toEqual([]);
      expect(count(played, 1, 'discard')).toBe(amount);
      expect(played.lines).toContain('log-returned');
      expect(played.effects).toContain('ST598');
    });

  scenario(
    'ST598 goes back to hand: 1, and a card blocked it (SQ-C40)',
    { ...layout, them: { hand: [BLOCKS.speed] } },
    table => {
      number(1)(table);
      table.block(BLOCKS.speed);
      expect(table.zone(0, 'hand')).toEqual(['ST598']);
    },
  );

  for (const amount of [5, 7, 20])
    scenario(`ST598 is discarded: ${amount} is not what it did`, layout, table => {
      number(amount)(table);
      expect(table.zone(0, 'hand')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual(['ST598']);
      expect(table.effects).not.toContain('ST598');
    });

  scenario('ST598 asks for a number from 1 to 20 (SQ-C40)', layout, table => {
    table.attack('ST598');
    expect(table.prompt).toMatchObject({ kind: 'amount', min: 1, max: 20 });
    expect(() => table.answer({ amount: 0 })).toThrow();
    table.answer({ amount: 1 });
  });
});
