import { expect } from 'vitest';
import { BLANK, CARD, scenario } from '../table.js';

// The hard cases, numbered: each a table, what happens, and what must have come of it.

const PANTHER = '01040a';
const MARVEL = '01010a';
const STARK = '01029a';

scenario(
  'CR-1: a status card replaces one activation: the second hero is attacked',
  {
    heroes: [{}, { identity: MARVEL }],
    villain: { card: '01094', status: ['stunned'] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    expect(table.villain.statuses).toEqual([]);
    expect(table.logged('log-boost-dealt')).toHaveLength(1);
    table.asks(1, 'defend').pass().asks(0, 'defend another').pass();
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([0, 2]);
  },
);

scenario(
  'CR-2: a confused villain attacks a hero as ever and stays confused',
  { villain: { card: '01094', status: ['confused'] }, step: 'villain activates' },
  table => {
    table.asks(0, 'interrupt', ['01001a.0']).pass().asks(0, 'defend').pass();
    expect(table.identity().damage).toBe(2);
    expect(table.villain.statuses).toEqual(['confused']);
  },
);

scenario(
  'CR-3: Webbed Up replaces the attack: no boost card, no Spider-Sense, and the stun takes the next one too',
  {
    villain: { card: '01094', attached: [{ card: '01009', owner: 0, controller: 0 }] },
    encounter: { deck: ['01187', BLANK, BLANK] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    expect(table.villain.statuses).toEqual(['stunned']);
    expect(table.zone(0, 'discard')).toEqual(['01009']);
    expect(table.lines).not.toContain('log-boost-dealt');
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

scenario(
  'CR-3: the attack after Webbed Up only sheds the stun',
  { villain: { card: '01094', status: ['stunned'] }, heroes: [{ dealt: ['01187'] }], step: 'reveal' },
  table => {
    expect(table.villain.statuses).toEqual([]);
    expect(table.identity().damage).toBe(0);
    expect(table.lines).not.toContain('log-boost-dealt');
  },
);

scenario(
  'CR-4: a stun goes before Webbed Up, which stays',
  {
    villain: { card: '01094', status: ['stunned'], attached: [{ card: '01009', owner: 0, controller: 0 }] },
    step: 'villain activates',
  },
  table => {
    expect(table.villain.statuses).toEqual([]);
    expect(table.maybe('01009')).toBeDefined();
  },
);

scenario(
  'CR-5: DEF comes before tough, and 0 damage leaves the tough card',
  { heroes: [{ status: ['tough'] }], encounter: { deck: ['01106', BLANK] }, step: 'villain activates' },
  table => {
    table.pass().asks(0, 'defend').pick('01001a');
    expect(table.identity()).toMatchObject({ damage: 0, statuses: ['tough'], exhausted: true });
  },
);

scenario(
  'CR-6: tough goes before what interrupts taking damage: Backflip has no window',
  {
    heroes: [{ status: ['tough'], hand: ['01003'] }],
    encounter: { deck: ['01106', BLANK] },
    step: 'villain activates',
  },
  table => {
    table.asks(0, 'interrupt', ['01001a.0']).pass().asks(0, 'defend').pass();
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
    expect(table.zone(0, 'hand')).toEqual(['01003']);
  },
);

scenario(
  'CR-7: Black Cat with 1 hit point left defends: the boost card fells her, and Spider-Man takes the attack (3 in all)',
  {
    heroes: [{ play: [{ card: '01002', damage: 1 }] }],
    encounter: { deck: ['01154', BLANK] },
    step: 'villain activates',
  },
  table => {
    table.pass().pick('01002');
    expect(table.zone(0, 'discard')).toEqual(['01002']);
    expect(table.identity().damage).toBe(3);
  },
);

scenario(
  'CR-8: a guard engaged with him keeps Counter-Punch from the villain',
  {
    heroes: [{ identity: PANTHER, hand: ['01077'], minions: ['01101'] }],
    step: 'villain activates',
  },
  table => {
    table.asks(0, 'defend').pick(PANTHER);
    expect(table.zone(0, 'hand')).toEqual(['01077']);
    // Retaliate is no attack: the guard does not stop it.
    expect(table.villain.damage).toBe(1);
  },
);

scenario(
  'CR-8: without a guard Counter-Punch hits for his ATK',
  { heroes: [{ identity: PANTHER, hand: ['01077'] }], step: 'villain activates' },
  table => {
    table.pick(PANTHER).asks(0, 'response', ['01077']).pick('01077');
    expect(table.villain.damage).toBe(3);
    expect(table.zone(0, 'discard')).toEqual(['01077']);
  },
);

scenario(
  'CR-9: retaliate needs an attack, not damage',
  { heroes: [{ identity: PANTHER }], step: 'villain activates' },
  table => {
    table.pick(PANTHER);
    expect(table.identity().damage).toBe(0);
    expect(table.villain.damage).toBe(1);
  },
);

scenario(
  'CR-10: an ally defended, so the ally was attacked: no retaliate',
  { heroes: [{ identity: PANTHER, play: ['01058'] }], step: 'villain activates' },
  table => {
    table.pick('01058');
    expect(table.card('01058').damage).toBe(2);
    expect(table.villain.damage).toBe(0);
  },
);

scenario(
  'CR-11: consequential damage is last: Tigra heals before it',
  { heroes: [{ play: [{ card: '01051', damage: 2 }], minions: ['01110'] }] },
  table => {
    table.pick('01051.attack').asks(0, 'attack target').pick('01110').asks(0, 'response', ['01051.0']).pick('01051');
    expect(table.minions()).toEqual([]);
    expect(table.card('01051').damage).toBe(2);
  },
);

const relentless = { heroes: [{ hand: ['01053', '01088', '01090'], minions: ['01101'] }] };

scenario('CR-12: paid with Strength, Relentless Assault has overkill, guard or not', relentless, table => {
  table.pick('01053').pay('01090');
  expect(table.minions()).toEqual([]);
  expect(table.villain.damage).toBe(2);
});

scenario('CR-13: a surplus has not paid: no overkill', relentless, table => {
  table.pick('01053').pay('01088', '01090');
  expect(table.minions()).toEqual([]);
  expect(table.villain.damage).toBe(0);
  expect(table.zone(0, 'hand')).toEqual([]);
});

scenario(
  'CR-14: additional damage joins the same instance: tough stops all of Repulsor Blast',
  {
    heroes: [
      {
        identity: STARK,
        hand: ['01031', CARD],
        deck: ['01088', CARD, CARD, CARD, CARD, CARD],
        minions: [{ card: '01102', status: ['tough'] }],
      },
    ],
  },
  table => {
    table.pick('01031').pay(CARD).asks(0, 'enemy').pick('01102');
    expect(table.card('01102')).toMatchObject({ damage: 0, statuses: [] });
    expect(table.zone(0, 'discard')).toHaveLength(7);
  },
);

scenario(
  'CR-14: without tough it is 1 and 2 for each printed energy, at once',
  { heroes: [{ identity: STARK, hand: ['01031', CARD], deck: ['01088', CARD, CARD, CARD, CARD, CARD] }] },
  table => {
    table.pick('01031').pay(CARD);
    expect(table.villain.damage).toBe(5);
    expect(table.logged('log-damage')).toHaveLength(1);
  },
);

scenario(
  'CR-15: Wakanda Forever! while stunned: each Special is its own, the stun takes one of them',
  {
    heroes: [
      { identity: PANTHER, damage: 2, status: ['stunned'], hand: ['01043a', CARD], play: ['01047', '01048', '01049'] },
    ],
    mainScheme: { card: '01097b', threat: 4 },
  },
  table => {
    table.pick('01043a').pay(CARD).asks(0, 'special').pick('01049');
    expect(table.identity()).toMatchObject({ damage: 2, statuses: [] });
    table.pick('01047');
    expect(table.villain.damage).toBe(2);
    expect(table.scheme.threat).toBe(2);
  },
);

scenario(
  'CR-16: nothing moves from an unhurt hero',
  { heroes: [{ identity: PANTHER, hand: ['01043a', CARD], play: ['01049'] }] },
  table => {
    table.pick('01043a').pay(CARD);
    expect(table.villain.damage).toBe(0);
    expect(table.zone(0, 'discard')).toContain('01043a');
  },
);

scenario(
  'CR-17: Great Responsibility takes the place of the threat of step one',
  { heroes: [{ hand: ['01061'] }], step: 'threat' },
  table => {
    table.asks(0, 'interrupt', ['01061']).pick('01061');
    expect(table.scheme.threat).toBe(0);
    expect(table.identity().damage).toBe(1);
  },
);

scenario(
  'CR-18: threat that was prevented was not placed: no choice for Assault on NORAD',
  { heroes: [{ identity: '01019b' }], mainScheme: { card: '01138b' }, step: 'threat' },
  table => {
    table.asks(0, 'interrupt', ['01019b.0']).pick('01019b');
    expect(table.scheme.threat).toBe(0);
    expect(table.minions()).toEqual([]);
  },
);

scenario(
  'CR-18: threat that was placed: each player chooses, and that threat sets nothing off again',
  { heroes: [{ identity: '01019b' }], mainScheme: { card: '01138b' }, step: 'threat' },
  table => {
    table.pass().asks(0, 'option', ['threat', 'drone']).pick('threat').asks(0, 'interrupt').pass();
    expect(table.scheme.threat).toBe(3);
  },
);

scenario(
  'CR-19: a nemesis that is not set aside any more does not come: Shadow of the Past surges',
  { heroes: [{ dealt: ['01190'] }], encounter: { deck: [BLANK, BLANK], discard: ['01167'] }, step: 'reveal' },
  table => {
    expect(table.minions()).toEqual([]);
    expect(table.lines).toContain('log-surge');
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  'CR-19: the nemesis set comes: minion with quickstrike, side scheme, the rest shuffled in',
  {
    heroes: [{ dealt: ['01190'], nemesis: ['01166', '01167', '01168', '01168', '01169'] }],
    step: 'reveal',
  },
  table => {
    table.asks(0, 'defend').pass();
    expect(table.minions()).toEqual(['01167']);
    expect(table.identity().damage).toBe(3);
    expect(table.maybe('01166')?.threat).toBe(3);
    expect(table.state.encounter.deck).toHaveLength(23);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  'CR-20: Highway Robbery gives the cards back before it goes',
  {
    heroes: [{ play: ['01059'] }, { identity: MARVEL }],
    sideSchemes: [
      {
        card: '01166',
        threat: 1,
        under: [
          { card: '01005', owner: 0 },
          { card: '01018', owner: 1 },
        ],
      },
    ],
  },
  table => {
    table.pick('01059.thwart');
    expect(table.zone(0, 'hand')).toEqual(['01005']);
    expect(table.zone(1, 'hand')).toEqual(['01018']);
    expect(table.encounterDiscard).toEqual(['01166']);
  },
);

scenario(
  'CR-21: elimination hands the minions on before the next player’s minions activate',
  {
    heroes: [
      { damage: 9, minions: ['01101', '01103'] },
      { identity: MARVEL, exhausted: true },
    ],
    villain: { card: '01094', status: ['stunned'] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.asks(0, 'minion order').pick('01101').asks(0, 'defend').pass();
    // Eliminated. The villain attacks the next player, then both minions do.
    table.asks(1, 'minion order', ['01101', '01103']).pick('01101');
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.identity(1).damage).toBe(5);
  },
);

scenario(
  'CR-22: the last card drawn makes a new deck and deals an encounter card',
  {
    heroes: [{ deck: [CARD], discard: ['01005', '01006'], hand: [CARD, CARD, CARD, CARD] }],
    step: 'end of turns',
    until: 'reveal',
  },
  table => {
    table.asks(0, 'discard down').pass();
    expect(table.zone(0, 'hand')).toHaveLength(5);
    expect(table.zone(0, 'deck').sort()).toEqual(['01005', '01006']);
    table.pass().asks(0, 'defend').pass();
    expect(table.zone(0, 'dealt')).toHaveLength(2);
  },
);

scenario(
  'CR-23: discarding does not go on into a new deck',
  {
    heroes: [{ identity: STARK, deck: ['01088', CARD, CARD], dealt: ['01174'] }],
    step: 'reveal',
    until: 'end of round',
  },
  table => {
    expect(table.logged('log-discard-top')[0]?.args).toMatchObject({ count: 3 });
    expect(table.identity().damage).toBe(2);
    expect(table.zone(0, 'deck')).toHaveLength(3);
    // The card that the new deck cost has been revealed since.
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  'CR-24: the last encounter card makes a new deck without it, and accelerates',
  { encounter: { deck: [BLANK], discard: ['01186', '01187'] }, step: 'villain activates' },
  table => {
    table.pass().asks(0, 'defend');
    expect(table.state.acceleration).toBe(1);
    expect(table.state.encounter.deck.map(({ card }) => card).sort()).toEqual(['01186', '01187']);
    table.pass();
    expect(table.encounterDiscard).toEqual([BLANK]);
  },
);

scenario(
  'CR-25: surge: the same player reveals at once, before the next player',
  { heroes: [{ dealt: ['01121'] }, { identity: MARVEL, dealt: [BLANK] }], step: 'reveal', until: 'end of round' },
  table => {
    const who = table.logged('log-reveal').map(({ args }) => args?.who);
    expect(who).toEqual([{ seat: 0 }, { seat: 0 }, { seat: 1 }]);
    expect(table.minions(0)).toEqual(['01121']);
  },
);

const cancelled = { heroes: [{ dealt: ['01191'], hand: ['01004', CARD] }], step: 'reveal' } as const;

scenario('CR-26: cancelling the When Revealed leaves a printed surge (revealNow)', cancelled, table => {
  table.asks(0, 'interrupt', ['01004']).pick('01004').pay(CARD);
  expect(table.identity().exhausted).toBe(false);
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario(
  'CR-26: with surge as a When Revealed it is cancelled too (dealFacedown)',
  { ...cancelled, profile: { surge: 'dealFacedown' } },
  table => {
    table.pick('01004').pay(CARD);
    expect(table.logged('log-reveal')).toHaveLength(1);
    expect(table.zone(0, 'dealt')).toEqual([]);
  },
);

scenario(
  'CR-27: Get Behind Me! by another player: nothing is healed, and the attack only sheds the stun',
  {
    heroes: [
      { identity: PANTHER, hand: ['01078', CARD] },
      { identity: MARVEL, dealt: ['01104'] },
    ],
    villain: { card: '01094', damage: 4, status: ['stunned'] },
    step: { at: 'reveal', seat: 1 },
  },
  table => {
    table.asks(0, 'interrupt', ['01078']).pick('01078').pay(CARD);
    expect(table.villain).toMatchObject({ damage: 4, statuses: [] });
    expect(table.identity(0).damage).toBe(0);
    expect(table.lines).not.toContain('log-surge');
    expect(table.encounterDiscard).toEqual(['01104']);
  },
);

scenario(
  'CR-28: Black Widow cancels all of a card: no minion, no surge, one other card',
  { heroes: [{ identity: PANTHER, play: ['01075'], hand: ['01089'], dealt: ['01121'] }], step: 'reveal' },
  table => {
    table.asks(0, 'interrupt', ['01075.0']).pick('01075').pay('01089');
    expect(table.minions()).toEqual([]);
    expect(table.logged('log-reveal')).toHaveLength(2);
    expect(table.encounterDiscard).toEqual([BLANK, '01121']);
  },
);

scenario(
  'CR-29: an ally that is called has not been played: Black Cat discards nothing',
  { heroes: [{ hand: ['01071', '01090'], discard: ['01002'] }] },
  table => {
    table.pick('01071').pay('01090');
    expect(table.maybe('01002')).toBeDefined();
    expect(table.zone(0, 'deck')).toHaveLength(12);
  },
);

scenario(
  'CR-30: above the ally limit one is discarded before the new ally’s ability',
  {
    heroes: [{ hand: ['01084', '01088', '01090'], play: ['01002', '01058', '01059'] }],
    mainScheme: { card: '01097b', threat: 3 },
  },
  table => {
    table.pick('01084').pay('01088', '01090').asks(0, 'ally limit', ['01002', '01058', '01059', '01084']).pick('01002');
    table.asks(0, 'option', ['threat', 'cards', 'damage']).pick('threat');
    expect(table.scheme.threat).toBe(1);
    expect(table.zone(0, 'discard')[0]).toBe('01002');
  },
);

scenario(
  'CR-31: hit points that an upgrade gave go with it, down to elimination',
  {
    heroes: [{ identity: '01029b', damage: 9, play: ['01036'], dealt: ['01188'] }],
    step: 'reveal',
    until: 'over',
  },
  table => {
    expect(table.ended).toBe('lost');
  },
);

scenario(
  'CR-32: The "Immortal" Klaw removed fells stage I, and stage II finds it again',
  {
    heroes: [{ play: ['01059'] }],
    villain: { card: '01113', damage: 13 },
    stages: ['01114'],
    sideSchemes: [{ card: '01127', threat: 1 }],
  },
  table => {
    table.pick('01059.thwart');
    expect(table.villain.card).toBe('01114');
    expect(table.villain.damage).toBe(0);
    expect(table.maybe('01127')?.threat).toBe(3);
  },
);

scenario(
  'CR-33: boost cards in the order dealt: a Weapons Runner enters play and attacks in its turn',
  {
    villain: '01113',
    encounter: { deck: ['01121', '01126', BLANK] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    // Klaw's second boost card comes before anybody may answer his attack.
    table.asks(0, 'interrupt').pass().asks(0, 'defend').pass();
    expect(table.minions()).toEqual(['01121']);
    expect(table.identity().damage).toBe(2);
    table.asks(0, 'defend').pass();
    expect(table.identity().damage).toBe(3);
  },
);

scenario(
  'CR-34: Ultron II counts the drones of the player he attacked, whoever defends',
  {
    heroes: [
      { identity: PANTHER, minions: [{ card: CARD, facedown: true }] },
      { identity: MARVEL, play: ['01058'] },
    ],
    villain: '01135',
    step: 'villain activates',
  },
  table => {
    table.asks(0, 'defend').pass().asks(1, 'defend another', [MARVEL, '01058']).pick('01058');
    expect(table.minions(0)).toEqual(['drone', 'drone']);
    expect(table.logged('log-strength')[0]?.args).toMatchObject({ amount: 4 });
    expect(table.maybe('01058')).toBeUndefined();
  },
);

scenario(
  'CR-35: Ultron III cannot take damage while a Drone is in play: he is no target',
  { heroes: [{ minions: [{ card: CARD, facedown: true }] }], villain: '01136' },
  table => {
    table.pick('01001a.attack');
    // The Drone was the only target: with ATK 2 against 1 + 1 it falls.
    expect(table.minions()).toEqual([]);
    expect(table.villain.damage).toBe(0);
  },
);

scenario(
  'CR-36: the Armored Rhino Suit takes what would be dealt, before tough',
  {
    heroes: [{ hand: ['01005', '01088', CARD] }],
    villain: { card: '01094', status: ['tough'], attached: ['01098'] },
  },
  table => {
    table.pick('01005').pay('01088', CARD);
    expect(table.maybe('01098')).toBeUndefined();
    expect(table.villain).toMatchObject({ damage: 0, statuses: ['tough'] });
  },
);

scenario(
  'CR-37: two Charges: overkill goes through the ally, and both go when the attack is over',
  {
    heroes: [{ play: ['01002'] }],
    villain: { card: '01094', attached: ['01099', '01099'] },
    step: 'villain activates',
  },
  table => {
    table.pass().pick('01002');
    expect(table.identity().damage).toBe(6);
    expect(table.maybe('01099')).toBeUndefined();
    expect(table.encounterDiscard.filter(card => card === '01099')).toHaveLength(2);
  },
);

scenario(
  'CR-38: what was too much for a stage is lost with it',
  {
    heroes: [{ identity: '01010b' }],
    villain: '01134',
    mainScheme: { card: '01137b', threat: 2 },
    encounter: { deck: ['01126', BLANK] },
    step: 'villain activates',
    schemes: ['01138a', '01138b'],
  },
  table => {
    expect(table.scheme).toMatchObject({ card: '01138b', threat: 0 });
    expect(table.minions()).toEqual(['drone']);
  },
);

scenario(
  'CR-39: the last stage and the last identity at once: the players have lost',
  {
    heroes: [{ damage: 9, deck: ['01088', CARD], play: ['01050'] }],
    villain: { card: '01095', damage: 11 },
    until: 'over',
  },
  table => {
    table.pick('01050.attack');
    expect(table.ended).toBe('lost');
  },
);

scenario(
  'CR-40: the label decides: confused Jennifer uses the Division, and loses Legal Practice to the confusion',
  {
    heroes: [{ identity: '01019b', status: ['confused'], hand: ['01023', '01089', CARD, CARD], play: ['01026'] }],
    mainScheme: { card: '01097b', threat: 5 },
  },
  table => {
    table.pick('01026.0').pay('01089');
    expect(table.scheme.threat).toBe(3);
    table.pick('01023').asks(0, 'discard').pick(CARD, CARD);
    expect(table.scheme.threat).toBe(3);
    expect(table.identity().statuses).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['01023', CARD, CARD, '01089']);
  },
);
