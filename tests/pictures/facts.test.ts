import { describe, expect, test } from 'vitest';
import { decksAt, seedAt, setupAt } from '../../src/cli/simulate/plan.js';
import { playerOf } from '../../src/cli/simulate/players.js';
import { readPlan } from '../../src/cli/simulate.js';
import { describeSheet } from '../../src/discord/render/describe.js';
import { levels, panelLines } from '../../src/discord/render/scene-lines.js';
import { plainly, type Translator, translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type Prompt, type Scene, Table } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { boardSheets } from '../../src/pictures/index.js';
import { drawable } from '../../src/pictures/type/measure.js';
import { soak } from '../soak.js';
import { read } from './read.js';

/** Of each game, spread over its rulesets. */
const MATCHES = soak(500, 24);
const NAMES = ['Mara', 'Theo', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];

/** The facts of a table in words, each counted: lines taken apart at what stands between facts. */
function factsInWords(scene: Scene, say: Translator): string[] {
  const lines = scene.panels.flatMap(panel => [
    say(panel.title),
    ...panelLines(panel, say, levels[0] as (typeof levels)[number]),
  ]);
  // What is attached to a card stands on a line of its own below it.
  const parts = lines
    .flatMap(line => line.split('\n'))
    .flatMap(line =>
      line
        .replace(/^[•↳\u2003\s]+/, '')
        .replace(/ \((top): (.*?)\)(?= · |$)/g, ' · $1 · $2')
        .replaceAll(' → ', ' · → ')
        .split(' · ')
        .flatMap(part => part.split(' – ')),
    );
  const head = [say(scene.title), say(scene.status), ...(scene.result === undefined ? [] : [say(scene.result)])];
  return byComma([...head, ...parts].map(drawable));
}

const factsInPictures = (scene: Scene, say: Translator): string[] =>
  byComma(boardSheets(scene, { say, theme: 'dark' }).flatMap(({ svg }) => read(svg).says));

/** Some facts hold a comma themselves: both sides are taken apart there. */
const byComma = (facts: readonly string[]): string[] => facts.flatMap(fact => fact.split(', ')).sort();

const everywhere = games.flatMap(game =>
  game.rulesets.map(ruleset => ({ game, ruleset: ruleset.id, matches: Math.ceil(MATCHES / game.rulesets.length) })),
);

describe.each(everywhere)('$game.id by $ruleset', ({ game, ruleset, matches }) => {
  test(`every fact of the pictures of ${matches} fuzzed matches stands in the words, and the other way round`, {
    timeout: 600_000,
  }, () => {
    const plan = readPlan([game.id, '--ruleset', ruleset, '--matches', `${matches}`, '--seed', 'facts'], { games });
    let shown = 0;
    for (let at = 0; at < matches; at++) {
      const setup = setupAt(plan, seedAt(plan, at), decksAt(plan, at, new Set()));
      const names = NAMES.slice(0, setup.seats.length);
      const say = plainly(translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title }));
      const players = names.map((_, seat) => playerOf(game, 'random', `facts/${at}/${seat}`, new Set()));
      const table = Table.begin(game, setup, { record: false });
      for (let answers = 0; table.outcome === null; answers++) {
        const prompt = table.prompts[0] as Prompt;
        // Each match shows some of its scenes: the matches are many.
        if (answers % 20 === at % 20) {
          const viewer = answers % 2 === 0 ? 'public' : prompt.seat;
          const scene = game.view(table.state, viewer);
          expect(factsInPictures(scene, say)).toEqual(factsInWords(scene, say));
          shown++;
        }
        table.answer(prompt.number, prompt.seat, players[prompt.seat]!(prompt, { table, since: [] }));
      }
      const end = game.view(table.state, 'public');
      expect(factsInPictures(end, say)).toEqual(factsInWords(end, say));
      for (const sheet of boardSheets(end, { say, theme: 'light' }))
        expect(describeSheet(end, sheet.panels, say).length).toBeLessThanOrEqual(1024);
    }
    expect(shown).toBeGreaterThan(matches);
  });
});
