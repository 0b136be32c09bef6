import { type Card, counterId, hero, power, teamwork } from '../../../src/games/recharge/card.js';
import { rechargeWith } from '../../../src/games/recharge/index.js';
import type { RechargeOptions } from '../../../src/games/recharge/options.js';
import type { Player, RechargeState } from '../../../src/games/recharge/state.js';
import { type Json, optionsOf, type Prompt, type Runner } from '../../../src/kernel/index.js';
import { Played as PlayedOf, type Setting, stoppedAfter } from '../played.js';
import { saidAt } from '../preview.js';
import { madeOnce, underEveryRunner } from '../scenario.js';

const H = 'heroes';
const V = 'villains';
const X = 'x-men';
const W = 'women';

/** A small pool that only tests know, by short names, with numbers that no card of the house has: what they are about stands on them. */
export const POOL = {
  hero5: hero({ number: 801, name: 'Hero 5', left: [H], right: [H], points: 5 }),
  hero6: hero({ number: 802, name: 'Hero 6', left: [H], right: [H], points: 6 }),
  villain5: hero({ number: 803, name: 'Villain 5', left: [V], right: [V], points: 5 }),
  both4: hero({ number: 804, name: 'Both 4', left: [H, X], right: [V, W], points: 4 }),
  mixed3: hero({ number: 805, name: 'Mixed 3', left: [H], right: [X], points: 3 }),
  power4: power({ number: 810, name: 'Power 4', left: [H], right: [H], points: 4 }),
  power2or6: power({ number: 811, name: 'Power 2 or 6', left: [H], right: [H], points: { left: 2, right: 6 } }),
  bridge: power({ number: 812, name: 'Bridge', left: [H], right: [X], points: { left: 3, right: 5 } }),
  xpower: power({ number: 813, name: 'X power', left: [X], right: [X], points: 3 }),
  foil: power({ number: 814, name: 'Foil', left: [H], right: [H], points: 3, plus: 2 }),
  wide: power({ number: 815, name: 'Wide', left: [H, V], right: [X, W], points: 2 }),
  vpower: power({ number: 816, name: 'V power', left: [V], right: [V], points: 3 }),
  wpower: power({ number: 817, name: 'W power', left: [W], right: [W], points: 1 }),
  team: teamwork({ number: 820, name: 'Team', left: [H], right: [H], points: 2 }),
  crossTeam: teamwork({ number: 821, name: 'Cross team', left: [H], right: [X], points: 1 }),
  xhero: hero({ number: 806, name: 'X hero', left: [X], right: [X], points: 4 }),
} as const satisfies Record<string, Card>;
export type Name = keyof typeof POOL;

/** One player of a laid-out table. Piles list the top card first. */
export interface Side {
  draw?: readonly string[];
  hand?: readonly string[];
  discard?: readonly string[];
  reserve?: readonly number[];
  venture?: readonly number[];
  victory?: readonly number[];
  chain?: Json;
  out?: boolean;
}

/** A table in the middle of a match. What is left out is quiet: no cards, twelve counters of 2, decks of plain Powers. */
export interface Layout {
  position?: Json;
  players: readonly Side[];
  goal?: number;
  /** What a short match has. */
  short?: Pick<RechargeOptions, 'hands' | 'brisk'>;
  /** Cards of this test besides the pool. */
  cards?: readonly Card[];
  /** Stop after so many actions; left out: after one. `over`: go on to the end. */
  actions?: number | 'over';
}

export const id = (name: Name): string => POOL[name].id;
const nameOf = (card: string): string => Object.entries(POOL).find(([, { id: own }]) => own === card)?.[0] ?? card;
const asId = (name: string): string => (name in POOL ? id(name as Name) : name);

const gameWith = madeOnce((own: readonly Card[]) => rechargeWith([...Object.values(POOL), ...own]));

const side = (one: Side) => ({
  draw: (one.draw ?? ['power4', 'power4', 'power4', 'power4']).map(asId),
  hand: (one.hand ?? []).map(asId),
  discard: (one.discard ?? []).map(asId),
  reserve: one.reserve ?? Array.from({ length: 12 }, () => 2),
  venture: one.venture ?? [],
  victory: one.victory ?? [],
  chain: one.chain ?? [],
  out: one.out ?? false,
});

const laid = ({
  position = {},
  players,
  goal = 70,
  short = {},
  cards,
  actions = 1,
}: Layout): Setting<RechargeState, RechargeOptions> => ({
  ...stoppedAfter(actions, gameWith(cards)),
  options: { denominations: [1, 2, 3, 5], goal, ...short },
  position: { ...(position as object), players: players.map(side) },
  seats: players.map((_, at) => ({ name: `Player ${at}`, deck: { name: '', cards: { [counterId(1)]: 1 } } })),
});

export class Played extends PlayedOf<RechargeState, RechargeOptions> {
  constructor(layout: Layout, runner: Runner) {
    super(laid(layout), runner);
  }

  protected override cardName(card: string): string {
    return nameOf(card);
  }

  player(seat: number): Player {
    return this.state.players[seat] as Player;
  }

  /** Short names of what lies in a zone: piles from the top. */
  zone(seat: number, name: 'draw' | 'hand' | 'discard'): string[] {
    const names = this.player(seat)[name].map(({ card }) => nameOf(card));
    return name === 'hand' ? names : names.reverse();
  }

  chain(seat: number): string[] {
    return this.player(seat).chain.map(({ instance }) => nameOf(instance.card));
  }

  /** A seat's rating as everybody reads it. */
  rating(seat: number): number | undefined {
    const { panels } = this.session.table.game.view(this.state, 'public');
    return panels.find(panel => panel.seat === seat)?.meters.find(meter => meter.id === 'rating')?.value;
  }

  /** Whether a seat has a place for its hand: who is out has none. */
  seesHand(seat: number): boolean {
    const { panels } = this.session.table.scene(seat);
    return panels.some(panel => panel.seat === seat && panel.zones.some(({ kind }) => kind === 'hand'));
  }

  /** The table as it is written into a position and read from it. */
  get readAgain(): RechargeState {
    const { game, setup } = this.session.table;
    const names = setup.seats.map(({ name }) => name);
    // What counts the actions of a test is no part of a table.
    const { ran: _ran, ...written } = game.position.write(this.state) as Record<string, Json>;
    return game.position.read(written, setup.options, names, () => {
      throw new Error('a table that lies leaves nothing to chance');
    });
  }

  /** Whose move it is, as everybody reads it. */
  get turn(): number | null {
    return this.session.table.game.view(this.state, 'public').turn;
  }

  /** Where the table stands, as a seat reads it on its board and, up to what is at stake, in its menu. */
  seen(seat: number): { readonly status: string; readonly brief: readonly string[] } {
    const { table } = this.session;
    const { status, brief = [] } = table.game.view(this.state, seat);
    const stake = brief.findIndex(({ id }) => id === 'brief-stake');
    return { status: saidAt(table, status), brief: brief.slice(0, stake + 1).map(fact => saidAt(table, fact)) };
  }

  /** A card is named once, however many places it has. */
  override offered(prompt: Prompt = this.prompt): string[] {
    return [...new Set(super.offered(prompt))];
  }

  /** The ways in which the open prompt offers one card: side, upright or turned. */
  ways(name: Name): string[] {
    return optionsOf(this.prompt)
      .filter(option => option.card === id(name))
      .map(option => option.key.split('.').slice(2).join(' '));
  }

  /** What the open prompt does not offer, and why. */
  get refused(): { card: string; why: string | undefined }[] {
    return this.barred.map(option => ({ card: nameOf(option.card ?? ''), why: option.why?.id }));
  }

  /** Answers with a card and the first of its places whose key holds `way`. */
  pickWay(name: Name, way: string): this {
    const found = optionsOf(this.prompt).find(option => option.card === id(name) && option.key.includes(way));
    if (found === undefined) throw new Error(`"${name}" is not offered ${way}: ${this.ways(name).join(', ')}`);
    return this.pick(found.key);
  }
}

/** One scenario under every runner. A prompt left open at the end fails it. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play);
