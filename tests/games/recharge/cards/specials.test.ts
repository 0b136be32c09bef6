import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Card, hero, power } from '../../../../src/games/recharge/card.js';
import { cards } from '../../../../src/games/recharge/cards/index.js';
import { COLOURS } from '../../../../src/games/recharge/printed.js';
import type { WrittenSpecial } from '../../../../src/games/recharge/special.js';
import { optionsOf, type Prompt } from '../../../../src/kernel/index.js';
import { type Layout, POOL, type Side, scenario } from '../table.js';

const named = (name: string): Card => {
  const card = cards.find(other => other.name === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
};

const SPECIAL = cards.filter(({ special }) => special !== null);
const TWOS = Array.from({ length: 12 }, () => 2);
const on = (card: string, at: number, side = 'right') => ({ card, on: at, side });

/** Seat 0 fights with a chain and is to play; seat 1 leads with 5 + 16. */
function fight(chain: readonly object[], hand: readonly string[], me: Side = {}, them: Side = {}): Layout {
  return {
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
    players: [
      { hand, chain: chain as never, reserve: TWOS, ...me },
      { hand: ['power4', 'hero6'], chain: leading as never, reserve: TWOS, ...them },
    ],
    cards: SPECIAL,
  };
}
const leading = [{ card: POOL.hero5.id }, ...[0, 1, 2, 3].map(at => on(POOL.power4.id, at))];
const start = (card: string) => [{ card }];

describe('SPECIAL Heroes', () => {
  const fury = named('Nick Fury').id;
  const attack = (hand: string[], me: Side = {}): Layout => ({
    players: [{ hand, reserve: TWOS, ...me }, { hand: ['power4'] }],
    cards: SPECIAL,
  });

  scenario(
    'Nick Fury: shows the hand of a rival in this battle, to his player alone',
    {
      position: { step: 'answer', battle: { attacker: 1, waiting: [0], fighting: [1], turn: 1, ventured: true } },
      players: [
        { hand: [fury], reserve: TWOS },
        { hand: ['foil', 'team'], chain: start(POOL.hero5.id) },
      ],
      cards: SPECIAL,
    },
    table => {
      table.pick(fury).pick('keep');
      const [line] = table.logged('log-look-hand');
      expect(line?.secret).toMatchObject({
        seats: [0],
        args: { cards: { list: [{ card: POOL.foil.id }, { card: POOL.team.id }] } },
      });
      expect(JSON.stringify(line?.args)).not.toContain(POOL.foil.id);
      expect(table.effects).toContain(fury);
    },
  );

  scenario('Nick Fury: shows nothing when he attacks: nobody defends yet', attack([fury]), table => {
    table.pick(fury).pick('counter-2');
    expect(table.logged('log-look-hand')).toHaveLength(0);
    expect(table.effects).toEqual([]);
  });

  const kang = named('Kang').id;
  scenario(
    'Kang: takes the top card of his player’s discard pile',
    attack([kang], { discard: ['foil', 'team'] }),
    table => {
      table.pick(kang).pick('counter-2');
      expect(table.zone(0, 'hand')).toEqual(['power4', 'foil']);
      expect(table.zone(0, 'discard')).toEqual(['team']);
      expect(table.effects).toContain(kang);
    },
  );

  scenario('Kang: nothing from an empty pile', attack([kang]), table => {
    table.pick(kang).pick('counter-2');
    expect(table.zone(0, 'hand')).toEqual(['power4']);
    expect(table.effects).toEqual([]);
  });

  const professor = named('Professor X');
  const ticket = named('Open Ticket');
  const xmen = [{ card: professor.id }, on(POOL.xpower.id, 0)];
  scenario(
    'Professor X: +1 for each other X-Men Hero of the chain',
    fight([{ card: professor.id }, on(ticket.id, 0, 'left'), on(POOL.xhero.id, 1, 'left')], []),
    table => {
      expect(table.rating(0)).toBe(professor.points.left + ticket.points.left + POOL.xhero.points.left + 1);
      table.pick('concede');
    },
  );
  scenario(
    'Professor X: counts those who come after him',
    fight([{ card: professor.id }, on(ticket.id, 0)], ['xhero']),
    table => {
      const before = table.rating(0) as number;
      table.pick('xhero');
      expect(table.rating(0)).toBe(before + POOL.xhero.points.left + 1);
      expect(table.effects).toContain(professor.id);
    },
  );
  scenario('Professor X: nothing for himself, nor for others', fight(xmen, []), table => {
    expect(table.rating(0)).toBe(professor.points.left + POOL.xpower.points.left);
    table.pick('concede');
  });

  const longshot = named('Longshot');
  const tied = (mine: string): Layout => ({
    position: { step: 'battle', battle: { attacker: 1, fighting: [1, 0], turn: 0 } },
    players: [
      { hand: [], chain: start(mine) },
      { hand: [], chain: start(POOL.hero5.id) },
    ],
    cards: SPECIAL,
  });
  scenario('Longshot: wins a tie although he defends', tied(longshot.id), table => {
    expect(table.rating(0)).toBe(table.rating(1));
    table.asks(0, 'battle', ['pass', 'concede']).pick('concede');
    expect(table.effects).toContain(longshot.id);
  });
  scenario('Longshot: without him a tie is the attacker’s', tied(POOL.villain5.id), table => {
    table.asks(0, 'battle', ['concede']).pick('concede');
  });

  const mystique = named('Mystique');
  scenario(
    'Mystique: +2 when she defends',
    {
      ...fight(start(mystique.id), []),
      position: { step: 'battle', battle: { attacker: 1, fighting: [1, 0], turn: 0 } },
    },
    table => {
      expect(table.rating(0)).toBe(mystique.points.left + 2);
      table.pick('concede');
    },
  );
  scenario(
    'Mystique: says so before she is played',
    {
      position: { step: 'answer', battle: { attacker: 1, waiting: [0], fighting: [1], turn: 1, ventured: false } },
      players: [{ hand: [mystique.id] }, { hand: [], chain: start(POOL.hero5.id) }],
      cards: SPECIAL,
    },
    table => {
      expect(optionsOf(table.prompt)[0]?.label.args?.after).toBe(mystique.points.left + 2);
      table.pick(mystique.id).pick('keep');
      expect(table.rating(0)).toBe(mystique.points.left + 2);
      expect(table.effects).toContain(mystique.id);
    },
  );
  scenario('Mystique: not when she attacks', fight(start(mystique.id), []), table => {
    expect(table.rating(0)).toBe(mystique.points.left);
    table.pick('concede');
  });

  const dazzler = named('Dazzler').id;
  scenario(
    'Dazzler: every rival of the battle ventures their lowest counter, nobody else',
    {
      position: { step: 'answer', battle: { attacker: 1, waiting: [0], fighting: [1], turn: 1, ventured: true } },
      players: [
        { hand: [dazzler], reserve: [5] },
        { hand: [], reserve: [1, 3], chain: start(POOL.hero5.id) },
        { reserve: [1] },
      ],
      cards: SPECIAL,
    },
    table => {
      table.pick(dazzler).pick('keep');
      expect(table.player(1)).toMatchObject({ venture: [1], reserve: [3] });
      expect(table.player(2)).toMatchObject({ venture: [], reserve: [1] });
      expect(table.player(0).reserve).toEqual([5]);
      expect(table.effects).toContain(dazzler);
    },
  );
});

describe('SPECIAL Powers', () => {
  const crossover = named('Crossover');
  scenario('Crossover: goes with every colour', fight(start(POOL.villain5.id), [crossover.id, 'power4']), table => {
    table.asks(0, 'battle', [crossover.id, 'concede']).pick(crossover.id);
    expect(table.rating(0)).toBe(5 + crossover.points.left);
  });
  scenario(
    'IV.D.1.a: Crossover may come along with the card that starts an attack',
    { players: [{ hand: ['hero5', crossover.id], reserve: TWOS }, {}], cards: SPECIAL },
    table => {
      table
        .pick('hero5')
        .asks(0, 'venture', [crossover.id, 'counter-2'])
        .pick(crossover.id)
        .asks(0, 'venture', ['counter-2'])
        .pick('counter-2');
      expect(table.chain(0)).toEqual(['hero5', crossover.id]);
      expect(table.effects).toContain(crossover.id);
    },
  );
  scenario(
    'Crossover: comes along where the ante took the last counter, and without it the question is the same',
    { players: [{ hand: ['hero5', crossover.id], reserve: [] }, { reserve: [] }, {}], cards: SPECIAL, actions: 2 },
    table => {
      table.pick('hero5').asks(0, 'venture', [crossover.id, 'nothing']).pick(crossover.id);
      table.asks(0, 'venture', ['nothing']).pick('nothing').asks(1, 'defend').pick('concede');
      expect(table.chain(0)).toEqual(['hero5', crossover.id]);
      expect(table.player(0).venture).toEqual([]);
    },
  );
  scenario(
    'Crossover: or stay in hand, and nobody learns that it is there: the counter is asked for as without it (RE-14)',
    { players: [{ hand: ['hero5', crossover.id], reserve: TWOS }, {}], cards: SPECIAL },
    table => {
      table.pick('hero5').asks(0, 'venture').pick('counter-2');
      expect(table.chain(0)).toEqual(['hero5']);
      expect(table.zone(0, 'hand')).toContain(crossover.id);
    },
  );

  const premonition = named('Premonition');
  const start4 = { ...POOL.hero5, id: POOL.both4.id };
  scenario(
    'Premonition: puts the next three cards in an order of one’s choice, hidden from others',
    fight([{ card: start4.id }, on(crossover.id, 0)], [premonition.id], { draw: ['foil', 'team', 'wide', 'bridge'] }),
    table => {
      table.pick(premonition.id).asks(0, 'order', ['foil', 'team', 'wide']);
      const keys = 'options' in table.prompt ? table.prompt.options.map(({ key }) => key) : [];
      table.answer({ order: [keys[2], keys[0], keys[1]] as string[] });
      expect(table.zone(0, 'draw')).toEqual(['wide', 'foil', 'team', 'bridge']);
      const [line] = table.logged('log-arrange');
      expect(JSON.stringify(line?.args)).not.toContain(POOL.wide.id);
      expect(line?.secret).toMatchObject({
        seats: [0],
        args: { cards: { list: [POOL.wide, POOL.foil, POOL.team].map(({ id }) => ({ card: id })) } },
      });
      expect(table.effects).toContain(premonition.id);
    },
  );
  scenario(
    'Premonition: a single card is at least seen',
    fight([{ card: start4.id }, on(crossover.id, 0)], [premonition.id], { draw: ['foil'] }),
    table => {
      table.pick(premonition.id);
      expect(table.logged('log-arrange')[0]).toMatchObject({
        args: { count: 1 },
        secret: { seats: [0], args: { cards: { list: [{ card: POOL.foil.id }] } } },
      });
      expect(table.zone(0, 'draw')).toEqual(['foil']);
    },
  );
  scenario(
    'Premonition: nothing with an empty pile',
    fight([{ card: start4.id }, on(crossover.id, 0)], [premonition.id], { draw: [] }),
    table => {
      table.pick(premonition.id);
      expect(table.effects).not.toContain(premonition.id);
    },
  );

  const ambush = named('Ambush');
  scenario(
    'Ambush: may start a battle without a Hero',
    { players: [{ hand: [ambush.id], reserve: TWOS }, {}], cards: SPECIAL },
    table => {
      table.asks(0, 'attack', [ambush.id, 'pass']).pick(ambush.id).pick('counter-2');
      expect(table.rating(0)).toBe(ambush.points.left);
    },
  );
  scenario(
    'Ambush: does not start a defence',
    {
      position: { step: 'answer', battle: { attacker: 0, waiting: [1], fighting: [0], turn: 0, ventured: true } },
      players: [{ hand: [], chain: start(POOL.hero5.id) }, { hand: [ambush.id] }],
      cards: SPECIAL,
    },
    table => {
      table.asks(1, 'defend', ['concede']).pick('concede');
    },
  );

  /** A chain on which anything fits. */
  const open = [{ card: POOL.both4.id }, on(crossover.id, 0, 'left'), on(crossover.id, 0, 'right')];
  /** The rival's chain, with one card more at its end. */
  const leadingWith = (card: string) => [...leading, on(crossover.id, 4), on(card, 5)];
  const draws = named('Second Wave').id;
  scenario('Second Wave: draws a card', fight(open, [draws]), table => {
    table.pick(draws);
    expect(table.zone(0, 'hand')).toEqual(['power4']);
    expect(table.zone(1, 'hand')).toEqual(['power4', 'hero6']);
    expect(table.logged('log-draw')[0]?.why).toEqual({ card: draws });
    expect(table.effects).toContain(draws);
  });
  scenario('Second Wave: not from an empty pile', fight(open, [draws], { draw: [] }), table => {
    table.pick(draws);
    expect(table.effects).not.toContain(draws);
  });

  const reinforcements = named('Reinforcements');
  const twoHeroes = [{ card: POOL.hero5.id }, on(POOL.team.id, 0), on(POOL.hero6.id, 1), on(crossover.id, 2)];
  scenario('Reinforcements: +1 for every Hero of the chain', fight(twoHeroes, [reinforcements.id]), table => {
    const before = table.rating(0) as number;
    table.pick(reinforcements.id);
    expect(table.rating(0)).toBe(before + reinforcements.points.left + 2);
  });
  scenario('Reinforcements: Heroes of others do not count', fight(open, [reinforcements.id]), table => {
    const before = table.rating(0) as number;
    table.pick(reinforcements.id);
    expect(table.rating(0)).toBe(before + reinforcements.points.left + 1);
  });

  const plan = named('Counter-Plan').id;
  scenario('Counter-Plan: a loose card of the chain may come back to the hand', fight(open, [plan]), table => {
    table.pick(plan).asks(0, 'take back', [crossover.id]).pick(crossover.id);
    expect(table.zone(0, 'hand')).toEqual([crossover.id]);
    expect(table.chain(0)).toHaveLength(3);
    expect(table.effects).toContain(plan);
  });
  scenario('Counter-Plan: need not', fight(open, [plan]), table => {
    table.pick(plan).pick('keep');
    expect(table.chain(0)).toHaveLength(4);
    expect(table.effects).not.toContain(plan);
  });

  const stakes = named('High Stakes').id;
  scenario(
    'High Stakes: its player may venture although the player before did not',
    fight([...open, on(stakes, 2)], [crossover.id]),
    table => {
      table.pick(crossover.id).asks(0, 'venture').pick('counter-2');
      expect(table.player(0).venture).toEqual([2]);
      expect(table.effects).toContain(stakes);
    },
  );
  scenario(
    'High Stakes: not for others',
    {
      ...fight(open, [crossover.id], {}, { chain: leadingWith(stakes) as never }),
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0 } },
    },
    table => {
      // No counter is asked for.
      table.pick(crossover.id);
      expect(table.player(0).venture).toEqual([]);
      expect(table.effects).not.toContain(stakes);
    },
  );

  const feet = named('Cold Feet').id;
  const venturing = { step: 'battle', battle: { attacker: 0, fighting: [0, 1], turn: 0, ventured: true } };
  scenario(
    'Cold Feet: nobody else may venture',
    { ...fight(open, [crossover.id], {}, { chain: leadingWith(feet) as never }), position: venturing },
    table => {
      table.pick(crossover.id);
      expect(table.player(0).venture).toEqual([]);
      expect(table.effects).toContain(feet);
    },
  );
  scenario(
    'Cold Feet: its own player may',
    { ...fight([...open, on(feet, 2)], [crossover.id]), position: venturing },
    table => {
      table.pick(crossover.id).asks(0, 'venture').pick('counter-2');
      expect(table.player(0).venture).toEqual([2]);
    },
  );

  scenario(
    'RE-C6: Cold Feet goes before High Stakes',
    { ...fight([...open, on(stakes, 2)], [crossover.id], {}, { chain: leadingWith(feet) as never }) },
    table => {
      table.pick(crossover.id);
      expect(table.player(0).venture).toEqual([]);
      expect(table.effects).toContain(feet);
      expect(table.effects).not.toContain(stakes);
    },
  );
  scenario(
    'RE-C6: Cold Feet: what another card makes people venture they venture all the same',
    {
      position: { step: 'answer', battle: { attacker: 1, waiting: [0], fighting: [1, 2], turn: 1, ventured: true } },
      players: [
        { hand: [named('Dazzler').id], reserve: [5] },
        { hand: [], reserve: [1, 3], chain: leadingWith(feet) as never },
        { hand: [], reserve: [2, 3], chain: start(POOL.hero5.id) },
      ],
      cards: SPECIAL,
    },
    table => {
      table.pick(named('Dazzler').id);
      expect(table.state.players.map(({ venture }) => venture)).toEqual([[], [1], [2]]);
    },
  );

  const stubborn = named('Stubbornness').id;
  scenario(
    'IV.H: Stubbornness: what a SPECIAL says goes before the rules: its player may pass from behind',
    fight([...open, on(stubborn, 2)], []),
    table => {
      table.asks(0, 'battle', ['pass', 'concede']).pick('pass');
      expect(table.effects).toContain(stubborn);
      expect(table.state.battle?.turn).toBe(1);
    },
  );
  scenario(
    'RE-C4: Stubbornness: when everybody has passed in turn, its player may not pass again',
    { ...fight([...open, on(stubborn, 2)], []), actions: 3 },
    table => {
      table.pick('pass').asks(1, 'battle', ['power4', 'pass', 'concede']).pick('pass');
      table.asks(0, 'battle', ['concede']).pick('concede');
      expect(table.state.battle?.fighting).toEqual([1]);
    },
  );
  scenario(
    'Stubbornness: nobody else',
    fight(open, [], {}, { chain: [...leading, on(stubborn, 4)] as never }),
    table => {
      table.asks(0, 'battle', ['concede']).pick('concede');
    },
  );

  const momentum = named('Momentum');
  scenario('Momentum: +1 for every card of the chain, itself too', fight(open, [momentum.id]), table => {
    const before = table.rating(0) as number;
    table.pick(momentum.id);
    expect(table.rating(0)).toBe(before + momentum.points.left + 4);
    expect(table.rating(1)).toBe(21);
  });

  const jinx = named('Jinx').id;
  scenario('Jinx: a rival of the battle discards a card of their choice', fight(open, [jinx]), table => {
    table.pick(jinx).asks(1, 'discard', ['power4', 'hero6']).pick('power4');
    expect(table.zone(1, 'hand')).toEqual(['hero6']);
    expect(table.zone(1, 'discard')).toEqual(['power4']);
    expect(table.effects).toContain(jinx);
  });
  const threeIn = (hand: string[]): Layout => ({
    position: { step: 'battle', battle: { attacker: 0, fighting: [0, 2, 3], turn: 0 } },
    players: [
      { hand, chain: open as never, draw: ['foil'] },
      { hand: ['team'], chain: start(POOL.hero5.id) },
      { hand: ['foil'], chain: leading as never },
      { hand: ['wide', 'bridge'], chain: start(POOL.hero5.id) },
    ],
    cards: SPECIAL,
  });
  scenario('Jinx: of several rivals one, and nobody who has conceded', threeIn([jinx]), table => {
    table.pick(jinx).asks(0, 'rival', ['seat-2', 'seat-3']).pick('seat-3');
    table.asks(3, 'discard', ['wide', 'bridge']).pick('wide');
    expect([1, 2, 3].map(seat => table.zone(seat, 'hand'))).toEqual([['team'], ['foil'], ['bridge']]);
  });
  scenario('Jinx: nothing from an empty hand', fight(open, [jinx], {}, { hand: [] }), table => {
    table.pick(jinx);
    expect(table.effects).not.toContain(jinx);
  });

  const last = named('Last Word');
  scenario('Last Word: +3 with an empty hand', fight(open, [last.id]), table => {
    const before = table.rating(0) as number;
    table.pick(last.id);
    expect(table.rating(0)).toBe(before + last.points.left + 3);
  });
  scenario('Last Word: nothing while a card is held', fight(open, [last.id, 'team']), table => {
    const before = table.rating(0) as number;
    table.pick(last.id);
    expect(table.rating(0)).toBe(before + last.points.left);
  });
  const spoken = [...open, on(last.id, 2)];
  const shownFor = (table: { prompt: Prompt }, card: string): unknown =>
    optionsOf(table.prompt).find(option => option.card === card)?.label.args?.after;
  scenario('Last Word: what fills the hand again is known before it is played', fight(spoken, [draws]), table => {
    const before = table.rating(0) as number;
    expect(shownFor(table, draws)).toBe(before + 2);
    table.pick(draws);
    expect(table.rating(0)).toBe(before + 2);
    expect(table.logged('log-attach')[0]?.args?.rating).toBe(before + 2);
  });
  scenario('Last Word: not where there is nothing to draw', fight(spoken, [draws], { draw: [] }), table => {
    const before = table.rating(0) as number;
    expect(shownFor(table, draws)).toBe(before + 2 + 3);
    table.pick(draws);
    expect(table.rating(0)).toBe(before + 2 + 3);
  });
});

describe('SPECIAL Teamworks', () => {
  const both = start(POOL.both4.id);
  const rally = named('Rally Call').id;
  const hero = [{ card: POOL.hero5.id }];
  scenario('Rally Call: draws two cards', fight(hero, [rally], { draw: ['foil', 'team', 'wide'] }), table => {
    table.pick(rally);
    expect(table.zone(0, 'hand')).toEqual(['foil', 'team']);
    expect(table.zone(1, 'hand')).toHaveLength(2);
    expect(table.effects).toContain(rally);
  });
  scenario('Rally Call: as many as there are', fight(hero, [rally], { draw: ['foil'] }), table => {
    table.pick(rally);
    expect(table.zone(0, 'hand')).toEqual(['foil']);
  });

  const ticket = named('Open Ticket').id;
  scenario(
    'Open Ticket: goes with every colour, on both sides',
    fight([{ card: POOL.villain5.id }, on(ticket, 0)], ['xhero', 'hero6']),
    table => {
      table.asks(0, 'battle', ['xhero', 'hero6', 'concede']).pick('xhero');
      expect(table.rating(0)).toBe(5 + 0 + 4);
    },
  );

  const over = (winner: number, mine: readonly object[], me: Side = {}): Layout => ({
    position: { step: 'after', winner, battle: { attacker: 0, fighting: [winner], turn: 0 } },
    players: [
      { hand: [], chain: mine as never, venture: [1, 3], reserve: [2], ...me },
      { hand: [], chain: start(POOL.hero5.id), venture: [2], reserve: [2] },
    ],
    cards: SPECIAL,
  });
  const house = named('Safe House').id;
  scenario('Safe House: after a lost battle the lowest counter comes back', over(1, [...both, on(house, 0)]), table => {
    expect(table.player(0).reserve).toEqual([1, 2]);
    expect(table.player(1).victory).toEqual([2, 3]);
    expect(table.effects).toContain(house);
  });
  scenario('Safe House: not after a won one', over(0, [...both, on(house, 0)]), table => {
    expect(table.player(0)).toMatchObject({ reserve: [2], victory: [1, 2, 3] });
    expect(table.effects).not.toContain(house);
  });

  const double = named('Double or Nothing').id;
  scenario('Double or Nothing: two cards after a won battle', over(0, [...both, on(double, 0)]), table => {
    table.pickAs(0);
    expect(table.zone(0, 'hand')).toEqual(['power4', 'power4']);
    expect(table.effects).toContain(double);
  });
  scenario('Double or Nothing: none after a lost one', over(1, [...both, on(double, 0)]), table => {
    expect(table.zone(0, 'hand')).toEqual([]);
  });

  const family = named('Big Family');
  const three = [
    { card: POOL.hero5.id },
    on(POOL.team.id, 0),
    on(POOL.hero6.id, 1),
    on(POOL.team.id, 2),
    on(POOL.hero5.id, 3),
  ];
  scenario('Big Family: +2 with three Heroes', fight([...three, on(family.id, 4)], []), table => {
    expect(table.rating(0)).toBe(5 + 2 + 6 + 2 + 5 + family.points.left + 2);
    table.pick('concede');
  });
  scenario('Big Family: nothing with two', fight([...three.slice(0, 3), on(family.id, 2)], []), table => {
    expect(table.rating(0)).toBe(5 + 2 + 6 + family.points.left);
    table.pick('concede');
  });

  const peace = named('Peace Offering').id;
  scenario(
    'Peace Offering: everybody in the battle draws a card',
    { ...fight([{ card: POOL.xhero.id }], [peace], { draw: ['foil'] }, { hand: [], draw: ['team'] }) },
    table => {
      table.pick(peace);
      expect(table.zone(0, 'hand')).toEqual(['foil']);
      expect(table.zone(1, 'hand')).toEqual(['team']);
      expect(table.effects).toContain(peace);
    },
  );
});

describe('Peace Offering among many', () => {
  const peace = named('Peace Offering').id;
  scenario(
    'Peace Offering: not for who has conceded',
    {
      position: { step: 'battle', battle: { attacker: 0, fighting: [0, 2], turn: 0 } },
      players: [
        { hand: [peace], chain: start(POOL.xhero.id) },
        { hand: [], chain: start(POOL.hero5.id) },
        { hand: [], chain: start(POOL.hero6.id) },
      ],
      cards: SPECIAL,
    },
    table => {
      table.pick(peace);
      expect([0, 1, 2].map(seat => table.zone(seat, 'hand').length)).toEqual([1, 0, 1]);
    },
  );
});

describe('cards of a set', () => {
  const wide = [...COLOURS];
  const own = (number: number, special: WrittenSpecial): Card =>
    power({ number, name: `Own ${number}`, left: wide, right: wide, points: 1 }, special);
  const back = own(900, { played: [{ do: 'take back' }] });
  const again = own(901, { played: [{ do: 'take back' }] });
  const plain = own(902, {});
  const layout = (hand: readonly string[], chain: readonly object[]): Layout => {
    const base = fight(chain, hand);
    return { ...base, cards: [...SPECIAL, back, again, plain] };
  };

  scenario(
    'a card that takes back never takes one that does so too: they would go on for ever',
    layout([again.id], [{ card: POOL.both4.id }, on(back.id, 0), on(plain.id, 0, 'left')]),
    table => {
      table.pick(again.id).asks(0, 'take back', [plain.id]).pick(plain.id);
      expect(table.chain(0)).toEqual(['both4', back.id, again.id]);
    },
  );

  const spoils = own(903, { won: [{ do: 'discard' }] });
  const over = (winner: number): Layout => ({
    position: { step: 'after', winner, battle: { attacker: 0, fighting: [winner], turn: 0 } },
    players: [
      { hand: [], chain: [{ card: POOL.both4.id }, on(spoils.id, 0)] as never, reserve: [2] },
      { hand: ['power4', 'hero6'], chain: start(POOL.hero5.id), reserve: [2] },
      { hand: ['power4'], reserve: [2] },
    ],
    cards: [spoils],
  });
  scenario('when a battle is won: a rival who was in it, though nobody fights any more', over(0), table => {
    table.asks(1, 'discard', ['power4', 'hero6']).pick('power4');
    expect(table.zone(1, 'discard')).toContain('power4');
    expect(table.effects).toContain(spoils.id);
    table.pickAs(1).pickAs(2);
  });
  scenario('when it is lost: nothing', over(1), table => {
    expect(table.logged('log-discard')).toHaveLength(0);
    expect(table.effects).not.toContain(spoils.id);
    table.pickAs(1).pickAs(2);
  });

  const leftFirst: Card = { ...own(905, { opens: true }), points: { left: 2, right: 6 } };
  scenario(
    'a card of two numbers that starts a battle lies upright: its left one counts',
    { players: [{ hand: [leftFirst.id], reserve: TWOS }, {}], cards: [leftFirst] },
    table => {
      table.asks(0, 'attack', [leftFirst.id, 'pass']).pick(leftFirst.id).pick('counter-2');
      expect(table.rating(0)).toBe(2);
    },
  );

  const three = hero({
    number: 906,
    name: 'Three',
    left: ['women'],
    right: ['heroes', 'villains', 'x-men'],
    points: 1,
  });
  const hung = [{ card: three.id }, on(POOL.power4.id, 0), on(POOL.vpower.id, 0)];
  scenario(
    'a Hero takes a card for each of three colours, and none for a colour that is taken (I.C.2.d)',
    { ...fight(hung, ['vpower', 'power4', 'xpower']), cards: [...SPECIAL, three] },
    table => {
      const places = (['vpower', 'power4', 'xpower'] as const).map(name =>
        optionsOf(table.prompt)
          .filter(({ card }) => card === POOL[name].id)
          .map(({ label }) => label.args?.on),
      );
      expect(places).toEqual([[{ card: POOL.vpower.id }], [{ card: POOL.power4.id }], [{ card: three.id }]]);
      table.pick('xpower');
    },
  );

  const eager = own(904, { worth: [{ plus: 2, when: { if: 'attacking' } }], rides: true });
  scenario(
    'a card that is worth more to who attacks says so before the attack',
    { players: [{ hand: ['hero5', eager.id], reserve: TWOS }, {}], cards: [eager] },
    table => {
      table.pick('hero5').asks(0, 'venture', [eager.id, 'counter-2']).pick(eager.id).pick('counter-2');
      expect(table.rating(0)).toBe(5 + 1 + 2);
    },
  );
});

describe('cards that come along', () => {
  const wide = [...COLOURS];
  const rider = (number: number, left: Card['left']): Card =>
    power({ number, name: `Rider ${number}`, left, right: wide, points: 1 }, { rides: true });
  // The second fits nowhere but on the first.
  const [one, other] = [rider(910, wide), rider(911, ['women'])];
  const second = { ...other, right: other.left };
  scenario(
    'one after the other, also those that fit only on another',
    { players: [{ hand: ['hero5', second.id, one.id], reserve: TWOS }, {}], cards: [one, second] },
    table => {
      table.pick('hero5').asks(0, 'venture', [one.id, 'counter-2']).pick(one.id);
      table.asks(0, 'venture', [second.id, 'counter-2']).pick(second.id).pick('counter-2');
      expect(table.chain(0)).toEqual(['hero5', one.id, second.id]);
    },
  );
});

test('every SPECIAL has a test that names it', () => {
  const here = ['specials', 'worth', 'moments', 'holds']
    .map(file => readFileSync(new URL(`./${file}.test.ts`, import.meta.url), 'utf8'))
    .join('\n');
  // Rows of a table have the name first; their titles begin with it.
  const has = (name: string): boolean =>
    here.includes(`${name}: `) || new RegExp(`(?:\\[|name: )\\s*(['"])${name}\\1,`).test(here);
  expect(SPECIAL.map(({ name }) => name).filter(name => !has(name))).toEqual([]);
});
