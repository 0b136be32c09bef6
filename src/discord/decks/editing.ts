import type { Step } from '../../decks/shelf.js';
import { type Game, type Text, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import type { DeckRow } from '../../store/port.js';
import type { Click, ClickHandler } from '../click.js';
import { field, textForm } from '../form.js';
import type { House } from '../house.js';
import { gameNamed } from '../named.js';
import type { CustomId } from '../render/custom-id.js';
import { show } from '../reply.js';
import { gameVoice } from '../voice.js';
import { type Desk, opening, readDesk } from './desk.js';
import { editor, pickedCard } from './editor.js';
import { narrowed } from './narrow.js';
import { keepSearch, LONGEST_SEARCH, searchOf } from './search.js';

const chosen = (interaction: Click): string => (interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '');

/** Draws the editor anew, on the message that was clicked. */
export async function showEditor(
  interaction: Click,
  house: House,
  row: DeckRow,
  desk: Desk,
  notes: readonly Text[] = [],
): Promise<void> {
  await show(interaction, await editor(house, row, desk, { locale: interaction.locale, notes }));
}

/** A click that changes only what is shown. */
const looking =
  (change: (desk: Desk, interaction: Click) => Desk): ClickHandler =>
  async (interaction, id, house) => {
    const row = await house.shelf.own(interaction.user.id, id.match);
    await showEditor(interaction, house, row, change(readDesk(id), interaction));
  };

/** A click that changes how many copies of the picked card there are. */
const putting =
  (step: (game: Game) => Step): ClickHandler =>
  async (interaction, id, house) => {
    const desk = readDesk(id);
    const before = await house.shelf.own(interaction.user.id, id.match);
    const game = gameNamed(before.game);
    const card = pickedCard(game, desk);
    if (card === undefined) throw new Refused('stale');
    const row = await house.shelf.put(interaction.user.id, id.match, game, card.id, step(game));
    await showEditor(interaction, house, row, desk);
  };

/** Asks for the words of a search, with those of the last one in the field. */
async function askSearch(interaction: Click, id: CustomId, house: House): Promise<void> {
  const row = await house.shelf.own(interaction.user.id, id.match);
  const { cards, id: game } = gameNamed(row.game);
  const say = gameVoice(gameNamed(game), interaction.locale);
  const facets = { list: cards.facets.map(facet => facet.id) };
  await textForm(interaction, { ...id, verb: 'edfind' }, say.plain(text('search-title')), [
    {
      id: 'search',
      label: say.plain(text('search-field')),
      hint: say.plain(text('search-hint', { facets })),
      value: await searchOf(house, row),
      most: LONGEST_SEARCH,
      required: false,
    },
  ]);
}

/** Another search, from the first page. */
async function searchFor(interaction: Click, id: CustomId, house: House, search: string): Promise<void> {
  const row = await house.shelf.own(interaction.user.id, id.match);
  await keepSearch(house, row, search);
  await showEditor(interaction, house, row, { ...readDesk(id), page: 0 });
}

/** A facet's value, or another page of them. */
async function chooseValue(interaction: Click, id: CustomId, house: House): Promise<void> {
  const row = await house.shelf.own(interaction.user.id, id.match);
  const game = gameNamed(row.game);
  const search = await searchOf(house, row);
  const after = narrowed(chosen(interaction), game, readDesk(id), search, gameVoice(game, interaction.locale));
  if (after.search !== search) await keepSearch(house, row, after.search);
  await showEditor(interaction, house, row, after.desk);
}

const turn = looking(desk => desk);
const toFind = looking(desk => ({ ...desk, view: 'find' }));
const toList = looking(desk => ({ ...desk, view: 'list' }));
const toCheck = looking(desk => ({ ...desk, view: 'check' }));

/** Clicks in the editor. The match of their ids is a deck. */
export const editorClicks: Readonly<Record<string, ClickHandler>> = {
  edopen: looking(() => opening('find')),
  edtof: toFind,
  edtol: toList,
  edtoc: toCheck,
  edprev: turn,
  ednext: turn,
  edpick: looking((desk, interaction) => ({ ...desk, card: chosen(interaction) })),
  edfac: looking((desk, interaction) => ({ ...desk, facet: chosen(interaction), values: 0 })),
  edval: chooseValue,
  edask: askSearch,
  edfind: (interaction, id, house) => searchFor(interaction, id, house, field(interaction, 'search')),
  edclr: (interaction, id, house) => searchFor(interaction, id, house, ''),
  edadd: putting(() => ({ by: 1 })),
  edcut: putting(() => ({ by: -1 })),
  edset: putting(game => ({ to: game.decks.playset })),
  edout: putting(() => ({ to: 0 })),
};
