import { expect, test } from 'vitest';
import { phraseMeant } from '../../src/discord/leagues/phrases.js';
import { timeMeant } from '../../src/discord/leagues/times.js';
import { read } from './markdown.js';

/** A Tuesday. */
const NOW = Date.UTC(2026, 10, 24, 12);

test('a night that is scheduled on the page for a first night has been opened right before', () => {
  const commands = [...read('docs/first-night.md').matchAll(/^\/league (\S+)/gm)].map(([, name]) => name);
  expect(commands).toEqual(['create', 'practice', 'create', 'schedule']);
});

test('times that take effect only once somebody has agreed, and those that do at once, are as the docs say', async () => {
  const [row = ''] = /^\| `\/league schedule`.*$/m.exec(read('docs/leagues.md')) ?? [];
  const [asked = '', atOnce = ''] = row.split('take effect at once');
  const timesIn = (said: string): string[] => [...said.matchAll(/`([^`]*\d[^`]*)`/g)].map(([, time = '']) => time);
  expect(timesIn(asked)).toEqual(['Friday 20:00', 'tomorrow 7:30pm', '8pm']);
  for (const time of timesIn(asked)) expect(await phraseMeant(time, NOW, 'UTC', 'en-US'), time).toBeGreaterThan(NOW);
  expect(timesIn(atOnce).length).toBeGreaterThan(3);
  for (const time of timesIn(atOnce)) {
    expect(await phraseMeant(time, NOW, 'UTC', 'en-US'), time).toBeNull();
    expect(timeMeant(time, NOW), time).toBeGreaterThan(NOW);
  }
});

test('times in other languages that the docs give as examples are read by those who speak these', async () => {
  const [paragraph = ''] = /^If your Discord speaks German, Spanish or French.*$/m.exec(read('docs/leagues.md')) ?? [];
  const examples = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, time = '']) => time);
  expect(examples).toHaveLength(3);
  for (const [at, locale] of ['de', 'es-ES', 'fr'].entries())
    expect(await phraseMeant(examples[at] ?? '', NOW, 'UTC', locale), locale).toBeGreaterThan(NOW);
});
