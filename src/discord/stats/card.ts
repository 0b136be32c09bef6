import type { ChatInputCommandInteraction } from 'discord.js';
import { type CardEntry, type Game, text } from '../../kernel/index.js';
import type { House } from '../house.js';
import { rateText } from './numbers.js';
import type { Scope } from './scope.js';
import { showNumbers } from './show.js';

/** How often a card is played, and how those do who play it. */
export async function showCard(
  interaction: ChatInputCommandInteraction,
  house: House,
  { guild, where, say }: Scope,
  game: Game,
  card: CardEntry,
): Promise<void> {
  const key = { guild, game: game.id, player: '', kind: 'people' } as const;
  const [played] = await house.store.tallies({ ...key, facet: 'card', value: card.id });
  const tables = await house.store.tallies({ ...key, facet: 'players' });
  const players = tables.reduce((sum, { games, value }) => sum + games * Number(value), 0);
  const title = say.plain(text('stats-card-title', { card: card.title, where }));
  if (played === undefined) return showNumbers(interaction, house, { title, lines: [say(text('stats-card-none'))] });
  await showNumbers(interaction, house, {
    title,
    lines: [
      say(text('stats-card-played', { times: played.times, games: played.games, of: players })),
      say(text('stats-card-won')),
      say(rateText(played)),
    ],
    charts: [{ kind: 'rates', title, rates: [{ label: say.plain(card.title), wins: played.wins, of: played.games }] }],
  });
}
