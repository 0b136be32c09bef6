/**
 * How a phone 390 px wide lays out messages, in pixels. Discord doesn't tell bots how tall a message is, so this follows the page of the
 * playground, which has Discord's own widths and letters (`tests/e2e/budgets-browser.test.ts` compares them).
 */
export const PHONE = {
  /** The most a menu may take up, with a margin for lines that break earlier than calculated. */
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
} as const;
