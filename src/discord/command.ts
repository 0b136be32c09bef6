import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIApplicationCommandsJSONBody,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import type { House } from './house.js';

/** A slash command: what Discord is told of it, and what it does. One file each in `commands/`. */
export interface SlashCommand {
  readonly data: RESTPostAPIApplicationCommandsJSONBody;
  run(interaction: ChatInputCommandInteraction, house: House): Promise<void>;
  /** Suggestions while an option is being typed; at most 25 are shown. */
  complete?(interaction: AutocompleteInteraction, house: House): Promise<Choice[]>;
}

/** A command in the menu of a person. */
export interface UserCommand {
  readonly data: RESTPostAPIApplicationCommandsJSONBody;
  runOn(interaction: UserContextMenuCommandInteraction, house: House): Promise<void>;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

export type Command = SlashCommand | UserCommand;
