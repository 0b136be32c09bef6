import type { ChatInputCommandInteraction } from 'discord.js';
import { gameOf } from '../../games/index.js';
import { type CardSet, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { MOST_LETTERS, type Read, readSet } from '../../sets/index.js';
import { compared, Full, type SetRow } from '../../store/port.js';
import type { Choice } from '../command.js';
import { attachedText } from '../decks/attached.js';
import type { House } from '../house.js';
import { LIMITS } from '../limits.js';
import { gameNamed } from '../named.js';
import { clip } from '../render/escape.js';
import type { Say } from '../render/say.js';
import { promising, tell } from '../reply.js';
import { gameVoice, houseVoice } from '../voice.js';

/** Sets that one server may have. */
const MOST = 20;

type Asked = ChatInputCommandInteraction;
type Handler = (interaction: Asked, house: House) => Promise<void>;

/** A set as these commands speak of it: two games may have sets of one name. */
const keyOf = ({ game, name }: CardSet): string => `${game}/${name}`;

const titleOf = ({ game }: CardSet, locale: string): string => {
  const found = gameNamed(game);
  return gameVoice(found, locale).plain(found.title);
};

/** Takes a set in, in the place of one of the same name; a broken one changes nothing. */
const load: Handler = async (interaction, house) => {
  const guild = interaction.guildId as string;
  const say = houseVoice(interaction.locale);
  const read = await attachedSet(interaction);
  if ('problems' in read) return tell(interaction, problemsText(read.problems, say));
  const { set } = read;
  const before = (await house.store.sets(guild)).find(row => compared(keyOf(row.set)) === compared(keyOf(set)));
  try {
    await house.store.loadSet({ guild, set, by: interaction.user.id, at: house.now() }, MOST);
  } catch (error) {
    if (error instanceof Full) throw new Refused('too-many-sets', { most: MOST });
    throw error;
  }
  const id = before === undefined ? 'set-loaded' : before.set.hash === set.hash ? 'set-same' : 'set-replaced';
  await tell(interaction, say(text(id, { ...about(set), game: titleOf(set, interaction.locale) })));
};

/** Says what loading a set would say, and loads nothing. */
const check: Handler = async (interaction, _house) => {
  const say = houseVoice(interaction.locale);
  const read = await attachedSet(interaction);
  if ('problems' in read) return tell(interaction, problemsText(read.problems, say));
  await tell(interaction, say(text('set-sound', { ...about(read.set), game: titleOf(read.set, interaction.locale) })));
};

const list: Handler = async (interaction, house) => {
  const say = houseVoice(interaction.locale);
  const rows = await house.store.sets(interaction.guildId as string);
  const lines = rows.map(({ set, by, at }) => {
    const line = say(text('set-line', { ...about(set), game: titleOf(set, interaction.locale) }));
    return `- ${line} <@${by}>, <t:${Math.floor(at / 1000)}:d>`;
  });
  await tell(interaction, {
    content: clip([say(text(rows.length === 0 ? 'set-none' : 'set-list')), ...lines].join('\n'), LIMITS.content),
    allowedMentions: { parse: [] },
  });
};

const remove: Handler = async (interaction, house) => {
  const guild = interaction.guildId as string;
  const typed = interaction.options.getString('name', true);
  const rows = await house.store.sets(guild);
  const found = rows.find(({ set }) => [keyOf(set), set.name].some(known => compared(known) === compared(typed)));
  if (found === undefined) throw new Refused('unknown-set', { set: typed });
  await house.store.removeSet(guild, found.set.game, found.set.name);
  await tell(interaction, houseVoice(interaction.locale)(text('set-removed', { name: found.set.name })));
};

/** What the subcommands of `/set` do. */
export const setCommands: Readonly<Record<string, Handler>> = { load, check, list, remove };

/** The sets of a server, to be named. */
export const nameableSets = (rows: readonly SetRow[], locale: string): Choice[] =>
  rows.map(({ set }) => ({ name: `${set.name} · ${titleOf(set, locale)}`, value: keyOf(set) }));

const attachedSet = async (interaction: Asked): Promise<Read> => {
  const file = interaction.options.getAttachment('file', true);
  return readSet(await promising(interaction, attachedText(interaction.client, file, MOST_LETTERS)), gameOf);
};

const about = ({ name, cards, decks, hash }: CardSet) => ({
  name,
  size: text('set-size', { cards: cards.length, decks: decks.length }),
  hash: hash.slice(0, 12),
});

/** Everything that is wrong, as far as there is room for it. */
function problemsText(problems: readonly string[], say: Say): string {
  const lines = problems.map(problem => `- ${say(text('name', { name: problem }))}`);
  return clip([say(text('set-broken', { n: problems.length })), ...lines].join('\n'), LIMITS.content);
}
