import { describe, expect } from 'vitest';
import { deckOf, type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

describe(named('ST425'), () => {
  const layout = (top: string): Layout => ({
    power: 5,
    me: { hand: ['ST425'], deck: [top, 'ST013'] },
    them: { keepers: ['ST014', 'ST125'], deck: stops('ST425', 2) },
  });

  scenario('ST425 Rogue: comes back to hand', layout('ST007'), table => {
    table.attack('ST425');
    expect(table.zone(0, 'hand')).toEqual(['ST425']);
    expect(count(table, 1, 'keepers')).toBe(2);
    expect(table.zone(0, 'deck')).toEqual(['ST007', 'ST013']);
    expect(table.effects).toContain('ST425');
  });

  scenario('ST425 Gambit: destroys a Keeper, not the one of level 9', layout('ST344'), table => {
    table.attack('ST425');
    expect(table.zone(1, 'keepers')).toEqual(['ST125']);
    expect(table.zone(0, 'discard')).toEqual(['ST425']);
    expect(table.zone(0, 'deck')).toEqual(['ST344', 'ST013']);
  });

  scenario('ST425 both together: both', layout('ST200'), table => {
    table.attack('ST425');
    expect(table.zone(0, 'hand')).toEqual(['ST425']);
    expect(table.zone(1, 'keepers')).toEqual(['ST125']);
  });

  scenario('ST425 somebody else: neither', layout('ST165'), table => {
    table.attack('ST425');
    expect(table.zone(0, 'discard')).toEqual(['ST425']);
    expect(count(table, 1, 'keepers')).toBe(2);
    expect(table.lines).toContain('log-reveal');
  });

  scenario('ST425 nothing without a deck', { ...layout('ST007'), me: { hand: ['ST425'], deck: [] } }, table => {
    table.attack('ST425');
    expect(table.zone(0, 'discard')).toEqual(['ST425']);
    expect(table.effects).not.toContain('ST425');
  });
});

describe(named('ST040'), () => {
  const layout = (...deck: string[]): Layout => ({
    power: 6,
    me: { hand: ['ST040'], deck },
    them: { deck: stops('ST040', 2) },
  });

  scenario('ST040 two different heroes go to the hand', layout('ST048', 'ST163', 'ST013'), table => {
    table.attack('ST040');
    expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST163']);
    expect(table.zone(0, 'deck')).toEqual(['ST013']);
    expect(count(table, 1, 'hand')).toBe(0);
    expect(table.lines).toContain('log-reveal-several');
    expect(table.effects).toContain('ST040');
  });

  scenario('ST040 one hero twice goes back on top, in any order', layout('ST048', 'ST049', 'ST013'), table => {
    table.attack('ST040').asks(0, 'order', ['ST048', 'ST049']);
    table.order('ST049', 'ST048');
    expect(table.zone(0, 'deck')).toEqual(['ST049', 'ST048', 'ST013']);
    expect(table.zone(0, 'hand')).toEqual([]);
  });

  scenario('ST040 a team-up shows two heroes, even alone (SQ-C36)', layout('ST061'), table => {
    table.attack('ST040');
    expect(table.zone(0, 'hand')).toEqual(['ST061']);
  });

  scenario('ST040 a single hero stays where it is', layout('ST048'), table => {
    table.attack('ST040');
    expect(table.zone(0, 'deck')).toEqual(['ST048']);
    expect(table.zone(0, 'hand')).toEqual([]);
  });

  scenario('ST040 nothing without a deck', layout(), table => {
    table.attack('ST040');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain('ST040');
  });
});

describe(named('ST161'), () => {
  const layout = (...deck: string[]): Layout => ({
    power: 6,
    me: { hand: ['ST161'], deck },
    them: { deck: stops('ST161', 2) },
  });

  scenario('ST161 one of two goes to the hand, the other stays on top', layout('ST048', 'ST163', 'ST013'), table => {
    table.attack('ST161').asks(0, 'card', ['ST048', 'ST163']).pick('ST163');
    expect(table.zone(0, 'hand')).toEqual(['ST163']);
    expect(table.zone(0, 'deck')).toEqual(['ST048', 'ST013']);
    // Nobody else learns what they are.
    expect(table.lines).toContain('log-take');
    expect(table.lines).not.toContain('log-reveal-several');
    expect(table.effects).toContain('ST161');
  });

  scenario('ST161 the last card goes to the hand', layout('ST048'), table => {
    table.attack('ST161');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
  });

  scenario('ST161 nothing without a deck', layout(), table => {
    table.attack('ST161');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain('ST161');
  });
});

describe(named('ST426'), () => {
  const layout = (...deck: string[]): Layout => ({
    power: 2,
    me: { hand: ['ST426'], deck },
    them: { deck: stops('ST426', 2) },
  });

  for (const order of [
    ['ST048', 'ST163'],
    ['ST163', 'ST048'],
  ])
    scenario(`ST426 puts its top two back: ${order.join(', ')}`, layout('ST048', 'ST163', 'ST013'), table => {
      table.attack('ST426').asks(0, 'order', ['ST048', 'ST163']);
      table.order(...order);
      expect(table.zone(0, 'deck')).toEqual([...order, 'ST013']);
      expect(table.lines.indexOf('log-look')).toBeLessThan(table.lines.indexOf('log-put-on-top'));
      expect(count(table, 0, 'hand')).toBe(0);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).toContain('ST426');
    });

  scenario('ST426 the last card stays', layout('ST048'), table => {
    table.attack('ST426');
    expect(table.zone(0, 'deck')).toEqual(['ST048']);
  });

  scenario('ST426 nothing without a deck', layout(), table => {
    table.attack('ST426');
    expect(table.lines).not.toContain('log-put-on-top');
    expect(table.effects).not.toContain('ST426');
  });
});

describe(named('ST358'), () => {
  const layout = (...deck: string[]): Layout => ({
    power: 3,
    me: { hand: ['ST358'], deck: ['ST013'] },
    them: { deck: [...stops('ST358', 2).slice(0, 2), ...deck] },
  });

  scenario("ST358 discards one of the opponent's top two", layout('ST048', 'ST163', 'ST165'), table => {
    table.attack('ST358').asks(0, 'card', ['ST048', 'ST163']).pick('ST163');
    expect(table.zone(1, 'deck')).toEqual(['ST048', 'ST165']);
    expect(table.zone(1, 'discard')[0]).toBe('ST163');
    expect(count(table, 1, 'discard')).toBe(3);
    expect(table.zone(0, 'deck')).toEqual(['ST013']);
    expect(table.effects).toContain('ST358');
  });

  scenario('ST358 the last one', layout('ST048'), table => {
    table.attack('ST358');
    expect(table.zone(1, 'deck')).toEqual([]);
    expect(table.zone(1, 'discard')[0]).toBe('ST048');
  });

  scenario('ST358 nothing without a deck', layout(), table => {
    table.attack('ST358');
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).not.toContain('ST358');
  });
});

describe(named('ST503'), () => {
  const layout = (deck: string[], ...held: string[]): Layout => ({
    power: 9,
    me: { hand: ['ST503', ...held], deck },
    them: { deck: stops('ST503', 2, 'ST494') },
  });

  scenario(
    'ST503 takes all that fit, puts the rest back, and may play one',
    layout(['ST494', 'ST048', 'ST505', 'ST013'], 'ST499', 'ST163'),
    table => {
      table.attack('ST503');
      // One card to put back needs no order.
      table.asks(0, 'play', ['ST499', 'ST494', 'ST505']).pick('ST494');
      expect(count(table, 1, 'discard')).toBe(2 + 3);
      expect(table.zone(0, 'hand')).toEqual(['ST499', 'ST163', 'ST505']);
      expect(table.zone(0, 'deck')).toEqual(['ST048', 'ST013']);
      expect(table.zone(0, 'discard')).toEqual(['ST503', 'ST494']);
      expect(table.effects).toContain('ST503');
    },
  );

  scenario('ST503 the rest goes back in any order; a team-up is taken', layout(['ST048', 'ST590', 'ST163']), table => {
    table.attack('ST503').asks(0, 'order', ['ST048', 'ST163']);
    table.order('ST163', 'ST048');
    table.asks(0, 'play', ['ST590']).pick();
    expect(table.zone(0, 'hand')).toEqual(['ST590']);
    expect(table.zone(0, 'deck')).toEqual(['ST163', 'ST048']);
  });

  scenario('ST503 offers a card from hand without a deck', layout([], 'ST494'), table => {
    table.attack('ST503').asks(0, 'play', ['ST494']).pick('ST494');
    expect(count(table, 1, 'discard')).toBe(2 + 3);
  });

  scenario('ST503 asks although no card fits (SQ-15)', layout([], 'ST163'), table => {
    table.attack('ST503').asks(0, 'play', []).pick();
    expect(table.effects).not.toContain('ST503');
  });
});

describe(named('ST552'), () => {
  const layout = (...deck: string[]): Layout => ({
    power: 6,
    me: { hand: ['ST552'], deck },
    them: { deck: stops('ST552', 3) },
  });

  scenario(
    'ST552 an X-Men card of choice to the hand, the rest under the deck',
    layout('ST165', 'ST048', 'ST007', 'ST013', 'ST013'),
    table => {
      table.attack('ST552').asks(0, 'card', ['ST165', 'ST007']).pick('ST007');
      expect(table.zone(0, 'hand')).toEqual(['ST007']);
      expect(table.zone(0, 'deck').slice(0, 2)).toEqual(['ST013', 'ST013']);
      expect(table.zone(0, 'deck').slice(2).sort()).toEqual(['ST048', 'ST165']);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).toContain('ST552');
    },
  );

  scenario('ST552 the only X-Men card without a question', layout('ST048', 'ST165', 'ST163', 'ST013'), table => {
    table.attack('ST552');
    expect(table.zone(0, 'hand')).toEqual(['ST165']);
    expect(table.zone(0, 'deck')[0]).toBe('ST013');
  });

  scenario('ST552 without an X-Men card all go under the deck', layout('ST048', 'ST163', 'ST017', 'ST013'), table => {
    table.attack('ST552');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'deck')[0]).toBe('ST013');
    expect(table.zone(0, 'deck').slice(1).sort()).toEqual(['ST017', 'ST048', 'ST163']);
  });

  scenario('ST552 the last card of the deck: none is left to go under it', layout('ST165'), table => {
    table.attack('ST552');
    expect(table.zone(0, 'hand')).toEqual(['ST165']);
    expect(table.lines).not.toContain('log-put-under');
  });

  scenario('ST552 nothing without a deck', layout(), table => {
    table.attack('ST552');
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain('ST552');
    expect(table.lines).not.toContain('log-put-under');
  });
});

// -- the opponent's deck

describe(named('ST400'), () => {
  const lost = stops('ST400', 3).slice(0, 3);
  const layout = (...deck: string[]): Layout => ({
    power: 8,
    me: { hand: ['ST400'] },
    them: { deck: [...lost, ...deck] },
  });

  scenario(
    'ST400 discards up to and with the first card that is not of the factor',
    layout('ST048', 'ST207', 'ST165', 'ST031'),
    table => {
      table.attack('ST400').asks(0, 'factor').pick('strength');
      expect(table.zone(1, 'deck')).toEqual(['ST031']);
      expect(table.zone(1, 'discard').slice(0, 3)).toEqual(['ST165', 'ST207', 'ST048']);
      expect(table.lines).toContain('log-reveal-several');
      expect(table.effects).toContain('ST400');
    },
  );

  scenario('ST400 discards one card at least', layout('ST048', 'ST031'), table => {
    table.attack('ST400').pick('tech');
    expect(table.zone(1, 'deck')).toEqual(['ST031']);
    expect(count(table, 0, 'deck')).toBe(12);
  });

  scenario('ST400 ends with the deck', layout('ST048', 'ST031'), table => {
    table.attack('ST400').pick('strength');
    expect(table.zone(1, 'deck')).toEqual([]);
    expect(count(table, 1, 'discard')).toBe(5);
  });

  scenario('ST400 nothing without a deck', layout(), table => {
    table.attack('ST400').pick('strength');
    expect(count(table, 1, 'discard')).toBe(3);
    expect(table.effects).not.toContain('ST400');
  });
});

describe(named('ST404'), () => {
  for (const [size, left] of [
    [10, 5],
    [9, 4],
    [1, 0],
  ] as const)
    scenario(
      `ST404 leaves ${left} of ${size}`,
      { power: 8, me: { hand: ['ST404'] }, them: { deck: openTo('ST404').slice(0, 4 + size) } },
      table => {
        table.attack('ST404');
        expect(count(table, 1, 'deck')).toBe(left);
        expect(count(table, 1, 'discard')).toBe(4 + size - left);
        expect(count(table, 0, 'deck')).toBe(12);
        expect(table.effects).toContain('ST404');
      },
    );

  scenario(
    'ST404 nothing of an empty deck',
    { power: 8, me: { hand: ['ST404'] }, them: { deck: openTo('ST404').slice(0, 4) } },
    table => {
      table.attack('ST404');
      expect(count(table, 1, 'discard')).toBe(4);
      expect(table.effects).not.toContain('ST404');
    },
  );
});

scenario(
  `${named('ST474')}: discards the opponent's whole deck, and not the hand`,
  { power: 14, me: { hand: ['ST474'] }, them: { hand: ['ST048'], deck: stops('ST474', 2) } },
  table => {
    table.attack('ST474').take();
    expect(count(table, 1, 'deck')).toBe(0);
    expect(count(table, 1, 'discard')).toBe(32);
    expect(table.zone(1, 'hand')).toEqual(['ST048']);
    expect(count(table, 0, 'deck')).toBe(12);
    expect(table.effects).toContain('ST474');
  },
);

scenario(
  `${named('ST474')}: and so may win at the end of the turn`,
  { until: 'over', power: 14, me: { hand: ['ST474'] }, them: { deck: stops('ST474', 2) } },
  table => {
    table.attack('ST474');
    expect(table.outcome?.places).toEqual([1, 2]);
  },
);

describe(named('ST562'), () => {
  scenario(
    "ST562 the opponent's deck and discard pile change places",
    {
      power: 8,
      me: { hand: ['ST562'], discard: ['ST013'] },
      them: { hand: ['ST017'], deck: [...openTo('ST562').slice(0, 3), 'ST163', 'ST165'], discard: ['ST048'] },
    },
    table => {
      table.attack('ST562').take();
      expect(table.zone(1, 'deck').sort()).toEqual(['ST048', ...openTo('ST562').slice(0, 3)].sort());
      expect(table.zone(1, 'discard').sort()).toEqual(['ST163', 'ST165']);
      expect(table.zone(1, 'hand')).toEqual(['ST017']);
      expect(table.zone(0, 'discard')).toEqual(['ST562', 'ST013']);
      expect(count(table, 0, 'deck')).toBe(12);
      expect(table.lines).toContain('log-swap');
      expect(table.effects).toContain('ST562');
    },
  );

  scenario(
    'ST562 gives a deck to whoever has lost it',
    { power: 8, me: { hand: ['ST562'] }, them: { deck: openTo('ST562').slice(0, 3), discard: deckOf('tech', 4) } },
    table => {
      table.attack('ST562');
      expect(count(table, 1, 'deck')).toBe(7);
      expect(count(table, 1, 'discard')).toBe(0);
    },
  );
});
