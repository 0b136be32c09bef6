import { describe, expect, it } from 'vitest';
import { handWords } from '../../src/discord/render/cards.js';
import { logBlocks } from '../../src/discord/render/log.js';
import { promptMessage, refusedMessage } from '../../src/discord/render/prompt.js';
import { sceneEmbeds } from '../../src/discord/render/scene.js';
import type { Translator } from '../../src/discord/render/translator.js';
import { LIMITS } from '../../src/discord/reply/limits.js';
import type { Table, Viewer } from '../../src/kernel/index.js';
import { everyRuleset, momentsOf } from '../corpus.js';
import { soak } from '../soak.js';
import { menuFaults } from './menus.js';
import { checkBody } from './render/oracle.js';

/** Of each game, spread over its rulesets; matches of Super Hero Squad are short, the others ask several times as much. */
const MATCHES = soak(48, 2);
const SHORT_MATCHES = soak(300, 6);
const NAMES = ['Ann_*', '@everyone', '<@1>', '> Di', '`Ed`', 'Flo|', '# Gus', '~~Hal~~'];

// Every scene and question that fuzzed matches produce goes through Discord's schemas and the limits they do not hold.
describe.each(everyRuleset(({ id }) => (id === 'squad' ? SHORT_MATCHES : MATCHES)))('$ruleset', series => {
  const { game, matches } = series;

  it(`shows and asks nothing in ${matches} fuzzed matches that Discord would refuse`, { timeout: 300_000 }, () => {
    const faults = new Set<string>();
    let shown = 0;
    const check = (kind: 'message' | 'reply', body: object): void => {
      shown++;
      for (const fault of checkBody(kind, body)) faults.add(fault);
    };
    for (const { table, prompt, say } of momentsOf({ ...series, seed: 'shown', names: NAMES })) {
      check('message', { embeds: show(table, 'public', say) });
      if (prompt === null) {
        for (const content of logBlocks(table.log, say, 0)) check('message', { content });
        continue;
      }
      check('message', { embeds: show(table, prompt.seat, say) });
      for (const fault of menuFaults(table, prompt, say)) faults.add(fault);
      check('reply', promptMessage(prompt, say, { match: 'abc', game, refused: true }));
      check('reply', refusedMessage(table.refused(prompt.number), say));
      check('reply', {
        content: handWords(game.view(table.state, prompt.seat), prompt.seat, say, game.cards, LIMITS.content),
      });
    }
    expect([...faults]).toEqual([]);
    expect(shown).toBeGreaterThan(matches * 50);
  });
});

const show = (table: Table<unknown>, viewer: Viewer, say: Translator) =>
  sceneEmbeds(table.game.view(table.state, viewer), say, { viewer });
