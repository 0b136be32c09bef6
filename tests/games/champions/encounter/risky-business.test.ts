import { describe, expect } from 'vitest';
import { counting } from '../../../../src/games/champions/facts.js';
import { scenario } from '../table.js';
import { boostedAt, ENTERPRISE, GOBLIN, MADNESS, NORMAN, revealedAt, withGoblin, withNorman } from './goblins.js';
import { ALLY, blanks, CAROL, carol, MARVEL, marvel, STRENGTH } from './tables.js';

describe('Norman Osborn', () => {
  scenario(
    '02001a: an attack on him takes infamy instead, and none of his hit points',
    withNorman(4, { heroes: [marvel] }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.villain).toMatchObject({ card: NORMAN, damage: 0 });
      expect(table.card(ENTERPRISE).counters).toBe(2);
    },
  );

  scenario(
    '02001a: what he would take says what it changes',
    withNorman(4, { heroes: [{ ...marvel, minions: ['02007'] }] }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.previews[NORMAN]).toContain('(Criminal Enterprise 4 > 2)');
      table.pick('02007');
      expect(table.card(ENTERPRISE).counters).toBe(4);
      expect(table.card('02007').damage).toBe(2);
    },
  );

  for (const [form, layout, says] of [
    ['hero', withNorman(4, { heroes: [carol] }), 'Norman Osborn I (+1 on Criminal Enterprise instead of attacking).'],
    ['alter-ego', withNorman(4, { heroes: [marvel] }), 'The villain schemes instead of attacking you.'],
    ['hero', withGoblin(4, { heroes: [carol] }), 'The villain attacks you instead of scheming.'],
    ['alter-ego', withGoblin(4, { heroes: [marvel] }), 'Green Goblin I (−1 on State of Madness instead of scheming).'],
  ] as const)
    scenario(`a change to ${form} form says what the villain does then: ${says}`, layout, table => {
      expect(table.previews.form).toBe(says);
      table.pick('form');
    });

  for (const [target, counted] of [
    [NORMAN, []],
    ['02007', [2]],
  ] as const)
    scenario(
      `W1-113: what counts as damage dealt is what a minion takes, not infamy that goes: ${target}`,
      withNorman(4, { heroes: [{ ...marvel, minions: ['02007'] }] }),
      table => {
        table.pick(`${MARVEL}.attack`).pick(target);
        expect(counting.lines['log-damage']).toMatchObject({ what: 'damage dealt', amount: 'amount' });
        expect(table.logged('log-damage').map(({ args }) => args?.amount)).toEqual(counted);
      },
    );

  scenario(
    'W1-101: a tough Norman loses the tough card alone',
    withNorman(4, { heroes: [marvel], villain: { card: NORMAN, status: ['tough'] } }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.villain.statuses).toEqual([]);
      expect(table.card(ENTERPRISE).counters).toBe(4);
    },
  );

  for (const [card, infamy] of [
    ['02001a', 1],
    ['02002a', 2],
    ['02003a', 3],
  ] as const)
    scenario(
      `${card}: he doesn't attack a hero: ${infamy} infamy, no boost card, nobody defends`,
      withNorman(1, {
        heroes: [marvel, { identity: CAROL }],
        villain: card,
        mode: 'expert',
        step: { at: 'villain activates', seat: 0 },
        until: 'minions activate',
      }),
      table => {
        expect(table.card(ENTERPRISE).counters).toBe(1 + infamy);
        expect(table.identity().damage).toBe(0);
        expect(table.state.encounter.deck).toHaveLength(20);
        expect(table.scheme.threat).toBe(4);
      },
    );

  scenario(
    'W1-101: stunned, he loses that instead of adding infamy',
    withNorman(1, {
      heroes: [marvel],
      villain: { card: NORMAN, status: ['stunned'] },
      step: 'villain activates',
      until: 'minions activate',
    }),
    table => {
      expect(table.villain.statuses).toEqual([]);
      expect(table.card(ENTERPRISE).counters).toBe(1);
    },
  );

  scenario(
    '02001a: he schemes against an alter-ego, with a boost card',
    withNorman(1, { heroes: [carol], step: 'villain activates', until: 'minions activate' }),
    table => {
      expect(table.scheme.threat).toBe(4);
      expect(table.card(ENTERPRISE).counters).toBe(1);
    },
  );
});

describe('both flip', () => {
  scenario(
    'W1-102: 02006a: the last infamy gone, Norman and the enterprise flip: counters anew, damage and attachments stay, what is left is lost',
    withNorman(1, {
      heroes: [marvel],
      villain: { card: NORMAN, damage: 3, status: ['confused'], attached: ['02033'] },
    }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.villain).toMatchObject({ card: GOBLIN, damage: 3, statuses: ['confused'] });
      expect(table.card('02033').host).toBe(table.villain.id);
      expect(table.maybe(ENTERPRISE)).toBeUndefined();
      expect(table.card(MADNESS).counters).toBe(2);
    },
  );

  scenario('02006b: two madness counters per player', withNorman(1, { heroes: [marvel, carol, carol] }), table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card(MADNESS).counters).toBe(6);
  });

  scenario(
    'W1-103: 02001b: the Goblin does 3 indirect damage to each player in hero form each time he appears',
    withNorman(1, { heroes: [{ ...marvel, play: [ALLY] }, carol] }),
    table => {
      table.pick(`${MARVEL}.attack`).asks(0, 'assign damage', [MARVEL, ALLY]);
      table.answer({ distribute: { [`c${table.identity().id}`]: 1, [`c${table.card(ALLY).id}`]: 2 } });
      expect([table.identity(0).damage, table.card(ALLY).damage, table.identity(1).damage]).toEqual([1, 2, 0]);
    },
  );

  scenario(
    'W1-106: 02001b: indirect damage: no character gets more than it has left',
    withNorman(1, { heroes: [{ ...marvel, damage: 9, play: [{ card: ALLY, damage: 2 }] }] }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.prompt).toMatchObject({ kind: 'distribute', total: 3 });
      expect(table.prompt.kind === 'distribute' && table.prompt.options.map(({ max }) => max)).toEqual([3, 1]);
      table.answer({ distribute: { [`c${table.identity().id}`]: 2, [`c${table.card(ALLY).id}`]: 1 } });
      expect(table.identity().damage).toBe(11);
      expect(table.maybe(ALLY)).toBeUndefined();
    },
  );

  scenario(
    '02002b: the second Goblin does it to each player in any form',
    withNorman(1, { heroes: [marvel, carol], villain: '02002a' }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([3, 3]);
    },
  );

  scenario(
    '02003b: the third does 4 to each identity, none of it to allies',
    withNorman(1, { heroes: [{ ...marvel, play: [ALLY] }, carol], villain: '02003a', mode: 'expert' }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([4, 4]);
      expect(table.card(ALLY).damage).toBe(0);
    },
  );
});

describe('the Green Goblin', () => {
  scenario('02001b: he takes damage', withGoblin(2, { heroes: [marvel] }), table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: GOBLIN, damage: 2 });
    expect(table.card(MADNESS).counters).toBe(2);
  });

  scenario(
    '02001b: he attacks a hero',
    withGoblin(2, { heroes: [marvel], step: 'villain activates', until: 'minions activate' }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(3);
      expect(table.card(MADNESS).counters).toBe(2);
    },
  );

  for (const [card, lost] of [
    ['02001b', 1],
    ['02002b', 1],
    ['02003b', 2],
  ] as const)
    scenario(
      `${card}: instead of scheming he loses ${lost} madness, and gets no boost card`,
      withGoblin(4, {
        heroes: [carol],
        villain: card,
        mode: 'expert',
        step: 'villain activates',
        until: 'minions activate',
      }),
      table => {
        expect(table.card(MADNESS).counters).toBe(4 - lost);
        expect(table.scheme.threat).toBe(2);
        expect(table.state.encounter.deck).toHaveLength(20);
      },
    );

  scenario(
    'W1-102: his last madness gone, he is Norman again, with 2 infamy per player',
    withGoblin(1, { heroes: [carol, carol], step: 'villain activates', until: 'minions activate' }),
    table => {
      expect(table.villain.card).toBe(NORMAN);
      expect(table.card(ENTERPRISE).counters).toBe(4);
    },
  );

  scenario(
    'W1-104: flipped by a boost card in the middle of his attack, he goes on as Norman: boost icons alone',
    boostedAt(withGoblin(1), '02008', [marvel]),
    table => {
      table.pass();
      expect(table.villain.card).toBe(NORMAN);
      expect(table.identity().damage).toBe(1);
    },
  );

  scenario(
    'W1-104: flipped in the middle of his attack, he is still the enemy that attacked: Counter-Punch may answer it',
    boostedAt(withGoblin(1), '02008', [{ ...marvel, hand: ['01077'] }]),
    table => {
      table.pick(MARVEL).asks(0, 'response', ['01077']).pick('01077');
      // Norman gives 2 infamy for it, and with the last of them he is the Goblin again.
      expect(table.villain).toMatchObject({ card: GOBLIN, damage: 0 });
    },
  );

  scenario(
    'W1-104: and Toe to Toe deals him its 5 all the same',
    withGoblin(1, {
      heroes: [{ ...marvel, hand: ['10015', STRENGTH] }],
      encounter: { deck: ['02008', ...blanks()] },
    }),
    table => {
      table.pick('10015').pay(STRENGTH).asks(0, 'defend').pass();
      expect(table.villain).toMatchObject({ card: GOBLIN, damage: 0 });
      expect(table.card(MADNESS).counters).toBe(2);
    },
  );

  scenario(
    'W1-105: defeated, the next stage comes as Norman, and the madness gives way to new infamy',
    withGoblin(1, { heroes: [marvel], villain: { card: GOBLIN, damage: 13, status: ['stunned'] } }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.villain).toMatchObject({ card: '02002a', damage: 0, statuses: ['stunned'] });
      expect(table.maybe(MADNESS)).toBeUndefined();
      expect(table.card(ENTERPRISE).counters).toBe(2);
    },
  );

  scenario(
    'the last stage defeated, the players have won',
    withGoblin(1, { heroes: [marvel], villain: { card: '02002b', damage: 17 }, until: 'over' }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.ended).toBe('won');
    },
  );
});

describe('the main scheme', () => {
  scenario(
    '02004b: completed: 1 infamy per player, then each player discards a card for each',
    withNorman(2, { heroes: [carol, carol], mainScheme: { card: '02004b', threat: 12 }, step: 'threat' }),
    table => {
      expect(table.scheme).toMatchObject({ card: '02005b', threat: 2 });
      expect(table.card(ENTERPRISE).counters).toBe(4);
      expect([0, 1].map(seat => table.zone(seat, 'discard').length)).toEqual([4, 4]);
    },
  );

  scenario(
    '02004b: with the Goblin up there is no infamy to place, and nothing to discard',
    withGoblin(2, { heroes: [carol], mainScheme: { card: '02004b', threat: 6 }, step: 'threat' }),
    table => {
      expect(table.scheme.card).toBe('02005b');
      expect(table.card(MADNESS).counters).toBe(2);
      expect(table.zone(0, 'discard')).toEqual([]);
    },
  );

  scenario(
    '02005b: 2 threat per player each round, and a card more for the first player',
    withNorman(2, {
      heroes: [carol, carol],
      mainScheme: '02005b',
      step: { at: 'threat', seat: 0 },
      until: 'villain activates',
    }),
    table => {
      expect(table.scheme.threat).toBe(6);
    },
  );

  scenario(
    '02005b: its hazard deals a card more',
    withNorman(2, { heroes: [carol], mainScheme: '02005b', step: 'deal' }),
    table => {
      expect(table.zone(0, 'dealt')).toHaveLength(2);
    },
  );

  scenario(
    '02005b: completed, the players have lost',
    withNorman(2, { heroes: [carol], mainScheme: { card: '02005b', threat: 8 }, step: 'threat', until: 'over' }),
    table => {
      expect(table.ended).toBe('lost');
    },
  );
});

const STIRRERS = ['02007', '02008', '02009', '02011', '02012'] as const;
describe('boost cards that stir counters', () => {
  for (const card of STIRRERS) {
    scenario(`${card}: 1 infamy with Norman up`, boostedAt(withNorman(2), card, [carol]), table => {
      expect(table.card(ENTERPRISE).counters).toBe(3);
    });
    scenario(`${card}: 1 madness less with the Goblin up`, boostedAt(withGoblin(2), card, [marvel]), table => {
      table.pass();
      expect(table.card(MADNESS).counters).toBe(1);
    });
  }
  scenario('02010: Oscorp Manufacturing stirs nothing', boostedAt(withNorman(2), '02010', [carol, carol]), table => {
    expect(table.card(ENTERPRISE).counters).toBe(2);
    expect(table.scheme.threat).toBe(4 + 2 + 3);
  });
  scenario(
    '02012: at another villain’s table it stirs nothing, and does nothing when revealed',
    revealedAt({}, '02012'),
    table => {
      expect(table.encounterDiscard).toContain('02012');
      expect(table.identity().damage).toBe(0);
    },
  );
});

describe('encounter cards', () => {
  scenario('02007: a boost card for the villain', revealedAt(withNorman(2), '02007'), table => {
    table.asks(0, 'option', ['boost', 'counters']).pick('boost');
    expect(table.villain.under).toHaveLength(1);
    expect(table.card(ENTERPRISE).counters).toBe(2);
    expect(table.minions()).toEqual(['02007']);
  });
  scenario('02007: or 2 infamy', revealedAt(withNorman(2), '02007'), table => {
    table.pick('counters');
    expect(table.villain.under).toEqual([]);
    expect(table.card(ENTERPRISE).counters).toBe(4);
  });
  scenario('02007: a boost card alone with the Goblin up', revealedAt(withGoblin(2), '02007'), table => {
    expect(table.villain.under).toHaveLength(1);
    expect(table.card(MADNESS).counters).toBe(2);
  });

  scenario(
    'W1-107: a boost card that lies on the villain is turned up when he next acts, besides his own',
    withGoblin(2, {
      heroes: [marvel],
      villain: { card: GOBLIN, under: [{ card: '02039', owner: 'scenario' }] },
      encounter: { deck: ['02039', ...blanks()] },
      step: 'villain activates',
      until: 'minions activate',
    }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(5);
      expect(table.villain.under).toEqual([]);
      expect(table.encounterDiscard.filter(card => card === '02039')).toHaveLength(2);
    },
  );

  scenario(
    'W1-107: it stays where he adds infamy instead of attacking',
    withNorman(2, {
      heroes: [marvel],
      villain: { card: NORMAN, under: [{ card: '02039', owner: 'scenario' }] },
      step: 'villain activates',
      until: 'minions activate',
    }),
    table => {
      expect(table.villain.under).toHaveLength(1);
    },
  );

  scenario(
    '02008: the Private Security Specialist guards Norman',
    withNorman(4, { heroes: [{ ...marvel, minions: ['02008'] }] }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.card('02008').damage).toBe(2);
      expect(table.card(ENTERPRISE).counters).toBe(4);
    },
  );

  scenario(
    '02009: Collapsing Bridge: 2 threat per player',
    revealedAt(withNorman(2), '02009', [carol, carol]),
    table => {
      expect(table.card('02009').threat).toBe(4);
    },
  );

  scenario(
    '02010: 2 threat per player, and 1 more with Norman up',
    revealedAt(withNorman(2), '02010', [carol, carol]),
    table => {
      expect(table.card('02010').threat).toBe(6);
    },
  );
  scenario('02010: no more with the Goblin up', revealedAt(withGoblin(2), '02010', [carol, carol]), table => {
    expect(table.card('02010').threat).toBe(4);
  });

  scenario('02011: Payoff: 2 threat per player, hazard', revealedAt(withNorman(2), '02011', [carol]), table => {
    expect(table.card('02011').threat).toBe(2);
  });

  scenario("02012: All in a Day's Work: 2 infamy", revealedAt(withNorman(2), '02012'), table => {
    expect(table.card(ENTERPRISE).counters).toBe(4);
  });
  scenario('02012: 2 madness less, which may flip him', revealedAt(withGoblin(2), '02012'), table => {
    expect(table.villain.card).toBe(NORMAN);
    expect(table.card(ENTERPRISE).counters).toBe(2);
  });

  scenario(
    '02013: with Norman up a card of yours for each infamy',
    revealedAt(withNorman(3), '02013', [marvel, carol]),
    table => {
      expect(table.zone(0, 'discard')).toHaveLength(3);
      expect(table.zone(1, 'discard')).toEqual([]);
    },
  );
  scenario(
    '02013: the Goblin attacks the hero with the fewest hit points left',
    revealedAt(withGoblin(3), '02013', [marvel, { ...marvel, identity: '01019a', damage: 10 }, carol]),
    table => {
      table.asks(1, 'defend').pass().pass();
      expect(table.identity(1).damage).toBe(13);
      expect([table.identity(0).damage, table.identity(2).damage]).toEqual([0, 0]);
    },
  );
  scenario('02013: no hero to attack: it surges', revealedAt(withGoblin(3), '02013', [carol]), table => {
    expect(table.logged('log-surge')).toHaveLength(1);
  });
  scenario(
    '02013: a stunned Goblin makes no attack: it surges',
    revealedAt(withGoblin(3), '02013', [marvel], { villain: { card: GOBLIN, status: ['stunned'] } }),
    table => {
      expect(table.logged('log-surge')).toHaveLength(1);
      expect(table.villain.statuses).toEqual([]);
    },
  );
});

scenario(
  '02004a: at set-up Criminal Enterprise enters play, and Hostile Takeover begins with 2 threat per player',
  withNorman(1, {
    heroes: [{ identity: CAROL }, { identity: CAROL }],
    mainScheme: '02004a',
    environments: [],
    encounter: { deck: [ENTERPRISE, ...blanks()] },
    step: 'opening',
    until: 'turn',
  }),
  table => {
    table.pass().pass();
    expect(table.card(ENTERPRISE).counters).toBe(4);
    expect(table.scheme).toMatchObject({ card: '02004b', threat: 4 });
    expect(table.villain.card).toBe(NORMAN);
  },
);
