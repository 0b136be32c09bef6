import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/champions/cards/index.js';
import { champions, championsWith } from '../../../src/games/champions/index.js';
import { Advisor } from '../../../src/games/champions/opponents/advisor.js';
import { outlook } from '../../../src/games/champions/opponents/outlook.js';
import { championsOptions } from '../../../src/games/champions/options.js';
import { poolOf } from '../../../src/games/champions/pool.js';
import type { Json, Text } from '../../../src/kernel/index.js';
import { loadWords } from '../../../src/locales/index.js';
import { withGoblin, withNorman } from './encounter/goblins.js';
import { carol, MARVEL, marvel } from './encounter/tables.js';
import { blanks, type Layout, Played, scenario } from './table.js';

/** What people and practice bots are told of a villain with two faces. */

const words = loadWords('champions', 'en');
const said = (told: readonly Text[]): string[] =>
  told.map(one =>
    words.say(one, { names: ['Ann', 'Bob'], cardTitle: id => champions.cards.get(id)?.title, escape: name => name }),
  );
const { recap } = championsWith([...cards, ...blanks]);
const forecast = (layout: Layout) => recap?.forecast(new Played(layout, 'plain').state) ?? { lines: [], dangers: [] };

describe('the forecast', () => {
  test('Norman adds infamy instead of attacking: nobody is in danger of him', () => {
    const { lines, dangers } = forecast(withNorman(3, { heroes: [{ ...marvel, damage: 11 }] }));
    expect(said(lines).join(' ')).toContain('Norman Osborn I (+1 on Criminal Enterprise instead of attacking)');
    expect(dangers).toEqual([]);
  });

  test('he schemes against an alter-ego', () => {
    const { lines } = forecast(withNorman(3, { heroes: [carol] }));
    expect(lines[0]).toMatchObject({ id: 'forecast-threat', args: { amount: 3, to: 5, target: 7 } });
  });

  test('the Goblin loses madness instead of scheming, and attacks a hero', () => {
    expect(said(forecast(withGoblin(3, { heroes: [carol] })).lines).join(' ')).toContain(
      'Green Goblin I (−1 on State of Madness instead of scheming)',
    );
    const { dangers } = forecast(withGoblin(3, { heroes: [{ ...marvel, damage: 9 }] }));
    expect(dangers.map(({ id }) => id)).toEqual(['danger-hero']);
  });
});

scenario(
  'the recap tells who has taken over, and how many counters there are',
  withGoblin(1, { heroes: [carol], step: 'villain activates', until: 'minions activate' }),
  table => {
    const told = champions.recap?.told(table.state, table.log) ?? [];
    expect(said(told)).toEqual(
      expect.arrayContaining(['**Norman Osborn I** takes over.', 'Criminal Enterprise: 2 infamy']),
    );
  },
);

scenario('the view: the face that is up, its emblem, and the counters', withNorman(1, { heroes: [marvel] }), table => {
  const villain = () => champions.view(table.state, 0).panels[0]?.zones.find(({ id }) => id === 'villain')?.cards?.[0];
  expect(villain()).toMatchObject({ card: '02001a', emblem: 'Norman Osborn' });
  expect(said(champions.view(table.state, 0).brief ?? [])).toContain('Criminal Enterprise: 1 infamy');
  table.pick(`${MARVEL}.attack`);
  expect(villain()).toMatchObject({ card: '02001b', emblem: 'Green Goblin' });
  expect(said(champions.view(table.state, 0).brief ?? [])).toContain('State of Madness: 2 madness');
});

describe('a position', () => {
  const options = championsOptions.parse({ scenario: 'risky-business' });
  const read = (position: Json) =>
    champions.position.read(position, options, ['A'], () => {
      throw new Error('nothing is left to chance');
    });
  const base = { players: [{ identity: MARVEL }] };

  test('left out, the villain is as the scenario begins, and the environment has what it enters with', () => {
    const { play, stages } = read({ ...base, environments: ['02006a'] });
    expect(play.map(({ card, counters, threat }) => [card, counters, threat])).toEqual([
      ['02001a', 0, 0],
      ['02004b', 0, 2],
      ['02006a', 2, 0],
      [MARVEL, 0, 0],
    ]);
    expect(stages).toEqual(['02002a']);
  });

  test('the other face, more counters than it began with, and boost cards on the villain', () => {
    const position = {
      ...base,
      villain: { card: '02001b', damage: 5, under: [{ card: '02008', owner: 'scenario' }] },
      environments: [{ card: '02006b', counters: 9 }],
    };
    const state = read(position);
    expect(state.stages).toEqual(['02002a']);
    expect(state.play[0]).toMatchObject({ card: '02001b', damage: 5, under: [{ card: '02008' }] });
    const written = champions.position.write(state);
    expect(champions.position.write(read(written))).toEqual(written);
  });

  test.each([
    ['faces that do not go together', { villain: '02001b', environments: ['02006a'] }, /other face/],
    ['no counters left', { environments: [{ card: '02006a', counters: 0 }] }, /flips without counters/],
    ['a player’s card as a boost card', { villain: { card: '02001a', under: [{ card: '01003', owner: 0 }] } }, /under/],
    ['the same stage again', { villain: '02001b', stages: ['02001a'] }, /doesn't come there/],
  ])('is refused: %s', (_, more, why) => {
    expect(() => read({ ...base, ...more } as Json)).toThrow(why);
  });
});

describe('practice bots', () => {
  const pool = poolOf([...cards, ...blanks]);
  const advisor = (layout: Layout) => new Advisor({ state: new Played(layout, 'plain').state, seat: 0 }, pool);

  test('know that Norman hurts no hero, and that the Goblin places no threat', () => {
    const norman = advisor(withNorman(3, { heroes: [marvel] }));
    expect(outlook(norman, 'hero').death).toBe(0);
    expect(outlook(norman, 'hero').damage).toBeLessThan(1);
    const goblin = advisor(withGoblin(3, { heroes: [carol] }));
    expect(outlook(goblin, 'alter-ego').threat).toBeLessThan(outlook(norman, 'alter-ego').threat);
    expect(outlook(goblin, 'hero').damage).toBeGreaterThan(2);
  });

  test('count infamy as something that stands before the villain’s hit points', () => {
    expect(advisor(withNorman(3, { heroes: [marvel] })).villainLeft).toBe(3 + 14 + 18);
    expect(advisor(withGoblin(3, { heroes: [marvel] })).villainLeft).toBe(14 + 18);
  });
});
