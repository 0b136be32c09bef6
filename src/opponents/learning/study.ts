import type { Random } from '../../kernel/index.js';
import { scoresOf } from '../net/considered.js';
import type { Notes } from '../net/notes.js';
import { oddsOf } from './odds.js';
import type { Pupil, Step } from './pupil.js';

/** A choice, by how much better than expected it went on (in standard deviations of all), and what came of the match. */
interface Case {
  readonly step: Step;
  readonly better: number;
  readonly worth: number;
}

/** How much what came later counts for each choice before it (lambda of Schulman et al., 2016). */
const TRACE = 0.97;
/** How far odds may move before a choice is left alone (Schulman et al., 2017). */
const CLIP = 0.2;
/** What it is worth to keep trying other answers. */
const CURIOSITY = 0.003;
const PASSES = 2;
const BATCH = 256;
/** Adam's. */
const RATE = 0.0007;

/** Choices that led to one end, in order, and what it was worth: 1 for a win, 0 for the worst. */
export interface Experience {
  readonly steps: readonly Step[];
  readonly worth: number;
}

/** Learns from matches: makes answers likelier after which they went better than had been hoped. */
export function study(pupil: Pupil, experiences: readonly Experience[], random: Random): void {
  const cases = standardised(experiences.flatMap(casesOf));
  for (let pass = 0; pass < PASSES; pass++) {
    random.shuffle(cases);
    for (let from = 0; from < cases.length; from += BATCH) {
      const batch = cases.slice(from, from + BATCH);
      for (const one of batch) learn(pupil, one, 1 / batch.length);
      pupil.choosing.step(RATE);
      pupil.hoping.step(RATE);
    }
  }
}

function casesOf({ steps, worth }: Experience): Case[] {
  const cases: Case[] = [];
  let better = 0;
  let next = worth;
  for (const step of [...steps].reverse()) {
    better = next - step.hope + TRACE * better;
    next = step.hope;
    cases.push({ step, better, worth: Math.min(1, Math.max(0, better + step.hope)) });
  }
  return cases;
}

function standardised(cases: readonly Case[]): Case[] {
  const mean = cases.reduce((sum, { better }) => sum + better, 0) / cases.length;
  const variance = cases.reduce((sum, { better }) => sum + (better - mean) ** 2, 0) / cases.length;
  const spread = Math.sqrt(Math.max(1e-6, variance));
  return cases.map(one => ({ ...one, better: (one.better - mean) / spread }));
}

/** Takes in one choice; `share`: what it counts for. */
export function learn(
  pupil: Pupil,
  { step: { choice, chosen, odds: before }, better, worth }: Case,
  share: number,
): void {
  const { table, noted } = choice;
  const sums: Float32Array[] = [];
  const odds = oddsOf(scoresOf(pupil, choice, sums));
  const ratio = (odds[chosen] as number) / before;
  const isFar = better > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP;
  const entropy = odds.reduce((sum, one) => sum - one * Math.log(one + 1e-12), 0);
  const down = new Float32Array(pupil.choosing.hidden);
  for (const [at, one] of odds.entries()) {
    const towards = isFar ? 0 : -better * ratio * ((at === chosen ? 1 : 0) - one);
    const curious = CURIOSITY * one * (Math.log(one + 1e-12) + entropy);
    pupil.choosing.learn(share * (towards + curious), sums[at] as Float32Array, [noted[at] as Notes], down);
  }
  pupil.choosing.pass(down, table);
  const hopes: Float32Array[] = [];
  const now = pupil.hope(table, hopes);
  pupil.hoping.learn(share * (now - worth), hopes[0] as Float32Array, [table]);
}
