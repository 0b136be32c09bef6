import { describe, expect } from 'vitest';
import { boosted, ENERGY, GENIUS, revealed, STRENGTH } from '../encounter/tables.js';
import { BLANK, CARD, type Hero, scenario } from '../table.js';
import { BOMBER, cards, IRON_MAN, MARVEL, MERCENARY, PETER, RHINO, ROBOT, SPIDER, schemeWith } from './kin.js';

const HULK = '10001a';
const BRUCE = '10001b';
const hulk = (more: Hero = {}) => ({ heroes: [{ identity: HULK, ...more }] });
const bruce = (more: Hero = {}) => ({ heroes: [{ identity: BRUCE, ...more }] });
const LEAP = '10004';

describe('Enraged', () => {
  scenario(
    'his hand is discarded as his turn ends, and nobody asks what else',
    { ...hulk({ hand: [CARD, LEAP] }), until: 'threat' },
    table => {
      table.end();
      expect(table.zone(0, 'hand')).toEqual(cards(4));
      expect(table.zone(0, 'discard').sort()).toEqual([CARD, LEAP].sort());
    },
  );
  scenario(
    'not Bruce Banner’s, nor as another player’s turn ends',
    { heroes: [{ identity: SPIDER }, { identity: HULK, hand: [LEAP] }], step: { at: 'turn', seat: 0, later: [1] } },
    table => {
      table.end();
      expect(table.zone(1, 'hand')).toEqual([LEAP]);
    },
  );
  scenario('nor in alter-ego form', { ...bruce({ hand: [LEAP] }), until: 'threat' }, table => {
    table.end().pass();
    expect(table.zone(0, 'hand')).toContain(LEAP);
  });
});

describe('Experimental Research', () => {
  scenario('a card drawn, a card discarded, once a round', bruce({ hand: [LEAP], deck: [STRENGTH, CARD] }), table => {
    table.pick(`${BRUCE}.0`).asks(0, 'discard', [LEAP, STRENGTH]).pick(LEAP);
    expect(table.zone(0, 'hand')).toEqual([STRENGTH]);
    expect(table.refused[`${BRUCE}.0`]).toBe('why-limit');
  });
  scenario('promises no bigger hand: the draw is discarded again', bruce({ hand: [LEAP] }), table => {
    expect(table.previews[`${BRUCE}.0`]).not.toContain('>');
  });
});

describe('Crushing Blow', () => {
  scenario('as much damage as his ATK', hulk({ hand: ['10002', CARD], play: ['10009'] }), table => {
    table.pick('10002').pay(CARD);
    expect(table.villain.damage).toBe(4);
  });
  scenario('is paid with physical alone', hulk({ hand: ['10002', GENIUS, '10010'] }), table => {
    table.pick('10002').pay('10010');
    expect(table.villain.damage).toBe(3);
    expect(table.zone(0, 'hand')).toEqual([GENIUS]);
  });
  scenario('not with anything else', hulk({ hand: ['10002', GENIUS] }), table => {
    expect(table.refused['10002']).toBe('why-resources');
  });
  scenario('a wild resource may be that', hulk({ hand: ['10002'], play: ['10032'] }), table => {
    table.pick('10002').pay('10032=physical');
    expect(table.villain.damage).toBe(3);
    expect(table.zone(0, 'discard')).toContain('10032');
  });
});

describe('Hulk Smash', () => {
  scenario(
    '+10 ATK, and overkill where it is paid with physical alone',
    hulk({ hand: ['10003', ...cards(3)], minions: [MERCENARY] }),
    table => {
      table
        .pick(`${HULK}.attack`)
        .asks(0, 'interrupt', ['10003'])
        .pick('10003')
        .pay(...cards(3));
      expect(table.minions()).toEqual([]);
      expect(table.villain.damage).toBe(10);
    },
  );
  scenario(
    'no overkill with anything else among it (W1-402)',
    hulk({ hand: ['10003', GENIUS, CARD], minions: [MERCENARY] }),
    table => {
      table.pick(`${HULK}.attack`).pick('10003').pay(GENIUS, CARD);
      expect(table.minions()).toEqual([]);
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario(
    'not for an event, nor for an ally',
    hulk({ hand: ['10003', '10002', ...cards(4)], play: ['10012'] }),
    table => {
      table.pick('10002').pay(CARD);
      table.pick('10012.attack');
      expect(table.villain.damage).toBe(6);
      expect(table.zone(0, 'hand')).toEqual(['10003', ...cards(3)]);
    },
  );
});

describe('Sub-Orbital Leap', () => {
  scenario(
    '3 threat, 5 where it is paid with physical alone',
    { ...hulk({ hand: [LEAP, ...cards(3)] }), ...schemeWith(6) },
    table => {
      table.pick(LEAP).pay(...cards(3));
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario(
    '3 with anything else among it (W1-402)',
    { ...hulk({ hand: [LEAP, ENERGY, CARD] }), ...schemeWith(6) },
    table => {
      table.pick(LEAP).pay(ENERGY, CARD);
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario(
    'what is too much does not count (W1-402)',
    { ...hulk({ hand: [LEAP, ...cards(3), GENIUS] }), ...schemeWith(6) },
    table => {
      table.pick(LEAP).pay(...cards(3), GENIUS);
      expect(table.scheme.threat).toBe(1);
    },
  );
});

describe('Thunderclap', () => {
  scenario(
    '3 damage to up to three different enemies; it is no attack',
    hulk({ hand: ['10005', ...cards(3)], status: ['stunned'], minions: [MERCENARY, BOMBER, '01102'] }),
    table => {
      table
        .pick('10005')
        .pay(...cards(3))
        .asks(0, 'enemies', [RHINO, MERCENARY, BOMBER, '01102'])
        .pick(RHINO, MERCENARY, '01102');
      expect(table.villain.damage).toBe(3);
      expect(table.card('01102').damage).toBe(3);
      expect(table.minions()).toEqual([BOMBER, '01102']);
      expect(table.card(BOMBER).damage).toBe(0);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
});

describe('Unstoppable Force', () => {
  scenario(
    'readies him, and draws a card where it is paid with physical alone',
    hulk({ exhausted: true, hand: ['10006', ...cards(2)] }),
    table => {
      table.pick('10006').pay(...cards(2));
      expect(table.identity().exhausted).toBe(false);
      expect(table.zone(0, 'hand')).toEqual([CARD]);
    },
  );
  scenario('no card otherwise (W1-402)', hulk({ exhausted: true, hand: ['10006', GENIUS] }), table => {
    table.pick('10006').pay(GENIUS);
    expect(table.identity().exhausted).toBe(false);
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario('may be played for its card alone (CH-C43)', hulk({ hand: ['10006', ...cards(2)] }), table => {
    table.pick('10006').pay(...cards(2));
    expect(table.zone(0, 'hand')).toEqual([CARD]);
  });
  scenario(
    'not where he is ready and there is no card to draw (CH-C43)',
    hulk({ hand: ['10006', ...cards(2)], deck: [] }),
    table => {
      expect(table.refused['10006']).toBe('unable-ready');
    },
  );
});

describe('Limitless Strength', () => {
  scenario('pays for a hero', { ...hulk({ hand: [LEAP, '10007'] }), ...schemeWith(6) }, table => {
    table.pick(LEAP).pay('10007');
    expect(table.scheme.threat).toBe(1);
  });
  scenario('nothing for Bruce Banner', bruce({ hand: ['10008', '10007'] }), table => {
    expect(table.refused['10008']).toBe('why-resources');
  });
});

describe('Banner’s Laboratory', () => {
  scenario('+2 REC, and a mental for the alter-ego', bruce({ damage: 9, play: ['10008'], hand: ['10032'] }), table => {
    table.pick('10032').pay('10008');
    table.pick(`${BRUCE}.recover`);
    expect(table.identity().damage).toBe(3);
  });
  scenario('none for the hero', hulk({ play: ['10008'], hand: ['10032'] }), table => {
    expect(table.refused['10032']).toBe('why-resources');
  });
});

describe('Boundless Rage', () => {
  scenario('+1 ATK until he changes form', hulk({ play: ['10009'] }), table => {
    table.pick(`${HULK}.attack`);
    expect(table.villain.damage).toBe(4);
    table.pick('form');
    expect(table.zone(0, 'discard')).toEqual(['10009']);
  });
  scenario(
    'stays while another player changes form',
    { heroes: [{ identity: SPIDER }, { identity: HULK, play: ['10009'] }] },
    table => {
      table.pick('form');
      expect(table.card('10009').controller).toBe(1);
    },
  );
  scenario('is for heroes', bruce({ hand: ['10009', CARD] }), table => {
    expect(table.refused['10009']).toBe('why-hero');
  });
});

describe('Immovable Object', () => {
  scenario(
    '4 hit points more, and retaliate',
    boosted('T-blank', [{ identity: HULK, damage: 19, play: ['10010'] }]),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(21);
      expect(table.villain.damage).toBe(1);
    },
  );
});

describe('his obligation and nemesis', () => {
  scenario(
    '10025 Inner Demons: Hulk becomes Banner, who discards 2 cards of his choice',
    revealed('10025', [{ identity: HULK, hand: [CARD, LEAP, STRENGTH] }]),
    table => {
      expect(table.prompt.question.args).toMatchObject({ count: 2, upTo: 'no' });
      table.asks(0, 'discard', [CARD, LEAP, STRENGTH]).pick(CARD, LEAP);
      expect(table.identity()).toMatchObject({ card: BRUCE, exhausted: false });
      expect(table.zone(0, 'hand')).toEqual([STRENGTH]);
      expect(table.encounterDiscard).toEqual(['10025']);
      expect(table.state.players[0]?.changedForm).toBe(false);
    },
  );
  scenario(
    '10025 Inner Demons: Banner becomes Hulk, who is exhausted',
    revealed('10025', [
      { identity: SPIDER, hand: [CARD] },
      { identity: BRUCE, hand: [CARD] },
    ]),
    table => {
      expect(table.identity(1)).toMatchObject({ card: HULK, exhausted: true });
      expect(table.zone(1, 'hand')).toEqual([CARD]);
      expect(table.identity(0)).toMatchObject({ card: SPIDER, exhausted: false });
    },
  );
  for (const [top, damage] of [
    [STRENGTH, 2],
    [GENIUS, 0],
    ['01044', 0],
  ] as const)
    scenario(
      `10026 Abomination: after the attack ${top} on top of the deck does ${damage} more`,
      {
        heroes: [{ identity: HULK, deck: [top, ...cards(3)], minions: ['10026'] }],
        step: { at: 'minions activate', seat: 0 },
        until: 'deal',
      },
      table => {
        table.pass();
        expect(table.identity().damage).toBe(3 + damage);
        expect(table.zone(0, 'discard')).toEqual([top]);
      },
    );
  scenario(
    '10027 Total Destruction keeps its threat while Abomination is in play, and that alone',
    { ...hulk({ hand: [LEAP, ...cards(3)], minions: ['10026'] }), ...schemeWith(6), sideSchemes: ['10027'] },
    table => {
      table.pick(LEAP).pay(...cards(3));
      expect(table.card('10027').threat).toBe(2);
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario(
    '10027 loses it once Abomination is gone',
    { ...hulk({ hand: [LEAP, ...cards(3)] }), sideSchemes: ['10027'] },
    table => {
      table.pick(LEAP).pay(...cards(3));
      expect(table.maybe('10027')).toBeUndefined();
    },
  );
  scenario(
    '10028 Clash Of The Titans: the strongest enemy attacks the strongest hero or ally',
    revealed('10028', [{ identity: SPIDER, minions: [MERCENARY] }, { identity: HULK }]),
    table => {
      // Rhino has ATK 2, Hulk 3: his player defends first.
      table.asks(1, 'defend');
      expect(table.prompt.question).toMatchObject({ id: 'ask-defend', args: { who: { seat: 1 } } });
      table.pass().pass();
      for (const line of ['log-enemy-attack', 'log-undefended'])
        expect(table.logged(line).map(({ args }) => args?.who)).toEqual([{ seat: 1 }]);
      expect(table.identity(1).damage).toBe(2);
      expect(table.identity(0).damage).toBe(0);
      expect(table.lines).not.toContain('log-surge');
    },
  );
  scenario(
    '10028 the first player decides between equals, and an ally is attacked itself (W1-409)',
    revealed(
      '10028',
      [
        {
          identity: PETER,
          play: [
            { card: '08012', exhausted: true },
            { card: '01050', exhausted: true },
          ],
        },
        { identity: BRUCE },
      ],
      { villain: { card: RHINO, status: [] } },
    ),
    table => {
      expect(table.card('01050').damage).toBe(2);
      expect(table.card('08012').damage).toBe(0);
      expect(table.identity(0).damage).toBe(0);
    },
  );
  const attackedAlly = { card: '01050' };
  scenario(
    '10028 what is asked and told is about the ally that is attacked, and it cannot defend itself (W1-409)',
    revealed('10028', [{ identity: MARVEL, play: ['01050', '01083'] }, { identity: IRON_MAN }]),
    table => {
      // The ally Hulk has ATK 3.
      table.asks(0, 'defend', [MARVEL, '01083']);
      expect(table.prompt.question).toMatchObject({ id: 'ask-who-defends', args: { who: attackedAlly } });
      expect(table.previews.pass).toBe('2 damage to Hulk, plus the boost.');
      table.pass().asks(1, 'defend another', [IRON_MAN]);
      expect(table.prompt.question).toMatchObject({ id: 'ask-defend-another', args: { who: attackedAlly } });
      table.pass();
      for (const line of ['log-enemy-attack', 'log-undefended'])
        expect(table.logged(line).map(({ args }) => args?.who)).toEqual([attackedAlly]);
      expect(table.card('01050').damage).toBe(2);
    },
  );
  scenario(
    '10028 such an attack is not against you: no Spider-Sense (W1-409); who defends the ally takes the blow',
    revealed('10028', [{ identity: SPIDER, play: ['01050'] }]),
    table => {
      table.asks(0, 'defend', [SPIDER]).pick(SPIDER);
      expect(table.identity()).toMatchObject({ damage: 0, exhausted: true });
      expect(table.card('01050')).toMatchObject({ damage: 0, exhausted: false });
      expect(table.lines).not.toContain('log-undefended');
    },
  );
  const titans = (defends: boolean, damage: number, discard: readonly string[]) =>
    scenario(
      `10028 what follows an attack against you ${defends ? 'follows one that your hero defends' : 'does not follow one at an ally'} (W1-409)`,
      revealed('10028', [{ identity: MARVEL, play: ['01050'], minions: ['10026'] }]),
      table => {
        table.asks(0, 'defend', [MARVEL]).pick(...(defends ? [MARVEL] : []));
        expect([table.card('01050').damage, table.identity().damage]).toEqual(defends ? [0, damage] : [damage, 0]);
        // Abomination's own.
        expect(table.zone(0, 'discard')).toEqual(discard);
      },
    );
  titans(false, 3, []);
  titans(true, 4, [CARD]);
  scenario(
    '10028 Ultron II gets no Drone for an attack at an ally, nor ATK for those there are (W1-409)',
    {
      ...revealed('10028', [{ identity: BRUCE, play: ['01050'], minions: [{ card: LEAP, facedown: true }] }]),
      scenario: 'ultron',
      villain: '01135',
      environments: ['01140'],
    },
    table => {
      expect([table.minions(), table.card('01050').damage]).toEqual([['drone'], 2]);
    },
  );
  scenario(
    '10028 Whirlwind, who attacks an ally, attacks no hero besides (W1-409)',
    {
      ...revealed('10028', [{ identity: BRUCE, play: ['01050'], minions: ['01130'] }, { identity: IRON_MAN }]),
      scenario: 'klaw',
    },
    table => {
      table.asks(1, 'defend another').pass();
      expect([table.card('01050').damage, table.identity(1).damage]).toEqual([2, 0]);
    },
  );
  scenario(
    '10028 where a boost card strikes the ally down, the attack is over (W1-409)',
    revealed('10028', [{ identity: BRUCE, play: [{ card: '01050', damage: 4 }] }], {
      encounter: { deck: ['01154', BLANK, BLANK] },
    }),
    table => {
      // Concussive Blast strikes his alter-ego too, and nothing else does.
      expect([table.maybe('01050'), table.identity().damage]).toEqual([undefined, 1]);
    },
  );
  scenario(
    '10028 equals among the enemies',
    revealed('10028', [{ identity: HULK, minions: ['01102', '10026'] }]),
    table => {
      // Sandman and Abomination have ATK 3.
      table.asks(0, 'enemy', ['01102', '10026']).pick('01102').pass();
      expect(table.identity().damage).toBe(3);
      expect(table.zone(0, 'discard')).toEqual([]);
    },
  );
  scenario(
    '10028 surges where no attack is made: nobody to attack, or a stunned enemy',
    revealed('10028', [{ identity: BRUCE }]),
    table => {
      expect(table.lines).toContain('log-surge');
      expect(table.identity().damage).toBe(0);
    },
  );
  scenario(
    '10028 asks for none of several enemies where there is nobody to attack',
    revealed('10028', [{ identity: BRUCE, minions: ['01103'] }]),
    table => {
      // Rhino and Shocker have ATK 2.
      expect(table.lines).toContain('log-surge');
      expect(table.lines).not.toContain('log-enemy-attack');
    },
  );
  scenario(
    '10028 asks for one of them where there is an ally beside the alter-ego',
    revealed('10028', [{ identity: BRUCE, minions: ['01103'], play: [{ card: '01050', exhausted: true }] }]),
    table => {
      table.asks(0, 'enemy', [RHINO, '01103']).pick('01103');
      expect(table.card('01050').damage).toBe(2);
      expect(table.lines).not.toContain('log-surge');
    },
  );
  scenario(
    '10028 surges after a stunned enemy',
    revealed('10028', [{ identity: HULK }], { villain: { card: RHINO, status: ['stunned'] } }),
    table => {
      expect(table.lines).toContain('log-surge');
      expect(table.villain.statuses).toEqual([]);
      expect(table.identity().damage).toBe(0);
    },
  );
});

describe('Aggression', () => {
  scenario(
    'Brawn: 1 threat off a scheme after he attacks',
    { ...hulk({ play: ['10011'] }), ...schemeWith(3) },
    table => {
      table.pick('10011.attack').asks(0, 'response', ['10011.0']).pick('10011');
      expect(table.scheme.threat).toBe(2);
      expect(table.villain.damage).toBe(1);
    },
  );
  scenario(
    'Brawn: not after another ally attacks',
    { ...hulk({ play: ['10011', '10012'] }), ...schemeWith(3) },
    table => {
      table.pick('10012.attack');
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario(
    'Sentry brings an encounter card for his player',
    { heroes: [{ identity: HULK, hand: ['10012', ...cards(4)] }, { identity: SPIDER }] },
    table => {
      table.pick('10012').pay(...cards(4));
      expect(table.zone(0, 'dealt')).toHaveLength(1);
      expect(table.zone(1, 'dealt')).toEqual([]);
    },
  );
  scenario(
    'She-Hulk, the ally: +1 ATK for each damage on her',
    hulk({ play: [{ card: '10013', damage: 2 }] }),
    table => {
      table.pick('10013.attack');
      expect(table.villain.damage).toBe(3);
    },
  );
  scenario(
    'Drop Kick: 4 damage; paid with physical alone it stuns and draws',
    hulk({ hand: ['10014', ...cards(3)] }),
    table => {
      table.pick('10014').pay(...cards(3));
      expect(table.villain).toMatchObject({ damage: 4, statuses: ['stunned'] });
      expect(table.zone(0, 'hand')).toEqual([CARD]);
    },
  );
  scenario('Drop Kick: no more than that otherwise (W1-402)', hulk({ hand: ['10014', GENIUS, CARD] }), table => {
    table.pick('10014').pay(GENIUS, CARD);
    expect(table.villain).toMatchObject({ damage: 4, statuses: [] });
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  const kicks = (status: Hero['status'], hand: readonly string[]) =>
    hulk({ hand: ['10014', ...hand], minions: [{ card: ROBOT, status: status ?? [] }] });
  scenario('Drop Kick stuns an enemy that can take no damage', kicks([], cards(3)), table => {
    table
      .pick('10014')
      .pay(...cards(3))
      .asks(0, 'enemy', [RHINO, ROBOT])
      .pick(ROBOT);
    expect(table.card(ROBOT)).toMatchObject({ damage: 0, statuses: ['stunned'] });
    expect(table.zone(0, 'hand')).toEqual([CARD]);
    expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
  });
  for (const [name, layout, paid] of [
    ['without physical alone', kicks([], [GENIUS, CARD]), [GENIUS, CARD]],
    ['where it is stunned', kicks(['stunned'], cards(3)), cards(3)],
  ] as const)
    scenario(`Drop Kick is not aimed at one ${name}`, layout, table => {
      table.pick('10014').pay(...paid);
      expect(table.villain.damage).toBe(4);
      expect(table.card(ROBOT).damage).toBe(0);
    });
  scenario(
    'Toe to Toe: the enemy attacks you, then 5 damage to it',
    hulk({ hand: ['10015', CARD], minions: ['01102'] }),
    table => {
      table.pick('10015').pay(CARD).asks(0, 'enemy', [RHINO, '01102']).pick('01102').pass();
      expect(table.identity().damage).toBe(3);
      expect(table.minions()).toEqual([]);
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario(
    'Toe to Toe is an attack: a stunned hero only sheds that',
    hulk({ status: ['stunned'], hand: ['10015', CARD] }),
    table => {
      table.pick('10015').pay(CARD);
      expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario(
    '"You’ll Pay for That!": 1 threat for each damage you took',
    { ...boosted('10026', [{ identity: HULK, hand: ['10016', CARD] }]), ...schemeWith(6) },
    table => {
      // ATK 2, three icons: 5 damage.
      table.pass().asks(0, 'response', ['10016']).pick('10016').pay(CARD);
      expect(table.identity().damage).toBe(5);
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario(
    '"You’ll Pay for That!": no more than 5',
    {
      ...boosted('10026', [{ identity: HULK, hand: ['10016', CARD] }]),
      mainScheme: { card: '01097b', threat: 6 },
      villain: { card: RHINO, attached: ['01100', '01100'] },
    },
    table => {
      table.pass().pick('10016').pay(CARD);
      expect(table.identity().damage).toBe(7);
      expect(table.scheme.threat).toBe(1);
    },
  );
  const attacked = (hulk: Hero = {}) => ({
    ...boosted('10026', [
      { identity: '03001a', exhausted: true, hand: ['10016', CARD] },
      { identity: HULK, hand: ['10016', CARD], ...hulk },
      { identity: '01010a', exhausted: true, hand: ['10016', CARD] },
    ]),
    ...schemeWith(6),
  });
  scenario(
    '"You’ll Pay for That!": whom your hero defends, the villain has attacked you instead',
    attacked(),
    table => {
      table.asks(1, 'defend another').pick(HULK);
      expect(table.prompts.map(({ seat }) => seat)).toEqual([1]);
      // ATK 2, three icons, DEF 3: 2 damage.
      table.asks(1, 'response', ['10016']).pick('10016').pay(CARD);
      expect([table.identity().damage, table.identity(1).damage]).toEqual([0, 2]);
      expect(table.scheme.threat).toBe(4);
      expect([table.zone(0, 'hand'), table.zone(2, 'hand')]).toEqual([
        ['10016', CARD],
        ['10016', CARD],
      ]);
    },
  );
  scenario('"You’ll Pay for That!": undefended, it is the player attacked', attacked(), table => {
    table.pickAs(1);
    expect(table.prompts.map(({ seat }) => seat)).toEqual([0]);
    table.asks(0, 'response', ['10016']).pick('10016').pay(CARD);
    expect(table.identity().damage).toBe(5);
    expect(table.scheme.threat).toBe(1);
    expect(table.zone(1, 'hand')).toEqual(['10016', CARD]);
  });
  scenario(
    '"You’ll Pay for That!": an ally that defends is its player’s, who took nothing and may play it all the same (CH-C61)',
    attacked({ exhausted: true, play: ['01058'] }),
    table => {
      table.asks(1, 'defend another').pick('01058');
      expect(table.prompts.map(({ seat }) => seat)).toEqual([1]);
      table.pass();
      expect(table.zone(0, 'hand')).toEqual(['10016', CARD]);
    },
  );
  scenario(
    'Martial Prowess pays a physical for Attack events alone',
    hulk({ hand: ['10002'], play: ['10018'] }),
    table => {
      table.pick('10002').pay('10018');
      expect(table.villain.damage).toBe(3);
      expect(table.card('10018').exhausted).toBe(true);
    },
  );
  scenario('Martial Prowess pays nothing for another card', hulk({ hand: ['10009'], play: ['10018'] }), table => {
    expect(table.refused['10009']).toBe('why-resources');
  });
});

describe('Basic, Justice, Leadership, Protection', () => {
  scenario(
    'To the Rescue!: 2 threat off a scheme',
    { ...hulk({ hand: ['10019', ...cards(2)] }), ...schemeWith(3) },
    table => {
      table.pick('10019').pay(...cards(2));
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario(
    'Beat Cop takes threat off a scheme to himself',
    { ...bruce({ play: ['10029'] }), ...schemeWith(3) },
    table => {
      table.pick('10029.0');
      expect(table.scheme.threat).toBe(2);
      expect(table.card('10029')).toMatchObject({ threat: 1, exhausted: true });
    },
  );
  scenario(
    'Beat Cop then does as much damage to a minion',
    hulk({ play: [{ card: '10029', threat: 2 }], minions: [MERCENARY] }),
    table => {
      table.pick('10029.1');
      expect(table.card(MERCENARY).damage).toBe(2);
      expect(table.zone(0, 'discard')).toEqual(['10029']);
    },
  );
  scenario('Beat Cop: not with no threat on him', hulk({ play: ['10029'], minions: [MERCENARY] }), table => {
    expect(table.refused['10029.1']).toBe('unable-damage');
    expect(table.card('10029').exhausted).toBe(false);
  });
  scenario(
    'Beat Cop: not without a minion, and not past a crisis',
    {
      ...hulk({ play: ['10029'] }),
      mainScheme: { card: '01097b', threat: 3 },
      sideSchemes: [{ card: '01108', threat: 1 }],
    },
    table => {
      expect(table.refused['10029.1']).toBe('unable-damage');
      table.pick('10029.0');
      expect(table.maybe('01108')).toBeUndefined();
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario(
    'Inspiring Presence heals 1 from an ally and readies it',
    hulk({ hand: ['10030', CARD], play: [{ card: '10012', damage: 2, exhausted: true }] }),
    table => {
      table.pick('10030').pay(CARD);
      expect(table.card('10012')).toMatchObject({ damage: 1, exhausted: false });
    },
  );
  scenario(
    'Inspiring Presence: an Avenger’s, for an ally that needs it',
    hulk({ hand: ['10030', CARD], play: ['10012'] }),
    table => {
      expect(table.refused['10030']).toBe('unable-ready');
    },
  );
  scenario(
    'Electrostatic Armor: 1 damage to the attacker after you defend',
    boosted('T-blank', [{ identity: HULK, play: ['10031'] }]),
    table => {
      table.pick(HULK).asks(0, 'response', ['10031.0']).pick('10031');
      expect(table.villain.damage).toBe(1);
    },
  );
  scenario('Electrostatic Armor: not undefended', boosted('T-blank', [{ identity: HULK, play: ['10031'] }]), table => {
    table.pass();
    expect(table.villain.damage).toBe(0);
  });
  scenario(
    'Resourceful is discarded for a wild resource',
    bruce({ hand: ['10009', '10008', CARD], play: ['10032'] }),
    table => {
      table.pick('10008').pay('10032', CARD);
      expect(table.maybe('10032')).toBeUndefined();
      expect(table.zone(0, 'discard')).toEqual([CARD, '10032']);
    },
  );
});

describe('One person, two cards (W1-405)', () => {
  scenario(
    'the ally Hulk cannot be played while Hulk is an identity, in either form',
    { heroes: [{ identity: SPIDER, hand: ['01050', '10013', ...cards(4)] }, { identity: BRUCE }] },
    table => {
      expect(table.refused['01050']).toBe('why-unique');
      table.pick('10013').pay(...cards(4));
      expect(table.card('10013').controller).toBe(0);
    },
  );
  scenario(
    'another hero stands in nobody’s way',
    { heroes: [{ identity: SPIDER, hand: ['01050', ...cards(2)] }] },
    table => {
      table.pick('01050').pay(...cards(2));
      expect(table.card('01050').controller).toBe(0);
    },
  );
});
