import { games } from '../../src/games/index.js';
import { ENGLISH, NAMES, SAME_EVERYWHERE } from '../locales/glossary.js';
import { messagesOf, OWNERS, readingsOf } from '../locales/messages.js';
import type { Member, SeenComponent, SeenMessage } from '../playground/member.js';
import { walk } from '../playground/member.js';

/** Everything that can be read of a message, each text by itself. */
function textsOf(message: SeenMessage): string[] {
  const embeds = message.embeds.flatMap(one => [
    one.author?.name,
    one.title,
    one.description,
    ...(one.fields ?? []).flatMap(field => [field.name, field.value]),
    one.footer?.text,
  ]);
  const files = message.attachments.map(({ description }) => description);
  const shown = [message.content, ...embeds, ...files, ...walk(message.components).flatMap(partsOf)];
  return shown.filter((text): text is string => typeof text === 'string' && text !== '');
}

const partsOf = (one: SeenComponent): (string | undefined)[] => [
  one.content,
  one.label,
  one.placeholder,
  one.description,
  ...(one.options ?? []).flatMap(({ label, description }) => [label, description]),
  ...(one.items ?? []).map(({ description }) => description),
];

/** Every text that somebody has been shown so far, the names of threads included. */
export function shownTo(member: Member): string[] {
  const texts = member.heard.flatMap(({ event, data }) => {
    if (event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE') {
      const message = data as SeenMessage;
      return message.author.bot === true ? textsOf(message) : [];
    }
    return event === 'THREAD_CREATE' ? [String((data as { name?: string }).name)] : [];
  });
  return [...new Set(texts)];
}

/** Words that are the same in each language, places in rule books, and titles that were never published in another; longest first. */
const names = [
  ...SAME_EVERYWHERE,
  ...OWNERS.flatMap(owner => messagesOf(owner, 'en'))
    .filter(({ owner, name }) => NAMES.test(`${owner ?? ''}/${name}`))
    .flatMap(({ pattern }) => readingsOf(pattern)),
  ...games.filter(({ id }) => id !== 'champions').flatMap(({ cards }) => cards.all.flatMap(card => [...card.names])),
].sort((one, other) => other.length - one.length);

/** A line that is too long for its place ends in the middle of a name, it may be after its “The”. */
function withoutCutName(line: string): string {
  if (!line.endsWith('…')) return line;
  const kept = line.slice(0, -1);
  const cut = names.flatMap(name =>
    [...name].flatMap((_, at) => (at > 2 && kept.endsWith(name.slice(0, at)) ? [name.slice(0, at)] : [])),
  );
  const [longest = ''] = cut.sort((one, other) => other.length - one.length);
  return kept.slice(0, kept.length - longest.length);
}

/** The sentences among them that are English: commands and names are not, nor what people can click to open. */
export const englishIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(text => text.split('\n'))
    .filter(line => {
      if (!ENGLISH.test(line)) return false;
      const bare = line.replace(/`[^`]*`|<[^>]*>|https?:\S+/g, '').replace(/[\u200b\\]/g, '');
      return ENGLISH.test(names.reduce((rest, name) => rest.replaceAll(name, ''), withoutCutName(bare)));
    });
