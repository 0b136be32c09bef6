import { describe, expect } from 'vitest';
import { type Layout, scenario } from '../table.js';
import { count, named, openTo, stops } from './common.js';

/** The first card of the deck is drawn for the turn; the second is on top by then. */
const DECK = ['ST048', 'ST013', 'ST142', 'ST143'];

describe(named('ST092'), () => {
  const layout: Layout = { step: 'start', me: { keepers: ['ST092'], deck: DECK }, them: { keepers: ['ST092'] } };

  scenario('ST092 shows its player the top card, after the draw, and nobody else', layout, table => {
    const [line] = table.logged('log-look');
    expect(JSON.stringify(line?.args)).not.toContain('ST013');
    expect(line?.secret).toMatchObject({ seats: [0], args: { cards: { list: [{ card: 'ST013' }] } } });
    expect(table.zone(0, 'deck')).toEqual(DECK.slice(1));
    expect(count(table, 1, 'deck')).toBe(12);
    expect(table.effects).toContain('ST092');
  });

  scenario('ST092 nothing with an empty deck', { ...layout, me: { keepers: ['ST092'], deck: ['ST048'] } }, table => {
    expect(table.lines).not.toContain('log-look');
    expect(table.effects).not.toContain('ST092');
  });
});

describe(named('ST241'), () => {
  const layout: Layout = {
    step: 'start',
    me: { keepers: ['ST241'], deck: DECK },
    them: { deck: ['ST017', 'ST142'], keepers: ['ST241'] },
  };

  scenario("ST241 shows its player the top card of the opponent's deck, and nobody else", layout, table => {
    const [line] = table.logged('log-look');
    expect(JSON.stringify(line?.args)).not.toContain('ST017');
    expect(line?.secret).toMatchObject({ seats: [0], args: { cards: { list: [{ card: 'ST017' }] } } });
    expect(table.zone(1, 'deck')).toEqual(['ST017', 'ST142']);
    expect(table.effects).toContain('ST241');
  });

  scenario('ST241 nothing with an empty deck', { ...layout, them: { deck: [], hand: ['ST048'] } }, table =>
    expect(table.effects).not.toContain('ST241'),
  );

  scenario("ST241 not in the opponent's turn", { ...layout, active: 1, them: { deck: ['ST017', 'ST142'] } }, table =>
    expect(table.effects).not.toContain('ST241'),
  );
});

describe(named('ST370'), () => {
  const layout: Layout = { step: 'start', me: { keepers: ['ST370'], deck: DECK }, them: { keepers: ['ST370'] } };

  scenario('ST370 leaves the card where it is', layout, table => {
    table.asks(0, 'place', ['top', 'bottom']).pick('top');
    expect(table.zone(0, 'deck')).toEqual(DECK.slice(1));
    expect(table.effects).toContain('ST370');
  });

  scenario('ST370 puts it under the deck, and only its player knows what it is', layout, table => {
    table.pick('bottom');
    expect(table.zone(0, 'deck')).toEqual(['ST142', 'ST143', 'ST013']);
    expect(JSON.stringify(table.log.map(({ args }) => args))).not.toContain('ST013');
    expect(count(table, 1, 'deck')).toBe(12);
  });

  scenario('ST370 asks nothing with an empty deck', { ...layout, me: { keepers: ['ST370'], deck: ['ST048'] } }, table =>
    expect(table.lines).not.toContain('log-look'),
  );

  scenario("ST370 not in the opponent's turn", { ...layout, active: 1, them: {} }, table =>
    expect(table.effects).not.toContain('ST370'),
  );
});

describe(named('ST244'), () => {
  const layout: Layout = {
    step: 'start',
    me: { keepers: ['ST244'], deck: DECK },
    them: { deck: ['ST017', 'ST142', 'ST143'], keepers: ['ST244'] },
  };

  scenario("ST244 turns the opponent's top card up for all and leaves it there", layout, table => {
    expect(table.logged('log-reveal')[0]).toMatchObject({ args: { card: { card: 'ST017' } }, why: { card: 'ST244' } });
    table.asks(0, 'place', ['top', 'bottom']).pick('top');
    expect(table.zone(1, 'deck')).toEqual(['ST017', 'ST142', 'ST143']);
    expect(table.effects).toContain('ST244');
  });

  scenario('ST244 puts it under that deck', layout, table => {
    table.pick('bottom');
    expect(table.zone(1, 'deck')).toEqual(['ST142', 'ST143', 'ST017']);
    expect(table.zone(0, 'deck')).toEqual(DECK.slice(1));
  });

  scenario('ST244 nothing with an empty deck', { ...layout, them: { deck: [], hand: ['ST048'] } }, table => {
    expect(table.lines).toContain('log-reveal-none');
    expect(table.effects).not.toContain('ST244');
  });

  scenario("ST244 not in the opponent's turn", { ...layout, active: 1, them: {} }, table =>
    expect(table.lines).not.toContain('log-reveal'),
  );
});

describe(named('ST423'), () => {
  const layout = (top: string): Layout => ({
    step: 'start',
    me: { keepers: ['ST423'], deck: ['ST048', top, 'ST142'], discard: ['ST143', 'ST017'] },
    them: { keepers: ['ST423'] },
  });

  scenario('ST423 draws a Gambit card', layout('ST344'), table => {
    expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST344']);
    expect(table.zone(0, 'deck')).toEqual(['ST142']);
    expect(count(table, 0, 'discard')).toBe(2);
    expect(table.effects).toContain('ST423');
    expect(count(table, 1, 'deck')).toBe(12);
  });

  scenario('ST423 heals 1 for a Rogue card, which stays on top', layout('ST007'), table => {
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.zone(0, 'deck')).toEqual(['ST007', 'ST142', 'ST017']);
    expect(table.zone(0, 'discard')).toEqual(['ST143']);
  });

  scenario('ST423 does both for a card of the two', layout('ST200'), table => {
    expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST200']);
    expect(table.zone(0, 'deck')).toEqual(['ST142', 'ST017']);
  });

  scenario('ST423 leaves any other card on top', layout('ST013'), table => {
    expect(table.lines).toContain('log-reveal');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.zone(0, 'deck')).toEqual(['ST013', 'ST142']);
    expect(count(table, 0, 'discard')).toBe(2);
  });

  scenario('ST423 nothing with an empty deck', { step: 'start', me: { keepers: ['ST423'], deck: ['ST048'] } }, table =>
    expect(table.effects).not.toContain('ST423'),
  );

  scenario("ST423 not in the opponent's turn", { ...layout('ST344'), active: 1, them: {} }, table =>
    expect(table.lines).not.toContain('log-reveal'),
  );
});

describe(named('ST447'), () => {
  const layout: Layout = { step: 'start', me: { keepers: ['ST447'], deck: DECK }, them: { keepers: ['ST447'] } };

  scenario('ST447 draws a card, then puts one of the hand on top', layout, table => {
    table.asks(0, 'put back', ['ST048', 'ST013']).pick('ST048');
    expect(table.zone(0, 'hand')).toEqual(['ST013']);
    expect(table.zone(0, 'deck')).toEqual(['ST048', 'ST142', 'ST143']);
    expect(JSON.stringify(table.logged('log-put-back')[0]?.args)).not.toContain('ST048');
    expect(count(table, 1, 'deck')).toBe(12);
    expect(table.effects).toContain('ST447');
  });

  scenario(
    'ST447 puts one back although there is none to draw',
    { ...layout, me: { keepers: ['ST447'], deck: [], hand: ['ST048', 'ST017'] } },
    table => {
      table.asks(0, 'put back', ['ST048', 'ST017']).pick('ST017');
      expect(table.zone(0, 'deck')).toEqual(['ST017']);
    },
  );

  scenario("ST447 not in the opponent's turn", { ...layout, active: 1, them: {} }, table =>
    expect(table.effects).not.toContain('ST447'),
  );
});

describe(named('ST271'), () => {
  scenario(
    "ST271 shuffles every Keeper into its owner's deck, itself as well",
    {
      step: 'start',
      me: { keepers: ['ST014', 'ST271'] },
      them: { keepers: ['ST009', 'ST025'] },
    },
    table => {
      expect(table.zone(0, 'keepers')).toEqual([]);
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(count(table, 0, 'deck')).toBe(11 + 2);
      expect(table.zone(0, 'deck')).toEqual(expect.arrayContaining(['ST014', 'ST271']));
      expect(table.zone(1, 'deck')).toEqual(expect.arrayContaining(['ST009', 'ST025']));
      expect(table.effects).toContain('ST271');
      // They are not destroyed.
      expect(table.lines).not.toContain('log-destroyed');
    },
  );

  scenario(
    'ST271 even those that cannot be destroyed',
    {
      step: 'start',
      me: { keepers: ['ST271'] },
      them: { keepers: ['ST308', 'ST287', 'ST287', 'ST287'] },
    },
    table => expect(table.zone(1, 'keepers')).toEqual([]),
  );

  scenario(
    "ST271 not in the opponent's turn",
    { step: 'start', active: 1, me: { keepers: ['ST271'] }, them: { keepers: ['ST014'] } },
    table => {
      expect(table.zone(0, 'keepers')).toEqual(['ST271']);
      expect(table.zone(1, 'keepers')).toEqual(['ST014']);
    },
  );

  scenario(
    'ST271 older Keepers of its player act before',
    {
      step: 'start',
      me: { keepers: ['ST025', 'ST271', 'ST015'] },
      them: { deck: openTo('ST025', 'ST015') },
    },
    table => expect(count(table, 1, 'discard')).toBe(1),
  );
});

// What a Keeper does to its own player.
describe.each([
  { id: 'ST467', stronger: 0 },
  { id: 'ST569', stronger: 2 },
])('hits its own player: $id', ({ id, stronger }) => {
  scenario(
    `${named(id)}: hits its player for 1 at the start of the turn`,
    {
      step: 'start',
      me: { keepers: [id], deck: openTo(id) },
      them: { keepers: [id] },
    },
    table => {
      table.asks(0, 'block').take();
      expect(count(table, 0, 'discard')).toBe(1);
      expect(count(table, 0, 'deck')).toBe(28);
      expect(count(table, 1, 'discard')).toBe(0);
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: its player may block it, and it misfires`,
    {
      step: 'start',
      me: { keepers: [id], hand: ['ST172'], deck: openTo(id) },
    },
    table => {
      table.asks(0, 'block').block('ST172');
      expect(count(table, 0, 'deck')).toBe(29);
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  scenario(
    `${named(id)}: misfires at the top of its player's deck`,
    {
      step: 'start',
      me: { keepers: [id], deck: ['ST048', ...stops(id, 1)] },
    },
    table => {
      table.take();
      expect(table.zone(0, 'keepers')).toEqual([]);
    },
  );

  scenario(`${named(id)}: not in the opponent's turn`, { step: 'start', active: 1, me: { keepers: [id] } }, table =>
    expect(count(table, 0, 'discard')).toBe(0),
  );

  scenario(
    `${named(id)}: attacks of its player ${stronger > 0 ? 'are 2 stronger' : 'stay as they are'}`,
    {
      power: 20,
      me: { hand: ['ST048'], keepers: [id] },
      them: { deck: openTo('ST048') },
    },
    table => {
      table.attack('ST048');
      expect(count(table, 1, 'discard')).toBe(3 + stronger);
      expect(table.effects.includes(id)).toBe(stronger > 0);
    },
  );

  scenario(
    `${named(id)}: attacks of the opponent stay as they are`,
    {
      power: 20,
      active: 1,
      me: { keepers: [id], deck: openTo('ST048') },
      them: { hand: ['ST048'] },
    },
    table => {
      table.attack('ST048');
      expect(count(table, 0, 'discard')).toBe(3);
    },
  );
});
