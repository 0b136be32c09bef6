import { userMention } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import { formatOf } from '../../leagues/formats/index.js';
import { teamsOf } from '../../leagues/formats/teams.js';
import { entrantOf, type Night } from '../../leagues/night.js';
import { practiceLevel } from '../../opponents/index.js';
import { seatName } from '../render/seat-names.js';
import type { Translator } from '../render/translator.js';
import { fitting } from './columns.js';

/** How a night is called: those of a row are numbered. */
export const titleOf = ({ plan, every }: Night): string =>
  every === null && plan.number === 1 ? plan.name : `${plan.name} #${plan.number}`;

/** What a player is called in a night: a practice bot by its level, in the language of `say`. */
export const nameIn = (night: Night, player: string, say: Translator): string =>
  seatName({ player, name: nameOnRecord(night, player) }, say.plain);

/** The name under which a player has signed up; a practice bot has one in English. */
export const nameOnRecord = (night: Night, player: string): string => entrantOf(night, player)?.name ?? player;

/** What the team of a player is called: as its members have named it, else by its number. Null in formats without teams. */
export function teamIn(night: Night, player: string): Text | null {
  if (formatOf(night.plan).ranks !== 'teams') return null;
  const all = teamsOf(night);
  const at = all.findIndex(team => team.includes(player));
  const name = (all[at] ?? []).map(one => entrantOf(night, one)?.team).find(one => one !== undefined);
  return name === undefined ? text('league-team-unnamed', { n: at + 1 }) : text('league-team', { name });
}

/** A player as Discord shows them; a practice bot is nobody there. */
export const mentionIn = (night: Night, player: string, say: Translator): string =>
  practiceLevel(player) === null ? userMention(player) : nameIn(night, player, say);

/** As many of some players as there is room for. */
export const mentionsIn = (
  night: Night,
  players: readonly { readonly player: string }[],
  room: number,
  say: Translator,
): string => {
  const mentioned = players.map(({ player }) => mentionIn(night, player, say));
  return fitting(mentioned, ', ', room, say);
};
