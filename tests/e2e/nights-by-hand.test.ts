import { expect, test } from 'vitest';
import { FORMATS, type FormatId } from '../../src/leagues/formats/index.js';
import { closePages, missing } from '../chromium.js';
import { soaking } from '../soak.js';
import { Evening, type Setting } from './nights/evening.js';

/** Decks of six cards, by which a match is soon over. */
const PAIRS = { ruleset: 'quick', 'deck-lock': 'true' };
const VILLAINS = { game: 'Marvel Champions', table: '4' };

const OPTIONS: Readonly<Partial<Record<FormatId, Record<string, string>>>> = {
  points: { game: 'Super Powered Smash Masters', table: '4' },
  duplicate: { ...VILLAINS, modular: 'Bomb Scare' },
  ladder: { ...VILLAINS, rounds: '3' },
};
const settingOf = (format: FormatId, people: number, bots: number): Setting => ({
  format,
  people,
  bots,
  played: 2,
  options: OPTIONS[format] ?? PAIRS,
});

/** What comes of it, or where it stood when the time was nearly over: a runner that gives up on a test says nothing of that. */
async function within<T>(whole: Promise<T>, ms: number, standing: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not at its end: ${standing()}`)), ms);
  });
  return Promise.race([whole, late]).finally(() => clearTimeout(timer));
}

async function evening(setting: Setting, ms: number): Promise<void> {
  const night = await Evening.begin(setting);
  try {
    const figures = await within(night.whole(), ms, () => night.standing());
    expect(figures.members).toBeGreaterThanOrEqual(setting.people + setting.bots);
    console.log(JSON.stringify({ format: setting.format, ...figures }));
  } catch (error) {
    // At once: other nights follow, for an hour.
    console.error(setting.format, error);
    await night.shoot('failed');
    // What went wrong first is what counts, not what it left behind.
    await night.close().catch(() => undefined);
    throw error;
  } finally {
    await closePages();
  }
  await night.close();
}

/** Of a soak some formats alone, with commas between them, and with how many players. */
const ONLY = process.env.LONGBOX_NIGHT?.split(',');
const SIZE = Number(process.env.LONGBOX_SIZE ?? 40);

if (soaking)
  test.skipIf(missing).each(FORMATS.filter(format => ONLY?.includes(format) ?? true))(
    '%s: a whole night of forty, its host at a phone',
    { timeout: 1_800_000 },
    format => evening(settingOf(format, SIZE - 4, 4), 1_700_000),
  );
else
  test.skipIf(missing)('a whole night of six, its host at a phone', { timeout: 600_000 }, () =>
    evening({ ...settingOf('swiss', 5, 1), played: 1 }, 540_000),
  );
