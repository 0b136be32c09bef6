import { bold, subtext } from 'discord.js';
import { type Game, type Text, text } from '../../kernel/index.js';
import type { Standing } from '../../matches/people/quests.js';
import { button, type Entry, pageButtons, type Row, rangeOf, rowsOf, select } from '../render/components.js';
import { clip } from '../render/escape.js';
import { groupedBy, pageOf, parts } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { questId } from './ids.js';
import { difficultyOf, firstOpen, MARKS, questPlace, questTitle, standingText, wonOf } from './quest-text.js';

/** Besides the buttons: where to start, and those that turn the pages. */
const SELECTS = LIMITS.rows - 2;

/** Quests by whose they are, in the game's order. */
export const groupsIn = (standings: readonly Standing[]): Standing[][] =>
  groupedBy(standings, ({ quest }) => quest.group.id);

/** All gatekeepers, and how far a player has come with each. */
export function allQuests(game: Game, standings: readonly Standing[], say: Translator, page = 0): Body {
  const groups = groupsIn(standings);
  // The lists below name them all; this shows what has been won.
  const lines = groups.filter(group => wonOf(group).won > 0).map(group => say(progressOf(group)));
  const first = firstOpen(standings);
  const start =
    first === undefined
      ? []
      : [say(text('quests-start', { quest: questTitle(first.quest), difficulty: difficultyOf(first.quest) }))];
  const description = [...start, '', say(text('quests-about')), say(text('quests-won', wonOf(standings))), ...lines];
  // Selects of about the same length, rather than full ones and a rest.
  const size = Math.ceil(groups.length / Math.ceil(groups.length / LIMITS.selectOptions));
  const list = pageOf(parts(groups, size), SELECTS, page);
  const rows = list.shown.map((part, at): Row => {
    const entries = part.map(group => groupEntry(group, say));
    const id = questId('qgrp', { game: game.id }, list.page, at);
    const labels = entries.map(({ label }) => label);
    const some = say.labelled(say.plain(text('help-quests')), rangeOf(labels, say));
    return select(id, groups.length === part.length ? say.plain(text('quests-pick')) : some, entries);
  });
  const turns = pageButtons(list, say, (_, to) => questId('qall', { game: game.id }, to));
  return {
    embeds: [
      {
        title: say.plain(text('quests-title', { game: game.title })),
        description: clip(description.join('\n'), LIMITS.description),
      },
    ],
    components: [...(first === undefined ? [] : rowsOf([startButton(game, first, say)])), ...rows, ...rowsOf(turns)],
  };
}

const startButton = (game: Game, { quest }: Standing, say: Translator) =>
  button(questId('qone', { game: game.id, id: quest.id }), say.plain(text('button-start-here')), 'finish');

function progressOf(group: readonly Standing[]): Text {
  const { won, all } = wonOf(group);
  return text(won === all ? 'quests-of-all' : 'quests-of-some', { keeper: titleOf(group), won, all });
}

const titleOf = ([first]: readonly Standing[]) => (first as Standing).quest.group.title;

function groupEntry(group: readonly Standing[], say: Translator): Entry {
  const next = group.find(({ is }) => is === 'open');
  const about = text('quests-of-entry', wonOf(group));
  const then = next === undefined ? [] : [say.plain(questPlace(next.quest)), say.plain(difficultyOf(next.quest))];
  return {
    value: group[0]?.quest.group.id ?? '',
    label: say.plain(titleOf(group)),
    description: [say.plain(about), ...then].join(' · '),
  };
}

/** One gatekeeper's quests: the enemy, the difficulty, and what has to be won first. */
export function questsOfGroup(game: Game, group: readonly Standing[], say: Translator, page = 0): Body {
  const lines = group.map(one => {
    const about = [difficultyOf(one.quest), standingText(one, group)].map(said => say(said));
    return `${MARKS[one.is]} ${bold(say(questPlace(one.quest)))}\n${subtext(about.join(' · '))}`;
  });
  const list = pageOf(parts(group, LIMITS.selectOptions), SELECTS, page);
  const rows = list.shown.map((part, at) => {
    const entries = part.map(one => ({
      value: one.quest.id,
      label: `${MARKS[one.is]} ${say.plain(questPlace(one.quest))}`,
      description: [difficultyOf(one.quest), standingText(one, group)].map(said => say.plain(said)).join(' · '),
    }));
    return select(questId('qone', { game: game.id }, 0, at), say.plain(text('quest-pick')), entries);
  });
  const { id } = (group[0] as Standing).quest.group;
  return {
    embeds: [
      {
        title: say.plain(text('quests-of-title', { keeper: titleOf(group) })),
        description: clip([say(text('quests-won', wonOf(group))), '', ...lines].join('\n'), LIMITS.description),
      },
    ],
    components: [
      ...rows,
      ...rowsOf([
        ...pageButtons(list, say, (_, to) => questId('qgrp', { game: game.id, id }, to)),
        button(questId('qall', { game: game.id }), say.plain(text('button-all-quests')), 'aside'),
      ]),
    ],
  };
}
