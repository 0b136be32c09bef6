import { showCode } from '../../decks/codes.js';
import { type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { gameNamed } from '../define/by-value.js';
import { type ClickKind, defineClick } from '../define/click.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { houseTranslator } from '../render/translators.js';
import { type Body, show, tell } from '../reply/reply.js';
import { editorClicks } from './editing.js';
import { IN_EDITOR } from './editor-state.js';
import { exportBody } from './exporting.js';
import { importClicks } from './importing.js';

const nameOf = ({ deck }: DeckRow) => ({ name: deck.name });

/** Asks before a deck is deleted. */
export function deleteQuestion(row: DeckRow, locale: string): Body {
  const say = houseTranslator(locale);
  const size = Object.values(row.deck.cards).reduce((sum, copies) => sum + copies, 0);
  return {
    content: say(text('ask-delete-deck', { ...nameOf(row), size })),
    components: rowsOf([
      button(idAbout('delno', row), say.plain(text('button-keep-deck')), 'choice'),
      button(idAbout('delyes', row), say.plain(text('button-delete-deck')), 'danger'),
    ]),
  };
}

/** Shares a deck, and says by which code. */
export async function shareBody(house: House, person: string, id: string, locale: string): Promise<Body> {
  const row = await house.decks.share(person, id);
  const say = houseTranslator(locale);
  return {
    content: say(text('deck-shared', { ...nameOf(row), code: showCode(row.code) })),
    components: rowsOf([button(idAbout('shoff', row), say.plain(text('button-unshare')), 'aside')]),
  };
}

/** What is left of a private message when its question has been answered. */
const said = (interaction: Click, note: Text): Promise<void> =>
  show(interaction, { content: houseTranslator(interaction.locale)(note), components: [] });

/** A click on a deck of one's own, which does what it says and says so. */
const settles = (
  verb: string,
  note: string,
  change: (house: House, person: string, deck: string) => Promise<DeckRow>,
) =>
  defineClick({
    verb,
    subject: 'deck',
    run: async (interaction, { deck }, house) =>
      said(interaction, text(note, nameOf(await change(house, interaction.user.id, deck)))),
  });

const share = defineClick({
  verb: 'edshr',
  subject: 'deck',
  schema: IN_EDITOR,
  run: async (interaction, { deck }, house) =>
    tell(interaction, await shareBody(house, interaction.user.id, deck, interaction.locale)),
});

const exported = defineClick({
  verb: 'edexp',
  subject: 'deck',
  schema: IN_EDITOR,
  async run(interaction, { deck }, house) {
    const row = await house.decks.own(interaction.user.id, deck);
    await tell(interaction, exportBody(gameNamed(row.game), row.deck, interaction.locale));
  },
});

/** Clicks on people's own decks. */
export const deckClicks: readonly ClickKind[] = [
  ...editorClicks,
  ...importClicks,
  settles('delyes', 'note-deck-deleted', ({ decks }, person, deck) => decks.remove(person, deck)),
  settles('delno', 'note-deck-kept', ({ decks }, person, deck) => decks.own(person, deck)),
  settles('shoff', 'note-deck-unshared', ({ decks }, person, deck) => decks.unshare(person, deck)),
  share,
  exported,
];
