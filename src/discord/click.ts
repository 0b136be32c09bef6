import type { AnySelectMenuInteraction, ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import type { House } from './house.js';
import type { CustomId } from './render/custom-id.js';

/** A click on a button, a choice in a select, a modal that was sent. */
export type Click = ButtonInteraction | AnySelectMenuInteraction | ModalSubmitInteraction;
export type ClickHandler = (interaction: Click, id: CustomId, house: House) => Promise<void>;

/** The name somebody goes by where they clicked. */
export function nameOf(user: Click['user'], member: Click['member']): string {
  if (member !== null && 'displayName' in member) return member.displayName;
  return user.displayName;
}
