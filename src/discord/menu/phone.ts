/**
 * A phone 390 px wide as its messages are laid out, in pixels. No bot is told how high a message stands, so this follows the page of the
 * playground, which is as wide and as lettered as Discord's own (`tests/e2e/budgets-browser.test.ts` compares them).
 */
export const PHONE = {
  /** What a menu may have, but for where lines break earlier than is reckoned. */
  screen: 840,
  /** Inside a container. */
  width: 281,
  /** Between the parts of a container, and between buttons. */
  gap: 8,
  /** The name of the bot above a container, its edges, and who sees it below; a command that it answers stands above it, too. */
  frame: 116,
  rule: 5,
  line: { letters: 16, high: 22 },
  small: { letters: 13, high: 18.2 },
  /** Between lines of which one is small. */
  between: 4,
  /** Beside a line with a button. */
  beside: 10,
  button: { letters: 14, high: 36, edges: 32, emoji: 25, least: 60 },
  list: { high: 40, edges: 54 },
  /** By how much its letters are wider than those of pictures, which are condensed. */
  wider: { regular: 1.15, bold: 1.21, button: 1.17 },
} as const;
