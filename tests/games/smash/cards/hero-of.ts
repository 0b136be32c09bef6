import { expect } from 'vitest';
import { type PowerType, TYPES } from '../../../../src/games/smash/printed.js';
import { scenario } from '../table.js';
import { Battles, type Coin, type Says } from './battles.js';
import { acts, layoutOf, type Place, stunned } from './full-table.js';
import { Expected, wholeOf } from './whole.js';

/** A card of each kind by which its player chooses a hero of a rival, and what then becomes of `nature2`. */
const REACHING = {
  story: {
    hand: ['The Wrong Bus', 'red'],
    places: ['mutant2', 'gadget2'],
    action: 'story The Wrong Bus',
    stunned: true,
    after: (table: Expected) => table.discard(0, 'The Wrong Bus').swap(2, 'nature2'),
  },
  super: {
    hand: ['Catch the Dot', 'red'],
    places: ['Lady Laser Pointer', 'mutant2', 'gadget2'],
    action: 'super Catch the Dot Lady Laser Pointer',
    stunned: true,
    after: (table: Expected) => table.discard(0, 'Catch the Dot').swap(2, 'nature2').draw(0),
  },
  power: {
    places: ['Lady Loud', 'mutant2', 'gadget2'],
    action: 'power Lady Loud',
    stunned: false,
    after: (table: Expected) => table.stun(2, 'nature2'),
  },
} as const;

/** A plain Loot of each type. */
const LOOT: Readonly<Record<PowerType, string>> = { mutant: 'old', magic: 'horn', nature: 'old2', gadget: 'drum' };

/**
 * What a hero of a type does in any match, and what its card says of that. Its battles with a plain hero of each type:
 * attacked by it, attacking it, and countered. Then the same while it was revived this turn: it has its weaknesses alone
 * (SM-10, SM-C16), and what is said of its own being stunned or defeated (SM-C1); and while it is stunned, when it has no
 * defence at all. Which cards reach it, which Loot it can bear, and whether it has a power.
 */
export const heroOf =
  (own: PowerType) =>
  (name: string, says: Says = {}): void => {
    const { immune = [], weak = [], lethal = [], swift = [], sturdy } = says;
    const battles = new Battles(name, says);
    const coins: readonly Coin[] = sturdy ? ['heads', 'tails'] : [undefined];
    // Of the types that a counter is no different with one will do.
    const plain = TYPES.find(type => !weak.includes(type) && !swift.includes(type));
    for (const coin of coins) {
      for (const type of TYPES) battles.attacked(type, 'ready', coin);
      for (const type of TYPES) if (type === plain || weak.includes(type)) battles.countered(type, 'ready', coin);
    }
    for (const type of TYPES) battles.wins(type, 'ready');
    battles.finishes();
    battles.declines();

    const spoken = TYPES.filter(type => [immune, weak, lethal, swift].some(types => types.includes(type)));
    for (const type of spoken.length > 0 ? spoken : TYPES.slice(0, 1)) {
      battles.attacked(type, 'revived', sturdy && 'heads');
      battles.wins(type, 'revived');
      battles.attacked(type, 'stunned', undefined);
    }
    for (const kind of ['story', 'super', 'power'] as const) reached(name, says, kind);
    acting(name, own, says);
  };

type Kind = keyof typeof REACHING;

/** A Story, a Super and a power mean it as they mean anybody, unless its card says otherwise. */
function reached(name: string, { safe }: Says, kind: Kind): void {
  const { action, stunned: stunnedToo, after, ...own } = REACHING[kind];
  const rivals = ['magic', 'nature2', 'gadget', ...(stunnedToo ? ['nature', 'magic2'] : [])];
  acts(
    safe === kind ? `no ${kind} does anything to it` : `a ${kind} reaches it`,
    action,
    {
      coin: 'heads',
      teams: [own, { places: [name, 'magic', stunned('nature')] }],
      answers: [[0, 'nature2', safe === kind ? rivals : [name, ...rivals]]],
      after,
    },
    {},
  );
}

/** Which Team-Ups and Loot of a hand are there to choose, and for which hero; the other two heroes are plain. */
export function offers(says: string, own: Place, hand: readonly string[], offered: readonly string[]): void {
  scenario(says, layoutOf({}, { places: [own, 'mutant2', 'nature2'], hand: [...hand, 'red'] }), table => {
    const expected = new Expected(table);
    const about = table.options.filter(option => /^(team-up|loot) /.test(option));
    expect(about.sort()).toEqual([...offered].sort());
    table.pick('discard red');
    expect(wholeOf(table)).toEqual(expected.discard(0, 'red').whole);
  });
}

/** All that it can do on its own turn. */
function acting(name: string, own: PowerType, { wild, power, wideHand }: Says): void {
  const hand = ['smash', ...Object.values(LOOT), ...(wideHand ? ['red'] : [])];
  const says = `may bear Loot ${wild ? 'of any type' : 'of its own type'}, and has ${power ? 'a power' : 'no power'}`;
  scenario(says, layoutOf({}, { places: [name, stunned('mutant2'), stunned('gadget2')], hand }), table => {
    const expected = new Expected(table);
    table.asks(0, 'turn', [
      `smash smash ${name}`,
      ...(power ? [`power ${name}`] : []),
      ...TYPES.filter(type => wild || type === own).map(type => `loot ${LOOT[type]} ${name}`),
      'retire mutant2',
      'retire gadget2',
      ...hand.map(card => `discard ${card}`),
      ...(wideHand ? ['story red'] : []),
    ]);
    table.pick('discard smash');
    expect(wholeOf(table)).toEqual(expected.discard(0, 'smash').whole);
  });
}
