import type { Play } from '../../../../kernel/index.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { win } from '../round/end.js';
import { performAll } from '../timing/perform.js';
import { noteConstant } from './enter.js';
import { alignFaces } from './faces.js';
import { give } from './status.js';

/**
 * The villain's next stage: hit points of its own (excess damage is lost), with everything that lay on the last one. The
 * last stage of this game defeated, the players win.
 */
export function* nextStage(match: Match): Play {
  const { state, villain } = match;
  const next = state.stages.shift();
  if (next === undefined) win(match);
  state.removed.push({ id: state.nextId++, card: villain.card, owner: 'scenario' });
  match.turn(villain, next);
  villain.damage = 0;
  villain.used = {};
  alignFaces(match, villain);
  match.dealer.log({ id: 'log-stage', args: { card: { card: next } }, why: { rule: 'villain-stages' } });
  yield* enterStage(match);
}

/** What a stage brings with it: toughness, then its When Revealed. */
export function* enterStage(match: Match, villain: InPlay = match.villain): Play {
  const { state } = match;
  noteConstant(match, villain);
  if (match.card(villain.card).keywords.toughness === true) give(match, villain, 'tough');
  yield* performAll(match, { card: villain.card, id: villain.id, seat: state.first }, 'when revealed');
}
