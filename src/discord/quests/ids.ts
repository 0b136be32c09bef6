import { z } from 'zod';
import { type Game, LEVELS, type Level, type Quest } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { encodeId } from '../render/custom-id.js';

/** What a click about quests is about: a game's quests, those of one group, one of them. */
export interface About {
  readonly game: string;
  /** A group in the list of its quests, a quest elsewhere; empty where a select has the rest. */
  readonly id: string;
  /** The practice bot that was chosen; null while none was. */
  readonly level: Level | null;
  /** The match after which somebody came here: its deck is offered again. */
  readonly after: string | null;
}

// | verb  | argument                    | means                                        |
// |-------|-----------------------------|----------------------------------------------|
// | qall  | game                        | list everybody who has quests                |
// | qgrp  | game/group                  | list the quests of one of them               |
// | qone  | game/quest/level/match      | show a quest, and ask for a deck             |
// | qlvl  | game/quest/level/match      | the same, against the chosen practice bot |
// | qgo   | game/quest/level/match      | begin it with the chosen deck                |
// | qsame | game/quest/level/match      | begin it with the deck of that match         |
export type QuestVerb = 'qall' | 'qgrp' | 'qone' | 'qlvl' | 'qgo' | 'qsame';

/** `list` tells apart several selects of one message. */
export function questId(verb: QuestVerb, about: Partial<About> & { game: string }, page = 0, list = 0): string {
  const { game, id = '', level = null, after = null } = about;
  const arg = [game, id, level ?? '', after ?? '', `${list}`].join('/').replace(/\/+0?$/, '');
  return encodeId({ verb, subject: 'new', page, arg });
}

/** Reads the argument of such an id. */
export const ABOUT = z.string().transform((arg): About => {
  const [game = '', id = '', level = '', after = ''] = arg.split('/');
  return { game, id, level: LEVELS.find(known => known === level) ?? null, after: after === '' ? null : after };
});

/** @throws Refused for a quest that this build does not have */
export function questOf({ quests = [] }: Game, id: string): Quest {
  const quest = quests.find(known => known.id === id);
  if (quest === undefined) throw new Refused('unknown-quest', { quest: id });
  return quest;
}
