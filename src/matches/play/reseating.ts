import type { Json } from '../../kernel/index.js';
import { type HandOver, handedOver } from '../lobby/takeover.js';
import { Refused } from '../refused.js';
import { playing } from './checks.js';
import { gaveUp, type Look } from './look.js';
import type { MatchRunner } from './runner.js';

/** A seat of partners goes into other hands, unless it has left the match; `note` is told of it once. @throws Refused */
export async function reseat(runner: MatchRunner, look: Look, wish: HandOver, note?: Json): Promise<Look> {
  const table = playing(look);
  const seated = handedOver(look.game, look.match, wish);
  if (gaveUp(look).includes(wish.seat)) throw new Refused('gave-up');
  return runner.ledger.reseat(look, table, seated, note);
}
