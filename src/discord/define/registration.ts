import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  Locale,
  PermissionFlagsBits,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { bundledFacts } from '../../home/facts.js';
import { type Text, text } from '../../kernel/index.js';
import { FALLBACK, loadWords, type Words } from '../../locales/index.js';
import { capital } from '../render/sentence.js';
import type { Action, Command, SlashCommand } from './command.js';
import type { Option, Titled } from './options.js';
import type { Requires } from './requires.js';

/** Where words come from: those of a game, or those that no game owns. */
export type WordsIn = (game: string | null, locale: string) => Words;

/** What Discord registers for a command, in every language that has words for it. @throws at startup if two names of one command collide */
export function registration(command: Command, wordsIn: WordsIn = loadWords): RESTPostAPIApplicationCommandsJSONBody {
  const { name, requires } = command;
  const say = speakerOf(wordsIn);
  if ('runOn' in command)
    return { type: ApplicationCommandType.User, ...say.names(`menu-${name.toLowerCase()}`, name), ...access(requires) };
  return {
    type: ApplicationCommandType.ChatInput,
    ...say.names(name, name),
    ...say.describes([`command-${name}`]),
    ...access(requires),
    options: partsOf(command, say) as never,
  };
}

type Registrations = readonly RESTPostAPIApplicationCommandsJSONBody[];
const workedOut = new WeakMap<readonly Command[], Registrations>();

/** The same of all commands there are, as it was found out when this program was built, or else once for each list of them. */
export function registrations(commands: readonly Command[]): Registrations {
  const known = (bundledFacts()?.commands as Registrations | undefined) ?? workedOut.get(commands);
  if (known !== undefined) return known;
  const found = commands.map(command => registration(command));
  workedOut.set(commands, found);
  return found;
}

/** The subcommands, or the options of a command that has none. */
function partsOf({ name, actions }: SlashCommand, say: Speaker) {
  const parts = [...actions].map(([sub, action]) => {
    if (sub === null) return optionsOf(action, `command-${name}`, say);
    const id = `command-${name}-${sub}`;
    const options = optionsOf(action, id, say);
    return [{ type: ApplicationCommandOptionType.Subcommand, ...say.names(sub, sub), ...say.describes([id]), options }];
  });
  return distinct(parts.flat());
}

const access = ({ server, member }: Requires) => ({
  ...(server === true && { contexts: [InteractionContextType.Guild] }),
  ...(member !== undefined && { default_member_permissions: String(PermissionFlagsBits[member]) }),
});

type Speaker = ReturnType<typeof speakerOf>;

/** Required options first, as Discord wants them. */
function optionsOf({ options }: Action, id: string, say: Speaker) {
  const list = Object.entries(options).sort(([, one], [, other]) => Number(other.required) - Number(one.required));
  return distinct(list.map(([name, option]) => optionOf(name, option, id, say)));
}

const optionOf = (name: string, { kind, required, limits, choices, suggest }: Option, id: string, say: Speaker) => ({
  type: kind,
  ...say.names(name, name),
  // What an option means everywhere is said once, unless a command says more of it.
  ...say.describes([`${id}.${name}`, `option-${name}`]),
  ...(required && { required }),
  ...limits,
  ...(choices.length > 0 && { choices: choices.map(choice => say.choice(choice)) }),
  ...(suggest !== undefined && { autocomplete: true }),
});

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
}

/** @throws where two are called the same in one language */
function distinct(list: readonly Named[]): readonly Named[] {
  for (const locale of [FALLBACK, ...Object.values(Locale)]) {
    const names = list.map(({ name, name_localizations: other }) => other?.[locale] ?? name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`two options or subcommands are called ${twice} (${locale})`);
  }
  return list;
}

function speakerOf(wordsIn: WordsIn) {
  const english = wordsIn(null, FALLBACK);
  /** A sentence in every language of Discord's for which there is one of its own. */
  const localized = (
    field: string,
    said: Text,
    { game, laid = words => words }: { game?: string | undefined; laid?: (words: string) => string } = {},
  ): object => {
    const found = Object.values(Locale).flatMap(locale => {
      const words = wordsIn(game ?? null, locale);
      return words.locale !== FALLBACK && words.speaks(said.id) ? [[locale, laid(words.say(said))]] : [];
    });
    return found.length === 0 ? {} : { [`${field}_localizations`]: Object.fromEntries(found) };
  };
  return {
    /** English names are in the code; other languages may translate them. */
    names: (word: string, name: string): Named => ({ name, ...localized('name', text(`called-${word}`)) }),
    /** By the first of these messages that there is. */
    describes(ids: readonly string[]) {
      const said = text(ids.find(id => english.has(id)) ?? (ids[0] as string));
      return { description: english.say(said), ...localized('description', said) };
    },
    choice: ({ value, title, game }: Titled) => ({
      name: capital(wordsIn(game ?? null, FALLBACK).say(title)),
      value,
      ...localized('name', title, { game, laid: capital }),
    }),
  };
}
