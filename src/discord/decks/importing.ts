import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { isLikeCode, readCode } from '../../decks/codes.js';
import { LIMITS } from '../../decks/limits.js';
import { onLines, type ReadList } from '../../decks/list/read.js';
import { shortName } from '../../decks/names.js';
import { DeckRefused } from '../../decks/refused.js';
import { sizeOf, verdicts } from '../../decks/survey.js';
import { type Game, type Json, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { gameNamed } from '../define/by-value.js';
import { type ClickKind, defineClick } from '../define/click.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { field, textForm } from '../reply/form.js';
import { type Body, promising, show } from '../reply/reply.js';
import { editor } from './editor.js';
import { opening } from './editor-state.js';

/** Characters that a form takes. */
const FORM = 4000;
/** What a person's import that waits for an answer is kept under: only the last one is. */
const ABOUT = 'import';

type From = ChatInputCommandInteraction | Click;

/** An import that was understood in part. `list`: as it was given, where a form can hold it. */
const pendingImport = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  list: z.string().nullable(),
  cards: z.record(z.string(), z.int()),
});

/** Opens the form for a list or a code. */
export function askForList(interaction: From, game: Game, list = '', name = ''): Promise<void> {
  const say = houseTranslator(interaction.locale);
  return textForm(interaction, idAbout('imlist', game), say.plain(text('import-title')), [
    {
      id: 'list',
      label: say.plain(text('import-list')),
      hint: say.plain(text('import-list-hint')),
      value: list,
      most: FORM,
      required: true,
      long: true,
    },
    { id: 'name', label: say.plain(text('import-name')), value: name, most: LIMITS.name, required: false },
  ]);
}

/** Makes a deck of a list or of another's code; asks back when only a part of the list was understood. */
export async function importDeck(interaction: From, house: House, game: Game, list: string, name: string) {
  const shared = readCode(list) === null ? null : await house.decks.shared(list).catch(noCode);
  if (shared !== null) return show(interaction, await copied(interaction, house, shared, name));
  const read = await promising(interaction, readOrCode(house, game, list));
  const say = gameTranslator(game, interaction.locale);
  const deck = { ...read.deck, name: shortName(name || read.deck.name, say.plain(text('deck-imported-name'))) };
  if (read.unread === 0) return show(interaction, await made(interaction, house, game, deck, faults(game, read)));
  const pending = {
    id: randomBytes(6).toString('hex'),
    game: game.id,
    name: deck.name,
    list: list.length <= FORM ? list : null,
    cards: deck.cards,
  };
  await house.decks.keepDraft(interaction.user.id, ABOUT, pending as Json);
  await show(interaction, partly(pending, read, game, interaction.locale));
}

function noCode(error: unknown): null {
  if (error instanceof DeckRefused && error.code === 'no-code') return null;
  throw error;
}

/** A single word that is no card and looks like a code was meant as one. */
async function readOrCode(house: House, game: Game, list: string): Promise<ReadList> {
  const read = await house.heavy('list', { game: game.id, set: game.set ?? null, list });
  if (isLikeCode(list) && sizeOf(read.deck) === 0) throw new DeckRefused('no-code', { code: list.trim() });
  return read;
}

/** A copy of a deck that somebody shares, on the shelf of the person who asked. */
async function copied({ user, locale }: From, house: House, shared: DeckRow, name: string): Promise<Body> {
  const row = await house.decks.createBeside(user.id, shared.game, {
    ...shared.deck,
    name: shortName(name, shared.deck.name),
  });
  return editor(house, row, opening('list'), { locale, notes: [text('note-deck-copied', { name: row.deck.name })] });
}

async function made(
  { user, locale }: From,
  house: House,
  game: Game,
  deck: ReadList['deck'],
  problems: readonly Text[] = [],
): Promise<Body> {
  const row = await house.decks.createBeside(user.id, game.id, deck);
  const notes = [text('note-deck-imported', { name: row.deck.name }), ...problems];
  return editor(house, row, opening('list'), { locale, notes });
}

/** What keeps a deck from being played, with the lines of the list; nothing where some ruleset allows it. */
function faults(game: Game, { deck, lines }: ReadList): Text[] {
  const all = verdicts(game, deck).map(({ problems }) => problems);
  const [first = []] = all.some(problems => problems.length === 0) ? [] : all;
  return onLines(first, lines).map(({ message }) => message);
}

/** What was not understood, and what can be done about it. */
function partly(pending: z.infer<typeof pendingImport>, read: ReadList, game: Game, locale: string): Body {
  const say = gameTranslator(game, locale);
  const size = sizeOf(read.deck);
  const act = (verb: string, label: string, purpose: 'choice' | 'aside', args?: { n: number }) =>
    button(idAbout(verb, pending), say.plain(text(label, args)), purpose);
  const lines = read.problems.map(({ message }) => `- ${say(message)}`);
  return {
    content: clip([say(text('import-problems', { n: read.unread, size })), ...lines].join('\n'), 2000),
    embeds: [],
    components: rowsOf([
      ...(size > 0 ? [act('imkeep', 'button-import-rest', 'choice', { n: size })] : []),
      ...(pending.list === null ? [] : [act('imfix', 'button-import-fix', size > 0 ? 'aside' : 'choice')]),
      act('imdrop', 'button-import-drop', 'aside'),
    ]),
  };
}

/** @throws DeckRefused where another import has taken its place */
async function pendingOf(house: House, person: string, id: string) {
  const read = pendingImport.safeParse(await house.decks.draft(person, ABOUT));
  if (!read.success || read.data.id !== id) throw new DeckRefused('import-gone');
  return read.data;
}

const keepRest = defineClick({
  verb: 'imkeep',
  subject: 'list',
  async run(interaction, { list: id }, house) {
    const { game, name, cards } = await pendingOf(house, interaction.user.id, id);
    const body = await made(interaction, house, gameNamed(game), { name, cards });
    await house.decks.keepDraft(interaction.user.id, ABOUT, null);
    await show(interaction, body);
  },
});

const fix = defineClick({
  verb: 'imfix',
  subject: 'list',
  async run(interaction, { list: id }, house) {
    const { game, name, list } = await pendingOf(house, interaction.user.id, id);
    await askForList(interaction, gameNamed(game), list ?? '', name);
  },
});

const drop = defineClick({
  verb: 'imdrop',
  subject: 'list',
  async run(interaction, { list: id }, house) {
    await pendingOf(house, interaction.user.id, id);
    await house.decks.keepDraft(interaction.user.id, ABOUT, null);
    await show(interaction, { content: houseTranslator(interaction.locale)(text('note-import-dropped')) });
  },
});

/** The form, sent. */
const sent = defineClick({
  verb: 'imlist',
  subject: 'game',
  run: (interaction, { game }, house) =>
    importDeck(interaction, house, gameNamed(game), field(interaction, 'list'), field(interaction, 'name')),
});

/** Clicks around an import: the form that was sent, and what to do with a list that was understood in part. */
export const importClicks: readonly ClickKind[] = [sent, keepRest, fix, drop];
