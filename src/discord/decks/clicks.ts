import { showCode } from '../../decks/codes.js';
import { type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import type { Click, ClickHandler } from '../click.js';
import type { House } from '../house.js';
import { gameNamed } from '../named.js';
import { button, rowsOf } from '../render/components.js';
import { type CustomId, encodeId } from '../render/custom-id.js';
import { type Body, show, tell } from '../reply.js';
import { houseVoice } from '../voice.js';
import { editorClicks } from './editing.js';
import { exportBody } from './exporting.js';
import { importClicks } from './importing.js';

const idOf = (verb: string, { id }: DeckRow): string => encodeId({ verb, match: id, prompt: 0, arg: '' });
const nameOf = ({ deck }: DeckRow) => ({ name: deck.name });

/** Asks before a deck is deleted. */
export function deleteQuestion(row: DeckRow, locale: string): Body {
  const say = houseVoice(locale);
  const size = Object.values(row.deck.cards).reduce((sum, copies) => sum + copies, 0);
  const remove = button(idOf('delyes', row), say.plain(text('button-delete-deck')), 'aside');
  return {
    content: say(text('ask-delete-deck', { ...nameOf(row), size })),
    components: rowsOf([
      button(idOf('delno', row), say.plain(text('button-keep-deck')), 'choice'),
      { ...remove, style: 4 } as typeof remove,
    ]),
  };
}

/** Shares a deck, and says by which code. */
export async function shareBody(house: House, person: string, id: string, locale: string): Promise<Body> {
  const row = await house.shelf.share(person, id);
  const say = houseVoice(locale);
  return {
    content: say(text('deck-shared', { ...nameOf(row), code: showCode(row.code) })),
    components: rowsOf([button(idOf('shoff', row), say.plain(text('button-unshare')), 'aside')]),
  };
}

/** What is left of a private message when its question has been answered. */
const said = (interaction: Click, note: Text): Promise<void> =>
  show(interaction, { content: houseVoice(interaction.locale)(note), components: [] });

async function remove(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const row = await house.shelf.remove(interaction.user.id, id);
  await said(interaction, text('note-deck-deleted', nameOf(row)));
}

async function keep(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const row = await house.shelf.own(interaction.user.id, id);
  await said(interaction, text('note-deck-kept', nameOf(row)));
}

async function unshare(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const row = await house.shelf.unshare(interaction.user.id, id);
  await said(interaction, text('note-deck-unshared', nameOf(row)));
}

async function share(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  await tell(interaction, await shareBody(house, interaction.user.id, id, interaction.locale));
}

async function exported(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const row = await house.shelf.own(interaction.user.id, id);
  await tell(interaction, exportBody(gameNamed(row.game), row.deck, interaction.locale));
}

/** Clicks on people's own decks. The match of their ids is a deck. */
export const deckClicks: Readonly<Record<string, ClickHandler>> = {
  ...editorClicks,
  ...importClicks,
  delyes: remove,
  delno: keep,
  shoff: unshare,
  edshr: share,
  edexp: exported,
};
