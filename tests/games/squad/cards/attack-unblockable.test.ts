import { describe, expect } from 'vitest';
import { FACTORS } from '../../../../src/games/squad/card.js';
import { card as testCard } from '../rules/rule.js';
import { BLOCKS, deckOf, type Layout, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

// What icons do not stop.

const iconOf = (id: string): (typeof FACTORS)[number] => card(id).factors[0] as (typeof FACTORS)[number];

/** The card alone in hand, against a deck and a hand full of icons that stop it. */
const against = (id: string, layout: Layout = {}): Layout => ({
  power: 20,
  ...layout,
  me: { hand: [id], ...layout.me },
  them: { hand: [BLOCKS[iconOf(id)]], deck: deckOf(iconOf(id)), ...layout.them },
});

/** No icon stops it: nobody is asked, and all its damage is done. */
function unblockable(what: string, id: string, layout: Layout = {}): void {
  scenario(`${named(id)}: unblockable ${what}`, against(id, layout), table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(card(id).printedAttack);
    expect(count(table, 1, 'hand')).toBe(1);
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(table.logged('log-unblockable').at(-1)?.why).toEqual({ card: id, rule: 'unblockable' });
    expect(table.effects).toContain(id);
  });
}

/** Icons stop it, from the hand and from the deck. */
function blockable(what: string, id: string, layout: Layout = {}): void {
  for (const from of ['hand', 'deck'])
    scenario(`${named(id)}: blocked from the ${from} ${what}`, against(id, layout), table => {
      const blocker = BLOCKS[iconOf(id)];
      table.attack(id).asks(1, 'block', [blocker]);
      if (from === 'hand') table.block(blocker);
      else table.take();
      expect(table.zone(1, 'discard')).toEqual([blocker]);
      expect(table.lines).not.toContain('log-unblockable');
      expect(table.effects).not.toContain(id);
    });
}

unblockable('always', 'ST238');
unblockable('at power 3', 'ST486', { power: 3 });
unblockable('at power 2', 'ST486', { power: 2 });
blockable('at power 4', 'ST486', { power: 4 });
unblockable('at power 4', 'ST365', { power: 4 });
blockable('at power 5', 'ST365', { power: 5 });
// A Keeper takes 3 power off: its player's own power counts.
unblockable('at an own power of 4', 'ST365', {
  power: 7,
  them: { keepers: ['ST440'], hand: [BLOCKS.elemental], deck: deckOf('elemental') },
});
scenario(
  'ST365 at power 3 it cannot be played at all',
  { power: 3, me: { hand: ['ST365'] } },
  table => void table.asks(0, 'attack', ['pass']),
);

const four = testCard('of the Four', { team: 'Fantastic Four', keeper: 2 });
const thing = testCard('of nobody', { hero: 'Thing', keeper: 2 });
const cards = [four, thing];
unblockable('with a Fantastic Four Keeper', 'ST310', { cards, me: { hand: ['ST310'], keepers: [thing.id, four.id] } });
blockable('with another Keeper', 'ST310', { cards, me: { hand: ['ST310'], keepers: [thing.id] } });
blockable("with the opponent's", 'ST310', {
  cards,
  them: { keepers: [four.id], hand: [BLOCKS.elemental], deck: deckOf('elemental') },
});

scenario(
  'ST238 takes the hand when the deck is gone, and icons there do not stop it (SQ-3)',
  { power: 5, me: { hand: ['ST238'] }, them: { deck: [], hand: [BLOCKS.elemental, BLOCKS.elemental, BLOCKS.tech] } },
  table => {
    table.attack('ST238').asks(1, 'damage from hand').pick(BLOCKS.elemental);
    table.asks(1, 'damage from hand').pick(BLOCKS.elemental);
    expect(table.isOver).toBe(true);
    expect(count(table, 1, 'hand')).toBe(0);
  },
);

describe.each(['ST030', 'ST541'])('not blocked from the hand: %s', id => {
  const full = card(id).printedAttack;

  scenario(
    `${named(id)}: nobody is asked to block`,
    against(id, { them: { deck: openTo(id), hand: [BLOCKS.animal] } }),
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(full);
      expect(table.zone(1, 'hand')).toEqual([BLOCKS.animal]);
      expect(table.logged('log-unblockable').at(-1)?.args).toMatchObject({ from: 'hand' });
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: an icon from the deck stops it`,
    against(id, { them: { deck: stops(id, 2), hand: [BLOCKS.animal] } }),
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(2);
    },
  );

  scenario(
    `${named(id)}: so does one lost from the hand where there is no deck (SQ-C39)`,
    against(id, { them: { deck: [BLOCKS.tech], hand: [BLOCKS.tech, BLOCKS.animal, BLOCKS.animal] } }),
    table => {
      table.attack(id).asks(1, 'damage from hand').pick(BLOCKS.tech).pick(BLOCKS.animal);
      expect(table.zone(1, 'hand')).toEqual([BLOCKS.animal]);
      expect(table.lines).toContain('log-damage-hand-stopped');
    },
  );
});

describe(named('ST574'), () => {
  scenario('ST574 is not stopped by icons from the deck', against('ST574'), table => {
    table.attack('ST574').take();
    expect(count(table, 1, 'discard')).toBe(6);
    expect(table.logged('log-unblockable').at(-1)?.args).toMatchObject({ from: 'deck' });
    expect(table.effects).toContain('ST574');
  });

  scenario('ST574 is blocked from the hand', against('ST574'), table => {
    table.attack('ST574').block(BLOCKS.strength);
    expect(table.zone(1, 'discard')).toEqual([BLOCKS.strength]);
    expect(count(table, 1, 'deck')).toBe(12);
  });

  scenario(
    'ST574 is stopped by an icon lost from the hand where there is no deck',
    against('ST574', { them: { deck: [], hand: [BLOCKS.strength, BLOCKS.tech] } }),
    table => {
      table.attack('ST574').take().asks(1, 'damage from hand').pick(BLOCKS.strength);
      expect(table.zone(1, 'hand')).toEqual([BLOCKS.tech]);
    },
  );
});

describe.each(['ST237', 'ST593'])('unblockable after the first point: %s', id => {
  const full = card(id).printedAttack;

  scenario(
    `${named(id)}: an icon on the second point does not stop it`,
    against(id, { them: { deck: stops(id, 2), hand: [] } }),
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(full);
      expect(table.lines).toContain('log-pierces');
      expect(table.effects).toContain(id);
    },
  );

  scenario(
    `${named(id)}: an icon on the first point does`,
    against(id, { them: { deck: stops(id, 1), hand: [] } }),
    table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(1);
    },
  );

  scenario(`${named(id)}: a block from the hand does`, against(id), table => {
    table.attack(id).block(BLOCKS.tech);
    expect(table.zone(1, 'discard')).toEqual([BLOCKS.tech]);
  });

  scenario(
    `${named(id)}: not blocked on the first point, it is not stopped by the hand when the deck is gone`,
    against(id, {
      them: {
        deck: [BLOCKS.speed],
        hand: [BLOCKS.tech, BLOCKS.tech, BLOCKS.tech, BLOCKS.speed, BLOCKS.speed, BLOCKS.speed],
      },
    }),
    table => {
      table.attack(id).take();
      for (let lost = 1; lost < full; lost++)
        table.asks(1, 'damage from hand').pick(lost < 4 ? BLOCKS.tech : BLOCKS.speed);
      expect(count(table, 1, 'discard')).toBe(full);
    },
  );

  scenario(
    `${named(id)}: also where icons in the deck do not count anyway`,
    against(id, {
      memory: { now: { taken: [0, 0], attacked: [true, false], unheeded: [[], ['deck']] } },
      them: {
        deck: [BLOCKS.tech],
        hand: [BLOCKS.tech, BLOCKS.tech, BLOCKS.tech, BLOCKS.tech, BLOCKS.tech, BLOCKS.tech],
      },
    }),
    table => {
      table.attack(id).take();
      for (let lost = 1; lost < full; lost++) table.asks(1, 'damage from hand').pick(BLOCKS.tech);
      expect(count(table, 1, 'discard')).toBe(full);
    },
  );
});

describe(named('ST597'), () => {
  const ofTech = testCard('Tech that blocks Speed', { factor: 'tech', block: 'speed' });
  const ofBoth = testCard('team-up that blocks Speed', { factor: ['tech', 'animal'], block: 'speed' });
  const ofEnergy = testCard('Energy that blocks Speed', { factor: 'energy', block: 'speed' });
  const useless = testCard('Tech that blocks Energy', { factor: 'tech', block: 'energy' });
  const layout: Layout = {
    power: 5,
    cards: [ofTech, ofBoth, ofEnergy, useless],
    me: { hand: ['ST597'] },
    them: {
      hand: [ofTech.id, ofBoth.id, ofEnergy.id, useless.id],
      deck: [ofTech.id, ofBoth.id, ofEnergy.id, ...openTo('ST597')],
    },
  };

  scenario('ST597 is not blocked by cards of the named factor, from hand or deck (SQ-C41)', layout, table => {
    table.attack('ST597').asks(0, 'factor', FACTORS).pick('tech').asks(1, 'block', [ofEnergy.id]);
    expect(table.refused).toEqual([
      { card: ofTech.id, why: 'why-proof' },
      { card: ofBoth.id, why: 'why-proof' },
      { card: useless.id, why: 'why-no-block' },
    ]);
    table.take();
    expect(table.zone(1, 'discard')).toEqual([ofEnergy.id, ofBoth.id, ofTech.id]);
    expect(table.lines).toContain('log-proof');
    expect(table.effects).toContain('ST597');
  });

  scenario('ST597 is blocked by all others', layout, table => {
    table.attack('ST597').pick('energy').asks(1, 'block', [ofTech.id, ofBoth.id]).block(ofTech.id);
    expect(table.zone(1, 'discard')).toEqual([ofTech.id]);
  });

  scenario('ST597 goes by the factor of a card, not by its icon (SQ-C41)', layout, table => {
    table.attack('ST597').pick('speed').asks(1, 'block', [ofTech.id, ofBoth.id, ofEnergy.id]).take();
    expect(table.zone(1, 'discard')).toEqual([ofTech.id]);
  });

  scenario(
    'ST597 is not stopped by such a card lost from the hand (SQ-C41)',
    { ...layout, them: { deck: [], hand: [ofTech.id, ofTech.id, ofEnergy.id, ofTech.id] } },
    table => {
      table.attack('ST597').pick('tech').take();
      table.pick(ofTech.id).pick(ofEnergy.id);
      expect(table.zone(1, 'hand')).toEqual([ofTech.id, ofTech.id]);
    },
  );
});
