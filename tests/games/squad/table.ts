import { expect } from 'vitest';
import type { Card } from '../../../src/games/squad/card.js';
import { cards } from '../../../src/games/squad/cards/index.js';
import { squadWith } from '../../../src/games/squad/index.js';
import type { SquadOptions } from '../../../src/games/squad/options.js';
import type { SquadState } from '../../../src/games/squad/state.js';
import type { Json, Runner } from '../../../src/kernel/index.js';
import { Played as PlayedOf, type Setting, sittings } from '../played.js';
import { madeOnce, underEveryRunner } from '../scenario.js';

/** One side of a laid-out table. Decks and discard piles list the top card first, Keepers the oldest first. */
export interface Side {
  deck?: readonly string[];
  hand?: readonly string[];
  discard?: readonly string[];
  keepers?: readonly (string | { card: string; owner?: 0 | 1; printed?: string })[];
}

/** A table in the middle of a match. What is left out is quiet: empty hands, plain decks, tails for every coin. */
export interface Layout {
  ruleset?: SquadOptions['ruleset'];
  power?: number;
  turn?: number;
  active?: 0 | 1;
  step?: SquadState['step'];
  coins?: readonly ('heads' | 'tails')[];
  /** Seat 0. */
  me?: Side;
  /** Seat 1. */
  them?: Side;
  memory?: Json;
  /** Cards that only this test knows, besides the game's own. */
  cards?: readonly Card[];
  /** Where to stop: after the step that is laid out (the default), or only when the match is over. */
  until?: 'step' | 'over';
}

/** A plain card by its blocking icon: a deck of these blocks that factor and no other. */
export const BLOCKS = {
  tech: 'ST142',
  elemental: 'ST143',
  animal: 'ST048',
  energy: 'ST229',
  speed: 'ST147',
  strength: 'ST172',
} as const;

/** A deck of plain cards with one icon. */
export const deckOf = (icon: keyof typeof BLOCKS, size = 12): string[] =>
  Array.from({ length: size }, () => BLOCKS[icon]);

const gameWith = madeOnce((own: readonly Card[]) => squadWith([...cards, ...own]));

const side = (one: Side = {}): Side => ({
  deck: one.deck ?? deckOf('tech'),
  hand: one.hand ?? [],
  discard: one.discard ?? [],
  keepers: one.keepers ?? [],
});

function laid({
  ruleset = 'tcg',
  power = 1,
  turn = 3,
  active = 0,
  step = 'attack',
  coins = Array.from({ length: 20 }, () => 'tails' as const),
  me,
  them,
  memory,
  cards: own,
  until = 'step',
}: Layout): Setting<SquadState, SquadOptions> {
  const players = [side(me), side(them)];
  return {
    game: gameWith(own),
    options: { ruleset },
    position: { power, turn, active, step, coins, players, ...(memory !== undefined && { memory }) },
    seats: sittings(['A', 'B']),
    stops: state => until === 'step' && (state.step !== step || state.turn !== turn),
  };
}

export class Played extends PlayedOf<SquadState, SquadOptions> {
  constructor(layout: Layout, runner: Runner) {
    super(laid(layout), runner);
  }

  get power(): number {
    return this.state.power;
  }

  get active(): number {
    return this.state.active;
  }

  /** Printed ids in a zone: decks and discard piles from the top, Keepers from the oldest. */
  zone(seat: 0 | 1, name: keyof Side): string[] {
    const ids = this.state.players[seat][name].map(instance => instance.card);
    return name === 'deck' || name === 'discard' ? ids.reverse() : ids;
  }

  /** What stands on the attacks and hits under way: for each the damage it is shown with, if any. */
  get underWay(): string[][] {
    const { panels } = this.session.table.scene('public');
    const zone = panels.flatMap(panel => panel.zones).find(({ id }) => id === 'under-way');
    return (zone?.cards ?? []).map(({ marks = [] }) => marks.map(({ value }) => String(value)));
  }

  /** What the open prompt does not offer, and why. */
  get refused(): { card: string | undefined; why: string | undefined }[] {
    return this.barred.map(option => ({ card: option.card, why: option.why?.id }));
  }

  /** The active player attacks with a card from hand. */
  attack(card: string): this {
    expect(this.prompt.reason).toBe('attack');
    return this.pick(card);
  }

  /** The asked player blocks with a card from hand. */
  block(card: string): this {
    expect(this.prompt.reason).toBe('block');
    return this.pick(card);
  }

  /** The asked player lets the damage come. */
  take(): this {
    expect(this.prompt.reason).toBe('block');
    return this.pick();
  }
}

/** One scenario under every runner. A prompt left open at the end fails it, but for the next attack of a match that goes on. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play, 'attack');
