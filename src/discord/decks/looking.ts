import { LIMITS } from '../../decks/limits.js';
import { DeckRefused } from '../../decks/refused.js';
import { sizeOf } from '../../decks/survey.js';
import { games } from '../../games/index.js';
import { text } from '../../kernel/index.js';
import { chartSketch } from '../charts.js';
import { deckCharts } from '../deck-chart.js';
import { action } from '../define/command.js';
import { file, words } from '../define/options.js';
import { exhibit, pictured } from '../pictures.js';
import { button, rowsOf } from '../render/components.js';
import { promising, tell } from '../reply.js';
import { gameIn, gameOption } from '../table-options.js';
import { gameVoice } from '../voice.js';
import { attachedText } from './attached.js';
import { deskId, opening } from './desk.js';
import { exportBody } from './exporting.js';
import { askForList, importDeck } from './importing.js';
import { decksEmbeds } from './listing.js';
import { deckMeant } from './meant.js';
import { deckOption } from './suggesting.js';
import { checkEmbed, listEmbed } from './tell-deck.js';

// What `/deck` does with any deck: show it, check it, write it down and read it back.

const options = { deck: deckOption('any') };

export const list = action({
  async run(interaction, _options, house) {
    const own = await house.shelf.of(interaction.user.id);
    await tell(interaction, {
      embeds: decksEmbeds(games, own, game => gameVoice(game, interaction.locale)),
    });
  },
});

export const show = action({
  options,
  async run(interaction, { deck: typed }, house) {
    const { game, deck, title, own } = await deckMeant(house, interaction, typed, 'any');
    const say = gameVoice(game, interaction.locale);
    const edit =
      own === null ? [] : [button(deskId('edopen', own.id, opening('find')), say.plain(text('button-edit')), 'choice')];
    const embed = listEmbed(game, deck, title, say);
    await exhibit(interaction, house, {
      body: pictures => ({ embeds: pictured(embed, pictures), components: rowsOf(edit) }),
      sketches: theme => chartSketch(deckCharts(deck, game, say), 'deck.png', theme),
    });
  },
});

export const check = action({
  options,
  async run(interaction, { deck: typed }, house) {
    const { game, deck, title } = await deckMeant(house, interaction, typed, 'any');
    await tell(interaction, { embeds: [checkEmbed(game, deck, title, gameVoice(game, interaction.locale))] });
  },
});

export const write = action({
  options,
  async run(interaction, { deck: typed }, house) {
    const { game, deck, title } = await deckMeant(house, interaction, typed, 'any');
    if (sizeOf(deck) === 0) throw new DeckRefused('list-empty');
    const named = { ...deck, name: gameVoice(game, interaction.locale).plain(title) };
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
