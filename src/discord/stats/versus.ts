import type { ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { Person } from '../../matches/matches.js';
import type { House } from '../house.js';
import { rateText } from './numbers.js';
import { StatsRefused } from './refused.js';
import type { Scope } from './scope.js';
import { showNumbers } from './show.js';

/** How somebody does against somebody. Matches of more than two count for the one who came first. */
export async function showVersus(
  interaction: ChatInputCommandInteraction,
  house: House,
  { game, guild, where, say }: Scope,
  one: Person,
  other: Person,
): Promise<void> {
  if (one.id === other.id) throw new StatsRefused('stats-yourself');
  const place = { guild, game: game.id };
  const ours = await house.numbers.between(place, one.id, other.id);
  const theirs = await house.numbers.between(place, other.id, one.id);
  const title = say.plain(text('stats-versus-title', { one: one.name, other: other.name, game: game.title, where }));
  if (ours === null || theirs === null)
    return showNumbers(interaction, house, { title, lines: [say(text('stats-versus-none', { name: other.name }))] });
  const rates = [
    { label: one.name, wins: ours.wins, of: ours.games },
    { label: other.name, wins: theirs.wins, of: theirs.games },
  ];
  await showNumbers(interaction, house, {
    title,
    lines: [
      say.labelled(say(text('name', { name: one.name })), say(rateText(ours))),
      say.labelled(say(text('name', { name: other.name })), say(rateText(theirs))),
      ...(ours.draws > 0 ? [say(text('stats-draws', { n: ours.draws }))] : []),
      say(text('stats-longest', { name: one.name, n: ours.longest })),
      say(text('stats-longest', { name: other.name, n: theirs.longest })),
    ],
    charts: [{ kind: 'rates', title, rates }],
  });
}
