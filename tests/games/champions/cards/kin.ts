import { expect } from 'vitest';
import { CARD, type Hero, type Layout, scenario } from '../table.js';

/** Identities by their printed ids, hero side and alter-ego. */
export const SPIDER = '01001a';
export const PETER = '01001b';
export const MARVEL = '01010a';
export const CAROL = '01010b';
export const SHE_HULK = '01019a';
export const JENNIFER = '01019b';
export const IRON_MAN = '01029a';
export const TONY = '01029b';
export const PANTHER = '01040a';
export const TCHALLA = '01040b';

export const RHINO = '01094';
/** Minions with 3 and 2 hit points; the first guards. */
export const MERCENARY = '01101';
export const BOMBER = '01110';
/** A minion that can take no damage, with 8 hit points. */
export const ROBOT = '05028';
/** Side schemes, the second with a crisis icon. */
export const SCARE = '01109';
export const CROWD = '01108';

/** So many cards that pay 1 each. */
export const cards = (count: number): string[] => Array.from({ length: count }, () => CARD);

/** The other side of an identity. */
export const otherSide = (identity: string): string => identity.slice(0, -1) + (identity.endsWith('a') ? 'b' : 'a');

/** A main scheme with some threat on it, far from its end. */
export const schemeWith = (threat: number): Layout => ({ mainScheme: { card: '01097b', threat } });

interface AttackEvent {
  readonly card: string;
  readonly cost: number;
  readonly damage: number;
  readonly identity: string;
}

/** A hero action (attack) against one enemy: whom it hits, what stands in its way, and what it leaves alone. */
export function attackEvent(name: string, { card, cost, damage, identity }: AttackEvent): void {
  const hand = [card, ...cards(cost)];
  const hero = (more: Hero): Layout => ({ heroes: [{ identity, hand, ...more }] });
  scenario(`${name} deals ${damage} to an enemy of your choice`, hero({ minions: [BOMBER] }), table => {
    table
      .pick(card)
      .pay(...cards(cost))
      .asks(0, 'enemy', [RHINO, BOMBER])
      .pick(RHINO);
    expect(table.villain.damage).toBe(damage);
    expect(table.card(BOMBER).damage).toBe(0);
    expect(table.zone(0, 'discard')).toContain(card);
  });
  scenario(
    `${name} is an attack: a guard stands before the villain`,
    hero({ minions: ['01102', MERCENARY] }),
    table => {
      table
        .pick(card)
        .pay(...cards(cost))
        .asks(0, 'enemy', ['01102', MERCENARY])
        .pick('01102');
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario(
    `${name} is an attack: a stun is shed instead, and the card is spent`,
    hero({ status: ['stunned'] }),
    table => {
      table.pick(card).pay(...cards(cost));
      expect(table.villain.damage).toBe(0);
      expect(table.identity().statuses).toEqual([]);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  scenario(`${name} needs the hero form`, hero({ identity: otherSide(identity) }), table => {
    expect(table.refused).toMatchObject({ [card]: 'why-hero' });
  });
}

interface Team {
  readonly card: string;
  readonly identity?: string;
  /** What has to be there for it to be aimed at. */
  readonly layout: Layout;
  /** What it is aimed at, where there is a choice. */
  readonly at?: string;
  /** How often it has worked, from the table. */
  readonly worked: (table: Parameters<Parameters<typeof scenario>[2]>[0]) => number;
}

/** A support with three counters: exhaust and remove one, in either form; the last one takes it along. */
export function team(name: string, { card, layout, at, worked }: Team): void {
  const play = (more: Record<string, number | boolean>) => [{ card, ...more }];
  const use = (table: Parameters<Parameters<typeof scenario>[2]>[0]): void => {
    table.pick(`${card}.0`);
    if (at !== undefined) table.pick(at);
  };
  const [hero = {}] = layout.heroes ?? [];
  for (const identity of [SPIDER, PETER])
    scenario(
      `${name} works as ${identity === SPIDER ? 'hero' : 'alter-ego'}, once a turn, and stays while counters are left`,
      { ...layout, heroes: [{ ...hero, identity, play: play({ counters: 3 }) }] },
      table => {
        use(table);
        expect(worked(table)).toBe(1);
        expect(table.card(card)).toMatchObject({ counters: 2, exhausted: true });
        expect(table.refused).toMatchObject({ [`${card}.0`]: 'why-exhausted' });
      },
    );
  scenario(
    `${name} is discarded after its last counter, when it has done its work`,
    { ...layout, heroes: [{ ...hero, play: play({ counters: 1 }) }] },
    table => {
      use(table);
      expect(worked(table)).toBe(1);
      expect(table.maybe(card)).toBeUndefined();
      expect(table.zone(0, 'discard')).toEqual([card]);
    },
  );
}
