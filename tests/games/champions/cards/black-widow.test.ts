import { describe, expect } from 'vitest';
import { boost, gives, whenRevealed, yourIdentity } from '../../../../src/games/champions/abilities/index.js';
import { treachery } from '../../../../src/games/champions/card.js';
import { blanks, boosted, RUNNER, revealed } from '../encounter/tables.js';
import { CARD, type Hero, scenario } from '../table.js';
import { BOMBER, cards, MERCENARY, RHINO, ROBOT, SPIDER, schemeWith } from './kin.js';

const WIDOW = '08001a';
const NATASHA = '08001b';
/** A Preparation that prevents 3 damage, and an upgrade that is none. */
const STANCE = '08032';
const GAUNTLET = '08007';
const widow = (more: Hero = {}) => ({ heroes: [{ identity: WIDOW, ...more }] });
const natasha = (more: Hero = {}) => ({ heroes: [{ identity: NATASHA, ...more }] });

/** An encounter card that prints two boost icons, one whose boost ability stuns, and a treachery that does. */
const ICONS = treachery('T-icons', { name: 'Two icons', set: 'test', quantity: 1, boost: 2 });
const STAR = treachery('T-star', {
  name: 'A star',
  set: 'test',
  quantity: 1,
  boost: 1,
  abilities: [boost(gives('stunned', yourIdentity))],
});
const TRICK = treachery('T-trick', {
  name: 'A trick',
  set: 'test',
  quantity: 1,
  keywords: { surge: true },
  abilities: [whenRevealed(gives('stunned', yourIdentity))],
});

describe('Widowmaker', () => {
  scenario(
    '1 damage after one of her Preparations was used',
    { ...widow({ play: [STANCE] }), step: 'villain activates', until: 'minions activate' },
    table => {
      table
        .pass()
        .asks(0, 'interrupt')
        .pick(`${STANCE}.0`)
        .asks(0, 'response', [`${WIDOW}.0`])
        .pick(WIDOW);
      expect(table.villain.damage).toBe(1);
      expect(table.identity().damage).toBe(0);
      expect(table.zone(0, 'discard')).toEqual([STANCE]);
    },
  );
  scenario('not after another card was used', widow({ play: ['01091'], hand: [] }), table => {
    table.pick('01091.0');
    expect(table.villain.damage).toBe(0);
  });
  scenario(
    'not after another player’s Preparation',
    {
      heroes: [{ identity: SPIDER, play: [STANCE] }, { identity: WIDOW }],
      step: { at: 'villain activates', seat: 0, later: [] },
      until: 'minions activate',
    },
    table => {
      table.pass().pass().pass().pick(`${STANCE}.0`);
      expect(table.villain.damage).toBe(0);
    },
  );
});

describe('Mission Prep', () => {
  scenario(
    'draws a card after a Preparation was played, once a phase',
    natasha({ hand: [STANCE, '08024', CARD, CARD, CARD] }),
    table => {
      table
        .pick(STANCE)
        .pay(CARD, CARD)
        .asks(0, 'response', [`${NATASHA}.0`])
        .pick(NATASHA);
      expect(table.zone(0, 'hand')).toEqual(['08024', CARD, CARD]);
      table.pick('08024').pay(CARD);
      expect(table.zone(0, 'hand')).toEqual([CARD]);
    },
  );
  scenario('not after another card', natasha({ hand: [GAUNTLET, CARD] }), table => {
    table.pick(GAUNTLET).pay(CARD);
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario(
    'may be used again in the next phase: a limit a phase ends with the phase, one a round does not',
    { ...natasha({ used: { '08001b.0': 1 } }), step: 'end of turns', until: 'villain activates' },
    table => {
      expect(table.identity().used).toEqual({});
    },
  );
});

describe('Winter Soldier', () => {
  scenario(
    'costs 1 less for each Preparation of his player',
    widow({ hand: ['08002', ...cards(2)], play: [STANCE, '08024', GAUNTLET] }),
    table => {
      table.pick('08002').pay(...cards(2));
      expect(table.card('08002').controller).toBe(0);
    },
  );
  scenario(
    'not for another player’s',
    {
      heroes: [
        { identity: WIDOW, hand: ['08002', ...cards(3)] },
        { identity: SPIDER, play: [STANCE, '08024'] },
      ],
    },
    table => {
      expect(table.refused['08002']).toBe('why-resources');
    },
  );
});

describe('Covert Ops', () => {
  scenario(
    '4 threat off a scheme, and the villain is confused',
    { ...widow({ hand: ['08003', ...cards(3)] }), ...schemeWith(5) },
    table => {
      table.pick('08003').pay(...cards(3));
      expect(table.scheme.threat).toBe(1);
      expect(table.villain.statuses).toEqual(['confused']);
    },
  );
  scenario(
    'is a thwart, in either form: one who is confused only sheds that',
    { ...natasha({ status: ['confused'], hand: ['08003', ...cards(3)] }), ...schemeWith(5) },
    table => {
      table.pick('08003').pay(...cards(3));
      expect(table.scheme.threat).toBe(5);
      expect(table.villain.statuses).toEqual([]);
      expect(table.identity().statuses).toEqual([]);
    },
  );
});

describe('Dance of Death', () => {
  scenario(
    'three attacks in order, each aimed anew',
    widow({ hand: ['08004', ...cards(3)], minions: [RUNNER] }),
    table => {
      table
        .pick('08004')
        .pay(...cards(3))
        .asks(0, 'enemy', [RHINO, RUNNER])
        .pick(RUNNER)
        .asks(0, 'enemy', [RHINO, RUNNER])
        .pick(RUNNER);
      expect(table.minions()).toEqual([]);
      expect(table.villain.damage).toBe(3);
    },
  );
  scenario(
    'a stunned hero loses only the first of them',
    widow({ status: ['stunned'], hand: ['08004', ...cards(3)] }),
    table => {
      table.pick('08004').pay(...cards(3));
      expect(table.villain.damage).toBe(5);
      expect(table.identity().statuses).toEqual([]);
    },
  );
  scenario(
    'a guard stands before the villain until it falls',
    widow({ hand: ['08004', ...cards(3)], minions: [MERCENARY] }),
    table => {
      table.pick('08004').pay(...cards(3));
      expect(table.minions()).toEqual([]);
      expect(table.villain.damage).toBe(3);
    },
  );
});

describe('Safe House #29', () => {
  scenario(
    'brings back a Preparation, not another card',
    natasha({ play: ['08005'], discard: [GAUNTLET, STANCE, '08024'] }),
    table => {
      table.pick('08005.0').asks(0, 'search', [STANCE, '08024']).pick('08024');
      expect(table.zone(0, 'hand')).toEqual(['08024']);
      expect(table.zone(0, 'discard')).toEqual([GAUNTLET, STANCE]);
      expect(table.card('08005').exhausted).toBe(true);
    },
  );
  scenario('not without one, nor for a hero', natasha({ play: ['08005'], discard: [GAUNTLET] }), table => {
    expect(table.refused['08005.0']).toBe('unable-take');
  });
});

describe('Attacrobatics', () => {
  scenario(
    'cancels the icons and turns them on the villain',
    { ...boosted('T-icons', [{ identity: WIDOW, play: ['08006'] }]), cards: [ICONS] },
    table => {
      table.pass().asks(0, 'interrupt', ['08006.0']).pick('08006').pass();
      expect(table.villain.damage).toBe(2);
      expect(table.identity().damage).toBe(2);
      expect(table.zone(0, 'discard')).toEqual(['08006']);
    },
  );
  scenario('not for a card without icons', boosted('T-blank', [{ identity: WIDOW, play: ['08006'] }]), table => {
    table.pass();
    expect(table.card('08006').controller).toBe(0);
  });
  scenario(
    'is an attack: with a guard engaged the icons are gone, and the villain is left alone',
    { ...boosted('T-icons', [{ identity: WIDOW, play: ['08006'], minions: [MERCENARY] }]), cards: [ICONS] },
    table => {
      table.pass().pick('08006').pass();
      expect(table.villain.damage).toBe(0);
      expect(table.identity().damage).toBe(2);
    },
  );
  scenario(
    'may answer another player’s boost card',
    { ...boosted('T-icons', [{ identity: SPIDER }, { identity: WIDOW, play: ['08006'] }]), cards: [ICONS] },
    table => {
      table.pass().pass().pass().asks(1, 'interrupt', ['08006.0']).pick('08006').pass();
      expect(table.villain.damage).toBe(2);
      expect(table.identity(0).damage).toBe(2);
    },
  );
});

describe('Black Widow’s Gauntlet', () => {
  scenario('pays for a Preparation alone', widow({ hand: ['08024'], play: [GAUNTLET] }), table => {
    table.pick('08024').asks(0, 'pay', [GAUNTLET]).pay(GAUNTLET);
    expect(table.card(GAUNTLET).exhausted).toBe(true);
    expect(table.card('08024').controller).toBe(0);
  });
});

describe('Black Widow’s Gauntlet, for what is no Preparation', () => {
  scenario('pays nothing', widow({ hand: ['08005'], play: [GAUNTLET] }), table => {
    expect(table.refused['08005']).toBe('why-resources');
    expect(table.card(GAUNTLET).exhausted).toBe(false);
  });
});

describe('Grappling Hook', () => {
  scenario(
    'cancels a treachery that you reveal, which still counts as revealed: nothing of it happens, no surge',
    { ...revealed('T-trick', [{ identity: WIDOW, play: ['08008'] }]), cards: [TRICK] },
    table => {
      table.asks(0, 'interrupt', ['08008.0']).pick('08008').pass();
      expect(table.identity().statuses).toEqual([]);
      expect(table.encounterDiscard).toEqual(['T-trick']);
      expect(table.lines).not.toContain('log-surge');
      expect(table.logged('log-reveal')).toHaveLength(1);
    },
  );
  scenario(
    'not one that somebody else reveals',
    { ...revealed('T-trick', [{ identity: SPIDER }, { identity: WIDOW, play: ['08008'] }]), cards: [TRICK] },
    table => {
      expect(table.identity(0).statuses).toEqual(['stunned']);
      expect(table.card('08008').controller).toBe(1);
    },
  );
  scenario('nor a minion', revealed(MERCENARY, [{ identity: WIDOW, play: ['08008'] }]), table => {
    expect(table.minions()).toEqual([MERCENARY]);
  });
  scenario(
    'nor as an alter-ego',
    { ...revealed('T-trick', [{ identity: NATASHA, play: ['08008'] }]), cards: [TRICK] },
    table => {
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
});

describe('Synth-Suit', () => {
  scenario(
    '+1 DEF, and readies her after a Preparation',
    {
      ...widow({ play: ['08009', STANCE] }),
      step: 'villain activates',
      until: 'minions activate',
      villain: { card: RHINO, attached: ['01100', '01098'] },
    },
    table => {
      // ATK 2 + 1 from the horn, DEF 2 + 1.
      table.pick(WIDOW);
      expect(table.identity()).toMatchObject({ damage: 0, exhausted: true });
    },
  );
  scenario(
    'is exhausted for it, once',
    { ...widow({ play: ['08009', STANCE], exhausted: true }), step: 'villain activates', until: 'minions activate' },
    table => {
      table
        .pick(`${STANCE}.0`)
        .asks(0, 'response', [`${WIDOW}.0`, '08009.0'])
        .pick('08009')
        .pass();
      expect(table.identity().exhausted).toBe(false);
      expect(table.card('08009').exhausted).toBe(true);
    },
  );
});

describe('Widow’s Bite', () => {
  scenario(
    '2 damage to a minion that has come, and stuns it',
    revealed(MERCENARY, [{ identity: WIDOW, play: ['08010'], minions: [BOMBER] }]),
    table => {
      table.asks(0, 'response', ['08010.0']).pick('08010').pass();
      expect(table.card(MERCENARY)).toMatchObject({ damage: 2, statuses: ['stunned'] });
      expect(table.card(BOMBER)).toMatchObject({ damage: 0, statuses: [] });
    },
  );
  scenario(
    'a minion that falls to it is gone before anything else',
    revealed(RUNNER, [{ identity: WIDOW, play: ['08010'] }]),
    table => {
      table.pick('08010').pass();
      expect(table.minions()).toEqual([]);
    },
  );
  scenario('not for a scheme', revealed('01109', [{ identity: WIDOW, play: ['08010'] }]), table => {
    expect(table.card('08010').controller).toBe(0);
  });
  scenario(
    'CH-C1: not once Hawkeye has shot the minion',
    revealed(RUNNER, [{ identity: WIDOW, play: ['08010', '01066'] }]),
    table => {
      table.asks(0, 'response', ['08010.0', '01066.0']).pick('01066');
      expect(table.prompts).toEqual([]);
      expect(table.card('08010').controller).toBe(0);
    },
  );
  scenario(
    'CH-C1: costs nothing where another player’s Hawkeye has shot the minion',
    revealed(RUNNER, [
      { identity: SPIDER, play: ['01066'] },
      { identity: WIDOW, play: ['08010'] },
    ]),
    table => {
      table.pickAs(0, '01066').pickAs(1, '08010');
      expect(table.minions()).toEqual([]);
      expect(table.card('08010').controller).toBe(1);
    },
  );
  scenario(
    'a second one: not for a minion that the first has defeated',
    revealed(RUNNER, [{ identity: WIDOW, play: ['08010', '08010'] }]),
    table => {
      table.pick('08010').pass();
      expect(table.prompts).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual(['08010']);
    },
  );
  scenario('stuns a minion that can take no damage', revealed(ROBOT, [{ identity: WIDOW, play: ['08010'] }]), table => {
    table.pick('08010').pass();
    expect(table.card(ROBOT)).toMatchObject({ damage: 0, statuses: ['stunned'] });
  });
});

describe('Burn Notice (08025)', () => {
  scenario(
    '08025 takes the costliest Preparation',
    revealed('08025', [{ identity: NATASHA, exhausted: true, play: ['08024', STANCE, '08009'] }]),
    table => {
      expect(table.maybe(STANCE)).toBeUndefined();
      expect(table.card('08024').controller).toBe(0);
      expect(table.card('08009').controller).toBe(0);
      expect(table.lines).not.toContain('log-surge');
    },
  );
  scenario(
    '08025 lets her choose among several',
    revealed('08025', [{ identity: NATASHA, exhausted: true, play: ['08024', '08010'] }]),
    table => {
      table.asks(0, 'lose', ['08024', '08010']).pick('08010');
      expect(table.zone(0, 'discard')).toEqual(['08010']);
    },
  );
  scenario('08025 surges where there is none', revealed('08025', [{ identity: NATASHA, play: ['08009'] }]), table => {
    table.asks(0, 'option', ['exhaust', 'other']).pick('other');
    expect(table.lines).toContain('log-surge');
    expect(table.card('08009').controller).toBe(0);
  });
});

describe('her nemesis', () => {
  scenario(
    '08026 Taskmaster has +1 SCH and +1 ATK for each upgrade of the player it is engaged with',
    {
      heroes: [
        { identity: WIDOW, play: [STANCE, GAUNTLET, '08005'], minions: ['08026'] },
        { identity: SPIDER, play: ['01008'] },
      ],
      step: { at: 'minions activate', seat: 0 },
      until: 'deal',
    },
    table => {
      table.pass().pass().pass();
      expect(table.logged('log-strength').map(({ args }) => args?.amount)).toContain(2);
    },
  );
  scenario(
    'CH-C62: 08026 Taskmaster counts the upgrades of the hero who defends against him',
    {
      heroes: [
        { identity: WIDOW, exhausted: true, play: [GAUNTLET, '08009', '01008', '01008'], minions: ['08026'] },
        { identity: '01010a', play: ['01008', '01008'] },
      ],
      step: { at: 'minions activate', seat: 0 },
      until: 'deal',
    },
    table => {
      table.asks(1, 'defend another');
      expect(table.prompt.question.args?.attack).toBe(2);
      table.pick('01010a');
      // Captain Marvel has DEF 1.
      expect(table.logged('log-strength')[0]?.args?.amount).toBe(1);
    },
  );
  scenario(
    '08026 as a boost it strengthens the villain by as much',
    boosted('08026', [{ identity: WIDOW, play: [GAUNTLET, '08009'] }]),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(4);
    },
  );
  scenario(
    '08026 as a boost of a scheme too, where nobody has an upgrade it is nothing',
    boosted('08026', [
      { identity: NATASHA, play: [GAUNTLET] },
      { identity: SPIDER, play: ['01008', '01008'] },
    ]),
    table => {
      expect(table.scheme.threat).toBe(1 + 1);
    },
  );
  scenario(
    '08027 Killer for Hire comes with 3 threat and 1 more per player',
    revealed('08027', [{ identity: WIDOW }, { identity: SPIDER }]),
    table => {
      expect(table.card('08027').threat).toBe(5);
      expect(table.scheme.threat).toBe(0);
    },
  );
  scenario('08028 the Hydra Mercenary of her set guards', widow({ minions: ['08028'] }), table => {
    table.pick(`${WIDOW}.attack`);
    expect(table.card('08028').damage).toBe(2);
    expect(table.villain.damage).toBe(0);
  });
  scenario(
    '08029 Deadly Shot, alter-ego: an upgrade and a threat',
    revealed('08029', [{ identity: NATASHA, play: [GAUNTLET, '08005', STANCE] }]),
    table => {
      table.asks(0, 'lose', [GAUNTLET, STANCE]).pick(STANCE);
      expect(table.maybe(STANCE)).toBeUndefined();
      expect(table.scheme.threat).toBe(1);
      expect(table.identity().damage).toBe(0);
    },
  );
  scenario(
    '08029 Deadly Shot, hero: an upgrade and a damage, the damage though there is no upgrade',
    revealed('08029', [
      { identity: WIDOW, play: ['08005'] },
      { identity: SPIDER, play: ['01008'] },
    ]),
    table => {
      expect(table.identity(0).damage).toBe(1);
      expect(table.scheme.threat).toBe(0);
      expect(table.card('01008').controller).toBe(1);
    },
  );
});

describe('Agent Coulson', () => {
  scenario(
    'finds a Preparation in deck or discard pile',
    widow({ hand: ['08011', ...cards(3)], deck: [CARD, STANCE], discard: ['08024', GAUNTLET] }),
    table => {
      table
        .pick('08011')
        .pay(...cards(3))
        .asks(0, 'response', ['08011.0'])
        .pick('08011')
        .asks(0, 'search', [STANCE, '08024'])
        .pick('08024');
      expect(table.zone(0, 'hand')).toEqual(['08024']);
      expect(table.zone(0, 'deck').sort()).toEqual([STANCE, CARD].sort());
    },
  );
});

describe('Quake', () => {
  scenario(
    '2 damage to a minion that has schemed',
    {
      heroes: [{ identity: NATASHA, play: ['08012'], minions: ['01182'] }],
      step: { at: 'minions activate', seat: 0 },
      until: 'deal',
    },
    table => {
      table.asks(0, 'response', ['08012.0']).pick('08012');
      expect(table.card('01182').damage).toBe(2);
      expect(table.card('08012').exhausted).toBe(true);
    },
  );
  scenario(
    'not after the villain has',
    { ...natasha({ play: ['08012'] }), step: 'villain activates', until: 'minions activate' },
    table => {
      expect(table.card('08012').exhausted).toBe(false);
    },
  );
});

describe('Stealth Strike', () => {
  scenario(
    '4 damage; 2 threat off a scheme where the enemy falls',
    { ...widow({ hand: ['08013', ...cards(3)], minions: [MERCENARY] }), ...schemeWith(3) },
    table => {
      table.pick('08013').pay(...cards(3));
      expect(table.minions()).toEqual([]);
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario('none where it stands', { ...widow({ hand: ['08013', ...cards(3)] }), ...schemeWith(3) }, table => {
    table.pick('08013').pay(...cards(3));
    expect(table.villain.damage).toBe(4);
    expect(table.scheme.threat).toBe(3);
  });
});

describe('Counterintelligence', () => {
  scenario(
    'prevents 3 of the threat on the main scheme, in either form',
    { ...natasha({ play: ['08017'] }), step: 'threat', until: 'villain activates', acceleration: 4 },
    table => {
      table.asks(0, 'interrupt', ['08017.0']).pick('08017');
      expect(table.scheme.threat).toBe(1 + 4 - 3);
    },
  );
  scenario('not on a side scheme', revealed('08027', [{ identity: NATASHA, play: ['08017'] }]), table => {
    expect(table.card('08027').threat).toBe(4);
    expect(table.card('08017').controller).toBe(0);
  });
});

describe('Spycraft', () => {
  scenario(
    'swaps an encounter card for the next',
    { ...revealed(MERCENARY, [{ identity: WIDOW, play: ['08018'] }], { encounter: { deck: ['08028', ...blanks()] } }) },
    table => {
      table.asks(0, 'interrupt', ['08018.0']).pick('08018').pass();
      expect(table.minions()).toEqual(['08028']);
      expect(table.encounterDiscard).toEqual([MERCENARY]);
    },
  );
  scenario(
    'needs a Spy among your characters',
    { heroes: [{ identity: SPIDER, hand: ['08018', CARD] }, { identity: WIDOW }] },
    table => {
      expect(table.refused['08018']).toBe('why-needs');
    },
  );
  scenario(
    'an ally may be that Spy',
    { heroes: [{ identity: SPIDER, hand: ['08018', CARD], play: ['08011'] }] },
    table => {
      table.pick('08018').pay(CARD);
      expect(table.card('08018').controller).toBe(0);
    },
  );
});

describe('Quincarrier', () => {
  scenario('pays for anything; only an Avenger plays it', widow({ hand: ['08024'], play: ['08023'] }), table => {
    table.pick('08024').pay('08023');
    expect(table.card('08023').exhausted).toBe(true);
  });
  scenario('not Natasha Romanoff, who is none', natasha({ hand: ['08023', ...cards(3)] }), table => {
    expect(table.refused['08023']).toBe('why-needs');
  });
});

describe('Target Acquired', () => {
  scenario(
    'cancels the boost ability; its icons stay (W1-407)',
    { ...boosted('T-star', [{ identity: WIDOW, play: ['08024'] }]), cards: [STAR] },
    table => {
      table.pass().asks(0, 'response', ['08024.0']).pick('08024').pass();
      expect(table.identity()).toMatchObject({ damage: 3, statuses: [] });
    },
  );
  scenario(
    'after icons were cancelled the ability may still be (W1-407)',
    { ...boosted('T-star', [{ identity: WIDOW, play: ['08006', '08024'] }]), cards: [STAR] },
    table => {
      table.pass().pick('08006').pass().asks(0, 'response', ['08024.0']).pick('08024').pass();
      expect(table.identity()).toMatchObject({ damage: 2, statuses: [] });
      expect(table.villain.damage).toBe(1);
    },
  );
  scenario(
    'not for a card without a boost ability',
    { ...boosted('T-icons', [{ identity: WIDOW, play: ['08024'] }]), cards: [ICONS] },
    table => {
      table.pass();
      expect(table.card('08024').controller).toBe(0);
    },
  );
});

describe('Counterattack', () => {
  scenario(
    'as much damage to the enemy whose attack has hurt you',
    {
      heroes: [{ identity: WIDOW, play: ['08030'], minions: [MERCENARY] }],
      step: { at: 'minions activate', seat: 0 },
      until: 'deal',
    },
    table => {
      table.pass().asks(0, 'response', ['08030.0']).pick('08030').pass();
      expect(table.card(MERCENARY).damage).toBe(1);
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario(
    'not where an ally took it',
    { ...boosted('T-blank', [{ identity: WIDOW, play: ['08030', '08011'] }]) },
    table => {
      table.pick('08011');
      expect(table.card('08030').controller).toBe(0);
    },
  );
  scenario(
    'is an attack: not on the villain behind a guard',
    boosted('T-blank', [{ identity: WIDOW, play: ['08030'], minions: [MERCENARY] }]),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(2);
      expect(table.villain.damage).toBe(0);
    },
  );
});

describe('Rapid Response', () => {
  scenario(
    'brings back an ally that has fallen, with 1 damage',
    boosted('T-blank', [{ identity: WIDOW, play: ['08031', { card: '08011', damage: 2 }] }]),
    table => {
      table.pick('08011').asks(0, 'response', ['08031.0']).pick('08031').pass().pass();
      expect(table.card('08011')).toMatchObject({ damage: 1, controller: 0 });
      expect(table.zone(0, 'discard')).toEqual(['08031']);
    },
  );
  scenario(
    'not another player’s',
    boosted('T-blank', [
      { identity: SPIDER, play: [{ card: '08011', damage: 2 }] },
      { identity: WIDOW, play: ['08031'] },
    ]),
    table => {
      table.pass().pick('08011');
      expect(table.maybe('08011')).toBeUndefined();
    },
  );
});

describe('Rapid Response is about the very ally that has fallen', () => {
  const COULSON = '08011';
  scenario(
    'one of another player’s lies in that player’s pile: your own card of that name stays where it is',
    {
      heroes: [
        { identity: WIDOW, play: ['08031', { card: COULSON, owner: 1, damage: 2 }], discard: [COULSON] },
        { identity: SPIDER },
      ],
    },
    table => {
      table.pick(`${COULSON}.attack`);
      expect(table.maybe(COULSON)).toBeUndefined();
      expect(table.card('08031').controller).toBe(0);
      expect([table.zone(0, 'discard'), table.zone(1, 'discard')]).toEqual([[COULSON], [COULSON]]);
    },
  );
  scenario(
    'your own comes back, the other one in your pile stays',
    { heroes: [{ identity: WIDOW, play: ['08031', { card: COULSON, damage: 2 }], discard: [CARD, COULSON] }] },
    table => {
      const [other] = table.state.players[0]?.discard ?? [];
      table.pick(`${COULSON}.attack`).pick('08031').pass().pass();
      expect(table.card(COULSON).damage).toBe(1);
      expect(table.zone(0, 'discard')).toEqual(['08031', CARD, COULSON]);
      expect(table.state.players[0]?.discard[0]?.id).toBe(other?.id);
    },
  );
});

describe('Rapid Response where several allies fall at once (CH-C42)', () => {
  const BLAST = '01154';
  const [DAREDEVIL, TIGRA, CLEA] = ['01058', '01051', '09013'];
  const tigra = { card: TIGRA, damage: 2 };
  scenario(
    'its player chooses whom it brings back',
    revealed(BLAST, [{ identity: WIDOW, play: [{ card: DAREDEVIL, damage: 2 }, tigra, '08031'] }]),
    table => {
      table.asks(0, 'response', ['08031.0']).pick('08031').asks(0, 'which', [DAREDEVIL, TIGRA]).pick(TIGRA).pass();
      expect(table.card(TIGRA).damage).toBe(1);
      expect(table.maybe(DAREDEVIL)).toBeUndefined();
      expect(table.zone(0, 'discard')).toEqual(['08031', DAREDEVIL]);
    },
  );
  scenario(
    'Clea has gone into the deck: the other one comes back, without a question',
    revealed(BLAST, [{ identity: WIDOW, play: [{ card: CLEA, damage: 1 }, tigra, '08031'] }]),
    table => {
      table.pick(CLEA).asks(0, 'response', ['08031.0']).pick('08031').pass();
      expect(table.card(TIGRA).damage).toBe(1);
      expect(table.maybe(CLEA)).toBeUndefined();
    },
  );
  scenario(
    'one of another player’s lies in that player’s pile: your own comes back',
    revealed(BLAST, [
      { identity: WIDOW, play: [{ card: DAREDEVIL, owner: 1, damage: 2 }, tigra, '08031'] },
      { identity: SPIDER },
    ]),
    table => {
      table.asks(0, 'response', ['08031.0']).pick('08031').pass();
      expect(table.card(TIGRA).damage).toBe(1);
      expect(table.zone(1, 'discard')).toEqual([DAREDEVIL]);
    },
  );
});

describe('Defensive Stance', () => {
  scenario('prevents 3 damage, of whatever kind', boosted('T-blank', [{ identity: WIDOW, play: [STANCE] }]), table => {
    table
      .pass()
      .asks(0, 'interrupt', [`${STANCE}.0`])
      .pick(STANCE)
      .pass();
    expect(table.identity().damage).toBe(0);
  });
  scenario(
    'not as an alter-ego',
    { ...natasha({ play: [STANCE], dealt: ['01111'] }), sideSchemes: ['01109'], step: 'reveal', until: 'end of round' },
    table => {
      expect(table.card(STANCE).controller).toBe(0);
    },
  );
});

describe('Espionage', () => {
  scenario(
    'draws 2 cards as a card surges, which it does all the same (W1-408)',
    { ...revealed('T-trick', [{ identity: WIDOW, play: ['08033'] }]), cards: [TRICK] },
    table => {
      table.asks(0, 'interrupt', ['08033.0']).pick('08033').pass();
      expect(table.zone(0, 'hand')).toEqual(cards(2));
      expect(table.logged('log-reveal')).toHaveLength(2);
    },
  );
  scenario('not without surge', revealed(MERCENARY, [{ identity: WIDOW, play: ['08033'] }]), table => {
    expect(table.card('08033').controller).toBe(0);
  });
});
