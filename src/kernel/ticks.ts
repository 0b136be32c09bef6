import { optionsOf, type Prompt } from './prompts/index.js';
import type { CardView, Mark, Scene, Zone } from './scene.js';
import { type Seat, text, type Viewer } from './text.js';

const TICK: Mark = { id: 'playable', words: text('mark-answer') };

/** A scene whose viewer sees which cards of their hand answer a question they are asked: these, and no others. */
export function ticked(scene: Scene, prompts: readonly Prompt[], viewer: Viewer): Scene {
  if (viewer === 'public') return scene;
  const keys = answersOf(prompts, viewer);
  if (keys.size === 0) return scene;
  const panels = scene.panels.map(panel =>
    panel.seat === viewer ? { ...panel, zones: panel.zones.map(zone => tickedZone(zone, keys)) } : panel,
  );
  return { ...scene, panels };
}

/** All that the keys of a seat's answers speak of. */
const answersOf = (prompts: readonly Prompt[], seat: Seat): ReadonlySet<string> =>
  new Set(
    prompts
      .filter(prompt => prompt.seat === seat)
      .flatMap(optionsOf)
      .filter(({ aside }) => aside !== true)
      .flatMap(({ key }) => key.split('.')),
  );

function tickedZone(zone: Zone, keys: ReadonlySet<string>): Zone {
  if (zone.kind !== 'hand') return zone;
  // One answer may stand for all copies of a card.
  const able = new Set(zone.cards.filter(({ key }) => key !== undefined && keys.has(key)).map(({ card }) => card));
  const cards = zone.cards.map(
    (card): CardView => (able.has(card.card) ? { ...card, marks: [...(card.marks ?? []), TICK] } : card),
  );
  return { ...zone, cards };
}
