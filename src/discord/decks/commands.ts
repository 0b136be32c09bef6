import type { ChatInputCommandInteraction } from 'discord.js';
import { numbered } from '../../decks/names.js';
import { DeckRefused } from '../../decks/refused.js';
import { sizeOf } from '../../decks/survey.js';
import { games } from '../../games/index.js';
import { type Text, text } from '../../kernel/index.js';
import { chartSketch } from '../charts.js';
import { deckCharts } from '../deck-chart.js';
import type { House } from '../house.js';
import { DEFAULTS, gameNamed } from '../named.js';
import { exhibit, pictured } from '../pictures.js';
import { button, rowsOf } from '../render/components.js';
import { clip } from '../render/escape.js';
import { promising, tell } from '../reply.js';
import { gameVoice, houseVoice } from '../voice.js';
import { attachedText } from './attached.js';
import { deleteQuestion, shareBody } from './clicks.js';
import { deskId, opening } from './desk.js';
import { editor } from './editor.js';
import { exportBody } from './exporting.js';
import { askForList, importDeck } from './importing.js';
import { decksEmbeds } from './listing.js';
import { deckMeant, ownMeant } from './meant.js';
import { propose, themeNamed } from './proposing.js';
import { keepSearch } from './search.js';
import { checkEmbed, listEmbed } from './tell-deck.js';

type Asked = ChatInputCommandInteraction;
type Handler = (interaction: Asked, house: House) => Promise<void>;

const gameOf = ({ options }: Asked) => gameNamed(options.getString('game') ?? DEFAULTS.game);
const deckOf = ({ options }: Asked): string => options.getString('deck', true);

const list: Handler = async (interaction, house) => {
  const own = await house.shelf.of(interaction.user.id);
  await tell(interaction, {
    embeds: decksEmbeds(games, own, game => gameVoice(game, interaction.locale)),
  });
};

const show: Handler = async (interaction, house) => {
  const { game, deck, title, own } = await deckMeant(house, interaction, deckOf(interaction), 'any');
  const say = gameVoice(game, interaction.locale);
  const edit =
    own === null ? [] : [button(deskId('edopen', own.id, opening('find')), say.plain(text('button-edit')), 'choice')];
  const list = listEmbed(game, deck, title, say);
  await exhibit(interaction, house, {
    body: pictures => ({ embeds: pictured(list, pictures), components: rowsOf(edit) }),
    sketches: theme => chartSketch(deckCharts(deck, game, say), 'deck.png', theme),
  });
};

const check: Handler = async (interaction, house) => {
  const { game, deck, title } = await deckMeant(house, interaction, deckOf(interaction), 'any');
  await tell(interaction, { embeds: [checkEmbed(game, deck, title, gameVoice(game, interaction.locale))] });
};

/** An empty deck, or one around a theme; then the editor. */
const create: Handler = async (interaction, house) => {
  const { options, user, locale } = interaction;
  const game = gameOf(interaction);
  const typed = options.getString('theme');
  const name = options.getString('name');
  if (typed === null) {
    const untitled = gameVoice(game, locale).plain(text('deck-untitled'));
    const deck = { name: name ?? untitled, cards: {} };
    const row = await (name === null
      ? house.shelf.createBeside(user.id, game.id, deck)
      : house.shelf.create(user.id, game.id, deck));
    const notes = [text('note-deck-new', { name: row.deck.name })];
    return tell(interaction, await editor(house, row, opening('find'), { locale, notes }));
  }
  const theme = themeNamed(game, typed, locale);
  const seed = options.getString('seed') ?? interaction.id.slice(-6);
  const { deck, notes } = propose(game, theme, seed, name ?? '', locale);
  const row = await (name === null
    ? house.shelf.createBeside(user.id, game.id, deck)
    : house.shelf.create(user.id, game.id, deck));
  const head = text('note-deck-proposed', { name: row.deck.name, theme: theme.title, seed });
  await tell(interaction, await editor(house, row, opening('list'), { locale, notes: [head, ...notes] }));
};

const edit: Handler = async (interaction, house) => {
  const { own } = await ownMeant(house, interaction, deckOf(interaction));
  const search = interaction.options.getString('search');
  if (search !== null) await keepSearch(house, own, search);
  await tell(interaction, await editor(house, own, opening('find'), { locale: interaction.locale }));
};

const rename: Handler = async (interaction, house) => {
  const { own } = await ownMeant(house, interaction, deckOf(interaction));
  const row = await house.shelf.rename(interaction.user.id, own.id, interaction.options.getString('name', true));
  await said(interaction, text('note-deck-renamed', { name: row.deck.name }));
};

/** Makes any deck one's own. */
const copy: Handler = async (interaction, house) => {
  const { options, user, locale } = interaction;
  const { game, deck, title, own } = await deckMeant(house, interaction, deckOf(interaction), 'any');
  const name = options.getString('name');
  const said = gameVoice(game, locale).plain(title);
  const row =
    name === null
      ? await house.shelf.createBeside(user.id, game.id, { ...deck, name: own === null ? said : numbered(said, 2) })
      : await house.shelf.create(user.id, game.id, { ...deck, name });
  const notes = [text('note-deck-copied', { name: row.deck.name })];
  await tell(interaction, await editor(house, row, opening('list'), { locale, notes }));
};

const remove: Handler = async (interaction, house) => {
  const { own } = await ownMeant(house, interaction, deckOf(interaction));
  await tell(interaction, deleteQuestion(own, interaction.locale));
};

/** From the option, from a file, or from a form. */
const read: Handler = async (interaction, house) => {
  const game = gameOf(interaction);
  const name = interaction.options.getString('name') ?? '';
  const file = interaction.options.getAttachment('file');
  const list =
    file === null
      ? interaction.options.getString('list')
      : await promising(interaction, attachedText(interaction.client, file));
  if (list === null) return askForList(interaction, game, '', name);
  await importDeck(interaction, house, game, list, name);
};

const write: Handler = async (interaction, house) => {
  const { game, deck, title } = await deckMeant(house, interaction, deckOf(interaction), 'any');
  if (sizeOf(deck) === 0) throw new DeckRefused('list-empty');
  const named = { ...deck, name: gameVoice(game, interaction.locale).plain(title) };
  await tell(interaction, exportBody(game, named, interaction.locale));
};

const share: Handler = async (interaction, house) => {
  const { own } = await ownMeant(house, interaction, deckOf(interaction));
  await tell(interaction, await shareBody(house, interaction.user.id, own.id, interaction.locale));
};

const said = (interaction: Asked, note: Text): Promise<void> =>
  tell(interaction, clip(houseVoice(interaction.locale)(note), 2000));

/** What the subcommands of `/deck` do. */
export const deckCommands: Readonly<Record<string, Handler>> = {
  list,
  show,
  check,
  new: create,
  edit,
  rename,
  copy,
  delete: remove,
  import: read,
  export: write,
  share,
};
