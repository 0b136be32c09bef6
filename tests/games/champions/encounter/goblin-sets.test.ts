import { describe, expect } from 'vitest';
import { BLANK, CARD, scenario } from '../table.js';
import { KNIGHT, THRALL, TWO_ICONS } from './goblins.js';
import {
  ALLY,
  blanks,
  boosted,
  CAROL,
  carol,
  ENERGY,
  GENIUS,
  MARVEL,
  marvel,
  minionActs,
  RUNNER,
  revealed,
} from './tables.js';

/** A card that prints two mental, one that prints a physical, one that prints an energy. */
const MENTAL = GENIUS;
const PHYSICAL = CARD;
const ELECTRO = '02042';

describe('Goblin Gimmicks', () => {
  scenario('02033: a Goblin Glider for any villain', revealed('02033'), table => {
    expect(table.card('02033').host).toBe(table.villain.id);
  });
  scenario(
    '02033: not beside another on the same enemy',
    revealed('02033', [{ ...marvel, minions: [RUNNER] }], { villain: { card: '01094', attached: ['02019'] } }),
    table => {
      expect(table.card('02033').host).toBe(table.card(RUNNER).id);
    },
  );
  scenario(
    '02034: Pumpkin Bombs go off after the villain attacked you',
    { heroes: [marvel], villain: { card: '01094', attached: ['02034'] }, step: 'villain activates' },
    table => {
      table.pass();
      expect(table.identity().damage).toBe(4);
      expect(table.encounterDiscard).toContain('02034');
    },
  );
  scenario(
    '02034: not after a minion did',
    minionActs(RUNNER, [marvel], { villain: { card: '01094', attached: ['02034'] } }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(1);
      expect(table.maybe('02034')).toBeDefined();
    },
  );
  scenario(
    '02035: Intimidation: 2 resources of any types',
    revealed('02035', [{ ...marvel, hand: [ENERGY] }]),
    table => {
      table.asks(0, 'option', ['spend', 'boost']).pick('spend').pay(ENERGY);
      expect(table.villain.under).toEqual([]);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  scenario('02035: or a boost card for the villain', revealed('02035'), table => {
    expect(table.villain.under).toHaveLength(1);
  });
  scenario(
    '02035: as a boost card it brings another',
    boosted('02035', [marvel], { encounter: { deck: ['02035', '02039', ...blanks()] } }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(4);
    },
  );
  scenario(
    '02036: Regenerative Healing: twice his stage',
    revealed('02036', [marvel], { villain: { card: '01095', damage: 9 } }),
    table => {
      expect(table.villain.damage).toBe(5);
      expect(table.logged('log-surge')).toHaveLength(0);
    },
  );
  scenario('02036: an unhurt villain: it surges', revealed('02036'), table => {
    expect(table.logged('log-surge')).toHaveLength(1);
  });
  scenario(
    '02036: as a boost card it heals 2',
    boosted('02036', [carol], { villain: { card: '01094', damage: 3 } }),
    table => {
      expect(table.villain.damage).toBe(1);
    },
  );
});

describe('A Mess of Things', () => {
  scenario(
    '02037: 2 threat, and 2 per stunned hero, alter-ego and ally',
    revealed('02037', [
      { ...marvel, status: ['stunned'], play: [{ card: ALLY, status: ['stunned'] }] },
      { ...carol, minions: [{ card: RUNNER, status: ['stunned'] }] },
    ]),
    table => {
      expect(table.card('02037').threat).toBe(6);
    },
  );
  scenario('02038: Scorpion strikes at once, and stuns the hero it damages', revealed('02038'), table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 3, statuses: ['stunned'] });
  });
  scenario(
    '02038: it stuns the ally that it damages, not the hero behind it',
    minionActs('02038', [{ ...marvel, play: ['01076'] }]),
    table => {
      table.pick('01076');
      expect(table.card('01076').statuses).toEqual(['stunned']);
      expect(table.identity().statuses).toEqual([]);
    },
  );
  scenario('02038: nobody damaged, nobody stunned', minionActs('02038', [{ ...marvel, status: ['tough'] }]), table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
  });
  scenario('02039: Gang-Up surges for an alter-ego', revealed('02039', [{ ...carol, minions: [RUNNER] }]), table => {
    expect(table.logged('log-surge')).toHaveLength(1);
    expect(table.identity().damage).toBe(0);
  });
  scenario(
    '02039: the villain and each minion before a hero attack',
    revealed('02039', [{ ...marvel, minions: [RUNNER] }]),
    table => {
      table.pass().pass();
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    '02040: Tail Sweep: Scorpion attacks, whoever it is engaged with',
    revealed('02040', [marvel, { ...carol, minions: ['02038'] }]),
    table => {
      table.pass();
      expect(table.identity(0).damage).toBe(3);
    },
  );
  scenario('02040: no Scorpion: you are stunned', revealed('02040', [marvel, carol]), table => {
    expect(table.identity(0).statuses).toEqual(['stunned']);
    expect(table.identity(1).statuses).toEqual([]);
  });
  scenario(
    '02040: an alter-ego is not attacked, but stunned',
    revealed('02040', [{ ...carol, minions: ['02038'] }]),
    table => {
      expect(table.identity()).toMatchObject({ damage: 0, statuses: ['stunned'] });
    },
  );
  scenario('02040: as a boost card it stuns', boosted('02040'), table => {
    table.pass();
    expect(table.identity().statuses).toEqual(['stunned']);
  });
});

describe('Power Drain', () => {
  scenario(
    'W1-109: 02041: defeated: 2 cards are discarded, and everybody gives up a resource per boost icon, by printed icons',
    {
      heroes: [
        { ...marvel, hand: [ENERGY, PHYSICAL, PHYSICAL] },
        { ...carol, hand: [PHYSICAL] },
      ],
      sideSchemes: [{ card: '02041', threat: 1 }],
      encounter: { deck: [TWO_ICONS, BLANK, ...blanks()] },
    },
    table => {
      table.pick(`${MARVEL}.thwart`).asks(0, 'discard').pick(ENERGY);
      expect(table.zone(0, 'hand')).toEqual([PHYSICAL, PHYSICAL]);
      expect(table.zone(1, 'hand')).toEqual([]);
    },
  );
  scenario(
    '02042: Electro: after he attacks you 1 indirect damage per icon of the card discarded',
    minionActs(ELECTRO, [marvel], { encounter: { deck: [TWO_ICONS, ...blanks()] } }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(4);
      expect(table.encounterDiscard).toEqual([TWO_ICONS]);
    },
  );
  for (const card of [ELECTRO, '02043', '02044', '02045'])
    scenario(`${card}: as a boost card it discards 3 encounter cards`, boosted(card, [carol, carol]), table => {
      expect(table.encounterDiscard).toEqual([card, BLANK, BLANK, BLANK]);
    });
  scenario(
    '02043: Electro among the 7 engages you',
    revealed('02043', [marvel, marvel], { encounter: { deck: [BLANK, BLANK, ELECTRO, ...blanks()] } }),
    table => {
      expect([table.minions(0), table.minions(1)]).toEqual([[ELECTRO], []]);
      expect(table.logged('log-discard-encounter')).toHaveLength(7);
      expect(table.logged('log-surge')).toHaveLength(0);
    },
  );
  scenario(
    '02043: not among the 7: it surges',
    revealed('02043', [marvel], { encounter: { deck: [...blanks(7), ELECTRO, ...blanks()] } }),
    table => {
      expect(table.logged('log-surge')).toHaveLength(1);
    },
  );
  scenario(
    '02044: Lightning Bolt: 1 indirect damage per icon of 2 cards',
    revealed('02044', [marvel, marvel], { encounter: { deck: [TWO_ICONS, '02039', ...blanks()] } }),
    table => {
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([3, 0]);
    },
  );
  scenario(
    '02045: Shock Therapy: a card per player, and the villain heals 1 per icon',
    revealed('02045', [marvel, carol], {
      villain: { card: '01094', damage: 8 },
      encounter: { deck: [TWO_ICONS, '02039', TWO_ICONS, ...blanks()] },
    }),
    table => {
      expect(table.villain.damage).toBe(5);
    },
  );
});

describe('Running Interference', () => {
  scenario(
    '02046: each player spends a mental and a physical, or puts 2 threat there',
    revealed('02046', [{ ...marvel, hand: [MENTAL, PHYSICAL] }, carol]),
    table => {
      table.asks(0, 'option', ['spend', 'threat']).pick('spend');
      if (table.prompt.kind === 'pay') table.pay(MENTAL, PHYSICAL);
      expect(table.card('02046').threat).toBe(2 + 2);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  scenario(
    '02047: Tombstone damages you: a card with a mental or a physical goes',
    minionActs('02047', [{ ...marvel, hand: [ENERGY, PHYSICAL] }]),
    table => {
      table.pass();
      expect(table.zone(0, 'hand')).toEqual([ENERGY]);
    },
  );
  scenario(
    '02047: an ally damaged costs no card',
    minionActs('02047', [{ ...marvel, hand: [PHYSICAL], play: [ALLY] }]),
    table => {
      table.pick(ALLY);
      expect(table.zone(0, 'hand')).toEqual([PHYSICAL]);
    },
  );

  scenario('W1-112: 02047: a wild icon is neither', minionActs('02047', [{ ...marvel, hand: ['01044'] }]), table => {
    table.pass();
    expect(table.zone(0, 'hand')).toEqual(['01044']);
  });

  scenario('02048: All Tied Up goes on your identity', revealed('02048', [marvel, carol]), table => {
    expect(table.card('02048').host).toBe(table.identity(0).id);
  });
  scenario(
    '02048: who is tied up neither changes form nor readies; everybody else does',
    {
      heroes: [
        { ...marvel, exhausted: true, attached: ['02048'] },
        { ...carol, exhausted: true },
      ],
      until: 'threat',
    },
    table => {
      expect(table.refused.form).toBe('why-form-banned');
      table.end().end();
      expect([table.identity(0).exhausted, table.identity(1).exhausted]).toEqual([true, false]);
    },
  );
  scenario(
    '02048: a mental and a physical set one free, in any form',
    { heroes: [{ ...carol, hand: [MENTAL, PHYSICAL], attached: ['02048'] }] },
    table => {
      table.pick('02048.0');
      if (table.prompt.kind === 'pay') table.pay(MENTAL, PHYSICAL);
      expect(table.maybe('02048')).toBeUndefined();
      expect(table.options).toContain('form');
    },
  );

  scenario(
    '02049: Media Coverage: what you reveal is resolved twice',
    revealed('02044', [{ ...carol, attached: ['02049'] }], {
      encounter: { deck: [TWO_ICONS, BLANK, '02039', ...blanks()] },
    }),
    table => {
      expect(table.logged('log-discard-encounter')).toHaveLength(4);
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    'W1-110: 02049: two of them, three times; what another player reveals once',
    revealed('02044', [{ ...carol, attached: ['02049', '02049'] }, carol]),
    table => {
      expect(table.logged('log-discard-encounter')).toHaveLength(6);
    },
  );
  scenario(
    'W1-110: 02049: what an obligation says is done once, on whoever it lies',
    revealed('01160', [carol, { identity: '01019b', attached: ['02049'] }]),
    table => {
      table.pick('other');
      expect(table.state.acceleration).toBe(1);
      expect(table.identity(0)).toMatchObject({ exhausted: false, damage: 0 });
    },
  );
  scenario(
    '02049: what another player reveals comes once',
    revealed('02044', [carol, { ...carol, attached: ['02049'] }]),
    table => {
      expect(table.logged('log-discard-encounter')).toHaveLength(2);
    },
  );
  scenario(
    '02049: an alter-ego is rid of it for a mental',
    { heroes: [{ ...carol, hand: ['01060'], attached: ['02049'] }] },
    table => {
      const { refused } = table;
      expect(refused[CAROL]).toBeUndefined();
      expect(table.options.includes('02049.0') || '02049.0' in refused).toBe(true);
    },
  );
  scenario('02049: a hero is not', { heroes: [{ ...marvel, hand: [MENTAL], attached: ['02049'] }] }, table => {
    expect(table.refused['02049.0']).toBe('why-alter-ego');
    expect([KNIGHT, THRALL].some(card => table.options.includes(card))).toBe(false);
  });
});
