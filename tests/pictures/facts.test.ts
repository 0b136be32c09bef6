import { describe, expect, test } from 'vitest';
import { describeSheet } from '../../src/discord/render/describe.js';
import { levels, panelLines } from '../../src/discord/render/scene-lines.js';
import type { Translator } from '../../src/discord/render/translator.js';
import type { Scene } from '../../src/kernel/index.js';
import { boardSheets } from '../../src/pictures/index.js';
import { drawable } from '../../src/pictures/type/measure.js';
import { everyRuleset } from '../corpus.js';
import { soak } from '../soak.js';
import { fuzzed } from './fuzzed.js';
import { read } from './read.js';

/** Of each game, spread over its rulesets. */
const MATCHES = soak(500, 24);

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

const everywhere = everyRuleset(() => MATCHES);

describe.each(everywhere)('$game.id by $ruleset', ({ game, ruleset, matches }) => {
  test(`every fact of the pictures of ${matches} fuzzed matches stands in the words, and the other way round`, {
    timeout: 600_000,
  }, () => {
    let shown = 0;
    for (const { scene, viewer, say } of fuzzed(game, ruleset, matches, 'facts')) {
      expect(factsInPictures(scene, say)).toEqual(factsInWords(scene, say));
      shown++;
      if (viewer === 'public')
        for (const sheet of boardSheets(scene, { say, theme: 'light' }))
          expect(describeSheet(scene, sheet.panels, say).length).toBeLessThanOrEqual(1024);
    }
    expect(shown).toBeGreaterThan(matches);
  });
});
