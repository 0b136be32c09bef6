import type { Random } from '../../kernel/index.js';
import type { Notes } from '../net/notes.js';
import { sigmoid } from '../net/odds.js';
import { chances } from './chances.js';
import type { Pupil, Step } from './pupil.js';

/** How much what came later counts for each choice before it (lambda of Schulman et al., 2016). */
const TRACE = 0.97;
/** How far odds may move before a choice is left alone (Schulman et al., 2017). */
const CLIP = 0.2;
/** What it is worth to keep trying other answers. */
const CURIOSITY = 0.003;
const PASSES = 2;
const BATCH = 256;
/** How far weights move at a time: Adam's rate. */
const RATE = 0.0007;

/** A match of those who win and lose together. */
export interface Experience {
  /** Their choices, in order. */
  readonly steps: readonly Step[];
  /** How the table stood now and then, as each of them saw it. */
  readonly stands: readonly (readonly Notes[])[];
  readonly won: boolean;
  /** What it was worth: 1 where it was won, less where it was not. */
  readonly worth: number;
}

/** A choice, by how much better than expected it went on (in standard deviations of all), and what came of it. */
export interface Case {
  readonly step: Step;
  readonly better: number;
  readonly worth: number;
}

/** Learns from matches: makes answers likelier after which they went better than had been hoped. */
export function study(pupil: Pupil, experiences: readonly Experience[], random: Random): void {
  const cases = standardised(experiences.flatMap(casesOf));
  for (let pass = 0; pass < PASSES; pass++) {
    inBatches(
      random.shuffle(cases),
      (one, share) => learnChoice(pupil, one, share),
      () => {
        pupil.choice.layer.step(RATE);
        pupil.odds.layer.step(RATE);
      },
    );
    studyStands(pupil, experiences, random);
  }
}

/** Learns from matches how likely tables are to be won, once. */
export function studyStands(pupil: Pupil, experiences: readonly Experience[], random: Random): void {
  const stands = experiences.flatMap(({ stands: all, won }) => all.map(views => ({ views, won })));
  inBatches(
    random.shuffle(stands),
    ({ views, won }, share) => learnOdds(pupil, views, won, share),
    () => pupil.odds.layer.step(RATE),
  );
}

function inBatches<T>(list: readonly T[], learn: (one: T, share: number) => void, step: () => void): void {
  for (let from = 0; from < list.length; from += BATCH) {
    const batch = list.slice(from, from + BATCH);
    for (const one of batch) learn(one, 1 / batch.length);
    step();
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

/** Takes in one choice, which counts for a share of what is learnt at a time. */
export function learnChoice({ choice, odds: prospects }: Pupil, { step, better, worth }: Case, share: number): void {
  const { table, noted } = step.choice;
  const sums: Float32Array[] = [];
  const odds = chances(choice.scores(step.choice, sums));
  const { layer } = choice;
  const ratio = (odds[step.chosen] as number) / step.chance;
  const isFar = better > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP;
  const entropy = odds.reduce((sum, one) => sum - one * Math.log(one + 1e-12), 0);
  const down = new Float32Array(layer.hidden);
  for (const [at, one] of odds.entries()) {
    const towards = isFar ? 0 : -better * ratio * ((at === step.chosen ? 1 : 0) - one);
    const curious = CURIOSITY * one * (Math.log(one + 1e-12) + entropy);
    layer.learn(share * (towards + curious), sums[at] as Float32Array, noted[at] as Notes, down);
  }
  layer.pass(down, table);
  const hopes: Float32Array[] = [];
  const now = sigmoid(prospects.outlook(table, hopes));
  prospects.layer.learn(share * (now - worth), hopes[0] as Float32Array, table);
}

/** Takes in how a table stood of which it is known by now whether it was won. */
export function learnOdds({ odds }: Pupil, views: readonly Notes[], won: boolean, share: number): void {
  const sums = views.map(() => [] as Float32Array[]);
  const scores = views.map((view, at) => odds.outlook(view, sums[at]));
  const now = sigmoid(scores.reduce((sum, score) => sum + score, 0) / views.length);
  const slope = (share * (now - (won ? 1 : 0))) / views.length;
  for (const [at, view] of views.entries()) odds.layer.learn(slope, sums[at]?.[0] as Float32Array, view);
}
