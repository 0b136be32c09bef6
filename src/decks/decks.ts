import { randomBytes } from 'node:crypto';
import type { Deck, Game, Json } from '../kernel/index.js';
import { Conflict, type DeckRow, Full, type Store, Taken } from '../store/port.js';
import { newCode, readCode } from './codes.js';
import { LIMITS } from './limits.js';
import { deckName, numbered } from './names.js';
import { DeckRefused } from './refused.js';

/** How often something is tried again when another click, or another deck, came first. */
const TRIES = 50;

export interface DeckServiceDeps {
  readonly store: Store;
  readonly now: () => number;
}

/** More or fewer copies of one card, or exactly as many. */
export type Step = { readonly by: number } | { readonly to: number };

/**
 * People's own decks, of every game. They belong to a person, not to a server; each change is kept before the promise
 * resolves. A table holds a copy of the decks it plays, so nothing done here reaches a match.
 */
export class DeckService {
  private readonly deps: DeckServiceDeps;

  constructor(deps: DeckServiceDeps) {
    this.deps = deps;
  }

  /** Somebody's decks, the one changed last first. */
  of(owner: string, game?: string): Promise<DeckRow[]> {
    return this.deps.store.decks(owner, game);
  }

  /** One of somebody's decks; null where it is none of theirs. */
  async find(owner: string, id: string): Promise<DeckRow | null> {
    const row = await this.deps.store.deck(id);
    return row?.owner === owner ? row : null;
  }

  /** @throws DeckRefused where this person has no such deck */
  async own(owner: string, id: string): Promise<DeckRow> {
    const row = await this.find(owner, id);
    if (row === null) throw new DeckRefused('no-deck');
    return row;
  }

  /** @throws DeckRefused for names that are taken or no names, and for one deck too many */
  async create(owner: string, game: string, { name, cards }: Deck): Promise<DeckRow> {
    const deck = { name: deckName(name), cards: checked(cards) };
    const row = { id: newId(), owner, game, deck, code: null, updatedAt: this.deps.now() };
    await this.told(deck.name, this.deps.store.createDeck(row, LIMITS.decks));
    return row;
  }

  /** The same, under the next free name where that one is taken: `Storm (2)`. */
  async createBeside(owner: string, game: string, deck: Deck): Promise<DeckRow> {
    for (let number = 1; ; number++) {
      const name = number === 1 ? deck.name : numbered(deckName(deck.name), number);
      try {
        return await this.create(owner, game, { ...deck, name });
      } catch (error) {
        const isTaken = error instanceof DeckRefused && error.code === 'deck-name-taken';
        if (!isTaken || number > LIMITS.decks) throw error;
      }
    }
  }

  /** What somebody has half entered about a deck, or about decks; null for nothing. */
  draft(person: string, about: string): Promise<Json> {
    return this.deps.store.deckDraft(person, about);
  }

  /** Keeps what somebody has half entered until it is changed, or its deck deleted; null for nothing. */
  keepDraft(person: string, about: string, draft: Json): Promise<void> {
    return this.deps.store.setDeckDraft(person, about, draft);
  }

  /** @throws DeckRefused for names that are taken or no names */
  async rename(owner: string, id: string, name: string): Promise<DeckRow> {
    const kept = deckName(name);
    return this.change(owner, id, row => ({ ...row, deck: { ...row.deck, name: kept } }));
  }

  /** Changes how many copies of a card there are; never below none. */
  put(owner: string, id: string, game: Game, card: string, step: Step): Promise<DeckRow> {
    return this.change(owner, id, row => {
      const before = row.deck.cards[card] ?? 0;
      const copies = Math.max(0, 'to' in step ? step.to : before + step.by);
      if (copies === before) return row;
      // A card that the game no longer has can still be taken out.
      if (copies > before && game.cards.get(card) === undefined) throw new DeckRefused('deck-card', { card });
      const { [card]: _, ...others } = row.deck.cards;
      return { ...row, deck: { ...row.deck, cards: checked(copies === 0 ? others : { ...others, [card]: copies }) } };
    });
  }

  async remove(owner: string, id: string): Promise<DeckRow> {
    const row = await this.own(owner, id);
    await this.deps.store.deleteDeck(id);
    return row;
  }

  /** Gives a deck the code by which others may copy it. One that has a code keeps it. */
  async share(owner: string, id: string): Promise<DeckRow & { readonly code: string }> {
    for (let tries = 1; ; tries++) {
      try {
        const shared = await this.change(owner, id, row => (row.code === null ? { ...row, code: newCode() } : row));
        return { ...shared, code: shared.code as string };
      } catch (error) {
        if (!(error instanceof Taken) || tries >= TRIES) throw error;
      }
    }
  }

  /** Takes the code away. What others have copied is theirs. */
  unshare(owner: string, id: string): Promise<DeckRow> {
    return this.change(owner, id, row => (row.code === null ? row : { ...row, code: null }));
  }

  /** The deck behind a code as somebody typed it. @throws DeckRefused where there is none */
  async shared(typed: string): Promise<DeckRow> {
    const code = readCode(typed);
    const row = code === null ? null : await this.deps.store.deckByCode(code);
    if (row === null) throw new DeckRefused('no-code', { code: typed.slice(0, LIMITS.name) });
    return row;
  }

  /** One change, made again on the newest state where another came first: clicks do not lose one another. */
  private async change(owner: string, id: string, wish: (row: DeckRow) => DeckRow): Promise<DeckRow> {
    for (let tries = 1; ; tries++) {
      const before = await this.own(owner, id);
      const wished = wish(before);
      if (wished === before) return before;
      const after = { ...wished, updatedAt: Math.max(this.deps.now(), before.updatedAt + 1) };
      try {
        await this.told(after.deck.name, this.deps.store.changeDeck(after, before.updatedAt));
        return after;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        if (tries >= TRIES) throw new DeckRefused('deck-changing');
      }
    }
  }

  private async told(name: string, write: Promise<void>): Promise<void> {
    try {
      await write;
    } catch (error) {
      if (error instanceof Full) throw new DeckRefused('too-many-decks', { most: LIMITS.decks });
      if (error instanceof Taken && error.what === 'name') throw new DeckRefused('deck-name-taken', { name });
      throw error;
    }
  }
}

const newId = (): string => randomBytes(6).toString('hex');

/** @throws DeckRefused for more cards than a deck may hold */
function checked(cards: Deck['cards']): Deck['cards'] {
  if (Object.keys(cards).length > LIMITS.cards) throw new DeckRefused('deck-cards', { most: LIMITS.cards });
  if (Object.values(cards).some(copies => copies > LIMITS.copies))
    throw new DeckRefused('deck-copies', { most: LIMITS.copies });
  return cards;
}
