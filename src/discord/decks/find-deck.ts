import { DeckRefused } from '../../decks/refused.js';
import { games } from '../../games/index.js';
import { type Deck, type Game, nearestOf, type ReadyDeck, type Text, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import type { DeckRow } from '../../store/port.js';
import { DEFAULTS, gameNamed, meant } from '../define/by-value.js';
import type { Choice } from '../define/matching.js';
import { type Click, chosenIn } from '../define/people.js';
import type { House } from '../house.js';
import { gameTranslator } from '../render/translators.js';

/** A deck that a command speaks of. `own`: its row, where it is the person's own. */
export interface MeantDeck {
  readonly game: Game;
  readonly deck: Deck;
  readonly title: Text;
  readonly own: DeckRow | null;
}

/** Whose decks are offered: only the person's own, or those that come with the games as well. */
export type Whose = 'own' | 'any';

interface Person {
  readonly user: { readonly id: string };
  readonly locale: string;
}

/** The title of a deck at a table: its own name, or the title of the ready deck that it is. */
export function deckTitle(game: Game, { name, cards }: Deck): Text {
  const ready = [...game.decks.ready, ...(game.quests ?? []).map(quest => quest.deck)].find(known => known.id === name);
  const isReady = ready !== undefined && sameCards(ready.cards, cards);
  return isReady ? ready.title : text('name', { name });
}

function sameCards(one: Deck['cards'], other: Deck['cards']): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every(id => one[id] === other[id]);
}

/** The decks of all games that somebody may name, as `<game>/own:<id>` or `<game>/ready:<id>`. */
async function nameable(house: House, { user, locale }: Person, whose: Whose) {
  const own = await house.decks.of(user.id);
  return games.flatMap(game => {
    const say = gameTranslator(game, locale);
    const of = (name: string, value: string) => ({ name, game: say.plain(game.title), value: `${game.id}/${value}` });
    const ready = whose === 'own' ? [] : game.decks.ready;
    return [
      ...own.filter(row => row.game === game.id).map(row => of(row.deck.name, `own:${row.id}`)),
      ...ready.map(deck => of(say.plain(deck.title), `ready:${deck.id}`)),
    ];
  });
}

/** Suggestions for an option that names a deck: where there are several games, each says which it is for. */
export async function deckChoices(house: House, person: Person, whose: Whose): Promise<Choice[]> {
  const decks = await nameable(house, person, whose);
  return decks.map(({ name, game, value }) => ({ name: games.length > 1 ? `${name} · ${game}` : name, value }));
}

/** The deck meant by what was typed, with or without its game, or picked. @throws Refused */
export async function deckMeant(house: House, person: Person, typed: string, whose: Whose): Promise<MeantDeck> {
  const names = await nameable(house, person, whose);
  const value = meant(typed, [...(await deckChoices(house, person, whose)), ...names]);
  const [gameId = '', ...rest] = value.split('/');
  const game = gameNamed(rest.length === 0 ? DEFAULTS.game : gameId);
  return deckIn(house, game, rest.length === 0 ? value : rest.join('/'), person.user.id, names);
}

/** One of the person's own decks. @throws Refused for what is none of theirs */
export async function ownMeant(house: House, person: Person, typed: string): Promise<MeantDeck & { own: DeckRow }> {
  const found = await deckMeant(house, person, typed, 'own').catch(async error => {
    const ready = await deckMeant(house, person, typed, 'any').catch(() => null);
    throw ready === null ? error : new Refused('ready-deck', { deck: ready.title });
  });
  if (found.own === null) throw new Refused('ready-deck', { deck: found.title });
  return { ...found, own: found.own };
}

/** `ready:<id>` or `own:<id>` of one game; where that is none, one of `names` may be meant. @throws Refused */
export async function deckIn(
  house: House,
  game: Game,
  value: string,
  owner: string,
  names: readonly { readonly name: string }[] = [],
): Promise<MeantDeck> {
  const [kind, id = ''] = value.split(':');
  const ready = kind === 'ready' ? game.decks.ready.find(known => known.id === id) : undefined;
  if (ready !== undefined) return { game, deck: { name: ready.id, cards: ready.cards }, title: ready.title, own: null };
  const own = kind === 'own' ? await house.decks.find(owner, id) : null;
  if (own === null || own.game !== game.id)
    throw elsewhere(kind, id, own) ?? unknownDeck(id === '' ? value : id, names);
  return { game, deck: own.deck, title: text('name', { name: own.deck.name }), own };
}

/** That a deck was picked for another game than the one to be played; undefined where no game has it. */
function elsewhere(kind: string | undefined, id: string, own: DeckRow | null): Refused | undefined {
  const isReady = (deck: ReadyDeck): boolean => kind === 'ready' && deck.id === id;
  const of = games.find(game => (own === null ? game.decks.ready.some(isReady) : game.id === own.game));
  if (of === undefined) return undefined;
  const deck = own === null ? of.decks.ready.find(isReady)?.title : text('name', { name: own.deck.name });
  return new Refused('deck-of-game', { deck: deck ?? id, game: of.title });
}

/** The deck picked in a list of ours. @throws Denied, for one that has been deleted since as well */
export async function deckPicked(house: House, game: Game, interaction: Click): Promise<Deck> {
  const found = deckIn(house, game, chosenIn(interaction), interaction.user.id);
  const { deck } = await found.catch((error: unknown) => {
    throw error instanceof Refused && error.code === 'unknown-deck' ? new DeckRefused('no-deck') : error;
  });
  return deck;
}

function unknownDeck(deck: string, names: readonly { readonly name: string }[]): Refused {
  const near = nearestOf(
    deck.trim(),
    names.map(({ name }) => name),
  );
  return near.length === 0
    ? new Refused('unknown-deck', { deck })
    : new Refused('unknown-deck-near', { deck, near: { list: near, or: true } });
}
