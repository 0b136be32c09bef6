import type { CardView, Link, Zone } from '../kernel/index.js';
import { calledOf } from '../locales/index.js';
import type { Pen } from './draw/words.js';

/** A stretch of a chain without branches, and the link by which it hangs on another stretch. */
export interface Stretch {
  readonly cards: readonly CardView[];
  /** The links between neighbours, one fewer than cards. */
  readonly links: readonly Link[];
  readonly from: Link | null;
}

/**
 * A chain cut where it branches: each stretch runs on through the first link that leads to a card not yet drawn. Links
 * that close a circle or join two branches are in `others`.
 */
export function stretchesOf({ cards, links = [] }: Pick<Zone, 'cards' | 'links'>): {
  stretches: Stretch[];
  others: Link[];
} {
  const byKey = new Map(cards.flatMap(card => (card.key === undefined ? [] : [[card.key, card] as const])));
  const known = links.filter(link => byKey.has(link.from) && byKey.has(link.to) && link.from !== link.to);
  const drawn = new Set<CardView>();
  const used = new Set<Link>();
  const stretches: Stretch[] = [];
  const run = (first: CardView, from: Link | null): void => {
    const inLine = [first];
    const between: Link[] = [];
    const waiting: Link[] = [];
    drawn.add(first);
    for (let card: CardView | undefined = first; card !== undefined; ) {
      const ways: Link[] = known.filter(link => link.from === card?.key && !drawn.has(byKey.get(link.to) as CardView));
      const [on, ...branches] = ways;
      waiting.unshift(...branches);
      if (on === undefined) break;
      card = byKey.get(on.to) as CardView;
      drawn.add(card);
      used.add(on);
      inLine.push(card);
      between.push(on);
    }
    stretches.push({ cards: inLine, links: between, from });
    for (const link of waiting) {
      const next = byKey.get(link.to) as CardView;
      if (drawn.has(next)) continue;
      used.add(link);
      run(next, link);
    }
  };
  const led = new Set(known.map(link => link.to));
  const heads = cards.filter(card => card.key === undefined || !led.has(card.key));
  for (const card of [...heads, ...cards]) if (!drawn.has(card)) run(card, null);
  return { stretches, others: known.filter(link => !used.has(link)) };
}

/** A card of a chain in its place: how far it branches off, the link by which it hangs, and its own links in words. */
export interface Hung {
  readonly card: CardView;
  readonly depth: number;
  readonly before: Link | null;
  readonly says: readonly string[];
}

/** The cards of a chain one below the other, each stretch below the one it branches off from. */
export function linksIn(pen: Pen, zone: Pick<Zone, 'cards' | 'links'>): Hung[] {
  const byKey = new Map(zone.cards.map(card => [card.key, card] as const));
  const depths = new Map<string | undefined, number>();
  const wordsOf = (link: Link): string => {
    const to = byKey.get(link.to);
    const label = link.label === undefined ? '' : ` (${pen.say(link.label)})`;
    return `→ ${to === undefined ? '' : pen.say(calledOf(to))}${label}`;
  };
  return stretchesOf(zone).stretches.flatMap(({ cards, links, from }) => {
    const depth = from === null ? 0 : Math.min(2, (depths.get(from.from) ?? 0) + 1);
    return cards.map((card, at): Hung => {
      depths.set(card.key, depth);
      const own = (zone.links ?? []).filter(({ from: one, to }) => one === card.key && byKey.has(to));
      return { card, depth, before: at === 0 ? from : (links[at - 1] ?? null), says: own.map(wordsOf) };
    });
  });
}
