import type { Interaction, Locale } from 'discord.js';
import { type Json, type Text, text } from '../../kernel/index.js';
import { localesOf } from '../../locales/index.js';
import type { People } from '../../matches/people/people.js';
import { oneOf, type Titled } from '../define/options.js';
import type { Servers } from './servers.js';
import { readPreferences } from './settings.js';

/** Every available language under its own name, after the choice of none. */
export const languageOption = <const V extends string>(otherwise: Titled<V>) =>
  oneOf<string>([
    otherwise,
    ...localesOf(null)
      .map(value => ({ value, title: languageName(value) }))
      .sort(byName),
  ]);

const byName = (one: Titled<string>, other: Titled<string>): number =>
  nameOf(one.value).localeCompare(nameOf(other.value), 'en');

/** A language in its own words: `Deutsch`, `Español`. */
export const languageName = (locale: string): Text => text('name', { name: nameOf(locale) });

function nameOf(locale: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** The language of Discord itself, of people who have chosen another one here. */
const clients = new WeakMap<object, Locale>();

/**
 * Lets an interaction speak the language that its person has chosen; without a choice it speaks that of their Discord.
 * Handlers read `interaction.locale`, and only this decides it.
 */
export async function speakTo(interaction: Interaction, people: Pick<People, 'chosenBy'>): Promise<void> {
  speakAs(interaction, await people.chosenBy(interaction.user.id));
}

/** The same from stored preferences, including ones just changed. */
export function speakAs(interaction: Interaction, chosen: Json): void {
  const client = clients.get(interaction) ?? interaction.locale;
  clients.set(interaction, client);
  interaction.locale = (readPreferences(chosen).language as Locale | null) ?? client;
}

/** The language of what everyone in a channel reads, no matter who clicked: the server's. */
export async function spokenHere(
  { servers }: { readonly servers: Pick<Servers, 'settings'> },
  { guildId, guildLocale, locale }: Pick<Interaction, 'guildId' | 'guildLocale' | 'locale'>,
): Promise<string> {
  const { language } = await servers.settings(guildId);
  return language ?? guildLocale ?? locale;
}
