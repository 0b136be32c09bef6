import { describe, expect, it } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { signUpBody } from '../../src/discord/leagues/bodies.js';
import { roundExhibit, standingsExhibit } from '../../src/discord/leagues/exhibits.js';
import { panelBody } from '../../src/discord/leagues/panel.js';
import { askToStart } from '../../src/discord/leagues/paneling.js';
import { standingsTable } from '../../src/discord/leagues/tables.js';
import { treesOf } from '../../src/discord/leagues/trees.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { Night, NightRound, NightTable } from '../../src/leagues/night.js';
import { describeBracket } from '../../src/pictures/index.js';
import { LeagueHouse } from '../leagues/house.js';
import { evening, type Happening, nightOf } from '../leagues/nights.js';
import { checkMessage } from './render/limits.js';

const say = houseTranslator('en');
const people = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** A night whose open tables are threads of their own. */
function playedInThreads(how: Happening): Night {
  const night = nightOf(evening(how).field, 'running', player => player.replace('p', 'Guest '));
  return {
    ...night,
    plan: { ...night.plan, guild: '1000000000000000000' },
    rounds: night.rounds.map(round => ({
      ...round,
      tables: round.tables.map(table => ({
        ...table,
        matches: [{ id: 'match', channel: `10000000000000000${10 + table.n}` }],
      })),
    })),
  };
}

function inWords(night: Night): string[] {
  const body = roundExhibit(night, night.rounds.at(-1) as NightRound, say).body([]);
  expect(checkMessage(body)).toEqual([]);
  const [embed] = body.embeds as { description: string }[];
  return (embed?.description ?? '').split('\n');
}

describe('a round in words', () => {
  it('names each player once, as a link to their thread', () => {
    const lines = inWords(playedInThreads({ format: 'swiss', players: 40, seed: 'forty', done: 0 }));
    expect(lines).toHaveLength(20);
    for (const line of lines)
      expect(line).toMatch(
        /^\*\*\d+\*\* \[Guest \d+ – Guest \d+\]\(https:\/\/discord\.com\/channels\/1000000000000000000\/\d{19}\)$/,
      );
  });

  it('names everybody where there is no room for links', () => {
    const lines = inWords(playedInThreads({ format: 'swiss', players: 100, seed: 'hundred', done: 0 }));
    expect(lines).toHaveLength(50);
    for (const line of lines) expect(line).toMatch(/^\*\*\d+\*\* Guest \d+ – Guest \d+$/);
  });

  it('says who beat whom when a table is done', () => {
    const lines = inWords(
      nightOf(evening({ format: 'single', players: 4, seed: 'four', bestOf: 3 }).field, 'over', player => player),
    );
    expect(lines[0]).toMatch(/^\*\*1\*\* p\d beat p\d 2–[01]$/);
  });

  it.each([
    [[2, 1, 3], '**1** · 1. p2, 2. p1, 3. p3'],
    [[1, 3, 2], '**1** · 1. p1, 2. p3, 3. p2'],
    [[2, 1, 2], '**1** · 1. p2, 2. p1, 2. p3'],
    [[null, 2, 1], '**1** · 1. p3, 2. p2, – p1'],
    [[1, 1, 1], '**1** p1 – p2 – p3 · drawn'],
    [[null, null, null], '**1** p1 – p2 – p3 · nobody won'],
  ])('says how all of a table of three were placed, for every place is worth points: %j', (places, said) => {
    const night = nightOf(evening({ format: 'points', players: 3, seed: 'three', done: 0 }).field, 'over', who => who);
    const [round] = night.rounds as [NightRound];
    const [table] = round.tables as [NightTable];
    const tables = [{ ...table, players: ['p1', 'p2', 'p3'], result: { places } }];
    expect(inWords({ ...night, rounds: [{ ...round, tables }] })).toContain(said);
  });

  it('has all byes of a bracket for forty in one line, and none in its pictures', () => {
    const night = playedInThreads({ format: 'single', players: 40, seed: 'forty', done: 0 });
    const lines = inWords(night).filter(line => !line.startsWith('-#'));
    expect(lines).toHaveLength(9);
    expect(lines.at(-1)).toMatch(/^Bye \(counts as a win\): (Guest \d+, ){22}Guest \d+ and Guest \d+$/);
    expect(describeBracket(treesOf(night, 1, say)).join('\n')).not.toContain('bye');
  });
});

describe('the standings of forty', () => {
  const night = nightOf(
    evening({ format: 'swiss', players: 40, seed: 'forty' }).field,
    'over',
    player => `Somebody else ${player}`,
  );
  const blocks = (pictures: readonly { name: string }[]): string[] => {
    const body = standingsExhibit(night, say).body(pictures);
    expect(checkMessage(body, { files: pictures.map(({ name }) => name) })).toEqual([]);
    return JSON.stringify(body.embeds).match(/# Player[^\\]*/g) ?? [];
  };

  it('are told whole in words, and below their pictures by record and points alone', () => {
    expect(blocks([]).join()).toMatch(/W-D-L Pts.*OGW%/);
    expect(blocks([{ name: 'standings.png' }])).toEqual([expect.stringMatching(/W-D-L Pts/)]);
  });
});

describe('the standings in another language', () => {
  const night = nightOf(evening({ format: 'swiss', players: 8, seed: 'eight' }).field, 'over', player => player);
  const sharesIn = (locale: string): string[] =>
    standingsTable(night, houseTranslator(locale))
      .rows.flatMap(({ cells }) => cells)
      .filter(cell => /^\d+\D\d$/.test(cell));

  it('have decimals as the language writes them', () => {
    expect(sharesIn('en').length).toBeGreaterThan(8);
    expect(sharesIn('de')).toEqual(sharesIn('en').map(share => share.replace('.', ',')));
  });
});

describe('the panel of a bracket', () => {
  it('counts no byes among the tables of a round', async () => {
    const house = new LeagueHouse();
    const night = await house.leagues.night(await house.begun({ format: 'single', most: 40 }, people(40)));
    const body = await panelBody(house as unknown as House, night, 'en');
    expect(JSON.stringify(body.embeds)).toContain('8 of 8 tables are still playing');
  });

  it('speaks of one table as the table', async () => {
    const house = new LeagueHouse();
    const night = await house.leagues.night(await house.begun({ format: 'single', most: 8 }, people(2)));
    const body = await panelBody(house as unknown as House, night, 'en');
    expect(JSON.stringify(body.embeds)).toContain('the table is still playing');
  });
});

describe('the panel of a night that has just begun', () => {
  it('says that the first round is being paired, and nothing of tables', async () => {
    const house = new LeagueHouse();
    const night = await house.leagues.night(await house.begun({ format: 'swiss', most: 8 }, people(8)));
    const unpaired: Night = { ...night, rounds: [] };
    const body = await panelBody({ leagues: { openTables: async () => [] } } as unknown as House, unpaired, 'en');
    expect(JSON.stringify(body.embeds)).toContain('The first round is being paired.');
    expect(JSON.stringify(body.embeds)).not.toMatch(/Round|tables/);
  });
});

describe('the question before a start', () => {
  it.each([
    ['round-robin', 12, 'There will be 11 rounds.'],
    ['swiss', 40, 'There will be 6 rounds.'],
    ['single', 40, 'There will be 6 rounds.'],
    ['teams', 8, 'There will be 2 rounds.'],
  ] as const)('says how long a night of %s for %i is', (format, players, said) => {
    const night = nightOf(evening({ format, players, seed: 'start', done: 0 }).field, 'running', player => player);
    const before: Night = { ...night, phase: 'sign-up', rounds: [], entries: [] };
    expect(askToStart(before, 'en').content).toContain(`with ${players} players? ${said} Nobody is left out.`);
  });
});

describe('the players whom the question before a start names', () => {
  const asked = (players: number, locale: string): string => {
    const night = nightOf(evening({ format: 'swiss', players, seed: 'who', done: 0 }).field, 'sign-up', player =>
      player === 'p2' ? 'Steady Bot' : player.replace('p', 'Guest '),
    );
    return askToStart({ ...night, rounds: [], entries: [] }, locale).content?.split('\n')[1] ?? '';
  };
  const twelve = ['Guest 1', 'Steady Bot', ...Array.from({ length: 10 }, (_, at) => `Guest ${at + 3}`)].join(', ');

  it('are all who would play, practice bots among them', () => {
    expect(asked(3, 'en')).toBe('Playing: Guest 1, Steady Bot, Guest 3.');
    expect(asked(12, 'en')).toBe(`Playing: ${twelve}.`);
  });

  it.each([
    ['en', `Playing: ${twelve} and one more.`, `Playing: ${twelve} and 28 more.`],
    ['de', `Es spielen: ${twelve} und noch 1.`, `Es spielen: ${twelve} und noch 28.`],
    ['es', `Juegan: ${twelve} y 1 más.`, `Juegan: ${twelve} y 28 más.`],
    ['fr', `En jeu\u202f: ${twelve} et une autre personne.`, `En jeu\u202f: ${twelve} et 28 autres.`],
  ])('are the first dozen of more, with how many more: %s', (locale, thirteen, forty) => {
    expect(asked(13, locale)).toBe(thirteen);
    expect(asked(40, locale)).toBe(forty);
  });
});

describe('the message to sign up on', () => {
  /** So many people with ids as long as Discord's. */
  const signedUp = (count: number): Night => {
    const night = nightOf(evening({ format: 'swiss', players: 2, seed: 'sign-up', done: 0 }).field, 'sign-up', String);
    const entrants = Array.from({ length: count }, (_, at) => ({
      ...(night.entrants[0] as Night['entrants'][number]),
      player: `${10n ** 18n + BigInt(at)}`,
    }));
    return { ...night, rounds: [], entries: [], entrants };
  };
  const listOf = (night: Night, locale: string): string => {
    const body = signUpBody(night, houseTranslator(locale));
    expect(checkMessage(body)).toEqual([]);
    const [embed] = body.embeds as unknown as { fields: { value: string }[] }[];
    return embed?.fields[0]?.value ?? '';
  };

  it.each([
    ['en', '…and 87 more.'],
    ['de', '…und noch 87.'],
    ['fr', '…et 87 autres.'],
    ['es', '…y 87 más.'],
  ])('counts those for whom it has no room, in %s', (locale, rest) => {
    expect(listOf(signedUp(128), locale)).toMatch(new RegExp(`^(<@\\d{19}>, ){41}${rest}$`));
  });

  it('names everybody as long as there is room', () => {
    expect(listOf(signedUp(42), 'en')).toMatch(/^(<@\d{19}>, ){41}<@\d{19}>$/);
  });

  it('sets the names of practice bots apart', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create({
      name: 'Friday',
      guild: 'guild',
      channel: 'channel',
      host: 'host',
      game: 'duel',
      ruleset: 'plain',
      format: 'swiss',
    });
    const night = await house.leagues.practice(id, 'host', { count: 2 });
    const [embed] = signUpBody(night, say).embeds as unknown as { fields: { value: string }[] }[];
    expect(embed?.fields[0]?.value).toMatch(/^[\w ]+, [\w ]+$/);
  });
});
