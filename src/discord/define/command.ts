import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import type { House } from '../house.js';
import { clip } from '../render/escape.js';
import type { Choice } from './matching.js';
import { Misused } from './misused.js';
import type { Options, Values } from './options.js';
import { admit, both, type Requires } from './requires.js';

interface Doing<O extends Options> {
  readonly requires?: Requires;
  readonly options?: O;
  run(interaction: ChatInputCommandInteraction, options: Values<O>, house: House): Promise<void>;
}

/** One thing that a command does. */
export type Action = Required<Doing<Options>>;

/** A slash command. What it and its options are called and described as stands in the word files. */
export interface SlashCommand {
  readonly name: string;
  readonly requires: Requires;
  /** By the names of its subcommands; one action without a name where there are none. */
  readonly actions: ReadonlyMap<string | null, Action>;
}

/** A command in the menu of a person. */
export interface UserCommand {
  readonly name: string;
  readonly requires: Requires;
  runOn(interaction: UserContextMenuCommandInteraction, house: House): Promise<void>;
}

export type Command = SlashCommand | UserCommand;

/** A subcommand. `run` gets its options as their types say: nothing else gets that far. */
export const action = <const O extends Options = Record<never, never>>(doing: Doing<O>): Action => ({
  requires: {},
  options: {},
  ...doing,
});

interface Heading {
  readonly name: string;
  readonly requires?: Requires;
}

/** A slash command: either with subcommands, or with options of its own and what it does. */
export function defineCommand(command: Heading & { readonly subcommands: Readonly<Record<string, Action>> }): Command;
export function defineCommand<const O extends Options = Record<never, never>>(command: Heading & Doing<O>): Command;
export function defineCommand({
  name,
  requires = {},
  ...does
}: Heading & (Doing<Options> | { readonly subcommands: Readonly<Record<string, Action>> })): Command {
  const actions = 'subcommands' in does ? Object.entries(does.subcommands) : [[null, action(does)] as const];
  return {
    name,
    requires,
    actions: new Map(actions.map(([sub, doing]) => [sub, { ...doing, requires: both(requires, doing.requires) }])),
  };
}

/** So much of a wrong value is repeated. */
const REPEATED = 60;

/** What was asked for, once everything it requires is so. @throws Denied */
async function asked(
  { actions }: SlashCommand,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  house: House,
): Promise<Action> {
  const doing = actions.get(interaction.options.getSubcommand(false));
  if (doing === undefined) throw new Misused('command-unknown');
  await admit(doing.requires, interaction, house);
  return doing;
}

/** Does what was asked for. @throws Denied, also for values that an option cannot hold */
export async function perform(command: SlashCommand, interaction: ChatInputCommandInteraction, house: House) {
  const doing = await asked(command, interaction, house);
  const values = Object.entries(doing.options).map(([name, { required, read }]) => {
    const sent = interaction.options.get(name);
    const value = sent === null ? null : read(sent);
    if (value === undefined || (value === null && required))
      throw new Misused('option-value', { option: name, value: clip(String(sent?.value ?? ''), REPEATED) });
    return [name, value] as const;
  });
  await doing.run(interaction, Object.fromEntries(values), house);
}

/** What the option that is being typed offers. @throws Denied */
export async function suggest(
  command: SlashCommand,
  interaction: AutocompleteInteraction,
  house: House,
): Promise<readonly Choice[]> {
  const doing = await asked(command, interaction, house);
  const known = Object.entries(doing.options).map(([name, option]) => ({
    option,
    sent: interaction.options.get(name),
  }));
  const focused = known.find(({ sent }) => sent?.focused === true);
  const typed = String(focused?.sent?.value ?? '');
  const given = (other: string): string | null => {
    const value = interaction.options.get(other)?.value;
    return typeof value === 'string' ? value : null;
  };
  return focused?.option.suggest?.({ typed, interaction, house, given }) ?? [];
}
