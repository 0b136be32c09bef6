import type { Random } from '../../../src/kernel/index.js';
import type { SeenMessage } from '../../playground/member.js';
import { answersIn } from '../player.js';

export interface Answer {
  readonly id: string;
  readonly values?: readonly string[];
}

/** One of the answers that a menu offers: what it suggests where it does, rarely nothing; null where nothing is asked. */
export function answerIn(menu: SeenMessage, random: Random): Answer | null {
  const controls = answersIn(menu);
  if (controls.length === 0) return null;
  const suggested = controls.find(({ id }) => id.startsWith('sug|'));
  const keen = controls.filter(({ id }) => !id.endsWith('|pass') && !id.startsWith('n|'));
  const control = suggested ?? random.pick(keen.length > 0 && random.int(6) > 0 ? keen : controls);
  if (control.values === undefined) return { id: control.id };
  const count = Math.max(control.least, Math.min(control.most, 1));
  return { id: control.id, values: random.shuffle([...control.values]).slice(0, count) };
}
