import { describe, expect } from 'vitest';
import { type Layout, type Played, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

/** What a Keeper does to the table once it is set off. */
export interface Outcome {
  /** It hits for this much, or for as much as the attack did. */
  readonly hit?: number | 'as much';
  readonly heal?: number;
  readonly draw?: number;
  /** Whether it is destroyed with it. */
  readonly once?: boolean;
}

/** A discard pile that is large enough to heal from. */
const HEALABLE = Array.from({ length: 12 }, () => 'ST142');

const hitFor = ({ hit = 0 }: Outcome, damage: number): number => (hit === 'as much' ? damage : hit);

export interface AfterMyAttack extends Outcome {
  readonly id: string;
  /** Attacks of its player that set it off. */
  readonly by: readonly string[];
  /** Attacks that do enough damage but do not fit. */
  readonly not: readonly string[];
  readonly atLeast: number;
}

/** Keepers that wait for an attack of their player's to do enough damage. */
export function afterMyAttack(cases: readonly AfterMyAttack[]): void {
  describe.each(cases)('after an attack: $id', one => {
    const { id, by, not, atLeast, heal = 0, draw = 0, once = false } = one;
    const [fits] = by as [string];
    const me = (attack: string) => ({ hand: [attack], keepers: [id], discard: HEALABLE });

    for (const attack of by)
      scenario(
        `${named(id)}: does what it does after ${named(attack)}`,
        { power: 20, me: me(attack), them: { deck: openTo(id, attack), keepers: [id] } },
        table => {
          table.attack(attack);
          const damage = card(attack).printedAttack;
          expect(count(table, 1, 'discard')).toBe(damage + hitFor(one, damage));
          expect(count(table, 0, 'deck')).toBe(12 + heal - draw);
          expect(count(table, 0, 'hand')).toBe(draw);
          expect(table.zone(0, 'keepers')).toEqual(once ? [] : [id]);
          expect(table.effects).toContain(id);
          // The opponent's own does nothing.
          expect(table.zone(1, 'keepers')).toEqual([id]);
        },
      );

    const stays = (table: Played): void => {
      expect(table.zone(0, 'keepers')).toEqual([id]);
      expect(count(table, 0, 'deck')).toBe(12);
      expect(table.effects).not.toContain(id);
    };

    for (const attack of not)
      scenario(
        `${named(id)}: nothing after ${named(attack)}`,
        { power: 20, me: me(attack), them: { deck: openTo(id, attack) } },
        table => {
          table.attack(attack);
          expect(count(table, 1, 'discard')).toBe(card(attack).printedAttack);
          stays(table);
        },
      );

    scenario(
      `${named(id)}: nothing below ${atLeast} damage`,
      { power: 20, me: me(fits), them: { deck: stops(fits, atLeast - 1, id) } },
      table => {
        table.attack(fits);
        expect(count(table, 1, 'discard')).toBe(atLeast - 1);
        stays(table);
      },
    );

    scenario(
      `${named(id)}: nothing after the opponent's attack`,
      { power: 20, active: 1, me: { deck: openTo(fits), keepers: [id] }, them: { hand: [fits], deck: openTo(id) } },
      table => {
        table.attack(fits);
        expect(count(table, 0, 'discard')).toBe(card(fits).printedAttack);
        expect(count(table, 1, 'deck')).toBe(30);
        expect(table.effects).not.toContain(id);
      },
    );
  });
}

export interface AfterTheirAttack extends Outcome {
  readonly id: string;
  /** An attack of the opponent that sets it off. */
  readonly by: string;
  /** Attacks that do enough damage but do not fit. */
  readonly not?: readonly string[];
  readonly atLeast: number;
}

/** Keepers that wait for their player to take enough damage from an attack. */
export function afterTheirAttack(cases: readonly AfterTheirAttack[]): void {
  describe.each(cases)('after an attack of the opponent: $id', one => {
    const { id, by, not = [], atLeast, heal = 0, once = false } = one;
    const layout = (attack: string, deck: string[] = openTo(attack)): Layout => ({
      power: 20,
      active: 1,
      me: { deck, keepers: [id], discard: HEALABLE },
      them: { hand: [attack], deck: openTo(id), keepers: [id] },
    });
    const stays = (table: Played, damage: number): void => {
      expect(count(table, 0, 'discard')).toBe(HEALABLE.length + damage);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.zone(0, 'keepers')).toEqual([id]);
      expect(table.effects).not.toContain(id);
    };

    scenario(`${named(id)}: does what it does after ${named(by)}`, layout(by), table => {
      table.attack(by);
      const damage = card(by).printedAttack;
      expect(count(table, 0, 'deck')).toBe(30 - damage + heal);
      expect(count(table, 1, 'deck')).toBe(30 - hitFor(one, damage));
      expect(table.zone(0, 'keepers')).toEqual(once ? [] : [id]);
      expect(table.effects).toContain(id);
      // The attacker's own does nothing.
      expect(table.zone(1, 'keepers')).toEqual([id]);
    });

    for (const attack of not)
      scenario(`${named(id)}: nothing after ${named(attack)}`, layout(attack), table => {
        table.attack(attack);
        stays(table, card(attack).printedAttack);
      });

    scenario(`${named(id)}: nothing below ${atLeast} damage`, layout(by, stops(by, atLeast - 1)), table => {
      table.attack(by);
      stays(table, atLeast - 1);
    });

    scenario(
      `${named(id)}: nothing after damage from Keepers (SQ-26)`,
      {
        step: 'start',
        active: 1,
        me: { deck: openTo('ST022', 'ST566'), keepers: [id], discard: HEALABLE },
        them: { deck: openTo(id), keepers: ['ST022', 'ST566'] },
      },
      table => {
        expect(count(table, 0, 'discard')).toBe(HEALABLE.length + 6 + 5);
        expect(count(table, 1, 'deck')).toBe(29);
        expect(table.zone(0, 'keepers')).toEqual([id]);
        expect(table.effects).not.toContain(id);
      },
    );

    scenario(
      `${named(id)}: nothing after its own player's attack`,
      { power: 20, me: { hand: [by], keepers: [id] }, them: { deck: openTo(id, by) } },
      table => {
        table.attack(by);
        expect(count(table, 1, 'discard')).toBe(card(by).printedAttack);
        expect(table.zone(0, 'keepers')).toEqual([id]);
        expect(table.effects).not.toContain(id);
      },
    );
  });
}

/** Keepers with Assault, by their numbers. */
export function assaults(numbers: Readonly<Record<string, number>>): void {
  describe.each(Object.entries(numbers))('assault: %s', (id, amount) => {
    scenario(
      `${named(id)}: hits for ${amount} at the start of its player's turn`,
      { step: 'start', me: { keepers: [id] }, them: { deck: openTo(id), keepers: [id] } },
      table => {
        expect(count(table, 1, 'discard')).toBe(amount);
        expect(table.effects).toContain(id);
        // After the card of the turn; the opponent's own stays quiet.
        expect(table.lines.indexOf('log-draw')).toBeLessThan(table.lines.indexOf('log-hit'));
        expect(count(table, 0, 'deck')).toBe(11);
        expect(count(table, 0, 'discard')).toBe(0);
      },
    );

    scenario(
      `${named(id)}: stays quiet in the opponent's turn`,
      { step: 'start', active: 1, me: { keepers: [id] }, them: { deck: openTo(id) } },
      table => {
        expect(count(table, 1, 'discard')).toBe(0);
        expect(table.effects).not.toContain(id);
      },
    );
  });
}

/** Assault Keepers that lie in the discard pile once they misfired. */
export function misfires(ids: readonly string[]): void {
  describe.each(ids)('misfire: %s', id => {
    const [blocker] = stops(id, 1) as [string];

    scenario(
      `${named(id)}: misfires when the first point is blocked`,
      { step: 'start', me: { keepers: [id] }, them: { deck: stops(id, 1) } },
      table => {
        expect(count(table, 1, 'discard')).toBe(1);
        expect(table.zone(0, 'keepers')).toEqual([]);
        expect(table.zone(0, 'discard')).toEqual([id]);
      },
    );

    scenario(
      `${named(id)}: misfires when blocked from hand`,
      { step: 'start', me: { keepers: [id] }, them: { deck: openTo(id), hand: [blocker] } },
      table => {
        table.asks(1, 'block').block(blocker);
        expect(count(table, 1, 'deck')).toBe(30);
        expect(table.zone(0, 'keepers')).toEqual([]);
      },
    );
  });
}

export interface MyAttacks {
  readonly id: string;
  readonly by: number;
  /** Attacks whose number changes, and those whose number does not. */
  readonly fits: readonly string[];
  readonly not: readonly string[];
}

/** Keepers that make their player's attacks stronger. */
export function strengthensMine(cases: readonly MyAttacks[]): void {
  describe.each(cases)('attack numbers: $id', ({ id, by, fits, not }) => {
    const [first] = fits as [string];

    for (const attack of fits)
      scenario(
        `${named(id)}: +${by} for ${named(attack)}`,
        { power: 20, me: { hand: [attack], keepers: [id] }, them: { deck: openTo(attack) } },
        table => {
          table.attack(attack);
          expect(count(table, 1, 'discard')).toBe(card(attack).printedAttack + by);
          expect(table.effects).toContain(id);
          expect(table.logged('log-worth-keepers')[0]).toMatchObject({ why: { card: id } });
        },
      );

    for (const attack of not)
      scenario(
        `${named(id)}: nothing for ${named(attack)}`,
        { power: 20, me: { hand: [attack], keepers: [id] }, them: { deck: openTo(attack) } },
        table => {
          table.attack(attack);
          expect(count(table, 1, 'discard')).toBe(card(attack).printedAttack);
          expect(table.effects).not.toContain(id);
        },
      );

    scenario(
      `${named(id)}: nothing for the opponent's cards`,
      { power: 20, active: 1, me: { deck: openTo(first), keepers: [id] }, them: { hand: [...fits] } },
      table => {
        table.attack(first);
        expect(count(table, 0, 'discard')).toBe(card(first).printedAttack);
        expect(table.effects).not.toContain(id);
      },
    );

    scenario(
      `${named(id)}: two of them count twice`,
      { power: 20, me: { hand: [...fits], keepers: [id, id] }, them: { deck: openTo(first) } },
      table => {
        table.attack(first);
        expect(count(table, 1, 'discard')).toBe(card(first).printedAttack + 2 * by);
      },
    );
  });
}

/** Keepers that make the opponent's attacks stronger or weaker. */
export function changesTheirs(changes: Readonly<Record<string, number>>): void {
  describe.each(Object.entries(changes))('attack numbers: %s', (id, by) => {
    scenario(
      `${named(id)}: ${by > 0 ? '+' : ''}${by} for the opponent's attacks`,
      { power: 20, active: 1, me: { deck: openTo('ST049'), keepers: [id] }, them: { hand: ['ST049'] } },
      table => {
        table.attack('ST049');
        expect(count(table, 0, 'discard')).toBe(7 + by);
        expect(table.effects).toContain(id);
      },
    );

    scenario(
      `${named(id)}: nothing for its own player's attacks`,
      { power: 20, me: { hand: ['ST049'], keepers: [id] }, them: { deck: openTo('ST049') } },
      table => {
        table.attack('ST049');
        expect(count(table, 1, 'discard')).toBe(7);
        expect(table.effects).not.toContain(id);
      },
    );

    scenario(
      `${named(id)}: nothing for a Keeper's hit (SQ-C12)`,
      { step: 'start', active: 1, me: { deck: openTo('ST062'), keepers: [id] }, them: { keepers: ['ST062'] } },
      table => expect(count(table, 0, 'discard')).toBe(4),
    );
  });
}

/** Keepers that are there for one turn of the opponent (SQ-11). */
export function untilTheirTurnEnds(ids: readonly string[]): void {
  describe.each(ids)("until the opponent's turn ends: %s", id => {
    scenario(
      `${named(id)}: is destroyed at the end of the opponent's turn`,
      { step: 'end', active: 1, me: { keepers: [id] } },
      table => {
        expect(table.zone(0, 'keepers')).toEqual([]);
        expect(table.zone(0, 'discard')).toEqual([id]);
      },
    );

    scenario(
      `${named(id)}: stays at the end of its own player's turn`,
      { step: 'end', active: 0, me: { keepers: [id] } },
      table => expect(table.zone(0, 'keepers')).toEqual([id]),
    );
  });
}
