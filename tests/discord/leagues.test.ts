import type { ChatInputCommandInteraction } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { signUpBody } from '../../src/discord/leagues/bodies.js';
import { inColumns } from '../../src/discord/leagues/columns.js';
import { standingsExhibit } from '../../src/discord/leagues/exhibits.js';
import { onlyHosts } from '../../src/discord/leagues/hosts.js';
import { verdictMeant } from '../../src/discord/leagues/verdicts.js';
import { timeMeant } from '../../src/discord/leagues/when.js';
import { checkMessage } from '../../src/discord/limits.js';
import { houseVoice } from '../../src/discord/voice.js';
import { FORMATS } from '../../src/leagues/plan.js';
import type { Table } from '../../src/pictures/index.js';
import { LeagueHouse, MINUTE, person, wished } from '../leagues/house.js';

const say = houseVoice('en');

describe('a time', () => {
  it('is read in the ways in which people write one', () => {
    const now = Date.UTC(2026, 10, 21, 12);
    expect(timeMeant('in 2h', now)).toBe(now + 2 * 3_600_000);
    expect(timeMeant('90m', now)).toBe(now + 90 * 60_000);
    expect(timeMeant('in 3 days', now)).toBe(now + 3 * 86_400_000);
    expect(timeMeant('2026-11-28 20:00', now)).toBe(Date.UTC(2026, 10, 28, 20));
    expect(timeMeant(' 2026-11-28 9:30 +01:00', now)).toBe(Date.UTC(2026, 10, 28, 8, 30));
    expect(timeMeant('<t:1764360000:F>', now)).toBe(1_764_360_000_000);
    for (const wrong of ['tomorrow', '2026-13-40 20:00', '20:00', '', 'in two hours'])
      expect(() => timeMeant(wrong, now)).toThrow('league-when');
  });
});

describe('hosts', () => {
  const asks = (manages: boolean, roles: string[]) =>
    ({
      guildId: 'g',
      memberPermissions: { has: () => manages },
      member: { roles },
    }) as unknown as ChatInputCommandInteraction;
  const house = (hosts: string | null) => ({ store: { guildSettings: async () => ({ hosts }) } }) as unknown as House;

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
    expect([there?.value, waiting?.value, more]).toEqual(['<@a> <@b>', '<@c>', []]);
    expect(waiting?.name).toContain('Waiting');
    const [away, ...others] = (await fields(other.id)) ?? [];
    expect([away?.value, others]).toEqual(['<@d>', []]);
    expect(away?.name).not.toContain('Waiting');
  });
});

describe('standings in words', () => {
  it.each(FORMATS)('%s: fit into a message with sixty people, and explain their order', async format => {
    const house = new LeagueHouse();
    const players = Array.from({ length: 60 }, (_, at) => `someone with a long name ${at}`);
    const wish = { format, deckLock: true, most: 60, ...(format === 'duplicate' && { game: 'raid' }) } as const;
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
      '```\n # Player         Pts\n 1 Ann             12\n10 Bartholomew t…   3\n```',
    ]);
    expect(inColumns(narrow, 90, say)[0]).toContain('…and one more');
    const wide = table(
      ['#', 'Player', 'W-D-L', 'Pts', 'OMW%', 'GW%', 'OGW%'],
      [['1', 'Bartholomew the Elder', '3-0-0', '9', '66.7', '100.0', '55.6']],
    );
    const blocks = inColumns(wide, 500, say);
    expect(blocks[0]).toContain('# Player         W-D-L Pts OMW%\n');
    expect(blocks[1]).toContain('# Player           GW% OGW%\n');
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
    expect(block).toContain('1 Bartholomew t…†   3');
  });
});
