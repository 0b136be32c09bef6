import { boardClicks } from './board/more.js';
import { clockClicks } from './clock/clock.js';
import { deckClicks } from './decks/clicks.js';
import { byName } from './define/by-name.js';
import type { ClickKind } from './define/click.js';
import { Misused } from './define/misused.js';
import { helpClicks } from './help/help.js';
import { leagueClicks } from './leagues/clicks.js';
import { lessonClicks } from './lessons/clicks.js';
import { lobbyClicks } from './lobby/clicks.js';
import { handoverClicks } from './lobby/handover.js';
import { invitingClicks } from './lobby/inviting.js';
import { luckClicks } from './lobby/luck.js';
import { afterwardsClicks } from './match/afterwards.js';
import { tableClicks } from './match/clicks.js';
import { coachClicks } from './match/coach.js';
import { storyClicks } from './match/story.js';
import { promptClicks } from './menu/answers.js';
import { orderClicks } from './orders/orders.js';
import { privacyClicks } from './people/forget.js';
import { questClicks } from './quests/clicks.js';
import { decodeId } from './render/custom-id.js';
import { replayClicks } from './replay/replay.js';
import { undoClicks } from './undo/undo.js';
import { inWordsClicks } from './watch/in-words.js';
import { watchClicks } from './watch/watch.js';

/** Every kind of click there is, by its verb. */
const CLICKS = byName<ClickKind>(
  'clicks',
  [
    promptClicks,
    lobbyClicks,
    tableClicks,
    boardClicks,
    afterwardsClicks,
    storyClicks,
    coachClicks,
    handoverClicks,
    questClicks,
    lessonClicks,
    invitingClicks,
    helpClicks,
    deckClicks,
    privacyClicks,
    replayClicks,
    undoClicks,
    leagueClicks,
    orderClicks,
    clockClicks,
    watchClicks,
    inWordsClicks,
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

/** What an id does, for statistics: `unknown` where no button of ours has it. */
export function verbOf(id: string): string {
  const verb = decodeId(id)?.verb;
  return verb !== undefined && CLICKS.has(verb) ? verb : 'unknown';
}

/** The verbs of all clicks. */
export const clickVerbs: readonly string[] = [...CLICKS.keys()];
