import { describe, expect, test } from 'vitest';
import { recharge } from '../../../src/games/recharge/index.js';
import { type RechargeOptions, SETTINGS } from '../../../src/games/recharge/options.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
import type { Json } from '../../../src/kernel/index.js';
import { refuses } from '../refused.js';

const options = recharge.options.parse({}) as RechargeOptions;
const read = (position: object): RechargeState =>
  recharge.position.read(position as Json, options, [], () => {
    throw new Error('a position leaves nothing to chance');
  }) as RechargeState;

// By their sides: heroes of one colour and of two, powers, and a Teamwork.
const HERO = 'RC031';
const TWO_RIGHT = 'RC016';
const HEROES = 'RC097';
const VILLAINS = 'RC125';
const TEAM = 'RC201';
const OPENS = 'RC191';

const players = (...written: object[]) => ({ players: written.length > 1 ? written : [...written, {}] });
const chain = (...links: object[]) => ({
  step: 'battle',
  battle: { attacker: 0, fighting: [0, 1], turn: 0 },
  ...players({ chain: links }, { chain: [{ card: HERO }] }),
});
const battle = (more: object, ...seats: object[]) => ({
  step: 'battle',
  battle: { attacker: 0, fighting: [0, 1], turn: 0, ...more },
  ...players(...(seats.length > 0 ? seats : [{ chain: [{ card: HERO }] }, { chain: [{ card: HERO }] }])),
});
const on = (card: string, at: number, more: object = {}) => ({ card, on: at, ...more });

test('chains are read as they were played, branches and all', () => {
  const links = [
    { card: TWO_RIGHT },
    on(HEROES, 0),
    on(VILLAINS, 0),
    on(TEAM, 0, { side: 'left' }),
    on('RC022', 3, { side: 'left', turned: false }),
  ];
  expect(() => read(chain(...links))).toThrow(
    "position.players[0].chain[4]: RC022 doesn't fit on the left side of RC201: a link goes by kind, by a shared colour, and where there is room",
  );
  const [first] = read(chain(...links.slice(0, 4))).players;
  expect(first?.chain.map(({ instance, side }) => `${instance.card} ${side}`)).toEqual([
    'RC016 right',
    'RC097 right',
    'RC125 right',
    'RC201 left',
  ]);
});

describe('cards and counters that can’t be', () => {
  const sixes = (count: number) => Array.from({ length: count }, () => 5);
  refuses(recharge, options, [
    [players({ hand: ['RC999'] }), 'position.players[0].hand[0]: no card RC999'],
    [players({ draw: ['rc7'] }), 'position.players[0].draw[0]: no card rc7: did you mean RC007?'],
    [players({}, { discard: ['RC001', 'C5'] }), 'position.players[1].discard[1]: no card C5: did you mean RC005?'],
    [players({ reserve: [2, 4] }), 'position.players[0].reserve[1]: no counter of 4: there are 1, 2, 3, 5'],
    [players({ victory: [0] }), 'position.players[0].victory[0]: this has to be at least 1'],
    [players({ reserve: Array(26).fill(1) }), 'position.players[0]: 26 counters in reserve and venture: at most 25'],
    [players({ reserve: sixes(14) }), 'position.players[0]: counters worth 70 in reserve and venture: at most 65'],
    [
      players({ reserve: sixes(13), victory: sixes(7) }, { reserve: sixes(10) }),
      'position.players: counters worth 150 in all of them: at most 130',
    ],
    [players({ victory: sixes(14) }), 'position.players[0].victory: 70 points win at 70: give the outcome'],
    [{ pot: [1], ...players({}) }, 'position.pot: a pot is for three and more players'],
  ]);
});

describe('chains that can’t be', () => {
  const path = 'position.players[0].chain';
  refuses(recharge, options, [
    [chain({ card: HEROES }), `${path}[0]: ${HEROES} starts no chain: a Hero does`],
    [chain({ card: HERO, turned: true }), `${path}[0].turned: the first card of a chain is upright`],
    [chain({ card: HERO, side: 'left' }), `${path}[0].side: the first card of a chain hangs on no side: leave it out`],
    [chain({ card: HERO }, { card: HERO }), `${path}[1].on: only the first card of a chain hangs on nothing`],
    [chain({ card: HERO }, on(VILLAINS, 1)), `${path}[1].on: no card 1 stands before it`],
    [chain({ card: HERO }, on('RC998', 0)), `${path}[1]: no card RC998`],
    ...(
      [
        // Heroes to Villains: no colour in common.
        [{ card: HERO }, on(HEROES, 0)],
        // Two on a side of one colour.
        [{ card: HERO }, on(VILLAINS, 0), on('RC129', 0)],
        // Two that match the same one of two colours.
        [{ card: TWO_RIGHT }, on(HEROES, 0), on('RC098', 0)],
        // A Hero on a Hero.
        [{ card: HERO }, on('RC029', 0)],
      ] as const
    ).map((links): [object, string] => {
      const at = links.length - 1;
      const card = links[at]?.card;
      return [
        chain(...links),
        `${path}[${at}]: ${card} doesn't fit on the right side of ${links[0].card}: a link goes by kind, by a shared colour, and where there is room`,
      ];
    }),
    [
      chain({ card: TWO_RIGHT }, on(TEAM, 0, { side: 'left' }), on('RC016', 1, { side: 'left', turned: true })),
      `${path}[2].turned: Heroes can't be turned`,
    ],
  ]);
});

describe('who can’t fight', () => {
  refuses(recharge, options, [
    [battle({ attacker: 2 }), 'position.battle.attacker: no seat 2: seats go from 0 to 1'],
    [battle({ turn: 5 }), 'position.battle.turn: no seat 5: seats go from 0 to 1'],
    [battle({ fighting: [0, 2] }), 'position.battle.fighting[1]: no seat 2: seats go from 0 to 1'],
    [battle({ fighting: [0, 0] }), 'position.battle.fighting[1]: seat 0 is listed twice'],
    [battle({ ventured: [2] }), 'position.battle.ventured[0]: no seat 2: seats go from 0 to 1'],
    [battle({ ventured: [1, 1] }), 'position.battle.ventured[1]: seat 1 is listed twice'],
    [
      battle({ ventured: [2] }, { chain: [{ card: HERO }] }, { chain: [{ card: HERO }] }, {}),
      "position.battle.ventured[0]: seat 2 doesn't fight",
    ],
    [battle({ fighting: [0] }), 'position.battle.fighting: a battle takes two'],
    [battle({ waiting: [1], fighting: [0] }), 'position.battle.waiting: everybody has answered at the step "battle"'],
    [battle({ waiting: [1] }), 'position.battle.waiting[0]: seat 1 fights already'],
    [battle({ waiting: [0], fighting: [1] }), 'position.battle.waiting[0]: seat 0 is the attacker'],
    [battle({}, { chain: [{ card: HERO }] }, {}), 'position.battle.fighting[1]: seat 1 has no chain to fight with'],
    [
      battle({}, { chain: [{ card: HERO }] }, { chain: [{ card: OPENS }] }),
      `position.players[1].chain[0]: ${OPENS} starts an attack only: this seat defends`,
    ],
    [
      battle({ turn: 2 }, { chain: [{ card: HERO }] }, { chain: [{ card: HERO }] }, {}),
      "position.battle.turn: seat 2 doesn't fight",
    ],
    [
      battle({ fighting: [0, 1] }, { chain: [{ card: HERO }] }, { out: true, chain: [{ card: HERO }] }, {}),
      'position.battle.fighting[1]: seat 1 is out',
    ],
    [
      { ...battle({ waiting: [1], fighting: [0] }), step: 'answer' },
      "position.players[1].chain: seat 1 hasn't answered the attack",
    ],
    [{ ...battle({}), step: 'answer' }, 'position.battle.waiting: somebody has to answer the attack'],
    [{ step: 'battle', ...players({}) }, 'position.battle: the step "battle" is part of a battle'],
    [{ ...battle({}), step: 'turn' }, 'position.battle: no battle goes with the step "turn"'],
    [players({ chain: [{ card: HERO }] }), 'position.players[0].chain: seat 0 is in no battle'],
    [players({}, { venture: [2] }), 'position.players[1].venture: seat 1 is in no battle'],
  ]);
});

describe('an order in which nobody answers', () => {
  const fights = { chain: [{ card: HERO }] };
  const answering = (more: object, ...seats: object[]) => ({ ...battle(more, ...seats), step: 'answer' });
  const path = 'position.battle';
  refuses(recharge, options, [
    [
      battle({ fighting: [0, 2, 1] }, fights, fights, fights),
      `${path}.fighting[1]: in seat order from the attacker on: 0, 1, 2`,
    ],
    [battle({ attacker: 1 }, fights, fights, fights), `${path}.fighting[0]: in seat order from the attacker on: 1, 0`],
    [
      answering({ fighting: [0], waiting: [2, 1] }, fights, {}, {}),
      `${path}.waiting[0]: in seat order from the attacker on: 1, 2`,
    ],
    [
      answering({ fighting: [0, 2], waiting: [1] }, fights, {}, fights),
      `${path}.fighting[1]: seat 2 answers after seat 1, who waits`,
    ],
    [
      answering({ fighting: [0], waiting: [1] }, fights, {}, {}),
      `${path}.waiting: seat 2 answers after seat 1: it waits, too`,
    ],
    [
      answering({ fighting: [1], waiting: [2] }, fights, fights, {}),
      `${path}.fighting: seat 0 attacks: it fights until everyone has answered`,
    ],
    [
      answering({ fighting: [0], waiting: [1], passes: 1 }, fights, {}),
      `${path}.passes: nobody passes before everyone has answered`,
    ],
  ]);

  test('an attacker who is out has left those that answered it, and those that still have to (RE-C3)', () => {
    const left = answering({ fighting: [1], waiting: [2] }, { out: true }, fights, {});
    expect(read(left).battle).toMatchObject({ attacker: 0, fighting: [1], waiting: [2] });
  });
});

describe('counts that can’t be', () => {
  const sprint = recharge.options.parse(SETTINGS.sprint);
  refuses(recharge, options, [
    [{ idle: 2, ...players({}) }, 'position.idle: 2 end the match: at most 1'],
    [{ step: 'ante', active: 1, ...players({}, {}, {}) }, 'position.active: the round begins with its starter, seat 0'],
  ]);
  refuses(recharge, sprint, [[{ round: 7, ...players({}) }, 'position.round: the match ends after round 6']]);
});

describe('a hand that can’t be', () => {
  const out = { out: true };
  refuses(recharge, options, [
    [{ active: 2, ...players({}) }, 'position.active: no seat 2: seats go from 0 to 1'],
    [{ starter: 3, active: 0, ...players({}, {}, {}) }, 'position.starter: no seat 3: seats go from 0 to 2'],
    [{ winner: 2, ...players({}) }, 'position.winner: no seat 2: seats go from 0 to 1'],
    [{ winner: 1, ...players({}) }, 'position.winner: nobody has won yet at the step "turn"'],
    [{ step: 'after', ...players({}) }, 'position.winner: between two, one of them has won'],
    [{ ...battle({}), step: 'after', winner: 0 }, 'position.battle.fighting: at the step "after" one at most is left'],
    [{ ...battle({ fighting: [1] }), step: 'after', winner: 0 }, "position.winner: seat 0 isn't left in the battle"],
    [
      { step: 'after', winner: 0, ...players({}, {}, {}) },
      'position.winner: nobody wins a conceded hand among three and more',
    ],
    [{ step: 'ante', ...players({}) }, 'position.step: an ante is for three and more players'],
    [{ step: 'anti', ...players({}) }, 'position.step: this has to be "ante", "turn", "answer", "battle" or "after"'],
    [players(out, out), 'position.players: fewer than two still play: give the outcome'],
    [players(out, {}, {}), 'position.active: seat 0 is out'],
    [
      { active: 1, ...players({ out: true, reserve: [1] }, {}, {}) },
      'position.players[0].reserve: this player is out: nothing is left there',
    ],
    [{ players: [{}] }, 'position.players: this needs at least 2 entries'],
  ]);
});
