import type {
  AnySelectMenuInteraction,
  ButtonInteraction,
  CommandInteractionOption,
  ModalSubmitInteraction,
  User,
} from 'discord.js';
import type { Seat } from '../../kernel/index.js';
import { type Person, seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';

/** A click on a button, a choice in a select, a form that was sent. */
export type Click = ButtonInteraction | AnySelectMenuInteraction | ModalSubmitInteraction;

/** The name somebody goes by where they clicked. */
export const nameOf = (user: User, member: Click['member'] | CommandInteractionOption['member']): string =>
  member && 'displayName' in member ? member.displayName : user.displayName;

/** Who clicked, or used a command. */
export const personOf = ({ user, member }: Pick<Click, 'user' | 'member'>): Person => ({
  id: user.id,
  name: nameOf(user, member),
});

/** What was chosen in a select; empty for any other click. */
export const chosenIn = (interaction: Click): string =>
  interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';

/** Where somebody sits. @throws Refused for people who sit nowhere */
export function seatAt(match: MatchRow, { user }: { readonly user: { readonly id: string } }): Seat {
  const seat = seatOf(match, user.id);
  if (seat === null) throw new Refused('not-at-table');
  return seat;
}
