import { endingOf, type LogEntry, type Outcome, storyOf, type Text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import type { Course } from '../../matches/record/records.js';
import { posterPicture, storyPicture, type Theme } from '../../pictures/index.js';
import { resultOf } from '../match/result.js';
import { briefly } from '../render/log.js';
import { nameByContent, type Sketch } from '../render/pictures.js';
import { capital, sentence } from '../render/sentence.js';
import { plainly, type Translator } from '../render/translator.js';

/** The colour of an embed by how a match has ended: a defeat does not look like a victory. */
const COLOURS = {
  won: 0xf1c40f,
  conceded: 0xf1c40f,
  drawn: 0x95a5a6,
  'together-won': 0x2ecc71,
  'together-lost': 0x4a3b63,
} as const;

const outcomeOf = ({ match, table }: Pick<Look, 'match' | 'table'>): Outcome | null =>
  table?.outcome ?? match.outcome ?? null;

export function endColour(look: Pick<Look, 'match' | 'table' | 'game'>): number {
  const { game } = look;
  const outcome = outcomeOf(look);
  const ending = outcome === null ? 'drawn' : game.drama === undefined ? 'won' : endingOf(outcome, game.drama);
  return COLOURS[ending];
}

/** The end of a match as a poster, with all that it says. Null where its game tells none. */
export function posterSketch(look: Look, { log, facts }: Course, say: Translator, theme: Theme): Sketch | null {
  const { game } = look;
  const outcome = outcomeOf(look);
  const end = resultOf(look);
  if (game.drama === undefined || outcome === null || end === null) return null;
  const { drama, cards } = game;
  const picture = posterPicture({ outcome, log, facts, drama }, { say: say.plain, theme, cards });
  const figures = drama.figures(facts).map(({ label, value }) => say.labelled(say.plain(label), `${value}`));
  const said = [sentence(say.plain(end.result)), sentence(say.plain(end.reason)), capital(figures.join(' · '))];
  return { picture, name: nameByContent('end', picture), description: said.join(' ') };
}

/** A match as a comic strip of its turning points, with their words. Null where its game tells none. */
export function storySketch(look: Look, log: readonly LogEntry[], say: Translator, theme: Theme): Sketch | null {
  const { game } = look;
  const outcome = outcomeOf(look);
  if (game.drama === undefined || outcome === null) return null;
  const moments = storyOf(log, game.drama);
  // A panel has as much room as a line of a thread.
  const words = plainly(say);
  const told = (said: Text): string => briefly(said, words);
  const picture = storyPicture({ title: game.title, moments, outcome }, { say: told, theme, cards: game.cards });
  return { picture, name: nameByContent('story', picture), description: storyWords(look, log, told).join(' ') };
}

/** The same in words, a line for each turning point, then who won and why. */
export function storyWords(look: Look, log: readonly LogEntry[], say: (text: Text) => string): string[] {
  const end = resultOf(look);
  const { drama } = look.game;
  const moments = drama === undefined ? [] : storyOf(log, drama);
  return [
    ...moments.map(({ words }) => say(words)),
    ...(end === null ? [] : [sentence(say(end.result)), say(end.reason)]),
  ];
}
