import { expect } from 'vitest';
import { withNorman } from '../encounter/goblins.js';
import { blanks, carol, ENERGY, marvel, STRENGTH } from '../encounter/tables.js';
import { CARD, type Hero, scenario } from '../table.js';

// Damage that an interrupt deals in the middle of other damage leaves to that what it has struck down.

const [RELENTLESS, CHASE, GUN] = ['01053', '01052', '02007'] as const;

/** She beats the Hired Gun with 5 overkill, and 2 of it are Norman's. */
const relentless = (infamy: number) =>
  withNorman(infamy, {
    mainScheme: { card: '02004b', threat: 6 },
    heroes: [{ ...marvel, hand: [RELENTLESS, STRENGTH, CHASE], minions: [GUN] }, carol],
  });

for (const [infamy, goblin, damage] of [
  [2, 'flips', 3],
  [3, 'stays', 0],
] as const)
  scenario(
    `CH-C7: 01052: a minion that an attack defeats is the attacker’s, where Norman Osborn ${goblin} between damage and defeat`,
    relentless(infamy),
    table => {
      table.pick(RELENTLESS).pay(STRENGTH);
      expect(table.identity().damage).toBe(damage);
      // The Green Goblin's indirect damage has been dealt; the Hired Gun has fallen to her, not to him.
      expect(table.logged('log-defeated').map(({ why }) => why?.card)).toEqual([RELENTLESS]);
      table.asks(0, 'response', [CHASE]).pick(CHASE);
      expect(table.scheme.threat).toBe(4);
    },
  );

const [CAT, BARRIER, RAPID, SHIELD] = ['01002', '05017', '08031', '01099'] as const;

/** Black Cat, who has a hit point left, defends against Rhino's charge. */
const charged = (play: readonly string[]): { heroes: Hero[] } => ({
  heroes: [{ ...marvel, exhausted: true, deck: [ENERGY, CARD], play: [{ card: CAT, damage: 1 }, ...play] }, carol],
});

scenario(
  'RR Damage: 05017: Energy Barrier in the middle of overkill defeats nobody that the attack has struck before all is dealt',
  {
    ...charged([BARRIER, RAPID]),
    step: 'villain activates',
    until: 'minions activate',
    villain: { card: '01094', attached: [SHIELD] },
    encounter: { deck: blanks() },
  },
  table => {
    table.asks(0, 'defend').pick(CAT).asks(0, 'interrupt').pick(BARRIER);
    // Of 2 + 3, one is Black Cat's, and one is prevented; then Rapid Response is asked.
    table.asks(0, 'response', [`${RAPID}.0`]);
    expect(table.identity().damage).toBe(3);
    expect(table.villain.damage).toBe(1);
    table.pass();
    expect(table.zone(0, 'discard')).toEqual([CAT]);
  },
);
