import { describe, expect } from 'vitest';
import { afterTheirAttack, mayPlay, powerBecomes } from '../../../../src/games/squad/abilities/index.js';
import { anyCard } from '../../../../src/games/squad/filters.js';
import { card, onHit } from '../rules/rule.js';
import { BLOCKS, deckOf, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe.each([
  { id: 'ST083', at: 2 },
  { id: 'ST084', at: 3 },
  { id: 'ST193', at: 3 },
  { id: 'ST577', at: 3 },
])('back to the hand: $id', ({ id, at }) => {
  // ST083 does two at most.
  const deck = id === 'ST083' ? openTo(id) : stops(id, at);

  scenario(
    `${named(id)}: at ${at} damage`,
    { power: 20, me: { hand: [id, 'ST048'], discard: ['ST013'] }, them: { deck } },
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(at);
      expect(table.zone(0, 'hand')).toEqual(['ST048', id]);
      expect(table.zone(0, 'discard')).toEqual(['ST013']);
      expect(count(table, 1, 'hand')).toBe(0);
      expect(table.lines).toContain('log-returned');
      expect(table.effects).toContain(id);
    },
  );
});

describe(named('ST273'), () => {
  const layout = (power: number, keepers: string[] = []): Layout => ({
    power,
    me: { hand: ['ST273'] },
    them: { deck: openTo('ST273'), keepers },
  });

  scenario('ST273 comes back at power 4', layout(4), table => {
    table.attack('ST273');
    expect(table.zone(0, 'hand')).toEqual(['ST273']);
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.effects).toContain('ST273');
  });

  scenario('ST273 does not at power 5', layout(5), table => {
    table.attack('ST273');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['ST273']);
    expect(table.effects).not.toContain('ST273');
  });

  scenario("ST273 comes back at power 7 where the opponent's Keeper takes 3 off", layout(7, ['ST440']), table => {
    table.attack('ST273');
    expect(table.zone(0, 'hand')).toEqual(['ST273']);
  });
});

describe.each([
  { id: 'ST188', place: 'top', at: 0 },
  { id: 'ST495', place: 'bottom', at: -1 },
])('onto the deck: $id', ({ id, place, at }) => {
  scenario(
    `${named(id)}: goes to the ${place} of the deck`,
    { power: 20, me: { hand: [id], deck: deckOf('tech', 4) }, them: { deck: stops(id, 2) } },
    table => {
      table.attack(id);
      expect(count(table, 0, 'deck')).toBe(5);
      expect(table.zone(0, 'deck').at(at)).toBe(id);
      expect(table.zone(0, 'discard')).toEqual([]);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: is the deck where there was none`,
    { power: 20, me: { hand: [id], deck: [] }, them: { deck: stops(id, 2) } },
    table => {
      table.attack(id);
      expect(table.zone(0, 'deck')).toEqual([id]);
    },
  );
});

scenario(
  `${named('ST306')}: is shuffled into the deck`,
  { power: 11, me: { hand: ['ST306'], deck: deckOf('tech', 4) }, them: { deck: stops('ST306', 3) } },
  table => {
    table.attack('ST306');
    expect(table.zone(0, 'deck').sort()).toEqual([...deckOf('tech', 4), 'ST306'].sort());
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.lines).toContain('log-shuffle-in');
    expect(table.effects).toContain('ST306');
  },
);

describe(named('ST260'), () => {
  const layout = (...held: string[]): Layout => ({
    power: 11,
    me: { hand: ['ST260', ...held], deck: [] },
    them: { deck: stops('ST260', 3, 'ST163') },
  });

  scenario('ST260 another card may be played, then it is shuffled in', layout('ST163', 'ST104'), table => {
    table.attack('ST260').asks(0, 'play', ['ST163']).pick('ST163');
    expect(count(table, 1, 'discard')).toBe(3 + 5);
    expect(table.zone(0, 'discard')).toEqual(['ST163']);
    expect(table.zone(0, 'deck')).toEqual(['ST260']);
    expect(table.effects).toContain('ST260');
  });

  scenario('ST260 is shuffled in when nothing is played', layout('ST163'), table => {
    table.attack('ST260').asks(0, 'play').pick();
    expect(table.zone(0, 'hand')).toEqual(['ST163']);
    expect(table.zone(0, 'deck')).toEqual(['ST260']);
  });

  scenario('ST260 asks although no card can be played (SQ-15)', layout('ST104'), table => {
    table.attack('ST260').asks(0, 'play', []).pick();
    expect(table.zone(0, 'deck')).toEqual(['ST260']);
  });
});

describe(named('ST291'), () => {
  const layout = (...held: string[]): Layout => ({
    power: 11,
    me: { hand: ['ST291', 'ST013'], deck: [] },
    them: { hand: held, deck: stops('ST291', 3) },
  });

  scenario(
    'ST291 the opponent chooses two to discard, then it is shuffled in',
    layout('ST048', 'ST163', 'ST165'),
    table => {
      table.attack('ST291').take().asks(1, 'discard', ['ST048', 'ST163', 'ST165']).pick('ST048', 'ST165');
      expect(table.zone(1, 'hand')).toEqual(['ST163']);
      expect(table.zone(0, 'hand')).toEqual(['ST013']);
      expect(table.zone(0, 'deck')).toEqual(['ST291']);
      expect(table.effects).toContain('ST291');
    },
  );

  scenario('ST291 is shuffled in although nothing is discarded', layout(), table => {
    table.attack('ST291');
    expect(table.zone(0, 'deck')).toEqual(['ST291']);
    expect(table.zone(0, 'discard')).toEqual([]);
  });
});

describe(named('ST302'), () => {
  const layout = (...keepers: string[]): Layout => ({
    power: 11,
    me: { hand: ['ST302'], deck: [], keepers: ['ST014'] },
    them: { keepers, deck: stops('ST302', 3) },
  });

  scenario('ST302 destroys a Keeper, then is shuffled in', layout('ST014', 'ST443'), table => {
    table.attack('ST302').asks(0, 'keeper', ['ST014', 'ST443']).pick('ST443');
    expect(table.zone(1, 'keepers')).toEqual(['ST014']);
    expect(table.zone(1, 'discard')[0]).toBe('ST443');
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
    expect(table.zone(0, 'deck')).toEqual(['ST302']);
    expect(table.effects).toContain('ST302');
  });

  scenario('ST302 is shuffled in although there is no Keeper', layout(), table => {
    table.attack('ST302');
    expect(table.zone(0, 'deck')).toEqual(['ST302']);
    expect(table.zone(0, 'keepers')).toEqual(['ST014']);
  });
});

describe(named('ST303'), () => {
  const open = deckOf('speed', 4);

  scenario(
    'ST303 is played again for as long as it does 2 damage, and is discarded once',
    { power: 12, me: { hand: ['ST303', 'ST048'] }, them: { deck: [...open, BLOCKS.tech, ...open] } },
    table => {
      table.attack('ST303');
      expect(count(table, 1, 'discard')).toBe(2 + 2 + 1);
      expect(table.zone(0, 'discard')).toEqual(['ST303']);
      expect(table.zone(0, 'hand')).toEqual(['ST048']);
      expect(table.effects).toContain('ST303');
      // One after the other, none inside another.
      expect(table.logged('log-play').map(({ depth }) => depth)).toEqual([0, 0, 0]);
    },
  );

  scenario(
    'ST303 can be blocked each time',
    { power: 12, me: { hand: ['ST303'] }, them: { hand: [BLOCKS.tech], deck: open } },
    table => {
      table.attack('ST303').take().block(BLOCKS.tech);
      expect(table.zone(1, 'discard')).toEqual([BLOCKS.tech, ...deckOf('speed', 2)]);
      expect(table.zone(0, 'discard')).toEqual(['ST303']);
    },
  );

  scenario(
    'ST303 needs the power for each time (SQ-C38)',
    {
      power: 12,
      me: { hand: ['ST303'] },
      them: { deck: open, keepers: ['weakens'] },
      cards: [card('weakens', { keeper: 2, triggers: [afterTheirAttack({ atLeast: 1 }, powerBecomes(1))] })],
    },
    table => {
      table.attack('ST303');
      expect(count(table, 1, 'discard')).toBe(2);
      expect(table.lines).toContain('log-not-playable');
      expect(table.zone(0, 'discard')).toEqual(['ST303']);
      expect(table.effects).not.toContain('ST303');
    },
  );

  scenario(
    'ST303 is stronger only the first time where something made it so (SQ-C38)',
    {
      power: 12,
      me: { hand: ['plays', 'ST303'] },
      them: { deck: [...open, ...open, BLOCKS.tech] },
      cards: [card('plays', { factor: 'strength', ...onHit(2, mayPlay(anyCard, 2)) })],
    },
    table => {
      table.attack('plays').asks(0, 'play', ['ST303']).pick('ST303');
      // 2, then 2 + 2, 2, and a block at the first point.
      expect(count(table, 1, 'discard')).toBe(2 + 4 + 2 + 1);
      expect(table.zone(0, 'discard')).toEqual(['plays', 'ST303']);
    },
  );
});

describe(named('ST247'), () => {
  const layout: Layout = {
    power: 4,
    me: { hand: ['ST247'], keepers: ['ST014'] },
    them: { deck: openTo('ST247'), keepers: ['ST026', 'ST046'] },
  };

  scenario("ST247 becomes a copy of anyone's Keeper, which stays as it is", layout, table => {
    table.attack('ST247').asks(0, 'keeper', ['ST014', 'ST026', 'ST046']).pick('ST026');
    expect(table.zone(0, 'keepers')).toEqual(['ST014', 'ST026']);
    expect(table.zone(1, 'keepers')).toEqual(['ST026', 'ST046']);
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.lines).toContain('log-copy');
    expect(table.effects).toContain('ST247');
  });

  scenario(
    'ST247 is discarded where there is no Keeper',
    { ...layout, me: { hand: ['ST247'] }, them: { deck: openTo('ST247') } },
    table => {
      table.attack('ST247');
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual(['ST247']);
      expect(table.effects).not.toContain('ST247');
    },
  );

  scenario(
    'ST247 is itself again when it leaves play (SQ-C19)',
    {
      power: 7,
      me: { hand: ['ST471'], keepers: [{ card: 'ST026', printed: 'ST247' }] },
      them: { deck: stops('ST471', 2) },
    },
    table => {
      table.attack('ST471');
      expect(table.zone(0, 'discard')).toEqual(['ST471', 'ST247']);
    },
  );
});
