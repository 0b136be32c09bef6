import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { TOPICS } from '../../src/discord/help/help.js';
import { Chance } from '../../src/kernel/index.js';
import { configureWords, FALLBACK, localesOf } from '../../src/locales/index.js';
import { foreignRoot, MARK } from '../locales/foreign.js';
import { type Member, type SeenMessage, textOf, walk } from '../playground/member.js';
import { soak } from '../soak.js';
import { boardOf, guestOf, LATE, playOut } from './abroad.js';
import { openHouse, posted, type TestHouse } from './house.js';
import { privately } from './player.js';
import { englishIn, shownTo } from './spoken.js';

// Whole games of somebody whose Discord, and whose server, speak another language: nothing is said in English.

/** Nobody speaks it: each of its texts has a mark, so whatever has none stands in the code. */
const NOBODYS = 'it';
const SPOKEN = localesOf(null).filter(locale => locale !== FALLBACK);
const LANGUAGES = [NOBODYS, ...SPOKEN.slice(0, soak(SPOKEN.length, 1))];

/** Messages that were said in English, because the language has no words for them. */
const fallen = new Set<string>();
let root: string | undefined;

function speak(locale: string): void {
  fallen.clear();
  root = locale === NOBODYS ? foreignRoot(locale) : undefined;
  configureWords({ fellBack: id => fallen.add(id) }, root);
}

afterEach(() => {
  configureWords({});
  if (root !== undefined) rmSync(root, { recursive: true });
});

const playsOut = (house: TestHouse, member: Member, locale: string): Promise<string> =>
  playOut(house, [member], new Chance(`a game in ${locale}`).stream('clicks'));

/** What nobody has translated: texts of no word file, and messages that a language lacks. */
function untranslated(member: Member, locale: string): { english: string[]; fallen: string[] } {
  const shown = shownTo(member).filter(text => locale !== NOBODYS || !text.includes(MARK));
  return { english: englishIn(shown), fallen: [...fallen] };
}

const NOTHING = { english: [], fallen: [] };

/** Games for two with a ready-made deck, all of them in `npm run soak`. */
const DUELS = soak(
  [
    ['squad', 'ready:iron-man'],
    ['smash', 'ready:brawlers'],
    ['recharge', 'ready:villains'],
  ] as const,
  [],
);

describe.each(LANGUAGES)('in %s', locale => {
  test('help, refusals and settings have no English sentence', async () => {
    speak(locale);
    const house = await openHouse(LATE);
    const mara = await guestOf(house, locale);
    let shown = privately(await mara.run('/help'));
    for (const topic of TOPICS) shown = (await mara.select(shown, 'help*', topic)).message as SeenMessage;
    for (const command of [
      '/match undo',
      '/match log',
      '/hand',
      '/me settings',
      '/me matches',
      '/me orders',
      '/settings',
    ])
      privately(await mara.run(command));
    privately(await mara.run('/deck list'));
    privately(await mara.run('card', { name: 'no such card' }));
    privately(await mara.run('card', { name: '01006' }));
    privately(await mara.run('rules', { topic: 'setup' }));
    expect(untranslated(mara, locale)).toEqual(NOTHING);
    await house.close();
  });

  test.each(['squad', 'champions'])(
    'a whole lesson of %s has none',
    async game => {
      speak(locale);
      const house = await openHouse(LATE);
      const mara = await guestOf(house, locale);
      privately(await mara.run('learn', { game }));
      await house.settled();
      const match = await playsOut(house, mara, locale);
      await boardOf(house, match);
      expect(shownTo(mara).length).toBeGreaterThan(40);
      expect(untranslated(mara, locale)).toEqual(NOTHING);
      await house.close();
    },
    240_000,
  );

  test('a whole match of Marvel Champions has none', async () => {
    speak(locale);
    const house = await openHouse(LATE);
    const mara = await guestOf(house, locale);
    const own = privately(await mara.run('/scenario start villain:rhino players:1'));
    await mara.select(own, 'deck*', 'ready:spider-man');
    const match = await playsOut(house, mara, locale);
    const over = await boardOf(house, match);
    for (const one of walk(over.components).filter(({ type, custom_id }) => type === 2 && custom_id !== undefined))
      if (!/^(rematch|change|again)/.test(one.custom_id as string)) await mara.click(over, one.custom_id as string);
    expect(shownTo(mara).length).toBeGreaterThan(60);
    expect(untranslated(mara, locale)).toEqual(NOTHING);
    await house.close();
  }, 240_000);

  test.each(DUELS)(
    'a whole match of %s against a practice bot has none',
    async (game, deck) => {
      speak(locale);
      const house = await openHouse(LATE);
      const mara = await guestOf(house, locale);
      privately(await mara.run('challenge', { game, level: 'easy', deck }));
      const match = await playsOut(house, mara, locale);
      await boardOf(house, match);
      expect(shownTo(mara).length).toBeGreaterThan(40);
      expect(untranslated(mara, locale)).toEqual(NOTHING);
      await house.close();
    },
    240_000,
  );
});

test('each person reads their own language, and everyone the server’s', async () => {
  configureWords({});
  const house = await openHouse();
  await house.bot.house.servers.change(house.playground.guildId, () => ({ language: 'de' }));
  const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
  await mara.setLocale('fr');
  const set = privately(await theo.run('me settings', { language: 'es' }));
  expect(textOf(set)).toContain('Te hablo en tu idioma: Español.');
  expect(textOf(privately(await theo.run('/match undo')))).toContain('Aquí no tienes ninguna partida para eso.');
  expect(textOf(privately(await mara.run('challenge', { opponent: 'Theo', deck: 'ready:iron-man' })))).toContain(
    'Ta table est ouverte.',
  );
  await house.settled();
  const board = posted(house).at(-1) as SeenMessage;
  expect(textOf(board)).toContain('fordert dich zu einer Partie Super Hero Squad heraus');
  const chosen = privately(await theo.click(board, 'Annehmen'));
  expect(textOf(chosen)).toContain('Elige tu mazo.');
  await house.close();
});
