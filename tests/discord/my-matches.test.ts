import type { ChatInputCommandInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { list } from '../../src/discord/match/watching.js';
import { tellWaiting } from '../../src/discord/people/waiting.js';
import type { MatchRow } from '../../src/store/port.js';

const ID = '1234567890123456789';

/** What a command says to somebody with so many matches, all of which wait for them. */
async function told(
  run: (interaction: ChatInputCommandInteraction, house: House) => Promise<void>,
  matches: number,
): Promise<string> {
  const seats = ['Ann', 'Somebody with a rather long name'].map((name, seat) => ({ seat, player: name, name }));
  const mine = Array.from({ length: matches }, (_, at) => ({
    id: `m${at}`,
    game: 'squad',
    set: null,
    status: 'playing',
    guild: ID,
    seats,
  })) as unknown as MatchRow[];
  const said: string[] = [];
  const interaction = {
    user: { id: 'Ann' },
    locale: 'en-US',
    client: { guilds: { cache: new Map([[ID, { name: 'The Friday Night Card Club' }]]) } },
    reply: async ({ content }: { content: string }) => void said.push(content),
  } as unknown as ChatInputCommandInteraction;
  const house = {
    directory: { of: async () => mine, waitingFor: async () => mine.map(match => ({ match, since: 0 })) },
    boards: { of: async () => ({ channel: ID, message: ID }) },
  } as unknown as House;
  await run(interaction, house);
  return said.join('\n');
}

test.each([
  ['/match list', (interaction: ChatInputCommandInteraction, house: House) => list.run(interaction, {}, house)],
  ['/me matches', tellWaiting],
])('%s shows as many matches as there is room for, each with a whole link, and counts the others', async (_, run) => {
  for (const matches of [1, 12, 15, 40]) {
    const lines = (await told(run, matches)).split('\n');
    const shown = lines.filter(line => line.startsWith('• '));
    const link = `https://discord.com/channels/${ID}/${ID}/${ID}`;
    for (const line of shown) expect(line).toContain(link);
    const more = matches - shown.length;
    if (more === 0) expect(lines.at(-1)).toBe(shown.at(-1));
    else expect(lines.at(-1)).toBe(`…and ${more} more.`);
    expect(lines.join('\n').length).toBeLessThanOrEqual(2000);
  }
});
