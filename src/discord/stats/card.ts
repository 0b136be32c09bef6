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
  const counted = await house.numbers.ofCard({ guild, game: game.id }, card.id);
  const title = say.plain(text('stats-card-title', { card: card.title, game: game.title, where }));
  if (counted === null) return showNumbers(interaction, house, { title, lines: [say(text('stats-card-none'))] });
  const { tally: played, players } = counted;
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
