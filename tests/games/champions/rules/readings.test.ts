import { expect } from 'vitest';
import {
  ALLY,
  blanks,
  carol,
  ENERGY,
  GENIUS,
  IRON_MAN,
  JENNIFER,
  MARVEL,
  marvel,
  PANTHER,
  revealed,
  SHE_HULK,
  SPIDER,
  STRENGTH,
} from '../encounter/tables.js';
import { BLANK, CARD, type Layout, scenario } from '../table.js';

// How Longbox reads what texts leave open: docs/rules/champions.md.

scenario(
  'CH-C1: who discards at the end of the turns is asked at once, and it is done in player order',
  {
    heroes: [
      { ...carol, hand: [CARD] },
      { ...carol, hand: [ENERGY] },
    ],
    first: 1,
    step: 'end of turns',
  },
  table => {
    table.asks(0, 'discard down').asks(1, 'discard down');
    table.pickAs(0, CARD).pickAs(1, ENERGY);
    expect(table.logged('log-discard').map(({ args }) => args?.who)).toEqual([{ seat: 1 }, { seat: 0 }]);
  },
);

scenario(
  'CH-C2: of several who would defend another, the first in player order does',
  { heroes: [marvel, { identity: IRON_MAN }, { ...marvel, play: [ALLY] }], step: 'villain activates' },
  table => {
    table.asks(0, 'defend').pass();
    table.pickAs(2, ALLY).pickAs(1, IRON_MAN);
    expect(table.identity(1)).toMatchObject({ exhausted: true, damage: 1 });
    expect(table.card(ALLY)).toMatchObject({ exhausted: false, damage: 0 });
  },
);

const objections = { heroes: [{ identity: JENNIFER }, { identity: SPIDER, hand: ['01061'] }], step: 'threat' } as const;

scenario('CH-C3: where all have passed, nobody is asked again', objections, table => {
  table.asks(0, 'interrupt').asks(1, 'interrupt');
  table.pickAs(0, 'pass').pickAs(1, 'pass');
  expect(table.scheme.threat).toBe(2);
});

scenario('CH-C3: who has passed is asked once more after somebody else has done something', objections, table => {
  table.pickAs(1, 'pass').pickAs(0, JENNIFER);
  table.asks(1, 'interrupt').pickAs(1, '01061');
  expect(table.scheme.threat).toBe(0);
  expect(table.identity(1).damage).toBe(1);
});

scenario('CH-C4: nobody waits for what another player might do in one’s turn', { heroes: [marvel, carol] }, table => {
  expect(table.prompts.map(({ seat, reason }) => [seat, reason])).toEqual([[0, 'turn']]);
  table.pickAs(1, '01010b.0').pickAs(1, 's1');
  expect(table.zone(1, 'hand')).toHaveLength(1);
});

scenario(
  'CH-C7: an attack is one moment: what responds to its damage and to a defeat comes when all of it is done',
  {
    heroes: [{ ...marvel, hand: ['01053', STRENGTH], play: ['01063'], minions: ['01101'] }],
    villain: { card: '01094', attached: ['01152'] },
    mainScheme: { card: '01097b', threat: 3 },
  },
  table => {
    table.pick('01053').pay(STRENGTH);
    // The overkill has come through, and the armor has answered it, before anybody is asked.
    expect(table.villain).toMatchObject({ damage: 2, statuses: ['tough'] });
    expect(table.minions()).toEqual([]);
    table.asks(0, 'response', ['01063.0']).pick('01063');
    expect(table.scheme.threat).toBe(2);
  },
);

scenario(
  'CH-C8: cards that a deck discards as it runs out are in the new deck, and cannot be taken',
  { heroes: [{ identity: SPIDER, hand: ['01002', ENERGY], deck: [GENIUS, GENIUS] }] },
  table => {
    table.pick('01002').pay(ENERGY);
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'deck').sort()).toEqual([ENERGY, GENIUS, GENIUS]);
  },
);

scenario(
  'CH-C9: the first player shares out what Explosion deals, to nobody more than is lethal',
  revealed('01111', [{ ...marvel, damage: 10 }, marvel], {
    first: 1,
    step: { at: 'reveal', seat: 0 },
    sideSchemes: [{ card: '01109', threat: 5 }],
  }),
  table => {
    table.asks(1, 'assign damage');
    const [hurt, whole] = [table.identity(0).id, table.identity(1).id];
    expect(table.prompt).toMatchObject({ options: [{ max: 2 }, { max: 12 }], total: 5 });
    table.answer({ distribute: { [`c${hurt}`]: 1, [`c${whole}`]: 4 } });
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([11, 4]);
    expect(table.identity(0).card).toBe(MARVEL);
  },
);

scenario(
  'CH-C32: characters that fall at once leave in the order in which they came, the villain’s stage first',
  {
    heroes: [
      { ...marvel, minions: ['01182'] },
      { identity: SHE_HULK, hand: ['01022', ENERGY], minions: ['01121', '01110'] },
    ].map(hero => ({ ...hero, minions: hero.minions.map(card => ({ card, damage: card === '01182' ? 3 : 1 })) })),
    villain: { card: '01094', damage: 27 },
    stages: ['01095'],
    step: { at: 'turn', seat: 1 },
  },
  table => {
    table.pick('01022').pay(ENERGY);
    const fallen = ['01094', '01182', '01121', '01110'].map(card => ({ card }));
    expect(table.logged('log-defeated').map(({ args }) => args?.what)).toEqual(fallen);
  },
);

scenario(
  'CH-C33: where damage has felled the villain’s stage, Vibranium Armor makes the next one tough',
  { heroes: [marvel], villain: { card: '01094', damage: 13, attached: ['01152'] }, stages: ['01095'] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01095', damage: 0, statuses: ['tough'] });
  },
);

scenario(
  'CH-C34: the card in the place of a cancelled one is revealed by the same player',
  {
    heroes: [
      { ...carol, play: ['01075'], hand: [GENIUS] },
      { ...carol, dealt: ['01101'] },
    ],
    encounter: { deck: ['01102', ...blanks()] },
    step: { at: 'reveal', seat: 1 },
  },
  table => {
    table.asks(0, 'interrupt', ['01075.0']).pick('01075').pay(GENIUS);
    expect([table.minions(0), table.minions(1)]).toEqual([[], ['01102']]);
  },
);

scenario(
  'CH-C35: a minion that comes while one’s minions activate activates as well',
  {
    scenario: 'ultron',
    environments: ['01140'],
    heroes: [{ identity: PANTHER, exhausted: true, minions: [{ card: '01143', damage: 3 }] }],
    step: 'minions activate',
  },
  table => {
    // Retaliate fells the Advanced Ultron Drone, which leaves another; that one attacks too, and falls as well.
    expect(table.logged('log-enemy-attack')).toHaveLength(2);
    expect(table.identity().damage).toBe(2);
    expect(table.minions()).toEqual([]);
  },
);

scenario(
  'CH-C36: a deck that gave out without a discard pile is made anew as its player draws',
  { heroes: [{ ...carol, deck: [], discard: [ENERGY, ENERGY] }] },
  table => {
    expect(table.zone(0, 'dealt')).toEqual([]);
    table.pick('01010b.0');
    expect([table.zone(0, 'hand'), table.zone(0, 'deck'), table.zone(0, 'discard')]).toEqual([[ENERGY], [ENERGY], []]);
    expect(table.zone(0, 'dealt')).toHaveLength(1);
  },
);

scenario(
  'CH-C36: nor is it by a card that would discard from it',
  // Electromagnetic Backlash: the top five cards of each deck.
  revealed('01174', [{ ...marvel, deck: [], discard: [ENERGY, ENERGY] }]),
  table => {
    expect([table.zone(0, 'deck'), table.zone(0, 'dealt')]).toEqual([[], []]);
    expect(table.identity().damage).toBe(0);
  },
);

// Seven encounter cards are to be discarded, and two are left.
const pulse = (deck: readonly string[], discard: readonly string[] = ['01107', '01107', '01107']) =>
  revealed('02043', [marvel], { encounter: { deck, discard } });

scenario(
  'CH-C39: so many encounter cards are discarded as the deck has left, none from the new one',
  pulse([BLANK, BLANK], ['02042', ...blanks(5)]),
  table => {
    // Electro is in the new deck: he was not discarded, so the card surges.
    expect(table.logged('log-discard-encounter')).toHaveLength(2);
    expect(table.logged('log-encounter-reset')).toHaveLength(1);
    expect(table.state.acceleration).toBe(1);
    expect(table.minions()).toEqual([]);
    expect(table.logged('log-surge')).toHaveLength(1);
  },
);

scenario('CH-C39: where the deck has as many, all of them', pulse([...blanks(6), '02042', BLANK]), table => {
  expect(table.logged('log-discard-encounter')).toHaveLength(7);
  expect(table.logged('log-encounter-reset')).toHaveLength(0);
  expect(table.minions()).toEqual(['02042']);
});

scenario(
  'CH-C39, CH-C8: one that is in the new deck again cannot be put into play: 3 damage, and nothing more is discarded',
  revealed('02032', [marvel], {
    scenario: 'mutagen-formula',
    villain: '02015',
    mainScheme: '02017b',
    encounter: { deck: ['02024'], discard: ['02024', BLANK, BLANK] },
  }),
  table => {
    expect(table.identity().damage).toBe(3);
    expect(table.minions()).toEqual([]);
    expect(table.logged('log-discard-encounter')).toHaveLength(1);
  },
);

scenario(
  'CH-C63: cards that are still being resolved are not in the discard pile: with nothing in it, the last card ends the game',
  // Exhaustion surges into Under Fire, which reveals Advance; its boost card is the last one.
  revealed('01191', [marvel], { encounter: { deck: ['01193'], discard: ['01186'] } }),
  table => {
    expect([table.ended, table.outcome?.reason.id]).toEqual(['lost', 'end-no-encounter-cards']);
    expect(table.logged('log-boost')).toEqual([]);
  },
);

scenario(
  'CH-C64: Gang-Up: a minion that the villain’s attack has brought attacks too',
  revealed('01189', [marvel], { encounter: { deck: ['01121', ...blanks()] } }),
  table => {
    table.asks(0, 'defend').pass().asks(0, 'defend').pass();
    expect(table.minions()).toEqual(['01121']);
    // Rhino for 2, then Weapons Runner for 1.
    expect(table.identity().damage).toBe(3);
  },
);

scenario(
  'CH-C64: Gang-Up: one that comes while the minions attack does not',
  // Goblin Knight turns up a Goblin after his attack.
  revealed('01189', [{ ...marvel, exhausted: true, minions: ['02022'] }], {
    encounter: { deck: [BLANK, '02023', ...blanks()] },
  }),
  table => {
    expect(table.minions()).toEqual(['02022', '02023']);
    expect(table.identity().damage).toBe(4);
  },
);

scenario(
  'CH-C65: what is left of damage is taken, though stopping part of it has defeated the attacker',
  {
    heroes: [
      {
        ...marvel,
        exhausted: true,
        minions: [{ card: '01102', damage: 3 }],
        play: [{ card: '05017', counters: 2 }],
      },
    ],
    step: { at: 'minions activate', seat: 0 },
    until: 'deal',
  },
  table => {
    table.pick('05017.0').pick('01102');
    expect(table.minions()).toEqual([]);
    expect(table.identity().damage).toBe(2);
  },
);

const [WIGGLE, COUNTER_PUNCH] = ['05005', '01077'] as const;

/** Rhino charges at Ms. Marvel for 5, and she is ready. */
const charged = (hand: readonly string[]): Layout => ({
  heroes: [{ identity: '05001a', hand }],
  villain: { card: '01094', attached: ['01099'] },
  step: 'villain activates',
  until: 'minions activate',
});

scenario('CH-C66: an event that comes back to hand does not answer the same damage again', charged([WIGGLE]), table => {
  table.asks(0, 'defend').pass().pick(WIGGLE).pick('05001a.0');
  expect(table.zone(0, 'hand')).toContain(WIGGLE);
  expect(table.identity().damage).toBe(2);
});

scenario('CH-C66: another copy does', charged([WIGGLE, WIGGLE]), table => {
  table.asks(0, 'defend').pass().pick(WIGGLE).pick('05001a.0').pick(WIGGLE);
  expect(table.zone(0, 'hand').filter(card => card === WIGGLE)).toHaveLength(1);
  expect(table.identity().damage).toBe(0);
});

scenario('CH-C66: nor does it respond to the same attack again', charged([WIGGLE, COUNTER_PUNCH]), table => {
  table.asks(0, 'defend').pass().pick(WIGGLE).pass();
  table.asks(0, 'response', [COUNTER_PUNCH]).pick(COUNTER_PUNCH).pick('05001a.0');
  expect(table.zone(0, 'hand')).toContain(COUNTER_PUNCH);
  expect(table.villain.damage).toBe(1);
});
