import { moreClick } from './board/more.js';
import { clockClicks } from './clock/clock.js';
import { deckClicks } from './decks/clicks.js';
import { byName } from './define/by-name.js';
import type { ClickKind } from './define/click.js';
import { Misused } from './define/misused.js';
import { helpClick } from './help/help.js';
import { leagueClicks } from './leagues/clicks.js';
import { lessonClick } from './lessons/clicks.js';
import { lobbyClicks } from './lobby/clicks.js';
import { handoverClick } from './lobby/handover.js';
import { invitingClicks } from './lobby/inviting.js';
import { luckClicks } from './lobby/luck.js';
import { afterwardsClicks } from './match/afterwards.js';
import { tableClicks } from './match/clicks.js';
import { coachClicks } from './match/coach.js';
import { storyClicks } from './match/story.js';
import { promptClicks } from './menu/answers.js';
import { orderClicks } from './orders/orders.js';
import { forgetClick } from './people/forget.js';
import { questClicks } from './quests/clicks.js';
import { decodeId } from './render/custom-id.js';
import { replayClick } from './replay/replay.js';
import { removeClick } from './sets/removing.js';
import { undoClicks } from './undo/undo.js';
import { inWordsClick } from './watch/in-words.js';
import { watchClick } from './watch/watch.js';

/** Every kind of click there is. */
const all: readonly ClickKind[] = [
  ...promptClicks,
  ...lobbyClicks,
  ...tableClicks,
  moreClick,
  ...afterwardsClicks,
  ...storyClicks,
  ...coachClicks,
  handoverClick,
  ...questClicks,
  lessonClick,
  ...invitingClicks,
  helpClick,
  ...deckClicks,
  forgetClick,
  replayClick,
  ...undoClicks,
  ...leagueClicks,
  ...orderClicks,
  ...clockClicks,
  watchClick,
  inWordsClick,
  ...luckClicks,
  removeClick,
];

const CLICKS = byName(
  'clicks',
  all.map(click => [click.verb, click]),
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
