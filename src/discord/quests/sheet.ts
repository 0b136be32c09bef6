import { type Deck, type Game, type Level, text } from '../../kernel/index.js';
import { nearestLevel, type Standing, temperOf } from '../../matches/people/quests.js';
import { hasTemper, levelsOf } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import { deckTitle } from '../decks/find-deck.js';
import { type DeckChoices, deckRows } from '../lobby/deck-rows.js';
import { button, type Row, rowsOf, select } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { levelRating } from '../stats/bots.js';
import { type About, questId } from './ids.js';
import { difficultyOf, levelText, MARKS, questPlace, questTitle, standingText, termLines } from './quest-text.js';

/** Somebody before a quest: how they stand, what they may play with, and the match they are at already. */
export interface Approach {
  readonly game: Game;
  readonly standing: Standing;
  readonly all: readonly Standing[];
  readonly decks: DeckChoices;
  readonly underWay: MatchRow | null;
  /** The deck they had when they came from a match. */
  readonly lately: Deck | null;
  readonly about: About;
  readonly page: number;
}

/** All there is to know of a quest before it begins, and the decks to begin it with. */
export function questSheet(approach: Approach, say: Translator): Body {
  const { game, standing, all } = approach;
  const { quest, is } = standing;
  const ruleset = game.rulesets.find(({ id }) => id === quest.ruleset);
  const lines = [
    `${MARKS[is]} ${say(standingText(standing, all))}`,
    say(text('quest-facts', { difficulty: difficultyOf(quest), ruleset: ruleset?.title ?? quest.ruleset })),
    '',
    ...termLines(quest, say),
    ...(hasTemper(approach.about.level ?? quest.level)
      ? [say(text(`quest-temper-${temperOf(quest)}`, { enemy: quest.enemy }))]
      : []),
    ...(is === 'locked' ? [] : ['', say(text(approach.underWay === null ? 'quest-choose' : 'quest-under-way'))]),
  ];
  return {
    embeds: [{ title: say.plain(questTitle(quest)), description: clip(lines.join('\n'), LIMITS.description) }],
    components: rowsFor(approach, say),
  };
}

function rowsFor(approach: Approach, say: Translator): Row[] {
  const { game, standing, all, underWay } = approach;
  const { quest, is } = standing;
  const group = questId('qgrp', { game: game.id, id: quest.group.id });
  const back = button(group, say.plain(text('button-quests-of', { keeper: quest.group.title })), 'aside');
  if (underWay !== null) {
    const menu = idAbout('menu', underWay);
    return rowsOf([button(menu, say.plain(text('button-your-move')), 'choice'), back]);
  }
  if (is !== 'locked') return choices(approach, say, back);
  const before = all.filter(known => quest.after.includes(known.quest.id) && known.is !== 'won');
  const keys = before.map(known =>
    button(
      questId('qone', { game: game.id, id: known.quest.id }),
      say.plain(questPlace(known.quest)),
      known.is === 'open' ? 'choice' : 'aside',
    ),
  );
  return rowsOf([...keys, back]);
}

/** A practice bot where there are several, a deck, and the way back. */
function choices(
  { game, standing, decks, lately, about, page }: Approach,
  say: Translator,
  back: ReturnType<typeof button>,
) {
  const { quest } = standing;
  const level = nearestLevel(game, about.level ?? quest.level);
  const here = { ...about, id: quest.id, level: level ?? null };
  const levels = levelsOf(game);
  const { rows, turns } = deckRows(decks, say, {
    page,
    rows: LIMITS.rows - (levels.length > 1 ? 2 : 1),
    pick: at => questId('qgo', here, page, at),
    turn: (_, to) => questId('qone', here, to),
  });
  const again =
    lately === null
      ? []
      : [
          button(
            questId('qsame', here),
            say.plain(text('button-same-deck', { deck: deckTitle(game, lately) })),
            'finish',
          ),
        ];
  return [
    ...(levels.length > 1
      ? [levelRow(game, { chosen: level, meant: quest.level, id: questId('qlvl', here, page) }, say)]
      : []),
    ...rows,
    ...rowsOf([...again, ...turns, back]),
  ];
}

/** Which practice bot plays the enemy, and how good it is; the one that the quest is meant for says so. */
function levelRow(
  game: Game,
  { chosen, meant, id }: { readonly chosen: Level | undefined; readonly meant: Level; readonly id: string },
  say: Translator,
): Row {
  const entries = levelsOf(game).map(level => {
    const rating = levelRating(game, level);
    const told = [
      ...(level === meant ? [text('quest-level-meant')] : []),
      ...(rating === null ? [] : [text('quest-level-rating', { rating })]),
    ];
    return {
      value: level,
      label: say.plain(text('quest-level', { level: levelText(level) })),
      description: told.map(part => say.plain(part)).join(' · '),
      chosen: level === chosen,
    };
  });
  return select(id, say.plain(text('quest-level-pick')), entries);
}
