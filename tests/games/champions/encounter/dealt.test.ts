import { describe, expect } from 'vitest';
import {
  forcedInterrupt,
  givesOverkill,
  hostAttacks,
  toVillain,
} from '../../../../src/games/champions/abilities/index.js';
import { attachment } from '../../../../src/games/champions/card.js';
import { BLANK, type Hero, type Layout, scenario } from '../table.js';
import { ALLY, blanks, boosted, MARVEL, marvel, revealed, SPIDER } from './tables.js';

// CH-C20: damage that tough or an ability stops was dealt all the same, but nobody took it. What DEF takes off was never
// dealt.

const BACKFLIP = '01003';
const COSMIC_FLIGHT = '01017';
const LUKE_CAGE = '01076';

const tough: Hero = { ...marvel, status: ['tough'] };
const flipper: Hero = { identity: SPIDER, hand: [BACKFLIP] };
/** Klaw with the Sonic Converter has ATK 1. */
const klaw = { scenario: 'klaw', villain: { card: '01113', attached: ['01118'] } } as const;
const ultron = { scenario: 'ultron', environments: ['01140'], villain: '01135' } as const;

describe("CH-C20: 01122: Klaw's Vengeance places its threat for damage that was dealt", () => {
  scenario('and stopped by tough', { ...klaw, ...revealed('01122', [tough], klaw) }, table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    expect(table.scheme.threat).toBe(1);
  });

  scenario('and prevented', revealed('01122', [flipper], klaw), table => {
    table.pass().pass().pick(BACKFLIP);
    expect(table.identity().damage).toBe(0);
    expect(table.scheme.threat).toBe(1);
  });

  scenario(
    'to an ally whose tough stops it',
    revealed('01122', [{ ...marvel, play: [{ card: LUKE_CAGE, status: ['tough'] }] }], klaw),
    table => {
      table.pick(LUKE_CAGE);
      expect(table.card(LUKE_CAGE)).toMatchObject({ damage: 0, statuses: [] });
      expect(table.scheme.threat).toBe(1);
    },
  );

  scenario('not where DEF takes all of it: tough stays, no threat', revealed('01122', [tough], klaw), table => {
    table.pick(MARVEL);
    expect(table.identity()).toMatchObject({ damage: 0, statuses: ['tough'] });
    expect(table.scheme.threat).toBe(0);
  });
});

describe('CH-C20: 01145: Rage of Ultron discards a card for each damage dealt', () => {
  // Ultron II has ATK 2 and 1 more for the Drone that he brings along.
  scenario('although tough stops it', revealed('01145', [tough], ultron), table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    expect(table.zone(0, 'discard')).toHaveLength(3);
  });

  scenario(
    'although it is prevented, in part or whole',
    revealed('01145', [{ ...marvel, play: [COSMIC_FLIGHT] }], {
      ...ultron,
      encounter: { deck: ['01106', ...blanks()] },
    }),
    table => {
      table.pass().pick(COSMIC_FLIGHT);
      expect(table.identity().damage).toBe(1);
      expect(table.logged('log-discard-top')[0]?.args).toMatchObject({ count: 4 });
    },
  );

  scenario('but not for what DEF took off', revealed('01145', [tough], ultron), table => {
    table.pick(MARVEL);
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    expect(table.zone(0, 'discard')).toHaveLength(2);
  });

  const trample = attachment('T-trample', {
    name: 'Trample',
    set: 'test',
    quantity: 1,
    attach: toVillain,
    abilities: [forcedInterrupt(hostAttacks, { does: givesOverkill })],
  });
  scenario(
    'once for what overkill sends on from an ally to its player',
    {
      ...revealed('01145', [{ ...marvel, play: [{ card: ALLY, damage: 2 }] }], {
        ...ultron,
        villain: { card: '01135', attached: ['T-trample'] },
      }),
      cards: [trample],
    },
    table => {
      table.pick('T-trample.0').pick(ALLY);
      expect(table.identity().damage).toBe(2);
      expect(table.logged('log-discard-top')[0]?.args).toMatchObject({ count: 3 });
    },
  );
});

describe('CH-C20: 01123: as a boost card Sonic Boom exhausts the hero to whom damage is dealt', () => {
  scenario('although tough stops it', boosted('01123', [tough]), table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 0, exhausted: true, statuses: [] });
  });

  scenario('although it is prevented', boosted('01123', [flipper]), table => {
    table.pass().pass().pick(BACKFLIP);
    expect(table.identity()).toMatchObject({ damage: 0, exhausted: true });
  });

  scenario(
    'not the hero whose tough ally it is dealt to',
    boosted('01123', [{ ...marvel, play: [{ card: LUKE_CAGE, status: ['tough'] }] }]),
    table => {
      table.pick(LUKE_CAGE);
      expect(table.card(LUKE_CAGE).statuses).toEqual([]);
      expect(table.identity().exhausted).toBe(false);
    },
  );
});

describe('CH-C20: 01168: as a boost card Sweeping Swoop stuns each friendly character to whom damage is dealt', () => {
  scenario('although tough stops it', boosted('01168', [tough]), table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 0, statuses: ['stunned'] });
  });

  scenario('although it is prevented', boosted('01168', [flipper]), table => {
    table.pass().pass().pick(BACKFLIP);
    expect(table.identity()).toMatchObject({ damage: 0, statuses: ['stunned'] });
  });

  scenario(
    'the tough ally, and not the hero beside it',
    boosted('01168', [{ ...marvel, play: [{ card: LUKE_CAGE, status: ['tough'] }] }]),
    table => {
      table.pick(LUKE_CAGE);
      expect(table.card(LUKE_CAGE)).toMatchObject({ damage: 0, statuses: ['stunned'] });
      expect(table.identity().statuses).toEqual([]);
    },
  );

  scenario('not where DEF takes all of it', boosted('01168', [{ identity: SPIDER }]), table => {
    table.pass().pick(SPIDER);
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
  });

  const charging: Layout = { villain: { card: '01094', attached: ['01099'] } };
  scenario(
    'the hero too to whom overkill sends the rest, although that one is tough',
    boosted('01168', [{ ...tough, play: [ALLY] }], charging),
    table => {
      table.pick(ALLY);
      expect(table.maybe(ALLY)).toBeUndefined();
      expect(table.identity()).toMatchObject({ damage: 0, statuses: ['stunned'] });
    },
  );

  scenario(
    'the tough ally alone, which leaves nothing for overkill to send on',
    boosted('01168', [{ ...marvel, play: [{ card: LUKE_CAGE, status: ['tough'] }] }], charging),
    table => {
      table.pick(LUKE_CAGE);
      expect(table.card(LUKE_CAGE)).toMatchObject({ damage: 0, statuses: ['stunned'] });
      expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    },
  );
});

describe('CH-C20: who is not damaged is not stunned by what asks for that', () => {
  for (const [how, hero, answer] of [
    ['tough stops it', tough, null],
    ['it is prevented', flipper, BACKFLIP],
  ] as const) {
    scenario(`01106: Stampede, where ${how}`, revealed('01106', [hero]), table => {
      if (answer !== null) table.pass();
      table.pass();
      if (answer !== null) table.pick(answer);
      expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    });

    scenario(`01118: the Sonic Converter, where ${how}`, boosted(BLANK, [hero], klaw), table => {
      if (answer !== null) table.pass();
      table.pass();
      if (answer !== null) table.pick(answer);
      expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    });
  }
});
