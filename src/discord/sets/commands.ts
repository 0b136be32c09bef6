import { type Attachment, type ChatInputCommandInteraction, userMention } from 'discord.js';
import { gameOf } from '../../games/index.js';
import { type CardSet, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { MOST_LETTERS, type Read, readSet } from '../../sets/index.js';
import { compared, Full } from '../../store/port.js';
import { attachedText } from '../decks/attached.js';
import { gameNamed } from '../define/by-value.js';
import { action } from '../define/command.js';
import { matching } from '../define/matching.js';
import { file, required, words } from '../define/options.js';
import { guildOf } from '../define/requires.js';
import type { Suggest } from '../define/suggest.js';
import { moment } from '../render/time.js';
import type { Translator } from '../render/translator.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { promising, tell } from '../reply/reply.js';

/** Sets that one server may have. */
const MOST = 20;

/** A set as these commands speak of it: two games may have sets of one name. */
const keyOf = ({ game, name }: CardSet): string => `${game}/${name}`;

const titleOf = ({ game }: CardSet, locale: string): string => {
  const found = gameNamed(game);
  return gameTranslator(found, locale).plain(found.title);
};

const options = { file: required(file()) };

/** Takes a set in, in the place of one of the same name; a broken one changes nothing. */
export const load = action({
  options,
  async run(interaction, { file: sent }, house) {
    const guild = guildOf(interaction);
    const say = houseTranslator(interaction.locale);
    const read = await readSent(interaction, sent);
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
  },
});

/** Says what loading a set would say, and loads nothing. */
export const check = action({
  options,
  async run(interaction, { file: sent }) {
    const say = houseTranslator(interaction.locale);
    const read = await readSent(interaction, sent);
    if ('problems' in read) return tell(interaction, problemsText(read.problems, say));
    const { set } = read;
    await tell(interaction, say(text('set-sound', { ...about(set), game: titleOf(set, interaction.locale) })));
  },
});

export const list = action({
  async run(interaction, _options, house) {
    const say = houseTranslator(interaction.locale);
    const rows = await house.store.sets(guildOf(interaction));
    const lines = rows.map(({ set, by, at }) => {
      const line = say(text('set-line', { ...about(set), game: titleOf(set, interaction.locale) }));
      return `- ${line} ${userMention(by)}, ${moment(at, 'd')}`;
    });
    const head = say(text(rows.length === 0 ? 'set-none' : 'set-list'));
    await tell(interaction, [head, ...lines].join('\n'));
  },
});

/** The sets of a server, to be named. */
const suggestSets: Suggest = async ({ typed, interaction, house }) =>
  matching(
    typed,
    (await house.store.sets(guildOf(interaction))).map(({ set }) => ({
      name: `${set.name} · ${titleOf(set, interaction.locale)}`,
      value: keyOf(set),
    })),
  );

export const remove = action({
  options: { name: required(words({ suggest: suggestSets })) },
  async run(interaction, { name: typed }, house) {
    const guild = guildOf(interaction);
    const rows = await house.store.sets(guild);
    const found = rows.find(({ set }) => [keyOf(set), set.name].some(known => compared(known) === compared(typed)));
    if (found === undefined) throw new Refused('unknown-set', { set: typed });
    await house.store.removeSet(guild, found.set.game, found.set.name);
    await tell(interaction, houseTranslator(interaction.locale)(text('set-removed', { name: found.set.name })));
  },
});

const readSent = async (interaction: ChatInputCommandInteraction, sent: Attachment): Promise<Read> =>
  readSet(await promising(interaction, attachedText(interaction.client, sent, MOST_LETTERS)), gameOf);

const about = ({ name, cards, decks, hash }: CardSet) => ({
  name,
  size: text('set-size', { cards: cards.length, decks: decks.length }),
  hash: hash.slice(0, 12),
});

/** Everything that is wrong; it is told as far as there is room for it. */
function problemsText(problems: readonly string[], say: Translator): string {
  const lines = problems.map(problem => `- ${say(text('name', { name: problem }))}`);
  return [say(text('set-broken', { n: problems.length })), ...lines].join('\n');
}
