import { type ChatInputCommandInteraction, subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import { LEAST } from '../../stats/numbers.js';
import type { House } from '../house.js';
import { percent, ratingText, sidesOf } from './numbers.js';
import type { Scope } from './scope.js';
import { showNumbers } from './show.js';

/** So many places a table has. */
const PLACES = 20;

/** The best of a server, or of everywhere. Who does not want to stand in tables does not. */
export async function showLeaderboard(
  interaction: ChatInputCommandInteraction,
  house: House,
  { game, guild, where, say }: Scope,
  by: 'rating' | 'wins',
): Promise<void> {
  const leaders = await house.numbers.leaders({ guild, game: game.id }, by, PLACES);
  const lines = leaders.map(({ player, ordinal, games, wins }, at) =>
    say(
      text('stats-place', {
        place: at + 1,
        // A mention names people as they are called here; without pings it calls nobody.
        who: text('person-mention', { id: player }),
        rating: ordinal === null ? text('nothing') : ratingText(ordinal),
        wins,
        games,
        share: percent(wins / games),
      }),
    ),
  );
  await showNumbers(interaction, house, {
    title: say.plain(text('stats-board-title', { game: game.title, where })),
    lines: [
      ...(lines.length === 0 ? [say(text('stats-board-empty', { sides: sidesOf(game), least: LEAST }))] : lines),
      '',
      subtext(say(text('stats-board-about', { sides: sidesOf(game), least: LEAST }))),
    ],
  });
}
