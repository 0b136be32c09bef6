import { chooseOne, type Game, hash, type Setup, text } from '../../kernel/index.js';
import { playMatch } from '../simulate/match.js';
import { playerOf } from '../simulate/players.js';

const QUESTIONS = 100;

interface Asked {
  count: number;
}

/** A game whose rules do nothing but ask: all that it costs is the kernel's. */
const asking = (game: Game): Game<Asked> => ({
  ...(game as Game<Asked>),
  setup: () => ({ count: 0 }),
  *next({ state }) {
    const options = ['one', 'other'].map(key => ({ key, label: text('name', { name: key }) }));
    const seat = state.count++ % 2;
    yield* chooseOne({ seat, reason: 'floor', question: text('card'), options, default: { pick: ['one'] } });
  },
  outcome: ({ count }) => (count < QUESTIONS ? null : { places: [1, 2], reason: text('card') }),
  stalemate: { turn: ({ count }) => count, hidden: () => [], table: () => null, luck: [], end: () => undefined },
});

/** Decisions a second when there are no rules. */
export function floor(game: Game, seconds: number): number {
  const bare = asking(game) as Game;
  const seats = ['A', 'B'].map(name => ({ name, deck: { name, cards: {} } }));
  const setup: Setup = { version: 'simulation', options: {}, seats, seed: hash('floor') };
  const play = (): number => {
    const players = seats.map((_, seat) => playerOf(bare, 'random', `floor/${seat}`, new Set()));
    return playMatch(bare, setup, players, {}).decisions;
  };
  for (let warm = 0; warm < 200; warm++) play();
  let decisions = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) decisions += play();
  return decisions / ((performance.now() - began) / 1000);
}
