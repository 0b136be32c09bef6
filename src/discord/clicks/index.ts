import { clockClicks } from '../clock/clock.js';
import { deckClicks } from '../decks/clicks.js';
import { byName } from '../define/by-name.js';
import type { ClickKind } from '../define/click.js';
import { handoverClicks } from '../handover.js';
import { leagueClicks } from '../leagues/clicks.js';
import { luckClicks } from '../luck/luck.js';
import { Misused } from '../misused.js';
import { orderClicks } from '../orders/orders.js';
import { privacyClicks } from '../privacy/forget.js';
import { decodeId } from '../render/custom-id.js';
import { replayClicks } from '../replay/replay.js';
import { undoClicks } from '../undo/undo.js';
import { watchClicks } from '../watch/watch.js';
import { afterwardsClicks } from './afterwards.js';
import { lobbyClicks } from './lobby.js';
import { promptClicks } from './prompt.js';
import { questClicks } from './quests.js';
import { tableClicks } from './table.js';

/** Every kind of click there is, by its verb. */
const CLICKS = byName<ClickKind>(
  'clicks',
  [
    promptClicks,
    lobbyClicks,
    tableClicks,
    afterwardsClicks,
    handoverClicks,
    questClicks,
    deckClicks,
    privacyClicks,
    replayClicks,
    undoClicks,
    leagueClicks,
    orderClicks,
    clockClicks,
    watchClicks,
    luckClicks,
  ].flatMap(clicks => clicks.map(click => [click.verb, click] as const)),
);

/** The kind of click that an id means, and what it says. @throws Misused for an id that none of our buttons has */
export function clickIn(id: string) {
  const parts = decodeId(id);
  const kind = parts === null ? undefined : CLICKS.get(parts.verb);
  if (parts === null || kind === undefined) throw new Misused('button-unknown');
  return { kind, subject: parts.subject, read: kind.read(parts) };
}

/** The verbs of all clicks. */
export const clickVerbs: readonly string[] = [...CLICKS.keys()];
