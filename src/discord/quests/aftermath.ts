import { type APIButtonComponent, subtext } from 'discord.js';
import { type Game, type Quest, text, winners } from '../../kernel/index.js';
import { readTerms } from '../../matches/lobby/terms.js';
import type { Standing } from '../../matches/people/quests.js';
import type { MatchRow } from '../../store/port.js';
import { button } from '../render/components.js';
import { capital, sentence } from '../render/sentence.js';
import type { Translator } from '../render/translator.js';
import { questId } from './ids.js';
import { groupsIn } from './lists.js';
import { difficultyOf, levelText, questIn, questPlace, questTitle, standingText, wonOf } from './quest-text.js';

/** Which quest a match is, and what is special about it: lines for its board. None for any other match. */
export function questLines(match: MatchRow, game: Game, say: Translator): string[] {
  const quest = questIn(match, game);
  if (quest === null) return [];
  const level = levelText(readTerms(match.terms).quest?.level ?? quest.level);
  const head = text('board-quest', { quest: questTitle(quest), difficulty: difficultyOf(quest), level });
  return [say(head), ...quest.terms.map(term => subtext(`• ${say(term)}`))];
}

const isWon = ({ outcome }: MatchRow): boolean => outcome !== null && winners(outcome).includes(0);

const nextOf = ({ quests = [] }: Game, { id }: Quest): Quest | undefined =>
  quests.find(quest => quest.after.includes(id));

/** What has come of a quest, for everyone to read. */
export function questEnd(match: MatchRow, game: Game, say: Translator): string[] {
  const quest = questIn(match, game);
  if (quest === null) return [];
  if (!isWon(match)) return [say(text('quest-not-won', { quest: questTitle(quest) }))];
  const next = nextOf(game, quest);
  return [
    say(text('quest-won', { quest: questTitle(quest) })),
    ...(next === undefined ? [] : [say(text('quest-opens', { quest: questPlace(next) }))]),
  ];
}

/** How far a player has come, for them alone: this quest, its group, and all of them. */
export function questProgress(match: MatchRow, game: Game, standings: readonly Standing[], say: Translator): string[] {
  const quest = questIn(match, game);
  const group = groupsIn(standings).find(([first]) => first?.quest.group.id === quest?.group.id) ?? [];
  const mine = group.find(one => one.quest.id === quest?.id);
  if (quest === null || mine === undefined) return [];
  const [here, all] = [wonOf(group), wonOf(standings)];
  return [
    ...questEnd(match, game, say),
    ...(mine.best === null ? [] : [sentence(capital(say(standingText(mine, group))))]),
    say(text('quests-progress', { ...here, keeper: quest.group.title, total: all.won, of: all.all })),
  ];
}

/** Where to go from a quest that is over: on, or once more. Null for any other match. */
export function questButtons(match: MatchRow, game: Game, say: Translator): APIButtonComponent[] | null {
  const quest = questIn(match, game);
  if (quest === null) return null;
  const to = ({ id }: Quest): string => questId('qone', { game: game.id, id, after: match.id });
  const next = isWon(match) ? nextOf(game, quest) : undefined;
  return [
    ...(next === undefined ? [] : [button(to(next), say.plain(text('button-next-stage')), 'choice')]),
    button(to(quest), say.plain(text('button-try-again')), next === undefined ? 'choice' : 'aside'),
    button(questId('qall', { game: game.id }), say.plain(text('button-all-quests')), 'aside'),
  ];
}
