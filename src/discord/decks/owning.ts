import { LIMITS } from '../../decks/limits.js';
import { numbered } from '../../decks/names.js';
import { text } from '../../kernel/index.js';
import { action } from '../define/command.js';
import { required, words } from '../define/options.js';
import { gameIn, gameOption } from '../lobby/options.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';
import { deleteQuestion, shareBody } from './clicks.js';
import { editor } from './editor.js';
import { opening } from './editor-state.js';
import { deckMeant, ownMeant } from './find-deck.js';
import { propose, themeNamed } from './proposing.js';
import { keepSearch } from './search.js';
import { deckOption, searchOption, themeOption } from './suggesting.js';

// What `/deck` does with one's own decks.

const own = deckOption('own');
const name = words({ most: LIMITS.name });

/** An empty deck, or one around a theme; then the editor. */
export const create = action({
  options: { name, theme: themeOption, seed: words({ most: 30 }), game: gameOption() },
  async run(interaction, given, house) {
    const { user, locale } = interaction;
    const game = gameIn(given.game);
    const keep = given.name === null ? 'createBeside' : 'create';
    if (given.theme === null) {
      const untitled = gameTranslator(game, locale).plain(text('deck-untitled'));
      const row = await house.decks[keep](user.id, game.id, { name: given.name ?? untitled, cards: {} });
      const notes = [text('note-deck-new', { name: row.deck.name })];
      return tell(interaction, await editor(house, row, opening('find'), { locale, notes }));
    }
    const theme = themeNamed(game, given.theme, locale);
    const seed = given.seed ?? interaction.id.slice(-6);
    const { deck, notes } = propose(game, theme, seed, given.name ?? '', locale);
    const row = await house.decks[keep](user.id, game.id, deck);
    const head = text('note-deck-proposed', { name: row.deck.name, theme: theme.title, seed });
    await tell(interaction, await editor(house, row, opening('list'), { locale, notes: [head, ...notes] }));
  },
});

export const edit = action({
  options: { deck: own, search: searchOption },
  async run(interaction, { deck, search }, house) {
    const { own: row } = await ownMeant(house, interaction, deck);
    if (search !== null) await keepSearch(house, row, search);
    await tell(interaction, await editor(house, row, opening('find'), { locale: interaction.locale }));
  },
});

export const rename = action({
  options: { deck: own, name: required(name) },
  async run(interaction, { deck, name: wanted }, house) {
    const { own: before } = await ownMeant(house, interaction, deck);
    const row = await house.decks.rename(interaction.user.id, before.id, wanted);
    await tell(interaction, houseTranslator(interaction.locale)(text('note-deck-renamed', { name: row.deck.name })));
  },
});

/** Makes any deck one's own. */
export const copy = action({
  options: { deck: deckOption('any'), name },
  async run(interaction, { deck: typed, name: wanted }, house) {
    const { user, locale } = interaction;
    const { game, deck, title, own: mine } = await deckMeant(house, interaction, typed, 'any');
    const said = gameTranslator(game, locale).plain(title);
    const row =
      wanted === null
        ? await house.decks.createBeside(user.id, game.id, { ...deck, name: mine === null ? said : numbered(said, 2) })
        : await house.decks.create(user.id, game.id, { ...deck, name: wanted });
    const notes = [text('note-deck-copied', { name: row.deck.name })];
    await tell(interaction, await editor(house, row, opening('list'), { locale, notes }));
  },
});

export const remove = action({
  options: { deck: own },
  async run(interaction, { deck }, house) {
    const { own: row } = await ownMeant(house, interaction, deck);
    await tell(interaction, deleteQuestion(row, interaction.locale));
  },
});

export const share = action({
  options: { deck: own },
  async run(interaction, { deck }, house) {
    const { own: row } = await ownMeant(house, interaction, deck);
    await tell(interaction, await shareBody(house, interaction.user.id, row.id, interaction.locale));
  },
});
