import { describe, expect, it } from 'vitest';
import { decksAt, seedAt, setupAt } from '../../src/cli/simulate/plan.js';
import { playerOf } from '../../src/cli/simulate/players.js';
import { readPlan } from '../../src/cli/simulate.js';
import { handMessage } from '../../src/discord/render/cards.js';
import { logBlocks } from '../../src/discord/render/log.js';
import { promptMessage, refusedMessage } from '../../src/discord/render/prompt.js';
import { sceneEmbeds } from '../../src/discord/render/scene.js';
import { type Translator, translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type Prompt, Table, type Viewer } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { soak } from '../soak.js';
import { checkBody } from './render/oracle.js';

/** Of each game, spread over its rulesets; matches of Super Hero Squad are short, the others ask several times as much. */
const MATCHES = soak(48, 4);
const SHORT_MATCHES = soak(300, 24);
const NAMES = ['Ann_*', '@everyone', '<@1>', '> Di', '`Ed`', 'Flo|', '# Gus', '~~Hal~~'];

const everywhere = games.flatMap(game =>
  game.rulesets.map(ruleset => ({
    game,
    ruleset: ruleset.id,
    matches: Math.ceil((game.id === 'squad' ? SHORT_MATCHES : MATCHES) / game.rulesets.length),
  })),
);

// Every scene and question that fuzzed matches produce goes through Discord's schemas and the limits they do not hold.
describe.each(everywhere)('$ruleset', ({ game, ruleset, matches }) => {
  it(`shows and asks nothing in ${matches} fuzzed matches that Discord would refuse`, { timeout: 300_000 }, () => {
    const plan = readPlan([game.id, '--ruleset', ruleset, '--matches', `${matches}`, '--seed', 'shown'], { games });
    const faults = new Set<string>();
    let shown = 0;
    const check = (kind: 'message' | 'reply', body: object): void => {
      shown++;
      for (const fault of checkBody(kind, body)) faults.add(fault);
    };
    for (let at = 0; at < matches; at++) {
      const setup = setupAt(plan, seedAt(plan, at), decksAt(plan, at, new Set()));
      const names = NAMES.slice(0, setup.seats.length);
      const say = translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title });
      const players = names.map((_, seat) => playerOf(game, 'random', `shown/${at}/${seat}`, new Set()));
      const table = Table.begin(game, setup);
      while (table.outcome === null) {
        const prompt = table.prompts[0] as Prompt;
        for (const viewer of ['public', prompt.seat] as const) check('message', { embeds: show(table, viewer, say) });
        check('reply', promptMessage(prompt, say, { match: 'abc', game, refused: true }));
        check('reply', refusedMessage(table.refused(prompt.number), say));
        check('reply', handMessage(game.view(table.state, prompt.seat), prompt.seat, say, game.cards));
        table.answer(
          prompt.number,
          prompt.seat,
          (players[prompt.seat] as (typeof players)[number])(prompt, { table, since: [] }),
        );
      }
      check('message', { embeds: show(table, 'public', say) });
      for (const content of logBlocks(table.log, say, 0)) check('message', { content });
    }
    expect([...faults]).toEqual([]);
    expect(shown).toBeGreaterThan(matches * 50);
  });
});

const show = (table: Table<unknown>, viewer: Viewer, say: Translator) =>
  sceneEmbeds(table.game.view(table.state, viewer), say, { viewer });
