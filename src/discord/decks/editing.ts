import type { Step } from '../../decks/decks.js';
import { type Game, type Text, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import type { DeckRow } from '../../store/port.js';
import { gameNamed } from '../define/by-value.js';
import { type ClickKind, defineClick } from '../define/click.js';
import { type Click, chosenIn } from '../define/people.js';
import type { House } from '../house.js';
import { gameTranslator } from '../render/translators.js';
import { field, textForm } from '../reply/form.js';
import { show } from '../reply/reply.js';
import { editor, pickedCard } from './editor.js';
import { type EditorState, editorId, IN_EDITOR, opening } from './editor-state.js';
import { narrowed } from './narrow.js';
import { keepSearch, LONGEST_SEARCH, searchOf } from './search.js';

/** Draws the editor again, on the message that was clicked. */
async function showEditor(
  interaction: Click,
  house: House,
  row: DeckRow,
  state: EditorState,
  notes: readonly Text[] = [],
): Promise<void> {
  await show(interaction, await editor(house, row, state, { locale: interaction.locale, notes }));
}

/** A click in the editor, by where somebody is in it. */
const inEditor = (
  verb: string,
  run: (interaction: Click, at: { row: DeckRow; state: EditorState }, house: House) => Promise<void>,
): ClickKind =>
  defineClick({
    verb,
    subject: 'deck',
    schema: IN_EDITOR,
    async run(interaction, { deck, page, arg }, house) {
      const row = await house.decks.own(interaction.user.id, deck);
      await run(interaction, { row, state: { ...arg, page } }, house);
    },
  });

/** A click that changes only what is shown. */
const looking = (
  verb: string,
  change: (state: EditorState, interaction: Click) => EditorState = state => state,
): ClickKind =>
  inEditor(verb, (interaction, { row, state }, house) =>
    showEditor(interaction, house, row, change(state, interaction)),
  );

/** A click that changes how many copies of the picked card there are. */
const putting = (verb: string, step: (game: Game) => Step): ClickKind =>
  inEditor(verb, async (interaction, { row: before, state }, house) => {
    const game = gameNamed(before.game);
    const card = pickedCard(game, before, state);
    if (card === undefined) throw new Refused('stale');
    const row = await house.decks.put(interaction.user.id, before.id, game, card.id, step(game));
    await showEditor(interaction, house, row, state);
  });

/** Asks for the words of a search, with those of the last one in the field. */
const askSearch = inEditor('edask', async (interaction, { row, state }, house) => {
  const game = gameNamed(row.game);
  const say = gameTranslator(game, interaction.locale);
  const facets = { list: game.cards.facets.map(facet => facet.id) };
  await textForm(interaction, editorId('edfind', row.id, state), say.plain(text('search-title')), [
    {
      id: 'search',
      label: say.plain(text('search-field')),
      hint: say.plain(text('search-hint', { facets })),
      value: await searchOf(house, row),
      most: LONGEST_SEARCH,
      required: false,
    },
  ]);
});

/** Another search, from the first page. */
const searching = (verb: string, wordsIn: (interaction: Click) => string): ClickKind =>
  inEditor(verb, async (interaction, { row, state }, house) => {
    await keepSearch(house, row, wordsIn(interaction));
    await showEditor(interaction, house, row, { ...state, page: 0 });
  });

/** A facet's value, or another page of them. */
const chooseValue = inEditor('edval', async (interaction, { row, state }, house) => {
  const game = gameNamed(row.game);
  const search = await searchOf(house, row);
  const after = narrowed(chosenIn(interaction), { game, state, search, say: gameTranslator(game, interaction.locale) });
  if (after.search !== search) await keepSearch(house, row, after.search);
  await showEditor(interaction, house, row, after.state);
});

/** Clicks in the editor. */
export const editorClicks: readonly ClickKind[] = [
  looking('edopen', () => opening('find')),
  looking('edtof', state => ({ ...state, view: 'find' })),
  looking('edtol', state => ({ ...state, view: 'list' })),
  looking('edtoc', state => ({ ...state, view: 'check' })),
  looking('edprev'),
  looking('ednext'),
  looking('edpick', (state, interaction) => ({ ...state, card: chosenIn(interaction) })),
  looking('edfac', (state, interaction) => ({ ...state, facet: chosenIn(interaction), values: 0 })),
  chooseValue,
  askSearch,
  searching('edfind', interaction => field(interaction, 'search')),
  searching('edclr', () => ''),
  putting('edadd', () => ({ by: 1 })),
  putting('edcut', () => ({ by: -1 })),
  putting('edset', game => ({ to: game.decks.playset })),
  putting('edout', () => ({ to: 0 })),
];
