import { describe, expect, test } from 'vitest';
import { chapterBody } from '../../src/discord/board/thread-body.js';
import { newsIn } from '../../src/discord/menu/news.js';
import { describeHand } from '../../src/discord/render/describe.js';
import { briefLines } from '../../src/discord/render/log.js';
import { promptMessage } from '../../src/discord/render/prompt.js';
import { translator } from '../../src/discord/render/translator.js';
import { gameOf } from '../../src/games/index.js';
import { type Game, type LogEntry, type Outcome, type Prompt, text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import type { Look } from '../../src/matches/matches.js';

const LOCALES = ['en', 'de', 'fr', 'es'];
const champions = gameOf('champions') as Game;
const smash = gameOf('smash') as Game;

const voice = (game: Game, locale = 'en') =>
  translator(loadWords(game.id, locale), {
    names: ['Mara', 'Theo', 'Ines'],
    cardTitle: id => game.cards.get(id)?.title,
  });

const line = (n: number, id: string, args: LogEntry['args'] = {}): LogEntry => ({ n, depth: 0, id, args });

describe('a player who is asked again and again, and does nothing', () => {
  const declined = [1, 2, 3].map(n => line(n, 'log-declined', { who: { seat: 1 } }));
  const other = line(4, 'log-declined', { who: { seat: 2 } });
  const log = [...declined, other];

  test('is told once in the thread', () => {
    const told = briefLines(log, voice(champions), champions.drama);
    expect(told).toEqual(['Theo does nothing for now.', '', '', 'Ines does nothing for now.']);
  });

  test('is told once in a menu', async () => {
    const look = { match: { id: 'm', lines: log.length }, game: champions, lately: log } as unknown as Look;
    const records = { linesAfter: () => Promise.resolve(log) };
    const news = await newsIn(records, look, 0, voice(champions), { since: 0, mine: 0 });
    expect(news.map(({ said }) => said)).toEqual(['-# Theo does nothing for now.', '-# Ines does nothing for now.']);
  });
});

test('a thread says once how a match ended, where its log says it, too', () => {
  const reason = text('end-scheme-complete');
  const log = [
    line(1, 'log-scheme-complete', { card: { card: '01097b' } }),
    { ...line(2, 'log-lost', { why: reason }), depth: 1 },
  ];
  const outcome = { together: 'lost', places: [2], reason } as unknown as Outcome;
  const match = { id: 'm', lines: 2, seats: [], outcome, options: {}, terms: {} };
  const look = { match, game: champions, table: null } as unknown as Look;
  const ending = { seal: null } as Parameters<typeof chapterBody>[0]['ending'];
  const chapter = { look, say: voice(champions), locale: 'en', seats: [], unheard: [], lines: log, recap: [], ending };
  const content = chapterBody({ ...chapter, calls: false })?.content ?? '';
  expect(content.match(/The heroes lose\./g)).toHaveLength(1);
  expect(content).toContain('**The heroes lose.**');
});

test.each(LOCALES)('a round names the first player where there are several: %s', locale => {
  const say = voice(champions, locale);
  const round = (players: number): string => say(text('log-round', { round: 2, who: { seat: 0 }, players }));
  expect(round(3)).toContain('Mara');
  expect(round(1)).not.toContain('Mara');
  expect(round(1)).toContain('2');
});

test('a choice of one or two says so', () => {
  const options = ['a', 'b', 'c'].map(key => ({ key, label: text('name', { name: key }) }));
  const prompt = { number: 1, seat: 0, reason: 'discard', question: text('name', { name: 'Which?' }), options };
  const asked = (max: number): string =>
    promptMessage(
      { ...prompt, kind: 'some', min: 1, max, trail: [], default: { pick: ['a'] } } as Prompt,
      voice(smash),
      {
        match: 'm',
      },
    ).content;
  expect(asked(2)).toContain('Choose 1 or 2.');
  expect(asked(3)).toContain('Choose 1 to 3.');
});

test('a card that is called what it is says so once', () => {
  const entry = smash.cards.all.find(({ id }) => voice(smash)(smash.cards.get(id)?.title ?? text('name')) === 'Smash');
  const { id, title, facts } = entry ?? { id: '', title: text('name'), facts: [] };
  expect(describeHand([{ key: 'k', card: id, title, facts }], voice(smash), 'Hand')).toBe('Hand (1)\nSmash');
});
