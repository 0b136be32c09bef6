/** What one person may keep, so that nobody fills the house: far more than play needs. */
export const LIMITS = {
  /** Decks of one person, over all games. */
  decks: 50,
  /** Characters of a deck's name. */
  name: 40,
  /** Different cards in a deck: more than a game has with the largest set beside it. And copies of one card. */
  cards: 1000,
  copies: 99,
  /** Characters of a list that is read. */
  list: 50_000,
} as const;
