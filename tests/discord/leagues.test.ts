import type { ChatInputCommandInteraction } from 'discord.js';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { signUpBody } from '../../src/discord/leagues/bodies.js';
import { inColumns } from '../../src/discord/leagues/columns.js';
import { standingsExhibit } from '../../src/discord/leagues/exhibits.js';
import { onlyHosts } from '../../src/discord/leagues/hosts.js';
import { panelBody } from '../../src/discord/leagues/panel.js';
import { phraseMeant } from '../../src/discord/leagues/phrases.js';
import { roundInWords, standingsTable } from '../../src/discord/leagues/tables.js';
import { timeMeant } from '../../src/discord/leagues/times.js';
import { resultTyped, verdictChoices, verdictMeant } from '../../src/discord/leagues/verdicts.js';
import type { Row } from '../../src/discord/render/components.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import { correction } from '../../src/leagues/correcting.js';
import { FORMATS, formatOf } from '../../src/leagues/formats/index.js';
import { type NightRound, type NightTable, tableAt } from '../../src/leagues/night.js';
import type { Wish } from '../../src/leagues/planning.js';
import { nextOf, nextTime } from '../../src/leagues/progress.js';
import { LeagueRefused } from '../../src/leagues/refused.js';
import { localesOf } from '../../src/locales/index.js';
import type { Table } from '../../src/pictures/index.js';
import { LeagueHouse, MINUTE, person, wished } from '../leagues/house.js';
import { evening, nightOf } from '../leagues/nights.js';
import { checkMessage } from './render/limits.js';

const say = houseTranslator('en');

describe('a time', () => {
  it('is read in the ways in which people write one', () => {
    const now = Date.UTC(2026, 10, 21, 12);
    expect(timeMeant('in 2h', now)).toBe(now + 2 * 3_600_000);
    expect(timeMeant('90m', now)).toBe(now + 90 * 60_000);
    expect(timeMeant('in 3 days', now)).toBe(now + 3 * 86_400_000);
    expect(timeMeant('2026-11-28 20:00', now)).toBe(Date.UTC(2026, 10, 28, 20));
    expect(timeMeant(' 2026-11-28 9:30 +01:00', now)).toBe(Date.UTC(2026, 10, 28, 8, 30));
    expect(timeMeant('<t:1764360000:F>', now)).toBe(1_764_360_000_000);
    expect(timeMeant('in 1 week', now)).toBe(now + 7 * 86_400_000);
    expect(timeMeant('2 hrs', now)).toBe(now + 2 * 3_600_000);
    expect(timeMeant('2028-02-29 0:00 UTC', now)).toBe(Date.UTC(2028, 1, 29));
    expect(timeMeant('2026-11-28T20:00-05:30', now)).toBe(Date.UTC(2026, 10, 29, 1, 30));
  });

  it.each([
    ...['tomorrow', '2026-13-40 20:00', '20:00', '', 'in two hours', 'in 2', '2026-11-28', 'friday 20:00'],
    // What begins like something else, or goes on after it.
    ...[
      'in 2 months',
      'in 2mo',
      '10 december',
      '10 dec',
      'in 3 d 4 h',
      'in 2h or so',
      'in 2 half-hours',
      '3 dozen hours',
    ],
    // Days, hours and offsets that there are not.
    ...['2026-02-30 20:00', '2026-02-29 20:00', '2026-04-31 10:00', '2026-00-10 10:00', '2026-11-00 10:00'],
    ...[
      '2026-11-28 24:00',
      '2026-11-28 25:00',
      '2026-11-28 20:60',
      '2026-11-28 20:00 +15:00',
      '2026-11-28 20:00 +01:75',
    ],
    ...['28.11.2026 20:00', '11/28/2026 20:00', '2026-11-28 8:00 pm', '2026-11-28 20:00 CET', '<t:x>', '<t:1764360000'],
  ])('is not guessed at: %s', wrong => {
    expect(timeMeant(wrong, Date.UTC(2026, 10, 21, 12))).toBeNull();
  });

  it.each(localesOf(null))('that cannot be read is answered with ways to write one: %s', async locale => {
    const said = houseTranslator(locale)(new LeagueRefused('league-when', { typed: '10 december' }).text);
    expect(said).toMatch(/[“„«]\s?10 december\s?[”“»]/u);
    const forms = [...said.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form);
    expect(forms.length).toBeGreaterThan(6);
    for (const form of forms) {
      const at = timeMeant(form, 0) ?? (await phraseMeant(form, 0, 'UTC', locale));
      expect(at, form).toBeGreaterThan(0);
    }
  });
});

describe('a time in words', () => {
  const rome = async (typed: string, now: string, locale = 'en-US'): Promise<string | null> => {
    const at = await phraseMeant(typed, Date.parse(now), 'Europe/Rome', locale);
    return at === null ? null : new Date(at).toISOString();
  };
  // A Friday, one in the afternoon in Rome.
  const FRIDAY = '2026-11-20T12:00:00Z';

  it.each([
    ['Friday 20:00', '2026-11-20T19:00:00.000Z'],
    ['8pm', '2026-11-20T19:00:00.000Z'],
    ['20:00', '2026-11-20T19:00:00.000Z'],
    ['10:00', '2026-11-21T09:00:00.000Z'],
    ['friday 10:00', '2026-11-27T09:00:00.000Z'],
    ['next Tuesday 8pm', '2026-11-24T19:00:00.000Z'],
    ['sat at 7pm', '2026-11-21T18:00:00.000Z'],
    ['tomorrow 7:30pm', '2026-11-21T18:30:00.000Z'],
    ['28 November 20:00', '2026-11-28T19:00:00.000Z'],
  ])('is the next of its kind by the clocks of a zone: %s', async (typed, at) => {
    expect(await rome(typed, FRIDAY)).toBe(at);
  });

  it('is the same hour after clocks have changed', async () => {
    // Put back on 25 October, put forward on 28 March.
    expect(await rome('Monday 20:00', '2026-10-23T12:00:00Z')).toBe('2026-10-26T19:00:00.000Z');
    expect(await rome('Saturday 20:00', '2026-10-23T12:00:00Z')).toBe('2026-10-24T18:00:00.000Z');
    expect(await rome('Monday 20:00', '2027-03-26T12:00:00Z')).toBe('2027-03-29T18:00:00.000Z');
    expect(await rome('Saturday 20:00', '2027-03-26T12:00:00Z')).toBe('2027-03-27T19:00:00.000Z');
    expect(await rome('Sunday 2:30', '2027-03-26T12:00:00Z')).toBeNull();
    expect(await rome('Sunday 2:30', '2026-10-23T12:00:00Z')).toBeNull();
  });

  it.each([
    'tomorrow',
    'friday',
    'next Tuesday',
    '28.11. 20:00',
    '05/06 20:00',
    'Friday 20:00 to 22:00',
    'Friday 20:00 or so',
    'in 2 hours',
    '8pm CET',
    'soon',
    '',
  ])('is not guessed at: %s', async typed => expect(await rome(typed, FRIDAY)).toBeNull());

  it.each([
    ['de', 'Freitag 20:00', '2026-11-20T19:00:00.000Z'],
    ['de', 'am Samstag um 19 Uhr', '2026-11-21T18:00:00.000Z'],
    ['de', 'morgen 19:30', '2026-11-21T18:30:00.000Z'],
    ['de', '28. November um 20:00', '2026-11-28T19:00:00.000Z'],
    ['de', 'in 2 Stunden', '2026-11-20T14:00:00.000Z'],
    ['de', 'in 3 Tagen', '2026-11-23T12:00:00.000Z'],
    ['es-ES', 'el sábado a las 19:30', '2026-11-21T18:30:00.000Z'],
    ['es-419', 'mañana 19:30', '2026-11-21T18:30:00.000Z'],
    ['es-ES', 'a las 20:00', '2026-11-20T19:00:00.000Z'],
    ['es-ES', 'dentro de 90 minutos', '2026-11-20T13:30:00.000Z'],
    ['fr', 'samedi 19h30', '2026-11-21T18:30:00.000Z'],
    ['fr', 'le 28 novembre à 20h', '2026-11-28T19:00:00.000Z'],
    ['fr', 'aujourd’hui à 20h', '2026-11-20T19:00:00.000Z'],
    ['fr', 'dans 2 semaines', '2026-12-04T12:00:00.000Z'],
    // English is read everywhere, whatever somebody speaks.
    ['de', 'Sat at 7pm', '2026-11-21T18:00:00.000Z'],
    ['pt-BR', 'Saturday 19:00', '2026-11-21T18:00:00.000Z'],
  ])('may be in the language of who types it: %s, %s', async (locale, typed, at) => {
    expect(await rome(typed, FRIDAY, locale)).toBe(at);
  });

  it.each([
    ['de', 'morgen'],
    ['de', 'nächste Woche'],
    ['de', 'vor 2 Stunden'],
    ['de', 'vor 3 Tagen'],
    ['de', '20:00 bis 22:00'],
    ['de', 'samedi 20h'],
    ['es-ES', 'pasado mañana a las 20:00'],
    ['es-ES', 'hace 2 horas'],
    ['es-ES', 'la semana que viene'],
    ['fr', 'il y a 3 jours'],
    ['fr', 'la semaine prochaine'],
    ['en-US', 'Samstag 20:00'],
    ['en-US', 'in 2 hours'],
  ])('is guessed at in no language: %s, %s', async (locale, typed) => {
    expect(await rome(typed, FRIDAY, locale)).toBeNull();
  });

  it('comes again at the same hour of its zone', () => {
    const at = Date.parse('2026-10-23T18:00:00Z');
    const row = { at, every: 7, zone: 'Europe/Rome' };
    const nextAfter = (now: string): string => new Date(nextTime(row, Date.parse(now)) ?? 0).toISOString();
    expect(nextAfter('2026-10-23T22:00:00Z')).toBe('2026-10-30T19:00:00.000Z');
    expect(nextAfter('2027-03-27T22:00:00Z')).toBe('2027-04-02T18:00:00.000Z');
    expect(nextTime({ ...row, every: null }, at)).toBeNull();
  });

  it.each([
    ['Europe/Rome', '2027-03-21T02:30', '2027-03-28T03:30', '2027-04-04T02:30'],
    ['Africa/Cairo', '2027-04-23T00:15', '2027-04-30T01:15', '2027-05-07T00:15'],
  ])('comes again at its own hour after a day on which clocks of %s skip that', (zone, ...times) => {
    let row: Parameters<typeof nextOf>[0] = {
      at: DateTime.fromISO(times[0] as string, { zone }).toMillis(),
      every: 7,
      zone,
    };
    for (const time of times.slice(1)) {
      row = { every: 7, zone, ...(nextOf(row, row.at as number) as NonNullable<ReturnType<typeof nextOf>>) };
      expect(DateTime.fromMillis(row.at as number, { zone }).toISO()).toContain(time);
    }
  });

  it('comes again once where its hour comes twice, and at the same hour after that', () => {
    const zone = 'Europe/Rome';
    const at = DateTime.fromISO('2026-10-18T02:30', { zone }).toMillis();
    const next = nextOf({ at, every: 7, zone }, at);
    expect(next).toEqual({ at: Date.parse('2026-10-25T00:30:00Z') });
    expect(nextOf({ ...next, at: next?.at ?? 0, every: 7, zone }, next?.at ?? 0)).toEqual({
      at: Date.parse('2026-11-01T01:30:00Z'),
    });
  });
});

describe('hosts', () => {
  const asks = (manages: boolean, roles: string[]) =>
    ({
      guildId: 'g',
      memberPermissions: { has: () => manages },
      member: { roles },
    }) as unknown as ChatInputCommandInteraction;
  const house = (hosts: string | null) => ({ servers: { settings: async () => ({ hosts }) } }) as unknown as House;

  it('are those who manage events, and those with the role that was named', async () => {
    await onlyHosts(asks(true, []), house(null));
    await onlyHosts(asks(false, ['7']), house('7'));
    await expect(onlyHosts(asks(false, ['8']), house('7'))).rejects.toThrow('league-not-host');
    await expect(onlyHosts(asks(false, ['7']), house(null))).rejects.toThrow('league-not-host');
  });
});

describe('a result as a host writes it', () => {
  it('is places, a score, or how far partners came', async () => {
    const house = new LeagueHouse();
    const night = await house.leagues.night(await house.begun({ rounds: 1 }, ['a', 'b']));
    const table = night.rounds[0]?.tables[0];
    if (table === undefined) throw new Error('there is no table');
    expect(verdictMeant(night, table, '2 1')).toEqual({ places: [2, 1] });
    expect(verdictMeant(night, table, '1, -')).toEqual({ places: [1, null] });
    expect(verdictMeant(night, table, '0:2')).toEqual({ places: [2, 1], wins: [0, 2] });
    const together = { ...night, plan: { ...night.plan, format: 'duplicate' as const } };
    const feat = { won: true, rounds: 6, effort: 70 };
    expect(verdictMeant(together, table, 'won 6 70')).toEqual({ places: [1, 1], feat });
    // Who did not come has no part in what the others did.
    const away = { ...table, absent: table.players.slice(0, 1) };
    expect(verdictMeant(together, away, 'won 6 70')).toEqual({ places: [null, 1], feat });
    for (const wrong of ['ann', 'won 6', '1:', ''])
      expect(() => verdictMeant(night, table, wrong)).toThrow('league-result');
  });
});

describe('the results that are suggested', () => {
  /** A table of two on a night like that. */
  async function tableOf(wish: Partial<Wish>) {
    const house = new LeagueHouse();
    const night = await house.leagues.night(await house.begun(wish, ['a', 'b']));
    const table = tableAt(night, 1, 1) as NightTable;
    const [one, other] = table.players.map(player => player.toUpperCase());
    const typed = (said: string, locale = 'en') => resultTyped(night, table, said, houseTranslator(locale));
    const offered = (locale: string) =>
      verdictChoices(night, table, houseTranslator(locale)).map(({ name, value }) => [name, value]);
    return { night, table, one, other, typed, offered };
  }

  it.each([
    ['en', (who?: string) => `${who} won`, 'A draw', 'Nobody showed up'],
    ['de', (who?: string) => `Sieg für ${who}`, 'Unentschieden', 'Niemand erschienen'],
    ['es', (who?: string) => `Gana ${who}`, 'Empate', 'No vino nadie'],
    ['fr', (who?: string) => `${who} gagne`, 'Match nul', 'Personne n’est venu'],
  ])('name who won, and the score of a series: %s', async (locale, won, draw, nobody) => {
    const rest = [
      [draw, '1 1'],
      [nobody, '- -'],
    ];
    const { one, other, offered } = await tableOf({});
    expect(offered(locale)).toEqual([[won(one), '1 2'], [won(other), '2 1'], ...rest]);
    const series = await tableOf({ bestOf: 3 });
    expect(series.offered(locale)).toEqual([
      [`${won(series.one)} 2:0`, '2:0'],
      [`${won(series.one)} 2:1`, '2:1'],
      [`${won(series.other)} 2:1`, '1:2'],
      [`${won(series.other)} 2:0`, '0:2'],
      ...rest,
    ]);
  });

  it('can be typed as they read', async () => {
    for (const { one, typed, offered } of [await tableOf({}), await tableOf({ bestOf: 3 })]) {
      for (const locale of ['en', 'de', 'es', 'fr'])
        for (const [name = '', value] of offered(locale)) expect(typed(` ${name.toUpperCase()} `, locale)).toBe(value);
      // What says less than a suggestion is not guessed at.
      for (const said of ['2 1', '2', `${one}`, 'nobody']) expect(typed(said)).toBe(said);
    }
  });

  it.each([
    ['en', 'Draw'],
    ['de', 'unentschieden'],
    ['es', 'empate'],
    ['fr', 'nul'],
  ])('have a draw that goes by its own word: %s', async (locale, said) => {
    const { typed } = await tableOf({});
    expect(typed(said, locale)).toBe('1 1');
  });

  it('have none in a bracket, where a draw is refused with its reason', async () => {
    const { night, table, typed, offered } = await tableOf({ format: 'single' });
    expect(offered('en')).toHaveLength(2);
    const draw = verdictMeant(night, table, typed('draw'));
    expect(() => correction(night, { round: 1, table: table.n }, draw)).toThrow('league-no-draw');
  });

  it.each([
    ['en', 'Pick one from the list', '(`1 1` is a draw, `-` a no-show)'],
    ['de', 'Wähl eins aus der Liste', '(`1 1` heißt unentschieden, `-` nicht erschienen)'],
    ['es', 'Elige uno de la lista', '(`1 1` es empate, `-` si no vino)'],
    ['fr', 'Choisis-en un dans la liste', '(`1 1` pour un nul, `-` pour un absent)'],
  ])('are explained to who wrote something else, after where they can be picked: %s', (locale, list, said) => {
    const told = houseTranslator(locale)(new LeagueRefused('league-result').text);
    expect(told).toContain(list);
    expect(told).toContain(said);
  });
});

describe('a sign-up', () => {
  it('at check-in tells who is there, who waits for a place, and who has not come', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ most: 2 }));
    await house.leagues.schedule(id, 'host', house.time + MINUTE, null);
    await house.seeTo();
    for (const player of ['a', 'b', 'c']) await house.leagues.join(id, person(player), null);
    const other = await house.leagues.create(wished({ most: 2 }));
    await house.leagues.join(other.id, person('d'), null);
    await house.leagues.schedule(other.id, 'host', house.time + MINUTE, null);
    await house.seeTo();
    const fields = async (night: string) =>
      (signUpBody(await house.leagues.night(night), say).embeds as { fields: { name: string; value: string }[] }[])[0]
        ?.fields;
    const [there, waiting, ...more] = (await fields(id)) ?? [];
    expect([there?.value, waiting?.value, more]).toEqual(['<@a>, <@b>', '<@c>', []]);
    expect(waiting?.name).toContain('Waiting');
    const [away, ...others] = (await fields(other.id)) ?? [];
    expect([away?.value, others]).toEqual(['<@d>', []]);
    expect(away?.name).not.toContain('Waiting');
  });
});

describe('teams', () => {
  it('are called by their names in pairings and standings; one without a name by its number', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ format: 'teams' }));
    for (const player of ['a', 'b', 'c', 'd']) await house.leagues.join(id, person(player), null);
    for (const player of ['b', 'd']) await house.leagues.join(id, person(player), null, 'Silver Foxes @everyone');
    await house.leagues.start(id, 'host');
    await house.seeTo();
    const night = await house.leagues.night(id);
    const [line = ''] = roundInWords(night, night.rounds[0] as NightRound, say, { links: true });
    expect(line).toMatch(/[BD] \(Silver Foxes @\u200beveryone\)/);
    expect(line).toMatch(/[AC] \(Team 2\)/);
    const { columns, rows } = standingsTable(night, say);
    const team = columns.findIndex(({ label }) => label === 'Team');
    const teams = Object.fromEntries(rows.map(({ cells }) => [cells[1], cells[team]]));
    expect(teams).toEqual({ A: 'Team 2', C: 'Team 2', B: 'Silver Foxe…', D: 'Silver Foxe…' });
  });
});

describe('the panel of a large night', () => {
  it('lists its tables and players twenty-five at a time, and stays on its last page when it gets shorter', async () => {
    const house = new LeagueHouse();
    const players = Array.from({ length: 60 }, (_, at) => `p${at + 1}`);
    const id = await house.begun({ most: 60 }, players);
    const night = await house.leagues.night(id);
    const listed = async (page: number) => {
      const body = await panelBody(house as unknown as House, night, 'en', page);
      expect(checkMessage(body)).toEqual([]);
      // Times are times, not words that look like one.
      const [told] = body.embeds as { description: string }[];
      expect(told?.description).toMatch(/waiting for P\d+ and P\d+, asked <t:\d+:R>/);
      const rows = (body.components ?? []) as Row[];
      const parts = rows.flatMap(({ components }) => components);
      const selects = parts.flatMap(part => ('options' in part ? [part.options.map(({ value }) => value)] : []));
      return { selects, last: (rows.at(-1)?.components ?? []).map(part => ('label' in part ? part.label : '')) };
    };
    const pages = [await listed(0), await listed(1), await listed(2)];
    expect(pages.map(({ last }) => last)).toEqual([
      ['Next: 26–50 of 60'],
      ['Back: 1–25 of 60', 'Next: 51–60 of 60'],
      ['Back: 26–50 of 60'],
    ]);
    expect(pages.map(({ selects }) => selects.map(({ length }) => length))).toEqual([[25, 25], [5, 25], [10]]);
    const all = pages.flatMap(({ selects }) => selects.flat());
    expect(all.filter(value => value.startsWith('p')).sort()).toEqual([...players].sort());
    expect(new Set(all.filter(value => value.startsWith('1.'))).size).toBe(30);
    expect(await listed(7)).toEqual(pages[2]);
  });
});

describe('standings in words', () => {
  it.each(FORMATS)('%s: fit into a message with sixty people, and explain their order', async format => {
    const house = new LeagueHouse();
    const players = Array.from({ length: 60 }, (_, at) => `someone with a long name ${at}`);
    const wish = {
      format,
      deckLock: true,
      most: 60,
      ...(formatOf({ format }).together === true && { game: 'raid' }),
    } as const;
    const night = await house.leagues.night(await house.begun(wish, players));
    const body = standingsExhibit(night, say).body([]);
    expect(checkMessage(body)).toEqual([]);
    const [embed] = body.embeds as { description: string }[];
    // Every block has the same rows.
    const [block = ''] = /```[^`]*```/.exec(embed?.description ?? '') ?? [];
    const listed = block.match(/^ *\d+ SOMEONE/gm)?.length ?? 0;
    const more = Number(/…and (\d+) more/.exec(embed?.description ?? '')?.[1] ?? 0);
    expect(listed + more).toBe(60);
    expect(embed?.description).toContain('-# 1. ');
  });

  it.each(['single', 'double', 'duplicate', 'ladder'] as const)(
    '%s: fit into a message with as many people as there can be, prizes, and a night that ended with dozens ahead',
    format => {
      const { field } = evening({ format, players: 128, seed: 'long', done: 1 });
      const ended = nightOf(field, 'over', player => player.padEnd(60, '*'));
      const night = { ...ended, plan: { ...ended.plan, name: 'N'.repeat(60), prizes: '_'.repeat(300) } };
      expect(checkMessage(standingsExhibit(night, say).body([]))).toEqual([]);
      const names = ['standings.png'];
      const pictured = standingsExhibit(night, say).body(names.map(name => ({ name, description: '' })));
      expect(checkMessage(pictured, { files: names })).toEqual([]);
    },
  );

  it('explain the sign for who has left where somebody has', () => {
    const told = (drops: boolean): string => {
      const { field } = evening({ format: 'swiss', players: 12, seed: 'away', drops });
      return JSON.stringify(
        standingsExhibit(
          nightOf(field, 'over', player => player),
          say,
        ).body([]),
      );
    };
    expect(told(true)).toMatch(/P\d+†/i);
    expect(told(true)).toContain('†: has left. Tiebreakers');
    expect(told(false)).not.toContain('†');
    expect(told(false)).toContain('counts as a win. Tiebreakers');
  });

  it('stand in columns, cut where there is no more room', () => {
    const table = (columns: readonly string[], rows: readonly (readonly string[])[]): Table => ({
      title: 'Friday',
      columns: columns.map((label, at) => ({ label, kind: at === 1 ? 'words' : 'number' })),
      rows: rows.map(cells => ({ cells })),
    });
    const narrow = table(
      ['#', 'Player', 'Pts'],
      [
        ['1', 'Ann', '12'],
        ['10', 'Bartholomew the Elder', '3'],
      ],
    );
    expect(inColumns(narrow, 500, say)).toEqual([
      '```\n # Player           Pts\n 1 Ann               12\n10 Bartholomew the…   3\n```',
    ]);
    expect(inColumns(narrow, 90, say)[0]).toContain('…and one more');
    const wide = table(
      ['#', 'Player', 'W-D-L', 'Pts', 'OMW%', 'GW%', 'OGW%'],
      [['1', 'Bartholomew the Elder', '3-0-0', '9', '66.7', '100.0', '55.6']],
    );
    const blocks = inColumns(wide, 500, say);
    // No line is wider than an embed on a phone.
    expect(Math.max(...blocks.flatMap(block => block.split('\n')).map(({ length }) => length))).toBeLessThan(30);
    const swiss = ['#', 'Player', 'W-D-L', 'Pts', 'OMW%', 'GW%'];
    const ten = inColumns(table(swiss, [['1', 'Steady Bot', '0-0-0', '0', '33.3', '0.0']]), 500, say);
    expect(Math.max(...ten.flatMap(block => block.split('\n')).map(({ length }) => length))).toBeLessThan(30);
    expect(blocks[0]).toContain('# Player           W-D-L Pts\n');
    expect(blocks[1]).toContain('# Player           OMW%   GW%\n');
  });

  it('have a sign for who has left, however long their name', () => {
    const mark = { icon: 'gone', words: 'has left', weight: 'faint' } as const;
    const [block] = inColumns(
      {
        title: 'Friday',
        columns: [
          { label: '#', kind: 'number' },
          { label: 'Player', kind: 'words' },
          { label: 'Pts', kind: 'number' },
        ],
        rows: [{ cells: ['1', 'Bartholomew the Elder', '3'], mark }],
      },
      500,
      say,
    );
    expect(block).toContain('1 Bartholomew the…†   3');
  });
});
