import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../src/games/champions/index.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import { Chance, isLegal, optionsOf, type Seat } from '../../../src/kernel/index.js';
import { foresightOf, practise } from '../../../src/opponents/index.js';
import { blanks, type Hero, type Layout, Played } from './table.js';

const game = championsWith([...cards, ...blanks]);
/** What comes to a bot's mind first, by rules of thumb. */
const { steady: hunch } = game.opponents;
type Standing = (state: ChampionsState, seat: Seat) => number;
/** How a table stands: by rules of thumb, and as it was learnt. */
const ruled = game.opponents.strong?.evaluate as Standing;
const learnt = foresightOf(game)?.evaluate as Standing;

const BOMB_SCARE = '01109';
const BREAKIN = '01107';
const SANDMAN = '01102';

/** What the practice bot thinks of first, by printed ids: `01001a.attack`, or a key where no card is meant. */
function advice(layout: Layout, play: (table: Played) => void = () => {}): string[] {
  const table = new Played(layout, 'plain');
  play(table);
  return answerOf(table);
}

function answerOf(table: Played): string[] {
  const { prompt, state } = table;
  const answer = hunch?.({ state, seat: prompt.seat, prompt, random: new Chance('a test').stream('whim') });
  if (answer === undefined || !isLegal(prompt, answer)) throw new Error(`no legal answer to ${prompt.reason}`);
  const keys = 'pick' in answer ? answer.pick : 'pay' in answer ? answer.pay.map(({ key }) => key) : [];
  return keys.map(key => {
    const card = optionsOf(prompt).find(option => option.key === key)?.card;
    const dot = key.indexOf('.');
    return card === undefined ? key : `${card}${dot < 0 ? '' : key.slice(dot)}`;
  });
}

/** One hero against Rhino, with as much threat on the main scheme (7 is the end). */
const against = (hero: Hero, threat = 0, more: Layout = {}): Layout => ({
  heroes: [hero],
  mainScheme: { card: '01097b', threat },
  ...more,
});

describe('the first thought of a practice bot', () => {
  describe('in its form', () => {
    it('goes home before the villain comes, when another blow may be the last', () => {
      expect(advice(against({ damage: 9, exhausted: true }))).toEqual(['form']);
    });
    it('stays a hero where a villain who schemes would win', () => {
      expect(advice(against({ damage: 5, exhausted: true }, 5))).toEqual(['end']);
    });
    it('looks at the table again at each question, though it is the same one', () => {
      const table = new Played(against({ damage: 9, exhausted: true }), 'plain');
      expect(answerOf(table)).toEqual(['form']);
      for (const one of table.state.play) {
        if (one.card === '01097b') one.threat = 5;
        if (one.controller === 0) one.damage = 5;
      }
      expect(answerOf(table)).toEqual(['end']);
    });
    it('stays a hero as long as it is well', () => {
      expect(advice(against({ identity: '01010a', exhausted: true }, 3))).toEqual(['end']);
    });
    it('recovers first where it is hurt, and goes out unhurt', () => {
      expect(advice(against({ identity: '01001b', damage: 7 }))).toEqual(['01001b.recover']);
      expect(advice(against({ identity: '01001b' }, 4))).toEqual(['form']);
    });
    it('plays what it can at home before it goes out: Peter Parker pays with his own resource', () => {
      expect(advice(against({ identity: '01001b', hand: ['01064', '01088'] }, 3))).toEqual(['01064']);
    });
  });

  describe('with its characters', () => {
    it('hits the villain while the scheme is far from its end, and thwarts when it is near', () => {
      expect(advice(against({ identity: '01010a' }, 1))).toEqual(['01010a.attack']);
      expect(advice(against({ identity: '01010a' }, 5))).toEqual(['01010a.thwart']);
    });
    it('strikes the last blow whatever the scheme', () => {
      const villain = { card: '01095', damage: 13 };
      expect(advice(against({ identity: '01010a' }, 5, { villain, stages: [] }))).toEqual(['01010a.attack']);
    });
    it('strikes a stage of the villain down rather than leave a little of it standing', () => {
      const villain = (damage: number): Layout =>
        against({ identity: '01010a' }, 4, { villain: { card: '01094', damage } });
      expect(advice(villain(5))).toEqual(['01010a.thwart']);
      expect(advice(villain(12))).toEqual(['01010a.attack']);
    });
    it('begins what its ally can finish in the same turn', () => {
      const hero = (play: string[]): Hero => ({ identity: '01010a', play });
      const villain = { card: '01094', damage: 11 };
      expect(advice(against(hero([]), 4, { villain }))).toEqual(['01010a.thwart']);
      expect(advice(against(hero(['01083']), 4, { villain }))).toEqual(['01010a.attack']);
    });
    it('goes out for a blow that ends a stage', () => {
      const home = (damage: number): Layout =>
        against({ identity: '01001b', damage: 4 }, 2, { villain: { card: '01094', damage } });
      expect(advice(home(0))).toEqual(['01001b.recover']);
      expect(advice(home(12))).toEqual(['form']);
    });
    it('pays to be rid of what makes the villain stronger', () => {
      const hero = { exhausted: true, changedForm: true, hand: ['T-card', 'T-card', 'T-card'] };
      expect(advice(against(hero, 1, { villain: { card: '01094', attached: ['01100'] } }))).toEqual(['01100.0']);
    });
    it('takes away a side scheme that brings more cards each round', () => {
      const sideSchemes = [{ card: BREAKIN, threat: 2 }];
      const table = against({ identity: '01010a' }, 1, { sideSchemes });
      expect(advice(table)).toEqual(['01010a.thwart']);
      expect(advice(table, played => played.pick('01010a.thwart'))).toEqual([BREAKIN]);
    });
    it('leaves it where the main scheme would be complete', () => {
      const sideSchemes = [{ card: BOMB_SCARE, threat: 3 }];
      const table = against({ identity: '01010a' }, 5, { sideSchemes });
      expect(advice(table, played => played.pick('01010a.thwart'))).toEqual(['01097b']);
    });
    it('fells a minion that it can fell, and leaves one that it cannot for the villain', () => {
      const weak = against({ minions: [{ card: SANDMAN, damage: 2 }] });
      expect(advice(weak, played => played.pick('01001a.attack'))).toEqual([SANDMAN]);
      const villain = { card: '01095', damage: 13 };
      const last = against({ minions: [SANDMAN] }, 0, { villain, stages: [] });
      expect(advice(last, played => played.pick('01001a.attack'))).toEqual(['01095']);
    });
    it('keeps its only ally, who would fall by attacking, as a shield', () => {
      const worn = against({ exhausted: true, damage: 4, play: [{ card: '01083', damage: 2 }] });
      expect(advice(worn)).not.toContain('01083.attack');
      const fresh = against({ exhausted: true, damage: 4, play: ['01083'] });
      expect(advice(fresh)).toEqual(['01083.attack']);
    });
    it.each([
      ['stunned', 'attack', '01005'],
      ['confused', 'thwart', '01060'],
    ] as const)(
      '%s, shakes that off before it spends a card on it, and keeps the card where it cannot',
      (status, power, event) => {
        const hand = [event, '01088', '01089'];
        const play = (hero: Hero) => advice(against({ hand, ...hero }, 4));
        expect(play({})).toEqual([event]);
        expect(play({ status: [status] })).toEqual([`01001a.${power}`]);
        expect(play({ status: [status], exhausted: true })).not.toContain(event);
        // A status card of the other kind is in nobody's way.
        expect(play({ status: [status === 'stunned' ? 'confused' : 'stunned'] })).toEqual([event]);
      },
    );
    it('readies its hero only after the hero has acted', () => {
      const table = (exhausted: boolean): Layout => against({ exhausted, play: ['01093'], hand: ['01090'] }, 1);
      expect(advice(table(false))).toEqual(['01001a.attack']);
      expect(advice(table(true))).toEqual(['01093.0']);
    });
    it('does what it can do only at home before it goes out', () => {
      const table = (deck: string[]): Layout => against({ identity: '06001b', deck }, 4);
      expect(advice(table(['06009', '01088']))).toEqual(['06001b.0']);
      expect(
        advice({ ...table(['01088']), heroes: [{ identity: '06001b', deck: ['01088'], play: ['06009'] }] }),
      ).toEqual(['form']);
    });
    it.each([
      ['10001a', '10006'],
      ['06001a', '06002'],
    ])('plays what readies %s only after that: %s', (identity, card) => {
      const table = (exhausted: boolean): Layout =>
        against({ identity, exhausted, hand: [card, '01088', '01089', '01090'] }, 1);
      expect(advice(table(false))).toEqual([`${identity}.attack`]);
      expect(advice(table(true))).toEqual([card]);
    });
  });

  describe('when it is attacked', () => {
    const attacked = (hero: Hero, more: Layout = {}): Layout =>
      against(hero, 0, { ...more, step: 'villain activates' });
    const toDefence = (table: Played): void => {
      while (table.prompt.reason !== 'defend') table.pass();
    };
    it('takes a blow that it can bear, to be ready in its turn', () => {
      expect(advice(attacked({ identity: '01010a' }), toDefence)).toEqual([]);
    });
    it('defends when the blow might be the last', () => {
      expect(advice(attacked({ identity: '01010a', damage: 10 }), toDefence)).toEqual(['01010a']);
    });
    it('has an ally that is nearly spent stand in', () => {
      const hero = { identity: '01010a', damage: 8, play: [{ card: '01083', damage: 2 }] };
      expect(advice(attacked(hero, { villain: '01095' }), toDefence)).toEqual(['01083']);
    });
    it('has one stand in that could act only once more, however well it is itself', () => {
      const hero = { identity: '01010a', play: [{ card: '01083', damage: 2 }] };
      expect(advice(attacked(hero, { villain: '01095' }), toDefence)).toEqual(['01083']);
    });
    it('lets a tough ally take it, for nothing', () => {
      const hero = { identity: '01010a', play: [{ card: '01076', status: ['tough' as const] }, '01083'] };
      expect(advice(attacked(hero), toDefence)).toEqual(['01076']);
    });
    it('turns its ally in for another player whom the blow would end', () => {
      const dying = { identity: '01001a', damage: 9, exhausted: true };
      const helper = { identity: '01010a', play: ['01083'] };
      const heroes = [dying, helper];
      const step = { at: 'villain activates' as const, seat: 0, later: [1] };
      const asked = (table: Played): void => {
        while (table.prompt.reason !== 'defend another') table.pass();
      };
      expect(advice({ heroes, step }, asked)).toHaveLength(1);
      const well = [{ ...dying, damage: 0 }, helper];
      expect(advice({ heroes: well, step }, asked)).toEqual([]);
    });
  });

  describe('with its hand', () => {
    it('plays what is worth most, and pays with what it has least use for', () => {
      const table = against({ hand: ['01005', '01087', '01088', '01061'] });
      expect(advice(table)).toEqual(['01005']);
      expect(advice(table, played => played.pick('01005')).sort()).toEqual(['01061', '01088']);
    });
    it('finds it among thirty cards, too, where nobody could weigh every way to share them out', () => {
      const many = Array<string>(26).fill('T-card');
      const table = against({ hand: ['01005', '01087', '01088', '01061', ...many] });
      expect(advice(table)).toEqual(['01005']);
    });
    it('keeps Backflip for a blow, and does not spend it on a scratch', () => {
      const table = (damage: number): Layout =>
        against({ damage, hand: ['01003', 'T-card'] }, 0, { step: 'villain activates' });
      const toDamage = (played: Played): void => {
        while (!played.offered().includes('01003')) played.pass();
      };
      expect(advice(table(7), toDamage)).toEqual(['01003']);
    });
    it('throws away at the end of the turn what will be of no use', () => {
      const hero = { identity: '01010a', play: ['01091'], hand: ['01091', '01088'], exhausted: true };
      const table = against(hero, 0, { until: 'threat' });
      expect(advice(table, played => played.end())).toEqual(['01091']);
    });
    it('spends what it would lose at the end of its turn', () => {
      const hand = ['01087', '01003', '10003'];
      const spent = { exhausted: true, changedForm: true, hand };
      expect(advice(against({ ...spent, identity: '01001a', damage: 5 }))).toEqual(['end']);
      expect(advice(against({ ...spent, identity: '10001a', damage: 13 }))).toEqual(['01087']);
    });
    it('holds cards back for what goes with its own attack', () => {
      const table = against({ identity: '10001a', hand: ['10003', '01087', '01053', '10002'] });
      expect(advice(table)).toEqual(['10001a.attack']);
      expect(advice(table, played => played.pick('10001a.attack'))).toEqual(['10003']);
    });
    it('heals itself rather than anybody else', () => {
      const table = against({ damage: 6, exhausted: true, hand: ['01086', '01088'] }, 5);
      const toTarget = (played: Played): void => {
        played.pick('01086').pay('01088');
      };
      expect(advice({ ...table, villain: { card: '01094', damage: 6 } }, toTarget)).toEqual(['01001a']);
    });
  });

  describe('as a partner', () => {
    const heroes = (hand: readonly string[]): Hero[] => [{ identity: '01010a' }, { identity: '01001a', hand }];
    const asking = (table: Played): void => {
      table.pick('ask.1');
    };
    it('does what helps when it is asked to act', () => {
      expect(advice({ heroes: heroes(['01005', '01088', '01089']) }, asking)).toEqual(['01005']);
    });
    it.each([2, 3, 4, 5])('thwarts and strikes as it does alone, at %i threat a player', threat => {
      const home: Hero = { identity: '01010a', changedForm: true };
      const alone = advice(against(home, threat));
      expect(advice({ heroes: [home, home], mainScheme: { card: '01097b', threat: 2 * threat } })).toEqual(alone);
    });
    it.each(['a net', 'rules of thumb alone'])(
      'never asks for an action, again and again, where %s ranks answers',
      how => {
        const identity = how === 'a net' ? '01010a' : '06001a';
        const tired: Hero = { identity, exhausted: true, changedForm: true };
        const table = new Played(
          { heroes: [tired, { identity: '01001a', hand: ['01005', '01088', '01089'] }] },
          'plain',
        );
        expect(table.offered()).toContain('ask.1');
        const asked = { prompt: table.prompt, level: 'strong', seed: 'a test', nodes: 200 } as const;
        expect(practise(game, table.standing, asked).answer).toEqual({ pick: ['end'] });
      },
    );
    it('declines where there is nothing to do', () => {
      expect(advice({ heroes: heroes(['01088']) }, asking)).toEqual([]);
    });
    it('does nothing of its own accord in another player’s turn', () => {
      const table = new Played({ heroes: heroes(['01005', '01088', '01089']) }, 'plain');
      const prompt = table.promptOf(1);
      const random = new Chance('a test').stream('whim');
      expect(hunch?.({ state: table.state, seat: 1, prompt, random })).toEqual({ pick: [] });
    });
  });
});

describe.each([
  ['by rules of thumb', ruled],
  ['as it was learnt', learnt],
])('how a table stands to those who look ahead, %s', (_how, standing) => {
  const odds = (layout: Layout): number => standing(new Played(layout, 'plain').state, 0);
  const plain = odds(against({}, 2));
  it.each<[string, Layout]>([
    ['a villain who is hurt', against({}, 2, { villain: { card: '01094', damage: 5 } })],
    ['less threat', against({}, 0)],
    ['an ally', against({ play: ['01083'] }, 2)],
    ['an upgrade', against({ play: ['01008'] }, 2)],
    ['a tough hero', against({ status: ['tough'] }, 2)],
  ])('likes %s', (_what, layout) => {
    expect(odds(layout)).toBeGreaterThan(plain);
  });
  it.each<[string, Layout]>([
    ['damage', against({ damage: 3 }, 2)],
    ['more threat', against({}, 5)],
    ['a minion before it', against({ minions: [SANDMAN] }, 2)],
    ['a side scheme', against({}, 2, { sideSchemes: [{ card: BREAKIN, threat: 2 }] })],
    ['more threat there', against({}, 2, { sideSchemes: [{ card: BREAKIN, threat: 4 }] })],
  ])('does not like %s', (_what, layout) => {
    expect(odds(layout)).toBeLessThan(plain);
  });
  it.each<[string, Layout, Layout]>([
    [
      'an engine to some damage',
      against({ play: ['01092'] }, 2),
      against({}, 2, { villain: { card: '01094', damage: 4 } }),
    ],
    [
      'a fresh ally to a spent one',
      against({ play: ['01083'] }, 2),
      against({ play: [{ card: '01083', damage: 2 }] }, 2),
    ],
    [
      'a big minion gone to the villain hurt as much',
      against({}, 2),
      against({ minions: [SANDMAN] }, 2, { villain: { card: '01094', damage: 4 } }),
    ],
  ])('prefers %s', (_what, one, other) => {
    expect(odds(one)).toBeGreaterThan(odds(other));
  });
  it.each<[string, Hero]>([
    ['damage', { damage: 3 }],
    ['a minion', { minions: [SANDMAN] }],
    ['a hero who is stunned', { status: ['stunned'] }],
  ])('does not like %s where its partner has it, either', (_what, partner) => {
    const beside = (other: Hero): number => odds({ heroes: [{}, other], mainScheme: { card: '01097b', threat: 4 } });
    expect(beside(partner)).toBeLessThan(beside({}));
  });
  it('takes a point of damage for more, the less is left of the villain, and the closer its own end is', () => {
    const gain = (better: Layout, worse: Layout): number => {
      const [one, other] = [odds(better), odds(worse)];
      return Math.log(one / (1 - one)) - Math.log(other / (1 - other));
    };
    const villain = (damage: number): Layout => against({}, 2, { villain: { card: '01095', damage }, stages: [] });
    expect(gain(villain(13), villain(12))).toBeGreaterThan(gain(villain(2), villain(1)));
    const hero = (damage: number): Layout => against({ damage }, 2);
    expect(gain(hero(8), hero(9))).toBeGreaterThan(gain(hero(1), hero(2)));
  });
  it('takes a match for the nearer to being won, the less is left of the villain, and to being lost, the less of the hero', () => {
    const villain = [0, 4, 8, 12].map(damage =>
      odds(against({}, 2, { villain: { card: '01095', damage }, stages: [] })),
    );
    expect(villain).toEqual([...villain].sort((one, other) => one - other));
    const hero = [9, 6, 3, 0].map(damage => odds(against({ damage }, 2)));
    expect(hero).toEqual([...hero].sort((one, other) => one - other));
    const scheme = [6, 4, 2, 0].map(threat => odds(against({}, threat)));
    expect(scheme).toEqual([...scheme].sort((one, other) => one - other));
  });
  it('knows a match that is over, and that it is out of one', () => {
    const over = new Played(
      against({ identity: '01010a' }, 0, { villain: { card: '01095', damage: 13 }, stages: [], until: 'over' }),
      'plain',
    );
    over.pick('01010a.attack');
    expect(standing(over.state, 0)).toBe(1);
    const out = new Played({ heroes: [{}, { eliminated: true }] }, 'plain');
    expect(standing(out.state, 1)).toBe(0);
  });
});

it('by rules of thumb it would rather meet the next stage, with what it brings, than leave this one standing', () => {
  const last = against({}, 2, { villain: { card: '01094', damage: 13 } });
  const next = against({}, 2, {
    villain: { card: '01095' },
    stages: [],
    sideSchemes: [{ card: BREAKIN, threat: 2 }],
  });
  expect(ruled(new Played(next, 'plain').state, 0)).toBeGreaterThan(ruled(new Played(last, 'plain').state, 0));
});
