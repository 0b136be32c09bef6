import { describe, expect, it } from 'vitest';
import { preferenceLines, quietMeant } from '../../src/discord/people/preference-text.js';
import { text } from '../../src/kernel/index.js';
import { clockTime, hoursNamed, type Quiet, quietUntil, zoneNamed } from '../../src/matches/clock/quiet-hours.js';
import { readPlayPreferences } from '../../src/matches/people/preferences.js';

const at = (hour: number, minute = 0, day = 10, month = 0): number => Date.UTC(2026, month, day, hour, minute);
const night = (zone: string) => ({ from: 22 * 60, to: 7 * 60, zone });

describe('quiet hours', () => {
  it.each([
    ['22-7', { from: 1320, to: 420 }],
    ['22:30 – 6:45', { from: 1350, to: 405 }],
    ['9.15 to 17', { from: 555, to: 1020 }],
    ['24-8', { from: 0, to: 480 }],
  ])('are read from %s', (typed, hours) => {
    expect(hoursNamed(typed)).toEqual(hours);
  });

  it.each(['', '22', '25-7', '22:60-7', '7-7', 'late to early'])('are not read from “%s”', typed => {
    expect(hoursNamed(typed)).toBeNull();
  });

  it.each([
    ['europe/rome', 'Europe/Rome'],
    ['utc+2', 'UTC+2'],
    ['+05:30', 'UTC+5:30'],
    ['-3', 'UTC-3'],
    ['gmt', 'UTC'],
  ])('know the zone %s', (typed, zone) => {
    expect(zoneNamed(typed)).toBe(zone);
    expect(zoneNamed(zone)).toBe(zone);
  });

  it.each(['', 'Middle/Earth', 'UTC+25', 'soon'])('know no zone “%s”', typed => {
    expect(zoneNamed(typed)).toBeNull();
  });

  it('keep their zone when there are none any more', () => {
    const none = quietMeant(night('Europe/Rome'), 'none', null) as unknown as Quiet;
    expect([quietUntil(none, at(0)), quietUntil(none, at(12))]).toEqual([null, null]);
    expect(() => quietMeant(none, null, 'UTC')).toThrow('no-hours');
    expect(quietMeant(none, '22-7', null)).toEqual(night('Europe/Rome'));
    expect(quietMeant(null, 'none', null)).toBeNull();
    expect(preferenceLines({ ...readPlayPreferences({}), quiet: none }, 0).calls).toContainEqual(
      text('preferences-quiet-none'),
    );
  });

  it('hold across midnight, by the clock of their zone', () => {
    expect(quietUntil(night('UTC'), at(21, 59))).toBeNull();
    expect(quietUntil(night('UTC'), at(22))).toBe(at(7, 0, 11));
    expect(quietUntil(night('UTC'), at(6, 59))).toBe(at(7));
    expect(quietUntil(night('UTC'), at(7))).toBeNull();
    expect(quietUntil(night('UTC+5:30'), at(16, 30))).toBe(at(1, 30, 11));
    expect(quietUntil(night('UTC-3'), at(0, 59))).toBeNull();
    expect(quietUntil(night('UTC-3'), at(1))).toBe(at(10));
  });

  it('go by summer time where there is any', () => {
    expect(quietUntil(night('Europe/Rome'), at(20, 30))).toBeNull();
    expect(quietUntil(night('Europe/Rome'), at(20, 30, 10, 6))).toBe(at(5, 0, 11, 6));
  });

  it('end by the clock on the wall in the nights in which it is changed', () => {
    expect(quietUntil(night('Europe/Rome'), at(21, 30, 28, 2))).toBe(at(5, 0, 29, 2));
    expect(quietUntil(night('Europe/Rome'), at(20, 30, 24, 9))).toBe(at(6, 0, 25, 9));
    // An hour that there is not: they end when the clock has passed it.
    const skipped = { from: 22 * 60, to: 2 * 60 + 30, zone: 'Europe/Rome' };
    expect(quietUntil(skipped, at(0, 30, 29, 2))).toBe(at(1, 30, 29, 2));
  });

  it('may lie within a day; without any it is never quiet', () => {
    expect(quietUntil({ from: 540, to: 1020, zone: 'UTC' }, at(12))).toBe(at(17));
    expect(quietUntil(null, at(3))).toBeNull();
  });

  it('are written with two digits', () => {
    expect(clockTime(5)).toBe('00:05');
    expect(clockTime(1350)).toBe('22:30');
  });
});
