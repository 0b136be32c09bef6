import { formatEmoji } from 'discord.js';
import type { Fact } from '../../kernel/index.js';
import { type IconName, iconsOf, kindOf } from '../../pictures/index.js';

/** An emoji of this application. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

let known: ReadonlyMap<IconName, Emoji> = new Map();

/** Sets which icons there are as emojis from now on. Without any, everything is said in plain words. */
export function configureEmojis(emojis: ReadonlyMap<IconName, Emoji>): void {
  known = emojis;
}

/** The emoji of a card's first kind, for its button or its line in a list. */
export function emojiOfKind(facts: readonly Fact[] | undefined): Emoji | undefined {
  const [kind] = kindOf(facts ?? []);
  return kind === undefined ? undefined : known.get(kind);
}

/** A fact's emojis, to stand before its words; empty where there are none. */
export const emojisOf = (fact: Fact): string => inText(iconsOf(fact));

/** The emojis of all kinds a card is of, to stand before its name. */
export const kindsInText = (facts: readonly Fact[] | undefined): string => inText(kindOf(facts ?? []));

function inText(icons: readonly IconName[]): string {
  const emojis = icons.flatMap(icon => known.get(icon) ?? []);
  return emojis.length === 0 ? '' : `${emojis.map(formatEmoji).join('')} `;
}
