import { expect, test } from 'vitest';
import type { Click } from '../../src/discord/define/people.js';
import type { House } from '../../src/discord/house.js';
import { inWordsClick } from '../../src/discord/watch/in-words.js';
import { gameOf } from '../../src/games/index.js';
import { type Game, text } from '../../src/kernel/index.js';
import { begin } from '../corpus.js';
import { checkBody } from './render/oracle.js';
import { seen } from './seen.js';

const champions = gameOf('champions') as Game;

test('a board in words fits a message however long its players and decks are called, and however much is to come', async () => {
  const { table } = begin(champions, 4, 'in words');
  const { house, look } = seen(champions, table, ['1', '2', '3', '4']);
  for (const row of look.match.seats)
    Object.assign(row, { name: '_'.repeat(32), deck: { name: '*'.repeat(40), cards: {} } });
  Object.assign(look.match, { commitment: 'c', ruleset: champions.rulesets[0]?.id });
  const recap = champions.recap as NonNullable<Game['recap']>;
  for (const coming of [0, 5, 20]) {
    const dangers = Array.from({ length: coming }, (_, n) => text('name', { name: `${n} ${'danger '.repeat(11)}` }));
    const game = { ...champions, recap: { ...recap, forecast: () => ({ lines: [], dangers }) } };
    const said: { content: string }[] = [];
    const reply = async (body: { content: string }) => void said.push(body);
    const click = { locale: 'en-US', user: { id: '1' }, reply } as unknown as Click;
    const matches = { look: async () => ({ ...look, game }) };
    await inWordsClick.run(click, { match: 'm' }, { ...house, matches } as unknown as House);
    const [{ content }] = said as [{ content: string }];
    expect(checkBody('reply', { content })).toEqual([]);
    const shown = content.split('\n').filter(line => line.includes('danger')).length;
    if (coming < 20) expect(shown).toBe(coming);
    else expect(content).toMatch(/and \d more lines$/);
  }
});
