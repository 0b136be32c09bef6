import { expect } from 'vitest';
import {
  boost,
  damages,
  friendly,
  getsCopy,
  inTurn,
  searchesIntoPlay,
  theCard,
  whenRevealed,
  yourIdentity,
} from '../../../../src/games/champions/abilities/index.js';
import { treachery } from '../../../../src/games/champions/card.js';
import { champions } from '../../../../src/games/champions/index.js';
import { crew, reveals } from '../encounter/crew.js';
import { mutagen } from '../encounter/goblins.js';
import {
  blanks,
  boosted,
  carol,
  ENERGY,
  MARVEL,
  marvel,
  PETER,
  revealed,
  SPIDER,
  STRENGTH,
} from '../encounter/tables.js';
import { CARD, type Hero, type Layout, type Played, scenario } from '../table.js';

// A player is out in the middle of something: it goes on for the others, and asks nothing of who is gone.

/** What the panels of the players are called. */
const titlesOf = ({ scene }: Played): string[] => scene.panels.slice(1).map(({ title }) => title.id);

/** One hit point left, and nothing to defend with. */
const dying = { identity: MARVEL, damage: 11, exhausted: true };
const VULTURE = '01167';
const MERCENARY = '01101';
const CONCUSSIVE = '01154';

scenario(
  'CH-C31: a minion with quickstrike strikes the next hero as it engages them, once',
  {
    heroes: [{ identity: SPIDER, damage: 9, minions: [VULTURE, MERCENARY] }, { ...marvel, exhausted: true }, carol],
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.pass().asks(0, 'defend').pass();
    expect(table.logged('log-eliminated')).toHaveLength(1);
    expect(table.logged('log-engage').map(({ args }) => args?.who)).toEqual([{ seat: 1 }, { seat: 1 }]);
    expect(table.logged('log-quickstrike')).toHaveLength(1);
    // Vulture's 3, and 2 from Rhino, whose turn on this hero comes now.
    expect(table.identity(1).damage).toBe(5);
    table.asks(1, 'minion order').pick(VULTURE);
  },
);

scenario(
  'CH-C67: it waits until the attack is over that has sent it on',
  {
    heroes: [
      { identity: SPIDER, damage: 9, minions: [VULTURE] },
      { ...marvel, exhausted: true },
    ],
    villain: { card: '01094', attached: ['01099'] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.pass().asks(0, 'defend').pass();
    expect(table.lines.filter(line => ['log-leave-discard', 'log-quickstrike'].includes(line))).toEqual([
      'log-leave-discard',
      'log-quickstrike',
    ]);
  },
);

scenario(
  'CH-C67: or the scheme',
  {
    scenario: 'klaw',
    villain: '01113',
    heroes: [
      { ...carol, minions: ['01110'] },
      { ...marvel, exhausted: true, play: ['08012'] },
    ],
    first: 1,
    mainScheme: { card: '01116b', threat: 11 },
    encounter: { deck: ['02038', ...blanks()] },
    step: { at: 'minions activate', seat: 0, later: [] },
    until: 'deal',
  },
  table => {
    table.asks(1, 'response', ['08012.0']).pass().asks(1, 'defend').pass();
    expect(table.logged('log-quickstrike')).toHaveLength(1);
  },
);

scenario(
  'CH-C31: who has been struck down by such a minion gets none of the others',
  revealed(CONCUSSIVE, [
    { identity: SPIDER, damage: 9, minions: [VULTURE, MERCENARY] },
    { ...dying, damage: 9 },
    carol,
  ]),
  table => {
    expect(table.logged('log-engage').map(({ args }) => args?.who)).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 2 }]);
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(table.minions(2)).toEqual([VULTURE, MERCENARY]);
    expect(table.state.first).toBe(2);
  },
);

const CAPTAIN = '03001a';
const HELMET = '03008';
const WARNING = '09021';

scenario(
  'CH-C31: of two players who fall together neither gets the other’s minions: they engage one who is left, once',
  revealed(CONCUSSIVE, [{ ...dying, minions: [VULTURE] }, { ...dying, identity: SPIDER, damage: 9 }, marvel]),
  table => {
    table.asks(2, 'defend').pass();
    expect(table.logged('log-engage').map(({ args }) => args?.who)).toEqual([{ seat: 2 }]);
    // 1 from the card, 3 from Vulture.
    expect([table.minions(2), table.identity(2).damage]).toEqual([[VULTURE], 4]);
  },
);

scenario(
  'CH-C31: of two players who fall together neither decides anything as the other’s minion strikes: nobody asks them to defend',
  revealed(CONCUSSIVE, [
    { ...dying, minions: [VULTURE] },
    { identity: SPIDER, damage: 9, play: ['01083'], hand: [WARNING] },
    { ...marvel, exhausted: true },
  ]),
  table => {
    // One point of the card for each of three heroes.
    for (let hero = 0; hero < 3; hero++) table.asks(1, 'interrupt', [WARNING]).pass();
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect([table.minions(2), table.identity(2).damage]).toEqual([[VULTURE], 4]);
    expect(table.state.first).toBe(2);
  },
);

scenario(
  'CH-C31: nor does the second of two who have left',
  {
    heroes: [
      { ...marvel, minions: [VULTURE] },
      { identity: SPIDER, play: ['01083'] },
      { ...marvel, exhausted: true },
    ],
    leaving: [0, 1],
    step: 'threat',
  },
  table => {
    expect([table.minions(2), table.identity(2).damage]).toEqual([[VULTURE], 3]);
  },
);

scenario(
  'CH-C31: of two players who have left neither gets the other’s minions, and neither is asked anything',
  { heroes: [{ ...marvel, minions: [VULTURE] }, { identity: SPIDER }, carol], leaving: [0, 1], step: 'threat' },
  table => {
    expect(table.logged('log-eliminated').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(table.logged('log-engage').map(({ args }) => args?.who)).toEqual([{ seat: 2 }]);
    expect([table.minions(2), table.state.leaving]).toEqual([[VULTURE], []]);
    expect(titlesOf(table)).toEqual(['panel-left', 'panel-left', 'panel-seat']);
  },
);

scenario(
  'CH-C31: who is out is shown by their hero still, and as one who left only where they did',
  { heroes: [{ identity: SPIDER, damage: 9 }, carol], step: 'villain activates' },
  table => {
    table.pass().asks(0, 'defend').pass();
    expect(titlesOf(table)).toEqual(['panel-out', 'panel-seat']);
    const [, out] = table.scene.panels;
    expect(out?.emblem).toBe(champions.cards.get(SPIDER)?.emblem);
    expect(table.logged('log-eliminated').map(({ args }) => args?.card)).toEqual([{ card: SPIDER }]);
  },
);

scenario(
  'CH-C31: one who is saved as they would fall is asked before the other is out, and gets the minions',
  revealed(CONCUSSIVE, [{ ...dying, minions: [MERCENARY] }, { identity: CAPTAIN, damage: 10, play: [HELMET] }, carol]),
  table => {
    table.asks(1, 'interrupt', [`${HELMET}.0`]);
    expect(table.logged('log-eliminated')).toEqual([]);
    table.pick(`${HELMET}.0`);
    expect([table.minions(1), table.minions(2)]).toEqual([[MERCENARY], []]);
  },
);

scenario(
  'CH-C32: a minion that falls together with its player strikes nobody any more',
  {
    heroes: [
      { ...dying, deck: [ENERGY, CARD], play: ['01050'], minions: [{ card: VULTURE, damage: 3 }] },
      { ...marvel, exhausted: true },
    ],
    until: 'end of turns',
  },
  table => {
    // Hulk's energy: 1 damage to each character.
    table.pick('01050.attack').pick('01094');
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.identity(1).damage).toBe(1);
    expect(table.encounterDiscard).toEqual([VULTURE]);
    table.end();
  },
);

scenario(
  '01174: Electromagnetic Backlash passes over a player whom it has eliminated on its way',
  revealed('01174', [
    { identity: PETER, damage: 9, deck: [ENERGY, CARD, CARD, CARD, CARD, CARD], minions: [VULTURE] },
    dying,
    carol,
  ]),
  table => {
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(table.logged('log-discard-top').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 2 }]);
    expect(table.minions(2)).toEqual([VULTURE]);
  },
);

scenario(
  '01151: Under Attack does not ask a player whom it has eliminated on its way',
  revealed('01151', [{ ...marvel, damage: 9, minions: [VULTURE] }, dying, carol]),
  table => {
    table.asks(0, 'option', ['threat', 'damage']).pick('damage');
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, true, false]);
    expect(table.card('01151').threat).toBe(5);
  },
);

scenario(
  'CH-C31: 01121: a Weapons Runner that is turned up after Klaw has eliminated a player engages nobody',
  {
    scenario: 'klaw',
    ...boosted('01130', [dying, carol], { villain: '01113', encounter: { deck: ['01130', '01121', ...blanks()] } }),
  },
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect([table.minions(0), table.minions(1)]).toEqual([[], []]);
    expect(table.encounterDiscard).toEqual(['01121', '01130']);
  },
);

scenario(
  'CH-C31: 02014: the Green Goblin adds threat for the player whom he damages, but not for one whom that has eliminated',
  mutagen({ heroes: [dying, { ...marvel, exhausted: true }], step: 'villain activates', until: 'deal' }),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.identity(1).damage).toBe(2);
    expect(table.logged('log-forced-does')).toHaveLength(1);
    expect(table.scheme.threat).toBe(4 + 1);
  },
);

scenario(
  'CH-C31: 01134: Ultron I asks nothing of a player whom he has eliminated',
  { scenario: 'ultron', ...boosted('01106', [dying, carol], { villain: '01134' }) },
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.lines).not.toContain('log-forced-does');
    expect(table.scheme.threat).toBe(0);
  },
);

scenario(
  'RR Leaves Play: what an eliminated hero, an ally and a player had until the round ends is gone, what others have stays',
  {
    heroes: [
      { ...dying, minions: [MERCENARY], play: ['01058'] },
      { ...carol, play: ['01059'] },
    ],
    step: { at: 'minions activate', seat: 0 },
    until: 'deal',
    lasting: [{ card: 2 }, { card: 3 }, { seat: 0 }, { card: 5 }, { card: 6 }, { seat: 1 }].map(of => ({
      until: 'round',
      of,
      stat: 'attack',
      by: 1,
      source: '05032',
    })),
  },
  table => {
    table.asks(0, 'defend', ['01058']).pass().pass();
    expect(table.state.players[0]?.eliminated).toBe(true);
    const { id: carols } = table.identity(1);
    expect(table.state.lasting.map(({ of }) => of)).toEqual([
      { card: carols },
      { card: table.card('01059').id },
      { seat: 1 },
    ]);
  },
);

// -- who is out reveals nothing

const [MEDIA_COVERAGE, UNDER_FIRE, SHOCKER, HYDRA] = ['02049', '01193', '01103', '01101'] as const;

scenario(
  'CH-C31: 07010: Buddy System: a player whom its first card eliminates does not reveal the second, which stays on its deck',
  reveals('07010', [dying, carol], {
    ...crew,
    villains: ['07002'],
    decks: {},
    encounter: { deck: ['07016', '07008', ...blanks()] },
  }),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.logged('log-reveal').map(({ args }) => args?.card)).toEqual([{ card: '07010' }, { card: '07016' }]);
    expect([table.minions(0), table.minions(1)]).toEqual([[], []]);
    expect(table.state.encounter.deck.at(-1)?.card).toBe('07008');
    expect(table.encounterDiscard).toEqual(['07010', '07016']);
  },
);

scenario(
  '07010: Buddy System: who is still there reveals both',
  reveals('07010', [{ ...dying, damage: 0 }, carol], {
    ...crew,
    villains: ['07002'],
    decks: {},
    encounter: { deck: ['07016', '07008', ...blanks()] },
  }),
  table => {
    expect(table.minions(0)).toEqual(['07008']);
  },
);

scenario(
  'CH-C31: 02049: Media Coverage is gone with its player, whom the first When Revealed has eliminated',
  revealed(UNDER_FIRE, [{ ...dying, attached: [MEDIA_COVERAGE] }, marvel], {
    mode: 'expert',
    encounter: { deck: [SHOCKER, HYDRA, ...blanks()] },
  }),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.logged('log-reveal').map(({ args }) => args?.card)).toEqual([{ card: UNDER_FIRE }, { card: SHOCKER }]);
    // Shocker's damage once: it has been dealt to each hero.
    expect(table.identity(1).damage).toBe(1);
    expect(table.minions(1)).toEqual([SHOCKER]);
    expect(table.minions(0)).toEqual([]);
  },
);

scenario(
  '02049: Media Coverage: who lives on reveals both of Under Fire’s cards, and Shocker strikes twice',
  revealed(UNDER_FIRE, [{ ...marvel, attached: [MEDIA_COVERAGE] }, marvel], {
    mode: 'expert',
    encounter: { deck: [SHOCKER, HYDRA, ...blanks()] },
  }),
  table => {
    expect(table.minions(0)).toEqual([SHOCKER, HYDRA]);
    expect(table.identity(1).damage).toBe(2);
  },
);

scenario(
  'CH-C31: 01133: Masters of Mayhem searches for nobody who is out',
  revealed('01133', [{ ...dying, attached: [MEDIA_COVERAGE], minions: ['01131'] }, carol], {
    scenario: 'klaw',
    encounter: { deck: ['01130', ...blanks()] },
  }),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect([table.minions(0), table.minions(1)]).toEqual([[], ['01131']]);
    expect(table.encounterDiscard).toEqual(['01133', '02049']);
  },
);

const strikes = damages(1, yourIdentity);

for (const [looks, does, pile] of [
  ['search', searchesIntoPlay(theCard(HYDRA)), ['T-looks']],
  ['copy', getsCopy(HYDRA), ['T-looks', HYDRA]],
] as const) {
  const looker = treachery('T-looks', {
    name: 'A look',
    set: 'test',
    quantity: 1,
    abilities: [whenRevealed(inTurn(strikes, does))],
  });
  for (const [who, hero, minions, left] of [
    ['is out', dying, [], pile],
    ['lives on', marvel, [HYDRA], ['T-looks']],
  ] as const)
    scenario(
      `CH-C31: a minion that a card brings (${looks}) engages nobody who is out: its player ${who}`,
      revealed('T-looks', [hero, carol], { cards: [looker], encounter: { deck: [...blanks(), HYDRA] } }),
      table => {
        expect(table.minions(0)).toEqual(minions);
        expect(table.minions(1)).toEqual([]);
        expect(table.encounterDiscard).toEqual(left);
      },
    );
}

scenario(
  'RR Player Elimination: nothing surges for a player who is out, and nothing says so',
  revealed(UNDER_FIRE, [dying, carol], { mode: 'expert', encounter: { deck: [SHOCKER, HYDRA, ...blanks()] } }),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.lines).not.toContain('log-surge');
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01193: Under Fire surges for a player who is still there',
  revealed(UNDER_FIRE, [marvel, carol], { mode: 'expert', encounter: { deck: [SHOCKER, ...blanks()] } }),
  table => {
    expect(table.logged('log-surge')).toHaveLength(1);
  },
);

scenario(
  'RR Player Elimination: 01190: Shadow of the Past: the nemesis scheme of a player whom the nemesis has struck down leaves the game',
  revealed('01190', [
    { identity: SPIDER, damage: 8, exhausted: true, nemesis: ['01166', VULTURE, '01168', '01168', '01169'] },
    { ...marvel, exhausted: true },
  ]),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.maybe('01166')).toBeUndefined();
    expect(table.state.removed.map(({ card }) => card)).toEqual(
      expect.arrayContaining(['01166', '01168', '01168', '01169']),
    );
    expect(table.logged('log-reveal').map(({ args }) => args?.card)).toEqual([{ card: '01190' }, { card: VULTURE }]);
    expect(table.minions(1)).toEqual([VULTURE]);
  },
);

// -- an attack on a player who is out

scenario(
  'CH-C31: 09028: Baron Mordo, who has eliminated a player as his attack begins, attacks nobody any more',
  {
    heroes: [{ identity: SPIDER, damage: 8, deck: [ENERGY, CARD], minions: ['09028'] }, marvel],
    step: { at: 'minions activate', seat: 0 },
    until: 'deal',
  },
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.lines).not.toContain('log-enemy-attack');
    expect(table.identity(1)).toMatchObject({ damage: 0, exhausted: false });
    expect(table.minions(1)).toEqual(['09028']);
  },
);

const preempts = { identity: MARVEL, exhausted: true, hand: ['05014', STRENGTH] };
const klaw = (heroes: readonly Hero[]): Layout => ({
  scenario: 'klaw',
  ...boosted('01154', heroes, { villain: '01114', encounter: { deck: ['01154', '01125', ...blanks()] } }),
});

scenario(
  'CH-C31: 05014: nobody steps in for a player whom the first of two boost cards has eliminated',
  klaw([dying, preempts]),
  table => {
    expect(table.state.players[0]?.eliminated).toBe(true);
    expect(table.identity(1).damage).toBe(0);
    expect(table.zone(1, 'hand')).toEqual(preempts.hand);
    expect(table.encounterDiscard).toEqual(['01125', '01154']);
  },
);

scenario('05014: for a player who is still there they may', klaw([{ ...dying, damage: 0 }, preempts]), table => {
  table.asks(1, 'interrupt').pick('05014').pay(STRENGTH);
  expect(table.zone(1, 'hand')).toEqual([]);
  expect(table.identity(0).damage).toBe(1);
});

const blast = treachery('T-blast', {
  name: 'A blast',
  set: 'test',
  quantity: 1,
  abilities: [boost(damages(1, friendly))],
});

scenario(
  'CH-C31: an attack that another player’s ally defends goes on where the attacked player is out',
  boosted('T-blast', [dying, { ...marvel, exhausted: true, play: ['01083'] }], { cards: [blast] }),
  table => {
    table.asks(1, 'defend another').pick('01083');
    expect(table.state.players[0]?.eliminated).toBe(true);
    // Mockingbird falls to Rhino's 2 after the blast's 1.
    expect(table.zone(1, 'discard')).toEqual(['01083']);
    expect(table.identity(1).damage).toBe(1);
  },
);

scenario(
  'RR Player Elimination: 01166: what lies under Highway Robbery leaves the game with its owner, and the others’ stays',
  {
    heroes: [marvel, dying],
    sideSchemes: [
      {
        card: '01166',
        threat: 2,
        under: [
          { card: STRENGTH, owner: 1 },
          { card: ENERGY, owner: 0 },
        ],
      },
    ],
    step: { at: 'villain activates', seat: 1 },
    until: 'turn',
  },
  table => {
    table.asks(0, 'defend another').pass();
    expect(table.card('01166').under).toMatchObject([{ card: ENERGY, owner: 0 }]);
    expect(table.state.removed.map(({ card }) => card)).toContain(STRENGTH);
  },
);
