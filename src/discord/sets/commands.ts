import { type Attachment, type ChatInputCommandInteraction, userMention } from 'discord.js';
import { type CardSet, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { type Broken, MOST_LETTERS, type Read } from '../../sets/index.js';
import { keyOf, MOST } from '../../sets/shelf.js';
import { attachedText } from '../decks/attached.js';
import { gameNamed } from '../define/by-value.js';
import { action } from '../define/command.js';
import { matching } from '../define/matching.js';
import { file, required, words } from '../define/options.js';
import { guildOf } from '../define/requires.js';
import type { Suggest } from '../define/suggest.js';
import type { House } from '../house.js';
import { asManyAsFit } from '../render/lists.js';
import { moment } from '../render/time.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { promising, tell } from '../reply/reply.js';
import { askToRemove } from './removing.js';
import { sizeOf } from './size.js';

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
    const read = await readSent(interaction, sent, house);
    if ('problems' in read) return tell(interaction, problemsText('set-not-loaded', read, interaction.locale));
    const { set } = read;
    const say = houseTranslator(interaction.locale);
    const loading = await house.sets.load(guild, set, interaction.user.id);
    if (loading === 'full') throw new Refused('too-many-sets', { most: MOST });
    await tell(interaction, say(text(`set-${loading}`, { ...about(set), game: titleOf(set, interaction.locale) })));
  },
});

/** Says what loading a set would say, and loads nothing. */
export const check = action({
  options,
  async run(interaction, { file: sent }, house) {
    const read = await readSent(interaction, sent, house);
    if ('problems' in read) return tell(interaction, problemsText('set-not-sound', read, interaction.locale));
    const { set } = read;
    const say = houseTranslator(interaction.locale);
    await tell(interaction, say(text('set-sound', { ...about(set), game: titleOf(set, interaction.locale) })));
  },
});

export const list = action({
  async run(interaction, _options, house) {
    const say = houseTranslator(interaction.locale);
    const rows = await house.sets.of(guildOf(interaction));
    const lines = rows.map(({ set, by, at }) => {
      const line = say(text('set-line', { ...about(set), game: titleOf(set, interaction.locale) }));
      return `- ${line} ${userMention(by)}, ${moment(at, 'd')}`;
    });
    const head = say(text(rows.length === 0 ? 'set-none' : 'set-list'));
    const room = LIMITS.content - head.length - 1;
    await tell(interaction, [head, ...asManyAsFit(lines, room, say, { counting: 'league-more-rows' })].join('\n'));
  },
});

/** The sets of a server, to be named. */
const suggestSets: Suggest = async ({ typed, interaction, house }) =>
  matching(
    typed,
    (await house.sets.of(guildOf(interaction))).map(({ set }) => ({
      name: `${set.name} · ${titleOf(set, interaction.locale)}`,
      value: keyOf(set),
    })),
  );

/** Asks first: without its file, a set doesn't come back. */
export const remove = action({
  options: { name: required(words({ suggest: suggestSets })) },
  async run(interaction, { name: typed }, house) {
    const found = await house.sets.named(guildOf(interaction), typed);
    if (found === null) throw new Refused('no-such-set', { set: typed });
    await askToRemove(interaction, found, house);
  },
});

function readSent(interaction: ChatInputCommandInteraction, sent: Attachment, house: House): Promise<Read> {
  const read = async (): Promise<Read> =>
    house.heavy('set', { text: await attachedText(interaction.client, sent, MOST_LETTERS) });
  return promising(interaction, read());
}

const about = (set: CardSet) => ({ name: set.name, size: sizeOf(set), hash: set.hash.slice(0, 12) });

/** What that means, and everything that is wrong; it is told as far as there is room for it. */
function problemsText(head: string, { game, problems }: Broken, locale: string): string {
  const say = game === null ? houseTranslator(locale) : gameTranslator(gameNamed(game), locale);
  return [say(text(head, { n: problems.length })), ...problems.map(problem => `- ${say(problem)}`)].join('\n');
}
