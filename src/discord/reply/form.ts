import {
  type APIModalInteractionResponseCallbackData,
  type CommandInteraction,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { Click } from '../define/people.js';
import { clip } from '../render/escape.js';

/** A field of a form. `long`: several lines. */
export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly most: number;
  readonly required: boolean;
  readonly long?: boolean;
}

/** Clicks that were answered with a form. */
const opened = new WeakSet<object>();

/** Whether a click has opened a form: the message that it was on stays as it is. */
export const hasOpenedForm = (interaction: object): boolean => opened.has(interaction);

/** Opens a form of text fields; what is sent comes back as a click with this id. */
export async function textForm(
  interaction: Click | CommandInteraction,
  id: string,
  title: string,
  fields: readonly FormField[],
): Promise<void> {
  if (interaction.isModalSubmit()) throw new Error('a form cannot open another');
  const modal: APIModalInteractionResponseCallbackData = {
    custom_id: id,
    title: clip(title, 45),
    components: fields.map(({ id: name, label, hint, value, most, required, long = false }) => ({
      type: ComponentType.Label,
      label: clip(label, 45),
      ...(hint !== undefined && { description: clip(hint, 100) }),
      component: {
        type: ComponentType.TextInput,
        custom_id: name,
        style: long ? TextInputStyle.Paragraph : TextInputStyle.Short,
        max_length: most,
        required,
        ...(value !== '' && { value: value.slice(0, most) }),
      },
    })),
  };
  await interaction.showModal(modal);
  opened.add(interaction);
}

/** What was written into a field; empty where it was left empty, or isn't there. */
export const field = (interaction: Click, name: string): string =>
  interaction.isModalSubmit() && interaction.fields.fields.has(name) ? interaction.fields.getTextInputValue(name) : '';
