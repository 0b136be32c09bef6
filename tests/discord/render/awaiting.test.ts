import { describe, expect, it } from 'vitest';
import { awaitingText, callTo } from '../../../src/discord/render/awaiting.js';
import { matchTranslator } from '../../../src/discord/render/translators.js';
import { text } from '../../../src/kernel/index.js';
import { finished } from '../../matches/finished.js';

const { match: played } = finished('squad');
const names = ['<@bob> *Ann*', 'Bob'];
const match = { ...played, seats: played.seats.map(row => ({ ...row, name: names[row.seat] as string })) };
const prompt = { seat: 1, reason: 'block' };

describe('a call', () => {
  it('has a mention where others read a name', () => {
    expect(matchTranslator(match, 'en')(awaitingText(prompt))).toBe('Bob may block');
    expect(callTo(match, prompt, 'en')).toBe('<@bob> may block');
    expect(callTo(match, prompt, 'de')).toBe('<@bob> darf blocken');
    expect(callTo(match, { ...prompt, seat: 0 }, 'en')).toBe('<@ann> may block');
  });

  it('mentions nobody else, whatever they are called, and nobody without markdown', () => {
    const say = matchTranslator(match, 'en', [1]);
    expect(say(text('awaiting-block', { who: { seat: 0 } }))).toBe('\\<@\u200bbob\\> \\*Ann\\* may block');
    expect(say.plain(awaitingText(prompt))).toBe('Bob may block');
  });

  it('is not what an uncalled seat is said with later', () => {
    expect(callTo(match, prompt, 'en')).toContain('<@bob>');
    expect(matchTranslator(match, 'en')(awaitingText(prompt))).toBe('Bob may block');
  });
});

describe('what a player of Champions is waited for at the end of the turns', () => {
  it.each(['en', 'de', 'fr', 'es'])('is no leave, since a hand that is too large has to be cut down: %s', locale => {
    const discarding = awaitingText({ seat: 1, reason: 'discard down' });
    const said = matchTranslator({ ...match, game: 'champions' }, locale)(discarding);
    expect(said).toContain('Bob');
    expect(said).not.toMatch(/\b(?:may|darf|peut|puede)\b/);
  });
});
