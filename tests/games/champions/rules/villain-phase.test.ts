import { expect } from 'vitest';
import { ALLY, blanks, CAROL, carol, IRON_MAN, MARVEL, marvel, RUNNER, revealed, SPIDER } from '../encounter/tables.js';
import { BLANK, CARD, scenario } from '../table.js';

// The villain phase and the quick reference, paragraph by paragraph of the Learn to Play book.

scenario(
  'L2P: villain phase: threat, activations, encounter cards dealt and revealed, and the token goes on',
  { heroes: [carol, carol], step: 'threat', until: 'turn' },
  table => {
    const order = ['log-threat', 'log-enemy-scheme', 'log-dealt', 'log-reveal', 'log-round'];
    expect(table.lines.filter((id, at, all) => order.includes(id) && all.indexOf(id) === at)).toEqual(order);
    // Two by its field, 1 by each scheme.
    expect(table.scheme.threat).toBe(4);
    expect(table.state.first).toBe(1);
  },
);

scenario(
  'L2P: the scheme deck: at its target a stage is complete, and its threat is gone',
  { scenario: 'klaw', heroes: [carol], mainScheme: { card: '01116b', threat: 5 }, step: 'threat' },
  table => {
    expect(table.scheme).toMatchObject({ card: '01117b', threat: 0 });
  },
);

scenario(
  'L2P: step one: the field of the main scheme per player, icons and tokens, in one',
  { heroes: [carol, carol, carol], sideSchemes: ['01109', '01127'], acceleration: 2, step: 'threat' },
  table => {
    expect(table.scheme.threat).toBe(3 + 2 + 2);
    expect(table.logged('log-threat')).toHaveLength(1);
  },
);

scenario(
  'L2P: step two: the villain and then the minions, player after player, each by the form of that player',
  {
    heroes: [
      { ...marvel, minions: [RUNNER] },
      { ...carol, minions: ['01110'] },
    ],
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.asks(0, 'defend').pass().asks(0, 'defend').pass();
    expect(table.identity(0).damage).toBe(3);
    expect(table.identity(1).damage).toBe(0);
    expect(table.scheme.threat).toBe(2);
  },
);

scenario(
  'L2P: alter-ego form: enemies scheme: the villain with a boost card, minions without',
  {
    heroes: [{ ...carol, minions: [RUNNER] }],
    encounter: { deck: ['01106', '01106', ...blanks()] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    expect(table.logged('log-boost')).toHaveLength(1);
    expect(table.scheme.threat).toBe(1 + 1 + 1);
    expect(table.encounterDiscard).toEqual(['01106']);
  },
);

scenario(
  'L2P: hero form: enemies attack: undefended, a hero takes ATK and boost icons',
  { heroes: [marvel], encounter: { deck: ['01106', ...blanks()] }, step: 'villain activates' },
  table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 3, exhausted: false });
  },
);

scenario(
  'L2P: hero form: enemies attack: a hero who defends exhausts and takes DEF less',
  { heroes: [marvel], encounter: { deck: ['01106', ...blanks()] }, step: 'villain activates' },
  table => {
    table.pick(MARVEL);
    expect(table.identity()).toMatchObject({ damage: 2, exhausted: true });
  },
);

scenario(
  'L2P: hero form: enemies attack: an ally who defends takes all of it, and no more goes through',
  { heroes: [{ ...marvel, play: ['01002'] }], encounter: { deck: ['01193', ...blanks()] }, step: 'villain activates' },
  table => {
    table.pick('01002');
    expect(table.maybe('01002')).toBeUndefined();
    expect(table.identity().damage).toBe(0);
  },
);

scenario(
  'L2P: hero form: enemies attack: who is attacked is asked first, then any other may defend',
  { heroes: [marvel, { ...carol, play: [ALLY] }, { identity: IRON_MAN }], step: 'villain activates' },
  table => {
    table.asks(0, 'defend', [MARVEL]).pass();
    // An alter-ego does not defend; her ally may.
    table.asks(1, 'defend another', [ALLY]).asks(2, 'defend another', [IRON_MAN]);
    table.pickAs(1, 'pass').pickAs(2, IRON_MAN);
    expect(table.identity(2)).toMatchObject({ damage: 1, exhausted: true });
    expect(table.identity(0).damage).toBe(0);
  },
);

scenario(
  'L2P: step three: a card for each player in order, face down',
  {
    heroes: [carol, carol, carol],
    first: 2,
    step: 'deal',
    encounter: { deck: ['01186', '01187', '01188', ...blanks()] },
  },
  table => {
    expect([2, 0, 1].map(seat => table.zone(seat, 'dealt'))).toEqual([['01186'], ['01187'], ['01188']]);
  },
);

scenario(
  'L2P: step four: by type: a minion engages, a treachery is discarded, an attachment goes on the villain, a side scheme lies by the main scheme',
  {
    heroes: [{ ...carol, dealt: ['01102', BLANK, '01100', '01108'] }],
    step: 'reveal',
  },
  table => {
    expect(table.minions()).toEqual(['01102']);
    expect(table.card('01100').host).toBe(table.villain.id);
    expect(table.card('01108').threat).toBe(2);
    expect(table.encounterDiscard).toEqual([BLANK]);
  },
);

scenario(
  'L2P: step four: one at a time, all of a player’s before the next player’s',
  {
    heroes: [
      { ...carol, dealt: [BLANK, BLANK] },
      { ...carol, dealt: [BLANK] },
    ],
    step: 'reveal',
    until: 'end of round',
  },
  table => {
    expect(table.logged('log-reveal').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 0 }, { seat: 1 }]);
  },
);

scenario(
  'L2P: side scheme icons: hazard: the second additional card goes to the second player',
  { heroes: [carol, carol, carol], sideSchemes: ['01107', '01126'], first: 1, step: 'deal' },
  table => {
    expect([1, 2, 0].map(seat => table.zone(seat, 'dealt').length)).toEqual([2, 2, 1]);
  },
);

scenario(
  'L2P: side scheme icons: crisis and acceleration',
  {
    heroes: [marvel],
    mainScheme: { card: '01097b', threat: 3 },
    sideSchemes: [{ card: '01161', threat: 3 }, '01171'],
    until: 'villain activates',
  },
  table => {
    table.pick(`${MARVEL}.thwart`).asks(0, 'thwart target', ['01161', '01171']).pick('01161').end();
    expect(table.scheme.threat).toBe(3 + 1 + 1);
  },
);

scenario(
  'L2P: when revealed abilities: after the card has entered play, and not when it is put into play otherwise',
  { scenario: 'klaw', ...revealed('01128', [carol], { encounter: { deck: ['01110', '01129', ...blanks()] } }) },
  table => {
    expect(table.minions()).toEqual(['01129']);
    expect(table.encounterDiscard).toEqual(['01110']);
  },
);

scenario(
  'L2P: when defeated abilities: while the card is still in play',
  { heroes: [{ ...marvel, minions: [{ card: '01182', damage: 3 }] }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.zone(0, 'dealt')).toHaveLength(1);
    expect(table.encounterDiscard).toEqual(['01182']);
  },
);

scenario(
  'L2P: alter-ego form and hero form: by the form of whoever reveals the card, not of the others',
  revealed('01187', [carol, marvel]),
  table => {
    expect(table.lines).not.toContain('log-enemy-attack');
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  'L2P: nemesis side schemes: minion and side scheme enter play; the rest goes where the card says, into the deck',
  revealed('01190', [{ identity: SPIDER, nemesis: ['01166', '01167', '01168', '01168', '01169'] }]),
  table => {
    table.pass();
    expect(table.minions()).toEqual(['01167']);
    expect(table.maybe('01166')).toBeDefined();
    expect(table.state.players[0]?.nemesis).toEqual([]);
    expect(table.encounterDiscard).toEqual(['01190']);
  },
);

scenario(
  'L2P: step five: the token goes to the next player who is still in the game, and limits are whole again',
  {
    heroes: [{ ...carol, changedForm: true, used: { '01010b.0': 1 } }, { identity: MARVEL, eliminated: true }, carol],
    step: 'end of round',
    until: 'turn',
  },
  table => {
    expect(table.state.first).toBe(2);
    expect(table.state.players[0]?.changedForm).toBe(false);
    expect(table.identity(0).used).toEqual({});
  },
);

scenario(
  'L2P: per player: by those who began, not by those who are left',
  {
    heroes: [carol, { identity: MARVEL, eliminated: true }],
    villain: { card: '01094', damage: 20 },
    step: 'threat',
  },
  table => {
    expect(table.scheme.threat).toBe(2);
    expect(table.villain.card).toBe('01094');
  },
);

scenario(
  'L2P: surge: after the card is done, whoever revealed it reveals one more',
  revealed('01178', [carol, carol]),
  table => {
    expect(table.scheme.threat).toBe(1);
    expect(table.logged('log-reveal').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 0 }]);
  },
);

scenario(
  'L2P: status cards: confused, a hero who thwarts exhausts and only loses the card',
  { heroes: [{ ...marvel, status: ['confused'] }], mainScheme: { card: '01097b', threat: 5 } },
  table => {
    table.pick(`${MARVEL}.thwart`);
    expect(table.identity()).toMatchObject({ exhausted: true, statuses: [] });
    expect(table.scheme.threat).toBe(5);
  },
);

scenario(
  'L2P: status cards: confused, a villain does not scheme; stunned, it does not attack',
  {
    heroes: [carol, marvel],
    villain: { card: '01094', status: ['confused', 'stunned'] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    expect(table.villain.statuses).toEqual([]);
    expect(table.scheme.threat).toBe(0);
    expect(table.identity(1).damage).toBe(0);
  },
);

scenario(
  'L2P: status cards: stunned, an ally who attacks exhausts and only loses the card',
  { heroes: [{ ...marvel, play: [{ card: ALLY, status: ['stunned'] }] }] },
  table => {
    table.pick(`${ALLY}.attack`);
    expect(table.card(ALLY)).toMatchObject({ exhausted: true, statuses: [], damage: 0 });
    expect(table.villain.damage).toBe(0);
  },
);

scenario(
  'L2P: status cards: tough, a character takes none of the damage and loses the card',
  { heroes: [{ ...marvel, status: ['tough'] }], step: 'villain activates' },
  table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
  },
);

scenario(
  'L2P: round sequence: player phase and villain phase in turn',
  { heroes: [{ ...carol, hand: [CARD] }], until: 'over', mainScheme: { card: '01097b', threat: 3 } },
  table => {
    for (let round = 1; table.ended === null; round++) {
      expect(table.state.round).toBe(round);
      table.asks(0, 'turn').end().pass();
    }
    // 1 by its field and 1 by Rhino's scheme each round.
    expect(table.ended).toBe('lost');
    expect(table.state.round).toBe(2);
    expect(table.identity().card).toBe(CAROL);
  },
);

scenario(
  'a player’s card that lies under an enemy is none of its boost cards, and stays there',
  {
    heroes: [{ ...marvel, minions: [{ card: RUNNER, under: [{ card: '01088', owner: 0 }] }] }],
    step: { at: 'minions activate', seat: 0, later: [] },
    until: 'deal',
  },
  table => {
    table.asks(0, 'defend').pass();
    expect(table.logged('log-boost')).toHaveLength(0);
    expect(table.card(RUNNER).under).toMatchObject([{ card: '01088', owner: 0 }]);
  },
);

const HYDRA = '01101';
const BOMBER = '01110';

scenario(
  'who says which minion activates next reads with how much each attacks',
  {
    heroes: [{ ...marvel, minions: [RUNNER, { card: HYDRA, status: ['stunned'] }] }],
    step: 'minions activate',
    until: 'deal',
  },
  table => {
    const { previews } = table.asks(0, 'minion order');
    expect(previews).toEqual({ [RUNNER]: 'Attacks you for 1.', [HYDRA]: 'Stunned: doesn’t attack.' });
    table.pick(HYDRA).asks(0, 'defend').pass();
  },
);

scenario(
  'who says which minion activates next reads of what stops an attack',
  {
    heroes: [{ ...marvel, minions: [RUNNER, { card: HYDRA, attached: [{ card: '01009', owner: 0, controller: 0 }] }] }],
    step: 'minions activate',
    until: 'deal',
  },
  table => {
    const { previews } = table.asks(0, 'minion order');
    expect(previews).toEqual({ [RUNNER]: 'Attacks you for 1.', [HYDRA]: 'Webbed Up stops its attack and stuns it.' });
    table.pick(HYDRA).asks(0, 'defend').pass();
  },
);

scenario(
  'who says which minion activates next reads how much each schemes',
  {
    heroes: [{ ...carol, minions: [RUNNER, { card: HYDRA, status: ['confused'] }] }],
    step: 'minions activate',
    until: 'deal',
  },
  table => {
    const { previews } = table.asks(0, 'minion order');
    expect(previews).toEqual({ [RUNNER]: 'Schemes for 1.', [HYDRA]: 'Confused: doesn’t scheme.' });
    table.pick(HYDRA);
  },
);

scenario(
  'an enemy that can be chosen says nothing of what it only does from the encounter deck',
  { heroes: [{ ...marvel, minions: [RUNNER, BOMBER] }] },
  table => {
    const { previews } = table.pick(`${MARVEL}.attack`).asks(0, 'attack target');
    expect(previews[RUNNER]).not.toMatch(/surge|boost/i);
    expect(previews[BOMBER]).not.toMatch(/revealed/i);
    table.pick(RUNNER);
  },
);
