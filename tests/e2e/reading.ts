// Run by `npm run reading`: what some hours of play print to somebody of one language, as plain text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { registration } from '../../src/discord/define/registration.js';
import { TOPICS } from '../../src/discord/help/help.js';
import { games } from '../../src/games/index.js';
import type { Game, Random } from '../../src/kernel/index.js';
import type { Said } from '../discord/said.js';
import { boardOf, guestOf, matchOf } from './abroad.js';
import { type TestHouse, until } from './house.js';
import { open } from './night.js';
import { locale, reading, seed, Visit } from './visit.js';

/** Cards and rules that are looked up of each game. */
const LOOKED_UP = 20;

afterAll(() => {
  const { LONGBOX_READING: folder = '' } = process.env;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `reading-${locale}-${seed}.txt`);
  writeFileSync(file, `${reading.print()}\n`);
  console.log(file);
});

const some = <T>(random: Random, list: readonly T[], count = LOOKED_UP): T[] =>
  random.shuffle([...list]).slice(0, count);

test.each(games.filter(({ scenarios }) => scenarios === undefined))('a match of $id', { timeout: 600_000 }, game =>
  Visit.pay(`A match: ${game.id}`, async visit => {
    const { mara, theo, random } = visit;
    const [one, other] = some(random, decksOf(game), 2) as [string, string];
    await visit.run(mara, '/challenge', { game: game.id, opponent: theo.mention, deck: `ready:${one}` });
    const joined = await visit.click(theo, await boardOf(visit.house, await matchOf(visit.house, mara)), 'join*');
    await theo.select(joined, 'deck*', `ready:${other}`);
    await visit.playOut([mara, theo]);
    for (const line of ['me', 'game', 'leaderboard']) await visit.run(theo, `/stats ${line}`);
    await visit.run(theo, '/stats versus', { who: mara.mention });
    await visit.run(theo, '/match list');
  }),
);

/** Decks that the game's first rules allow, of those a lobby lists at once: quest decks are a click away. */
const decksOf = ({ decks, rulesets, options }: Game): string[] =>
  decks.ready
    .filter(({ group }) => group?.id === decks.ready[0]?.group?.id)
    .filter(deck => decks.check(deck, options.parse(rulesets[0]?.options)).length === 0)
    .map(({ id }) => id);

test('a scenario', { timeout: 600_000 }, () =>
  Visit.pay('A scenario', async visit => {
    const { mara, random } = visit;
    const game = games.find(({ scenarios }) => scenarios !== undefined) as Game;
    const villain = random.pick(game.scenarios?.villains ?? [])?.id;
    const [one, other] = some(random, decksOf(game), 2) as [string, string];
    const lobby = await visit.run(mara, '/scenario start', { villain, players: 2 });
    await mara.select(lobby, 'deck*', `ready:${one}`);
    const second = await visit.click(mara, await boardOf(visit.house, await matchOf(visit.house, mara)), 'join*');
    await mara.select(second, 'deck*', `ready:${other}`);
    await visit.playOut([mara]);
  }),
);

test.each(games.filter(({ lessons }) => (lessons ?? []).length > 0))('a lesson of $id', { timeout: 600_000 }, game =>
  Visit.pay(`A lesson: ${game.id}`, async visit => {
    await visit.run(visit.mara, '/learn', { game: game.id });
    await visit.playOut([visit.mara]);
  }),
);

test('a quest', { timeout: 600_000 }, () =>
  Visit.pay('A quest', async visit => {
    const { mara, random } = visit;
    const { quests = [] } = games.find(one => one.quests !== undefined) as Game;
    const { id, group } = random.pick(quests.filter(({ after }) => after.length === 0));
    const list = await visit.run(mara, '/quest');
    const stages = await visit.choose(mara, list, 'qgrp*', group.id);
    const sheet = await visit.choose(mara, stages, 'qone*', id);
    await visit.choose(mara, sheet, 'qgo*', 'ready:starter');
    await visit.playOut([mara]);
  }),
);

/** Discord has languages such as `es-ES`. */
const said = (words: Said['name_localizations'] = {}): string | undefined =>
  Object.entries(words).find(([key]) => key.split('-')[0] === locale)?.[1];
const called = ({ name_localizations, description_localizations, ...one }: Said): string =>
  [said(name_localizations) ?? one.name, said(description_localizations) ?? one.description].filter(Boolean).join(': ');
const offered = (one: Said): string[] => [
  called(one),
  ...(one.choices?.length ? [`▾ ${one.choices.map(called).join(' / ')}`] : []),
  ...(one.options ?? []).flatMap(offered).map(line => `  ${line}`),
];

const LOOKS = ['/me settings', '/me orders', '/me matches', '/settings', '/deck list', '/set list', '/privacy delete'];

test('commands, help, settings and what is looked up', { timeout: 600_000 }, () =>
  Visit.pay('Commands, help, settings, look-ups', async visit => {
    const { mara, random } = visit;
    reading.write('Commands', commands.map(command => registration(command) as Said).flatMap(offered));
    const help = await visit.run(mara, '/help');
    for (const topic of TOPICS) await visit.choose(mara, help, 'help*', topic);
    for (const line of LOOKS) await visit.explore(mara, await visit.run(mara, line));
    await visit.run(mara, '/me settings', { quiet: '22:30-7', zone: 'Europe/Rome', pings: 'off' });
    await visit.run(mara, '/settings', { clock: 'an-hour', moments: 'hidden' });
    for (const { id, cards, rules } of games) {
      for (const card of some(random, cards.all)) await visit.run(mara, '/card', { name: card.id });
      for (const rule of some(random, rules)) await visit.run(mara, '/rules', { topic: `${id}/${rule.id}` });
    }
  }),
);

/** What people get wrong most, as they type it. */
const MISTAKES = [
  ...['/card name:Wolvrine', '/rules topic:zzzz', '/match undo', '/match concede', '/hand', '/match replay'],
  ...['/deck show deck:zzzz', '/deck import list:4x Nobody', '/deck share deck:zzzz', '/deck new name:New game:squad'],
  ...['/quest of:Galactus', '/league join', '/league standings', '/stats me', '/stats leaderboard', '/stats export'],
  ...['/me settings quiet:late', '/me settings zone:Atlantis', '/scenario start villain:zzzz', '/match handover'],
  ...['/challenge deck:zzzz', '/match clock', '/match verify', '/set remove name:zzzz', '/deck check deck:zzzz'],
];

test('mistakes', { timeout: 600_000 }, () =>
  Visit.pay('A challenge, its refusals, and other mistakes', async visit => {
    const { mara, theo } = visit;
    for (const line of MISTAKES) await visit.run(mara, line);
    for (const end of [theo, mara]) {
      const own = await visit.run(mara, '/challenge', { opponent: theo.mention });
      const board = await boardOf(visit.house, await matchOf(visit.house, mara));
      await visit.explore(mara, own, 0);
      await visit.click(mara, board, 'join*');
      await visit.run(theo, '/match list');
      await visit.click(end, board, 'nope*');
    }
    await visit.run(mara, '/challenge', { opponent: mara.mention });
    await visit.run(mara, '/challenge', { level: 'easy', game: 'squad', deck: 'ready:iron-man' });
    await visit.explore(theo, await boardOf(visit.house, await matchOf(visit.house, mara)), 0);
  }),
);

/** What a host asks for in a night under way. */
const HOSTED = ['panel', 'pairings', 'standings', 'pause', 'resume', 'edit prizes:Comics', 'export what:standings'];

test('a league night', { timeout: 600_000 }, () =>
  Visit.pay('A league night', async visit => {
    const { house, mara, theo } = visit;
    const others = await Promise.all(['Ines', 'Kofi'].map(name => guestOf(house, locale, name)));
    const people = [mara, theo, ...others];
    await visit.run(
      mara,
      '/league create name:Friday format:swiss deck-lock:true season:Autumn best-of:3 clock:an-hour',
    );
    await visit.run(mara, '/league schedule when:tomorrow 20:00 zone:Europe/Rome every:7');
    for (const member of people) await visit.run(member, '/league join deck:ready:storm');
    await visit.run(mara, '/league practice players:1');
    const asked = await visit.run(mara, '/league start');
    await visit.click(mara, asked, 'lpan*').catch(() => visit.explore(mara, asked, 0));
    for (let round = 0; round < 8; round++) {
      await until('there are tables', async () => (await isOver(house)) || (await open(house)).length > 0);
      if (round === 0) for (const line of HOSTED) await visit.run(mara, `/league ${line}`);
      for (const { id, seats } of await open(house)) {
        const loser = people.find(member => seats.some(({ player }) => player === member.id));
        if (loser !== undefined) await house.bot.house.matches.concede(id, loser.id).catch(() => undefined);
      }
      await visit.hear();
      if (await isOver(house)) break;
    }
    for (const line of ['standings', 'history', 'finish', 'reopen']) await visit.run(mara, `/league ${line}`);
  }),
);

const isOver = async ({ bot }: TestHouse): Promise<boolean> => (await bot.house.store.nights({}))[0]?.status === 'over';
