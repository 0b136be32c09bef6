import { Chance, type Game, type Random, Session, standing } from '../../kernel/index.js';
import { decksOf } from '../../matches/play/look.js';
import { Counting } from '../../stats/counting.js';
import type { Store } from '../../store/port.js';
import { connect } from '../../store/sqlite/connection.js';
import { storeOver } from '../../store/sqlite/engine.js';
import type { House } from '../command.js';
import { decksAt, setupAt } from '../simulate/plan.js';
import { isChoice, playerOf } from '../simulate/players.js';
import { readPlan } from '../simulate.js';
import { begun } from './begun.js';

/** Where matches were played, and two people who played some of them. */
export interface Venue {
  readonly guild: string;
  readonly channel: string;
  readonly pair: readonly [string, string];
}

interface Filling {
  readonly game: Game;
  readonly house: House;
  readonly venue: Venue;
  /** How many matches there are to be. */
  readonly to: number;
}

/** Matches that are really played; all others are one of these among other people. */
const PLAYED = 10;
/** Matches for each person; the pair has as many, all among the first, however many there are in all. */
const EACH = 50;
const MONTH = 30 * 24 * 60 * 60_000;

/** Records finished matches in a database that has none, archived and counted. */
export async function fill(file: string, { game, house, venue, to }: Filling): Promise<void> {
  const connection = connect(file);
  // Nobody would miss them after a power cut.
  connection.sqlite.pragma('synchronous = OFF');
  let time = Date.now() - MONTH;
  const store = storeOver(connection, { now: () => time });
  const random = new Chance('finished').stream('people');
  const played = Array.from({ length: PLAYED }, (_, n) => playOut(game, house, `growth/${n}`, n));
  for (let n = 0; n < to; n++) {
    time++;
    const pair = n < EACH ? venue.pair : strangers(random, Math.ceil(to / EACH));
    await record(store, played[n % PLAYED] as Session<unknown>, { id: `match-${n}`, venue, pair, at: time });
  }
  await new Counting(store, () => game).catchUp();
  // Everybody has seen how they ended: no board is behind.
  connection.sqlite.exec('DELETE FROM shown');
  await store.close();
}

/** Two of so many people. */
export function strangers(random: Random, people: number): [string, string] {
  const one = random.int(people);
  return [`person-${one}`, `person-${(one + 1 + random.int(people - 1)) % people}`];
}

/** A match between random players, with the decks of the `n`th of a simulation. */
export function playOut(game: Game, house: House, seed: string, n = 0): Session<unknown> {
  const plan = readPlan([game.id, '--seed', seed], house);
  const setup = setupAt(plan, seed, decksAt(plan, n, plan.unseen));
  const session = Session.begin(game, setup);
  const players = setup.seats.map((_, seat) => playerOf(game, 'random', `${seed}/${seat}`, new Set()));
  while (session.table.outcome === null) {
    const prompt = session.prompts.find(isChoice) ?? session.prompts[0];
    const player = players[prompt?.seat ?? 0];
    if (prompt === undefined || player === undefined) throw new Error('nobody is asked anything');
    session.answer(prompt.number, prompt.seat, player(prompt, { table: session.table, since: [] }));
  }
  return session;
}

/** As which match. */
interface Recorded {
  readonly id: string;
  readonly venue: Venue;
  readonly pair: readonly [string, string];
  readonly at: number;
}

/** One of the matches that were played, as another match. */
async function record(store: Store, session: Session<unknown>, { id, venue, pair, at }: Recorded): Promise<void> {
  const { game, outcome, setup } = session.table;
  if (outcome === null) throw new Error('it is not over');
  const seats = pair.map((player, seat) => ({
    player,
    name: player,
    deck: setup.seats[seat]?.deck ?? { name: '', cards: {} },
  }));
  const match = begun(game, { id, guild: venue.guild, channel: venue.channel, at, seats });
  await store.createMatch(match);
  const [first, last] = [session.snapshots[0], session.snapshots.at(-1)];
  if (first !== undefined) await store.commit(id, 0, { moves: [], snapshot: first, log: [] });
  const facts = game.facts(standing(session.log), decksOf(match));
  await store.commit(id, 0, {
    moves: session.moves,
    ...(last !== undefined && { snapshot: last }),
    log: session.log,
    status: 'over',
    outcome,
    facts,
  });
  await store.archive(id);
}
