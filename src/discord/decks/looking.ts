import { LIMITS } from '../../decks/limits.js';
import { DeckRefused } from '../../decks/refused.js';
import { sizeOf } from '../../decks/survey.js';
import { games } from '../../games/index.js';
import { text } from '../../kernel/index.js';
import { action } from '../define/command.js';
import { file, words } from '../define/options.js';
import { gameIn, gameOption } from '../lobby/options.js';
import { chartSketch } from '../render/charts.js';
import { button, rowsOf } from '../render/components.js';
import { pictured } from '../render/pictures.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { exhibit } from '../reply/exhibit.js';
import { promising, tell } from '../reply/reply.js';
import { attachedText } from './attached.js';
import { deckCharts } from './chart.js';
import { checkEmbed, listEmbed } from './deck-text.js';
import { editorId, opening } from './editor-state.js';
import { exportBody } from './exporting.js';
import { deckMeant } from './find-deck.js';
import { askForList, importDeck } from './importing.js';
import { decksEmbeds } from './listing.js';
import { deckOption } from './suggesting.js';

// What `/deck` does with any deck: show it, check it, write it down and read it back.

const options = { deck: deckOption('any') };

export const list = action({
  async run(interaction, _options, house) {
    const own = await house.decks.of(interaction.user.id);
    await tell(interaction, {
      ...(own.length === 0 && { content: houseTranslator(interaction.locale)(text('decks-own-none')) }),
      embeds: decksEmbeds(games, own, game => gameTranslator(game, interaction.locale)),
    });
  },
});

export const show = action({
  options,
  async run(interaction, { deck: typed }, house) {
    const { game, deck, title, own } = await deckMeant(house, interaction, typed, 'any');
    const say = gameTranslator(game, interaction.locale);
    const edit =
      own === null
        ? []
        : [button(editorId('edopen', own.id, opening('find')), say.plain(text('button-edit')), 'choice')];
    const embed = listEmbed(game, deck, title, say);
    await exhibit(interaction, house, {
      body: pictures => ({ embeds: pictured(embed, pictures), components: rowsOf(edit) }),
      sketches: theme => chartSketch(deckCharts(deck, game, say), 'deck.png', say, theme),
    });
  },
});

export const check = action({
  options,
  async run(interaction, { deck: typed }, house) {
    const { game, deck, title } = await deckMeant(house, interaction, typed, 'any');
    await tell(interaction, { embeds: [checkEmbed(game, deck, title, gameTranslator(game, interaction.locale))] });
  },
});

export const write = action({
  options,
  async run(interaction, { deck: typed }, house) {
    const { game, deck, title } = await deckMeant(house, interaction, typed, 'any');
    if (sizeOf(deck) === 0) throw new DeckRefused('deck-empty');
    const named = { ...deck, name: gameTranslator(game, interaction.locale).plain(title) };
    await tell(interaction, exportBody(game, named, interaction.locale));
  },
});

/** From the option, from a file, or from a form. */
export const read = action({
  options: { list: words(), file: file(), name: words({ most: LIMITS.name }), game: gameOption() },
  async run(interaction, { file: sent, ...given }, house) {
    const game = gameIn(given.game);
    const name = given.name ?? '';
    const written = sent === null ? given.list : await promising(interaction, attachedText(interaction.client, sent));
    if (written === null) return askForList(interaction, game, '', name);
    await importDeck(interaction, house, game, written, name);
  },
});
