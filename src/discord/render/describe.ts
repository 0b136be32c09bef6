import { type CardView, type Panel, type Scene, text, type Viewer } from '../../kernel/index.js';
import { LIMITS } from '../reply/limits.js';
import { clip } from './escape.js';
import { cardWords, levels, panelLines } from './scene-lines.js';
import { plainly, remembering, type Translator } from './translator.js';

/**
 * What a picture shows, for people who can't see it: where the match stands, then each of its panels in
 * words. If it's too long for Discord, it's shortened level by level, and cut as a last resort.
 */
export function describeSheet(
  scene: Scene,
  panels: readonly Panel[],
  translator: Translator,
  viewer: Viewer = 'public',
): string {
  const say = remembering(plainly(translator));
  const first = scene.panels[0] === panels[0];
  const head = first
    ? [say(scene.title), say(scene.status), ...(scene.result === undefined ? [] : [say(scene.result)])]
    : [];
  let whole = '';
  for (const brief of levels) {
    const told = panels.flatMap(panel => [
      `${say(panel.title)}${panel.seat === viewer ? ` (${say(text('panel-you'))})` : ''}`,
      ...panelLines(panel, say, brief),
    ]);
    whole = [...head, ...told].join('\n');
    if (whole.length <= LIMITS.fileDescription) break;
  }
  return clip(whole, LIMITS.fileDescription);
}

/** What a picture of a hand shows: each card on a line. */
export function describeHand(hand: readonly CardView[], translator: Translator, title: string): string {
  const say = remembering(plainly(translator));
  const lines = hand.map(card => cardWords(card, say, levels[0] as (typeof levels)[number]));
  return clip([`${title} (${hand.length})`, ...lines].join('\n'), LIMITS.fileDescription);
}
