import { type Arg, type Deck, type Problem, text } from '../../../kernel/index.js';
import { ASPECTS, type Card } from '../card.js';
import type { Pool } from '../rules/match.js';

export const LEAST = 40;
export const MOST = 50;
/** Copies of a card by title, of those that are not unique. */
export const COPIES = 3;

interface Entry {
  readonly card: Card;
  readonly copies: number;
}

/** What keeps a deck from being played: one identity, 40 to 50 other cards, its whole set, one aspect, copies by title. */
export function check(deck: Deck, pool: Pool): Problem[] {
  const unknown = Object.keys(deck.cards).filter(id => !pool.has(id));
  const entries = Object.entries(deck.cards).flatMap(([id, copies]) => {
    const card = pool.get(id);
    return card === undefined ? [] : [{ card, copies }];
  });
  const strangers = entries.filter(({ card }) => isStranger(card));
  const identities = entries.filter(({ card }) => card.kind === 'hero');
  const rest = entries.filter(({ card }) => card.kind !== 'hero' && !isStranger(card));
  return [
    ...unknown.map(id => problem('known-cards', 'problem-unknown', { id })),
    ...strangers.map(({ card }) => about('player-cards', 'problem-not-for-decks', card)),
    ...identityProblems(identities),
    ...sizeProblems(rest),
    ...signatureProblems(identities[0]?.card, rest, pool),
    ...aspectProblems(rest),
    ...copyProblems(rest),
  ];
}

const problem = (rule: string, id: string, args: Record<string, Arg> = {}): Problem => ({
  rule,
  message: text(id, args),
});

/** A problem with one card, which its words name. */
const about = (rule: string, id: string, { id: card }: Card, args: Record<string, Arg> = {}): Problem => ({
  ...problem(rule, id, { card: { card }, ...args }),
  card,
});

/** A card of a second deck, which comes with its identity. */
const isBeside = ({ deckLimit, faction }: Card): boolean => faction === 'hero' && deckLimit === undefined;

/** A card of no deck: nothing more is said of it, and it's no part of what is counted. */
const isStranger = (card: Card): boolean => card.faction === 'encounter' || card.kind === 'alter_ego' || isBeside(card);

function identityProblems(identities: readonly Entry[]): Problem[] {
  const count = identities.reduce((sum, { copies }) => sum + copies, 0);
  return count === 1 ? [] : [problem('one-identity', 'problem-identities', { count })];
}

function sizeProblems(entries: readonly Entry[]): Problem[] {
  const size = entries.reduce((sum, { copies }) => sum + copies, 0);
  if (size < LEAST) return [problem('deck-size', 'problem-too-few', { size, least: LEAST })];
  return size > MOST ? [problem('deck-size', 'problem-too-many', { size, most: MOST })] : [];
}

/** Every card of the identity's own set, exactly as often as it comes, and no other hero's. */
function signatureProblems(identity: Card | undefined, entries: readonly Entry[], pool: Pool): Problem[] {
  if (identity === undefined) return [];
  const foreign = entries.filter(({ card }) => card.faction === 'hero' && card.set !== identity.set);
  const own = [...pool.values()].filter(
    ({ set, faction, kind }) => set === identity.set && faction === 'hero' && kind !== 'hero' && kind !== 'alter_ego',
  );
  const wrong = own.flatMap(card => {
    const held = entries.find(({ card: { id } }) => id === card.id)?.copies ?? 0;
    const isTwin = own.some(other => other !== card && other.name === card.name);
    const name = isTwin ? { card: text('card-of-several', { card: { card: card.id }, id: card.id }) } : {};
    return held === card.quantity
      ? []
      : [about('signature', 'problem-signature', card, { ...name, copies: held, needed: card.quantity })];
  });
  return [...foreign.map(({ card }) => about('signature', 'problem-foreign', card)), ...wrong];
}

function aspectProblems(entries: readonly Entry[]): Problem[] {
  const used = ASPECTS.filter(aspect => entries.some(({ card }) => card.faction === aspect));
  if (used.length <= 1) return [];
  return [problem('one-aspect', 'problem-aspects', { aspects: { list: used.map(one => text(`aspect-${one}`)) } })];
}

/** Three by title of what is not unique, one of what is; a card's own limit goes before. */
function copyProblems(entries: readonly Entry[]): Problem[] {
  const titles = new Map<string, Entry>();
  for (const { card, copies } of entries) {
    if (card.faction === 'hero') continue;
    const title = `${card.name}/${card.subname ?? ''}`;
    titles.set(title, { card, copies: copies + (titles.get(title)?.copies ?? 0) });
  }
  return [...titles.values()].flatMap(({ card, copies }) => {
    const most = card.deckLimit ?? (card.unique === true ? 1 : COPIES);
    return copies <= most ? [] : [about('copies', 'problem-copies', card, { copies, most })];
  });
}
