import type { APIButtonComponent } from 'discord.js';
import { games } from '../../games/index.js';
import { type Game, lessonIn, text } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';
import { questId } from '../quests/ids.js';
import { button } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';

const STYLES = { learn: 'finish', friend: 'choice', team: 'choice', help: 'aside' } as const;

/** A button that leads to something new: a lesson, a friend, a team, or back to all there is. */
export const leadTo = (verb: keyof typeof STYLES, say: Translator, arg = ''): APIButtonComponent =>
  button(encodeId({ verb, subject: 'new', arg }), say.plain(text(`button-${verb}`)), STYLES[verb]);

const again = (game: Game, say: Translator): APIButtonComponent =>
  button(encodeId({ verb: 'learn', subject: 'new', arg: game.id }), say.plain(text('button-try-again')), 'choice');

/** That a match is a lesson, for its board. None for any other match. */
export function lessonLines(match: MatchRow, game: Game, say: Translator): string[] {
  const lesson = lessonIn(game, match.options);
  return lesson === undefined ? [] : [say(text('board-lesson', { lesson: lesson.title }))];
}

/** What is said when it is over. None for any other match. */
export function closingLines(match: MatchRow, game: Game, say: Translator): string[] {
  const lesson = lessonIn(game, match.options);
  return lesson === undefined ? [] : [say(lesson.closing), '', say(text('lesson-next'))];
}

/** Where to go from a lesson: once more if it was lost, a quest, a friend, a scenario. Null for any other match. */
export function nextButtons(match: MatchRow, game: Game, say: Translator): APIButtonComponent[] | null {
  if (lessonIn(game, match.options) === undefined) return null;
  const quests = [game, ...games].find(({ quests: list = [] }) => list.length > 0);
  const isLost = match.outcome?.places[0] !== 1;
  return [
    ...(isLost ? [again(game, say)] : []),
    ...(quests === undefined
      ? []
      : [button(questId('qall', { game: quests.id }), say.plain(text('button-a-quest')), 'choice')]),
    leadTo('friend', say, game.id),
    leadTo('team', say),
  ];
}
