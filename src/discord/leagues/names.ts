import { userMention } from 'discord.js';
import { entrantOf, type Night } from '../../leagues/night.js';
import { practiceLevel } from '../../opponents/index.js';

/** How a night is called: those of a row are numbered. */
export const titleOf = ({ plan, every }: Night): string =>
  every === null && plan.number === 1 ? plan.name : `${plan.name} #${plan.number}`;

/** What a player is called in a night. */
export const nameIn = (night: Night, player: string): string => entrantOf(night, player)?.name ?? player;

/** A player as Discord shows them; a practice player is nobody there. */
export const mentionIn = (night: Night, player: string): string =>
  practiceLevel(player) === null ? userMention(player) : nameIn(night, player);
