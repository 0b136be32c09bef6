import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handWords } from '../../../src/discord/render/cards.js';
import { copiesIn } from '../../../src/discord/render/copies.js';
import { keyArg } from '../../../src/discord/render/custom-id.js';
import { logBlocks } from '../../../src/discord/render/log.js';
import { promptMessage, refusedMessage } from '../../../src/discord/render/prompt.js';
import { sceneEmbeds } from '../../../src/discord/render/scene.js';
import { translator } from '../../../src/discord/render/translator.js';
import { LIMITS } from '../../../src/discord/reply/limits.js';
import { games } from '../../../src/games/index.js';
import { packageRoot } from '../../../src/home/index.js';
import { type CardView, Chance, optionsOf, type Prompt, sample, Table } from '../../../src/kernel/index.js';
import { loadWords } from '../../../src/locales/index.js';
import { handOf } from '../../../src/pictures/index.js';
import { allClicks } from './clicks.js';
import { checkBody } from './oracle.js';

const MOVES = 150;
const spoken = games.filter(({ id }) => existsSync(join(packageRoot(), 'src', 'games', id, 'words', 'en.ftl')));

const takesOne = (prompt: Prompt): boolean => prompt.kind === 'one' || (prompt.kind === 'some' && prompt.max === 1);

/** Cards in hand of which a menu offers several copies for the same. */
function sameTwice(menu: ReturnType<typeof promptMessage>, prompt: Prompt, hand: readonly CardView[]): string[] {
  const copies = copiesIn(hand);
  const offered = allClicks(menu).flatMap(({ arg, values = [] }) => [arg, ...values]);
  const answers = optionsOf(prompt).filter(({ key }) => offered.includes(keyArg(key)));
  const names = answers.map(({ key, ...looks }) =>
    JSON.stringify([key.replace(/[^./]+/g, part => copies.get(part) ?? part), looks]),
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

describe.each(spoken.map(game => ({ id: game.id, game })))('real matches of $id', ({ game }) => {
  it.each(['one', 'two', 'three'])('can be shown and asked at every step: %s', seed => {
    const names = ['Ann_*', '<@1>', '@everyone', '> Di'].slice(0, game.seats.min);
    const chance = new Chance(seed).stream('choices');
    const seats = names.map(name => ({ name, deck: chance.pick(game.decks.ready) }));
    const table = Table.begin(game, {
      version: 'test',
      options: game.options.parse(game.rulesets[0]?.options),
      seats,
      seed,
    });
    const say = translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title });
    for (let moves = 0; table.outcome === null && moves < MOVES; moves++) {
      const viewers = ['public', ...names.keys()] as const;
      for (const viewer of viewers)
        expect(checkBody('message', { embeds: sceneEmbeds(game.view(table.state, viewer), say, { viewer }) })).toEqual(
          [],
        );
      const prompt = table.prompts[0] as Prompt;
      const hand = handOf(game.view(table.state, prompt.seat), prompt.seat);
      const menu = promptMessage(prompt, say, { match: seed, game, refused: true, hand });
      expect(checkBody('reply', menu)).toEqual([]);
      if (takesOne(prompt)) expect(sameTwice(menu, prompt, hand)).toEqual([]);
      expect(checkBody('reply', refusedMessage(table.refused(prompt.number), say))).toEqual([]);
      expect(
        checkBody('reply', {
          content: handWords(game.view(table.state, prompt.seat), prompt.seat, say, game.cards, LIMITS.content),
        }),
      ).toEqual([]);
      table.answer(prompt.number, prompt.seat, sample(prompt, chance));
    }
    for (const viewer of [0, 'public'] as const)
      for (const content of logBlocks(table.log, say, viewer)) expect(checkBody('message', { content })).toEqual([]);
  });
});
