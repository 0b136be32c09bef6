import { chooseOne, type Play, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { InPlay } from '../../state.js';
import { resolveLabelled } from '../combat/labelled.js';
import type { Match } from '../match.js';
import { optionOf } from '../table/facedown.js';

/** Resolves the Special of each card that fits, one step after the other, in its player's order. Each is an ability of its own. */
export function* resolveSpecials(match: Match, seat: Seat, fits: (one: InPlay) => boolean, by: string): Play {
  let left = match.state.play.filter(one => one.controller === seat && fits(one)).map(({ id }) => id);
  while (left.length > 0) {
    left = left.filter(id => match.find(id) !== undefined);
    if (left.length === 0) return;
    const key = yield* chooseOne({
      seat,
      reason: 'special',
      question: text('ask-special', { card: { card: by } }),
      source: by,
      options: left.map(id => optionOf(match.get(id))),
    });
    const id = instanceOf(key);
    left = left.filter(other => other !== id);
    yield* special(match, seat, id, left.length === 0);
  }
}

function* special(match: Match, seat: Seat, id: number, final: boolean): Play {
  const { card } = match.get(id);
  const ability = match.card(card).abilities.find(({ type }) => type === 'special');
  if (ability === undefined) return;
  const game = match.game({ card, id, seat }, { ability });
  game.use.final = final;
  match.dealer.log({ id: 'log-special', args: { card: { card } }, why: { card } });
  match.dealer.effect(card);
  yield* resolveLabelled(match, game, ability);
}
