import { plainly, type Translator } from '../../src/discord/render/translator.js';
import type { Game, Scene, Seat } from '../../src/kernel/index.js';
import { momentsOf } from '../corpus.js';

/** A scene of a match with random answers, and how it is said. */
export interface Fuzzed {
  readonly scene: Scene;
  readonly viewer: Seat | 'public';
  readonly say: Translator;
}

/** Scenes of matches with random answers: every twentieth as everybody or the player who is asked sees it, and each match's last. */
export function* fuzzed(game: Game, ruleset: string, matches: number, seed: string): Generator<Fuzzed> {
  const moments = momentsOf({ game, ruleset, matches, seed, log: false });
  for (const { table, prompt, match, answers, say } of moments) {
    // Each match shows some of its scenes: the matches are many.
    if (prompt !== null && answers % 20 !== match % 20) continue;
    const viewer = prompt === null || answers % 2 === 0 ? 'public' : prompt.seat;
    yield { scene: table.scene(viewer), viewer, say: plainly(say) };
  }
}
