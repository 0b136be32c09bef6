import { Dice } from '../../src/cli/simulate/dice.js';
import { gameOf } from '../../src/games/index.js';
import {
  commit,
  type Deck,
  type Game,
  type Json,
  type Outcome,
  type Prompt,
  Session,
  sample,
  standing,
} from '../../src/kernel/index.js';
import { decksOf } from '../../src/matches/play/look.js';
import { setupOf } from '../../src/matches/play/table.js';
import type { MatchRow, Store } from '../../src/store/port.js';

const secret = '5e'.repeat(32);

/** Ready decks of a game that may meet at one table. */
function decksFor(game: Game, options: Json, seats: number): Deck[] {
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(game.rulesets[0]?.id ?? ''));
  const from = (laid: Deck[]): Deck[] | null => {
    if (game.decks.pair?.(laid, game.options.parse(options)) != null) return null;
    if (laid.length === seats) return laid;
    for (const { id, cards } of ready.slice(laid.length)) {
      const found = from([...laid, { name: id, cards }]);
      if (found !== null) return found;
    }
    return null;
  };
  return from([]) as Deck[];
}

/** Writes a finished match as it was played: a step for each snapshot, and the last with its end. */
export async function keep(store: Store, { game, match, session }: Finished): Promise<void> {
  await store.createMatch({ ...match, status: 'playing', moves: 0, lines: 0, outcome: null });
  let done = 0;
  const upTo = (seq: number) => session.moves.filter(move => move.seq > done && move.seq <= seq);
  for (const snapshot of session.snapshots) {
    await store.commit(match.id, done, { moves: upTo(snapshot.seq), snapshot, log: [] });
    done = snapshot.seq;
  }
  await store.commit(match.id, done, {
    moves: upTo(match.moves),
    log: session.log,
    status: 'over',
    outcome: match.outcome as Outcome,
    facts: game.facts(standing(session.log), decksOf(match)),
  });
}

/** What the seats bring to the shuffle: words, the later seat first; nothing; or what an older build noted of them. */
export type Brought = 'luck' | 'nothing' | 'sittings';

export interface Finished {
  readonly game: Game;
  readonly match: MatchRow;
  readonly session: Session<unknown>;
}

/** A match of any game, as the store would hold it: some random answers, an undone move, and then everybody concedes. */
export function finished(id: string, brought: Brought = 'luck', seed = ''): Finished {
  const game = gameOf(id) as Game;
  const [ruleset] = game.rulesets as [Game['rulesets'][number]];
  const options = game.options.parse(ruleset.options) as Json;
  const names = ['Ann', 'Bob'];
  const decks = decksFor(game, options, names.length);
  const match: MatchRow = {
    id: 'm1',
    game: id,
    ruleset: ruleset.id,
    options,
    status: 'over',
    guild: null,
    channel: 'c',
    host: 'ann',
    terms: { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 },
    secret,
    commitment: commit(secret),
    set: null,
    version: 'v1',
    series: null,
    moves: 0,
    lines: 0,
    outcome: null,
    createdAt: 0,
    updatedAt: 0,
    seats: names.map((name, seat) => ({
      seat,
      player: name.toLowerCase(),
      name,
      deck: decks[seat] as Deck,
      sitting: brought === 'sittings' ? `${name} clicked` : '',
      luck: brought === 'luck' ? { words: `luck of ${name}`, n: names.length - seat } : null,
      late: seat > 0,
    })),
  };
  const session = Session.begin(game, setupOf(match));
  const dice = new Dice(`a finished match of ${id}${seed}`);
  for (let asked = 0; asked < 24 && session.table.outcome === null; asked++) {
    const [prompt] = session.prompts as [Prompt];
    session.answer(prompt.number, prompt.seat, sample(prompt, dice), asked % 7 === 3 ? 'default' : 'player');
    if (asked === 5) session.undo(4);
  }
  for (const { seat } of match.seats) if (session.table.outcome === null) session.leave(seat);
  return {
    game,
    session,
    match: { ...match, moves: session.moves.length, lines: session.log.length, outcome: session.table.outcome },
  };
}
