import { expect, test } from 'vitest';
import { type Answer, keysOf, type Option, optionsOf, type Prompt } from '../../../src/kernel/index.js';
import { everyRuleset, type Moment, momentsOf } from '../../corpus.js';
import { soak } from '../../soak.js';
import { promisesOf as ofChampions } from './champions.js';
import { type Course, type Offer, type Promised, playedOn } from './course.js';
import { forecastsOf } from './forecasts.js';
import { promisesOf as ofRecharge } from './recharge.js';
import { promisesOf as ofSmash } from './smash.js';
import { promisesOf as ofSquad } from './squad.js';

// What a menu says before something happens must come true: in random matches each answer that promises something is given at a
// copy of the table. Left to others is what only others decide: windows in which somebody may step in are passed, and what else
// they are asked is answered with the default. What nobody can know is left open, as each promise says (`isOpen`), and counted apart.

/** Questions that offer to step in while something else goes on. */
const WINDOWS = ['interrupt', 'response', 'defend', 'defend another', 'asked', 'block', 'counter', 'react'];

/** Makes of one answer what it promises, and who passes what is asked after it. */
interface Reader {
  promisesOf(offer: Offer): Promised[];
  passes(prompt: Prompt): boolean;
}
const offered = (promisesOf: Reader['promisesOf']): Reader => ({
  promisesOf,
  passes: ({ reason }) => WINDOWS.includes(reason),
});
/** What an answer does is played on at random, a forecast as if everybody did nothing. */
const READERS: Readonly<Record<string, readonly Reader[]>> = {
  squad: [offered(ofSquad)],
  recharge: [offered(ofRecharge)],
  smash: [offered(ofSmash)],
  champions: [offered(ofChampions), { promisesOf: forecastsOf, passes: () => true }],
};

/** How many of each kind are held against what came, at least: about half of what there are in the part that `npm test` plays. */
const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  squad: {
    attack: 1500,
    taken: 500,
    stopped: 250,
    'damage left': 140,
    absorbed: 120,
    'stopped in part': 14,
    misfire: 14,
    'taken for sure': 2,
    deck: 2,
  },
  recharge: { rating: 2500, stake: 1200, conceded: 450, idle: 25, spent: 2 },
  smash: {
    'change-hand': 250,
    'change-active': 60,
    'change-table': 80,
    'change-heroes': 5,
    swapped: 3500,
    retires: 450,
    joins: 450,
    nothing: 160,
    falls: 160,
    'is stunned': 300,
    defenceless: 35,
    uncountered: 1,
  },
  champions: {
    'on a card': 900,
    hand: 70,
    tough: 20,
    cost: 900,
    'discard next': 550,
    'preview-undefended-you': 80,
    'preview-defend': 70,
    'preview-defend-ally': 30,
    'preview-activates-attack': 100,
    'preview-activates-scheme': 100,
    'preview-stunned': 20,
    'preview-confused': 5,
    'forecast threat': 700,
    'forecast acts': 300,
    'no fall unwarned': 80,
    'danger-hero': 45,
    'danger-scheme': 65,
    'danger-scheme-form': 90,
    'danger-scheme-crisis': 4,
    'danger-scheme-card': 8,
  },
};

/** Answers of one option. What is answered in several parts promises nothing by itself. */
function answersOf(
  prompt: Prompt,
): { readonly key: string; readonly label: Option['label']; readonly answer: Answer }[] {
  if (prompt.kind !== 'one' && (prompt.kind !== 'some' || prompt.min > 1 || prompt.ordered === true)) return [];
  const none = prompt.kind === 'some' ? prompt.none : undefined;
  const labels = new Map(optionsOf(prompt).map(({ key, label }) => [key, label]));
  return keysOf(prompt).map(key => ({
    key,
    label: labels.get(key) ?? { id: key },
    answer: { pick: key === none?.key ? [] : [key] },
  }));
}

/** Every promise at a moment, and what came of it. */
function* promisesAt(
  moment: Moment,
  readers: readonly Reader[],
): Generator<{ one: Promised; course: Course; of: string }> {
  const { table, prompt, match, answers } = moment;
  if (prompt === null) return;
  for (const { key, label, answer } of answersOf(prompt)) {
    const preview = table.preview(prompt.number, key);
    for (const { promisesOf, passes } of readers) {
      const promises = promisesOf({ table, prompt, key, label, preview });
      if (promises.length === 0) continue;
      const courses = playedOn(moment, prompt, answer, promises, passes);
      const of = `match ${match}, after ${answers} answers, ${prompt.reason}: ${key}`;
      for (const [at, course] of courses.entries()) yield { one: promises[at] as Promised, course, of };
    }
  }
}

test.each([
  ['squad', soak(600, 48)],
  ['recharge', soak(300, 24)],
  ['smash', soak(300, 18)],
  ['champions', soak(1200, 60)],
])('what a menu says beforehand comes true: %s', { timeout: 900_000 }, (id, matches) => {
  const counts: Record<string, number> = {};
  const untrue: string[] = [];
  const series = everyRuleset(() => matches).filter(({ game }) => game.id === id);
  for (const { game, ruleset, matches } of series)
    for (const moment of momentsOf({ game, ruleset, matches, seed: 'promises', log: false, forks: true }))
      for (const { one, course, of } of promisesAt(moment, READERS[id] ?? [])) {
        const { kind, kept, isOpen } = one;
        const counted = isOpen?.(course as never) === true ? `${kind}, open` : kind;
        counts[counted] = (counts[counted] ?? 0) + 1;
        if (counted === kind && !kept(course as never))
          untrue.push(`${kind}: ${ruleset}, ${of}: ${JSON.stringify(course.values)}`);
      }
  expect(untrue).toEqual([]);
  for (const [kind, least] of Object.entries(LEAST[id] ?? {})) expect(counts[kind], kind).toBeGreaterThanOrEqual(least);
});
