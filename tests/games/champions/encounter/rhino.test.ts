import { expect } from 'vitest';
import { scenario } from '../table.js';
import { ALLY, blanks, boosted, CAROL, carol, ENERGY, MARVEL, marvel, revealed, SPIDER, STRENGTH } from './tables.js';

scenario(
  "01095: Rhino II brings Breakin' & Takin', with its 2 threat and 1 more per player",
  {
    heroes: [marvel, carol],
    villain: { card: '01094', damage: 26 },
    stages: ['01095'],
    encounter: { deck: ['01107', ...blanks()] },
  },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01095', damage: 0 });
    expect(table.card('01107').threat).toBe(4);
    expect(table.state.encounter.deck.map(({ card }) => card)).not.toContain('01107');
  },
);

scenario(
  "01095: Rhino II finds nothing where Breakin' & Takin' is in play already",
  { heroes: [marvel], villain: { card: '01094', damage: 13 }, sideSchemes: [{ card: '01107', threat: 1 }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain.card).toBe('01095');
    expect(table.inPlay(one => one.card === '01107')).toHaveLength(1);
    expect(table.card('01107').threat).toBe(1);
  },
);

scenario(
  '01096: Rhino III is tough and stuns the heroes, not the alter-egos',
  { mode: 'expert', heroes: [marvel, carol], villain: { card: '01095', damage: 28 } },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01096', statuses: ['tough'] });
    expect(table.identity(0).statuses).toEqual(['stunned']);
    expect(table.identity(1).statuses).toEqual([]);
  },
);

scenario(
  '01097b: The Break-In! completed, the players have lost',
  { heroes: [carol], mainScheme: { card: '01097b', threat: 6 }, step: 'threat', until: 'over' },
  table => {
    expect(table.ended).toBe('lost');
  },
);

scenario(
  '01098: the Armored Rhino Suit takes his damage, and lasts until it holds 5',
  { heroes: [marvel], villain: { card: '01094', attached: ['01098'] } },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain.damage).toBe(0);
    expect(table.card('01098').damage).toBe(2);
  },
);

scenario(
  '01098: the Armored Rhino Suit takes nothing that hits a minion',
  { heroes: [{ ...marvel, minions: ['01102'] }], villain: { card: '01094', attached: ['01098'] } },
  table => {
    table.pick(`${MARVEL}.attack`).asks(0, 'attack target').pick('01102');
    expect(table.card('01102').damage).toBe(2);
    expect(table.card('01098').damage).toBe(0);
  },
);

scenario(
  '01098: revealed, the Armored Rhino Suit goes on Rhino',
  revealed('01098', [{ ...marvel, minions: ['01102'] }]),
  table => {
    expect(table.card('01098').host).toBe(table.villain.id);
  },
);

scenario(
  '01099: Charge adds 3 to one attack, and is gone after it',
  { heroes: [marvel], villain: { card: '01094', attached: ['01099'] }, step: 'villain activates' },
  table => {
    table.asks(0, 'defend').pick(MARVEL);
    expect(table.identity().damage).toBe(4);
    expect(table.encounterDiscard).toContain('01099');
  },
);

scenario(
  '01099: Charge stays with a Rhino whose attack is taken by a stun',
  { heroes: [marvel], villain: { card: '01094', status: ['stunned'], attached: ['01099'] }, step: 'villain activates' },
  table => {
    expect(table.villain.statuses).toEqual([]);
    expect(table.maybe('01099')).toBeDefined();
    expect(table.identity().damage).toBe(0);
  },
);

scenario(
  '01099: Charge stays with a Rhino who schemes, and adds nothing to it',
  { heroes: [carol], villain: { card: '01094', attached: ['01099'] }, step: 'villain activates' },
  table => {
    expect(table.scheme.threat).toBe(1);
    expect(table.maybe('01099')).toBeDefined();
  },
);

const horn = { card: '01094', attached: ['01100'] };

scenario(
  '01100: the Enhanced Ivory Horn adds 1 to his attacks, not to his schemes',
  { heroes: [marvel, carol], villain: horn, step: 'villain activates', until: 'deal' },
  table => {
    table.asks(0, 'defend').pass();
    expect(table.identity().damage).toBe(3);
    expect(table.scheme.threat).toBe(1);
  },
);

scenario(
  '01100: three physical resources are rid of the Enhanced Ivory Horn',
  { heroes: [{ ...marvel, hand: [STRENGTH, STRENGTH] }], villain: horn },
  table => {
    table.pick('01100.0').pay(STRENGTH, STRENGTH);
    expect(table.encounterDiscard).toEqual(['01100']);
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

scenario(
  '01100: the Enhanced Ivory Horn stays where there is no hero, or no physical resource',
  {
    heroes: [
      { ...carol, hand: [STRENGTH, STRENGTH] },
      { ...marvel, hand: [ENERGY, ENERGY] },
    ],
    villain: horn,
  },
  table => {
    expect(table.refused['01100.0']).toBe('why-hero');
    table.end();
    expect(table.maybe('01100')).toBeDefined();
  },
);

scenario(
  '01101: a Hydra Mercenary guards Rhino from the player it is engaged with, and from no other',
  { heroes: [{ ...marvel, minions: ['01101'] }, { identity: SPIDER }], until: 'end of turns' },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01101').damage).toBe(2);
    table.end().pick(`${SPIDER}.attack`).asks(1, 'attack target', ['01094', '01101']).pick('01094');
    expect(table.villain.damage).toBe(2);
    table.end();
  },
);

scenario('01102: Sandman enters play tough', revealed('01102'), table => {
  expect(table.minions()).toEqual(['01102']);
  expect(table.card('01102').statuses).toEqual(['tough']);
});

scenario(
  '01102: a second Sandman does not enter play',
  revealed('01102', [{ ...marvel, minions: ['01102'] }]),
  table => {
    expect(table.minions()).toEqual(['01102']);
    expect(table.encounterDiscard).toContain('01102');
  },
);

scenario(
  '01103: Shocker deals 1 to each hero, not to alter-egos and allies',
  revealed('01103', [carol, { ...marvel, play: [ALLY] }]),
  table => {
    expect(table.minions(0)).toEqual(['01103']);
    expect([table.identity(0).damage, table.identity(1).damage, table.card(ALLY).damage]).toEqual([0, 1, 0]);
  },
);

scenario(
  '01104: Hard to Keep Down heals 4, and surges only where it heals nothing',
  revealed('01104', [marvel], { villain: { card: '01094', damage: 6 } }),
  table => {
    expect(table.villain.damage).toBe(2);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario('01104: Hard to Keep Down surges for an unhurt Rhino', revealed('01104', [carol]), table => {
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario('01105: "I\'m Tough" makes Rhino tough', revealed('01105'), table => {
  expect(table.villain.statuses).toEqual(['tough']);
  expect(table.lines).not.toContain('log-surge');
});

scenario(
  '01105: "I\'m Tough" surges where he was tough already, and he keeps one card',
  revealed('01105', [carol], { villain: { card: '01094', status: ['tough'] } }),
  table => {
    expect(table.villain.statuses).toEqual(['tough']);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario('01106: Stampede stuns whom it damages', revealed('01106'), table => {
  table.asks(0, 'defend').pass();
  expect(table.identity()).toMatchObject({ damage: 2, statuses: ['stunned'] });
});

scenario(
  '01106: Stampede stuns the ally that defended, and not the hero',
  revealed('01106', [{ ...marvel, play: [ALLY] }]),
  table => {
    table.pick(ALLY);
    expect(table.card(ALLY)).toMatchObject({ damage: 2, statuses: ['stunned'] });
    expect(table.identity().statuses).toEqual([]);
  },
);

scenario('01106: Stampede stuns nobody whom it does not damage', revealed('01106', [{ identity: SPIDER }]), table => {
  table.pass().pick(SPIDER);
  expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
});

scenario('01106: Stampede surges for an alter-ego', revealed('01106', [carol]), table => {
  expect(table.logged('log-reveal')).toHaveLength(2);
  expect(table.lines).not.toContain('log-enemy-attack');
});

scenario(
  "01107: Breakin' & Takin': 2 threat and 1 per player; one more card is dealt",
  revealed('01107', [carol, carol, carol]),
  table => {
    expect(table.card('01107').threat).toBe(5);
  },
);

scenario(
  "01107: Breakin' & Takin' deals the first player one card more",
  { heroes: [carol, carol], sideSchemes: ['01107'], step: 'deal' },
  table => {
    expect([table.zone(0, 'dealt').length, table.zone(1, 'dealt').length]).toEqual([2, 1]);
  },
);

scenario('01108: Crowd Control enters with 2 threat per player', revealed('01108', [carol, carol]), table => {
  expect(table.card('01108').threat).toBe(4);
});

scenario(
  '01108: while Crowd Control is in play no threat leaves the main scheme; without it threat does',
  {
    heroes: [marvel, { ...marvel, play: ['01059'] }],
    mainScheme: { card: '01097b', threat: 5 },
    sideSchemes: [{ card: '01108', threat: 2 }],
    until: 'end of turns',
  },
  table => {
    table.pick(`${MARVEL}.thwart`);
    expect(table.maybe('01108')).toBeUndefined();
    expect(table.scheme.threat).toBe(5);
    table.end().pick('01059.thwart');
    expect(table.scheme.threat).toBe(4);
    table.end();
  },
);

scenario('01098: as a boost card the Armored Rhino Suit does nothing', boosted('01098'), table => {
  table.pass();
  expect(table.identity().damage).toBe(2);
  expect(table.encounterDiscard).toContain('01098');
  expect(table.maybe('01098')).toBeUndefined();
});

scenario('01106: the boost icons of a Stampede add to a scheme as well', boosted('01106', [carol]), table => {
  expect(table.scheme.threat).toBe(2);
  expect(table.identity()).toMatchObject({ card: CAROL, damage: 0 });
});
