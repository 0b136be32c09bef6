import { type APIEmbed, type APIEmbedFooter, bold, subtext } from 'discord.js';
import {
  awaited,
  type LogEntry,
  lessonIn,
  type Outcome,
  type Seat,
  shortly,
  standing,
  text,
} from '../../kernel/index.js';
import { scoreAfter } from '../../matches/lobby/lobby.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { LATELY, type Look, sceneOf } from '../../matches/matches.js';
import { type Ending, NO_ENDING } from '../../matches/record/records.js';
import { deckTitle } from '../decks/find-deck.js';
import { closingLines, lessonLines, nextButtons } from '../lessons/next.js';
import { shuffleLine } from '../lobby/luck-text.js';
import { againButtons } from '../match/again.js';
import { resultOf } from '../match/result.js';
import { questButtons, questEnd, questLines } from '../quests/aftermath.js';
import { awaitingTexts } from '../render/awaiting.js';
import { button, type Row, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import { briefLine, briefly } from '../render/log.js';
import { sceneEmbeds } from '../render/scene.js';
import { gistLines } from '../render/scene-lines.js';
import { scoreText } from '../render/score.js';
import type { Translator } from '../render/translator.js';
import { briefTranslator, matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { type Body, QUIET } from '../reply/reply.js';
import { endColour } from './endings.js';
import { forecastOf } from './recap.js';

/** A match in play, or its end with a report: the embed in the channel, the same for everyone. */
export function boardBody(look: Look, locale: string, { report, seal }: Ending = NO_ENDING): Body {
  const { match, table } = look;
  const say = matchTranslator(match, locale);
  if (table === null) return withoutTable(look, say, seal);
  const acting = actingIn(look);
  const [scene] = sceneEmbeds(sceneOf(look, 'public'), say, { viewer: 'public', acting });
  const state = scene?.description === undefined ? [] : [scene.description];
  const description = (
    table.outcome === null
      ? [...headline(look, say, state), ...state, ...newsOf(look, say), ...waitsIn(look, say)]
      : [...ending(look, say), ...report.map(line => say(line)), ...deckLines(look, say)]
  ).join('\n');
  const color = table.outcome === null ? colourOf(look) : endColour(look);
  const rows = table.outcome === null ? controls : overControls;
  return bodyOf({ ...scene, description: clip(description, 3000), color, ...footer(look, say, seal) }, rows(look, say));
}

/** A match in play whose table is shown in a picture: next to it are the news, the key numbers, and who has to act. */
export function glanceBody(look: Look, locale: string): Body {
  const { match } = look;
  const say = matchTranslator(match, locale);
  const scene = sceneOf(look, 'public');
  const waits = waitsIn(look, say);
  // Many who are asked different things are marked where they are named.
  const isCrowd = waits.length > MOST_WAITS;
  const lines = [
    ...headline(look, say, [say(scene.status)]),
    ...newsOf(look, say),
    ...gistLines(scene, briefTranslator(match, locale), isCrowd ? actingIn(look) : []),
    ...(isCrowd ? [] : waits),
  ];
  const title = clip(say(scene.title), LIMITS.title);
  const description = clip(lines.join('\n'), 3000);
  return bodyOf({ title, description, color: colourOf(look), ...footer(look, say, null) }, controls(look, say));
}

const bodyOf = (embed: APIEmbed, components: Row[]): Body => ({
  content: '',
  embeds: [embed],
  components,
  allowedMentions: QUIET,
});

/** How many lines tell what the match is waiting for. */
const MOST_WAITS = 2;

const actingIn = ({ table }: Look): Seat[] => awaited(table?.prompts ?? []).map(prompt => prompt.seat);

/** One line for all of whom the same is asked. */
const waitsIn = ({ table }: Look, say: Translator): string[] =>
  awaitingTexts(awaited(table?.prompts ?? [])).map(line => `▶ ${say(line)}`);

/** Who has conceded while a question was open that has to be answered first. */
const leavingIn = ({ table }: Look, say: Translator): string[] =>
  (table?.envelope.leaving ?? []).map(seat => say(text('board-leaving', { who: { seat } })));

/** What is shown above a match: who is about to be out, dangers, its lesson or quest, and the score of its series. */
const newsOf = (look: Look, say: Translator): string[] => [
  ...leavingIn(look, say),
  ...forecastOf(look).dangers.map(line => briefly(line, say)),
  ...lessonLines(look.match, look.game, say),
  ...questLines(look.match, look.game, say),
  ...series(look, say),
];

/** A danger that could end the match also shows in the colour. */
const colourOf = (look: Look): number => (forecastOf(look).dangers.length > 0 ? 0xc0392b : 0x2e86c1);

/**
 * What has just happened: the newest line that is worth telling, since a part of the match began or else before. What was undone is not.
 * Where there was nothing but routine, it's the line by which that part began.
 */
function headline({ lately, game }: Look, say: Translator, state: readonly string[]): string[] {
  const { chapters, lines = {}, routine = [] } = game.drama ?? {};
  // A match that was just played knows more lines than one that was loaded: the same ones count for both.
  const recent = standing(lately.slice(-LATELY)).filter(line => say(line).trim() !== '');
  const begun = recent.findLastIndex(({ id }) => chapters?.begins.includes(id) === true);
  const since = recent.slice(Math.max(0, begun));
  const worth = (some: readonly LogEntry[]): LogEntry | undefined =>
    some.findLast(({ id }) => Object.hasOwn(lines, id)) ?? some.findLast(({ id }) => !routine.includes(id));
  const told = worth(since) ?? worth(recent) ?? since.at(begun < 0 ? -1 : 0);
  const line = told === undefined ? '' : briefLine({ ...told, depth: 0 }, say);
  // How things stand is not said twice.
  return line === '' || state.includes(line) ? [] : [bold(line)];
}

/** A match that the rules can't show any more: players can concede it, or it is over and its result stands. */
function withoutTable(look: Look, say: Translator, seal: string | null): Body {
  const over = look.match.status === 'over';
  const description = over ? [...ending(look, say), ...deckLines(look, say)].join('\n') : say(text('board-halted'));
  const rows = over ? overControls : haltedControls;
  return bodyOf({ title: say(look.game.title), description, ...footer(look, say, seal) }, rows(look, say));
}

/** The decks in play, by place once that is known, unless they're still secret; none for a lesson. */
export function deckLines({ match, game, table }: Look, say: Translator): string[] {
  const outcome = table?.outcome ?? match.outcome ?? null;
  const { secretDecks, lesson } = readTerms(match.terms);
  if (lesson !== undefined || (secretDecks && match.status !== 'over')) return [];
  const places = placesIn(outcome);
  const seats = match.seats.toSorted((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0));
  const named = seats.map(({ seat, deck }) => {
    const title = deck === null ? text('nothing') : deckTitle(game, deck);
    const said = say(text('lobby-seat-deck', { who: { seat }, deck: title }));
    return places[seat] === undefined ? said : `${places[seat]}. ${said}`;
  });
  return [subtext(named.join(' · '))];
}

/** Everyone's place, where the winner's name does not say it: among more than two who don't play as one. */
const placesIn = (outcome: Outcome | null): readonly number[] =>
  outcome === null || outcome.together !== undefined || outcome.places.length < 3 ? [] : outcome.places;

function controls(look: Look, say: Translator): Row[] {
  return rowsOf([
    button(idAbout('menu', look.match, 'act'), say.plain(text('button-your-move')), 'choice'),
    wordsButton(look, say),
    button(idAbout('more', look.match), say.plain(text('button-more')), 'aside'),
  ]);
}

const wordsButton = (look: Look, say: Translator) =>
  button(idAbout('words', look.match), say.plain(text('button-in-words')), 'aside');

const haltedControls = (look: Look, say: Translator): Row[] =>
  rowsOf([button(idAbout('give', look.match), say.plain(text('button-concede')), 'aside')]);

const overControls = (look: Look, say: Translator): Row[] =>
  rowsOf([
    ...(nextButtons(look.match, look.game, say) ??
      questButtons(look.match, look.game, say) ??
      againButtons(look.match, say)),
    button(idAbout('replay', look.match, 'first'), say.plain(text('button-replay')), 'aside'),
    ...(look.game.drama === undefined
      ? []
      : [button(idAbout('story', look.match), say.plain(text('button-story')), 'aside')]),
    ...coachButton(look, say),
    button(idAbout('tape', look.match), say.plain(text('button-transcript')), 'aside'),
    ...(look.table === null ? [] : [wordsButton(look, say)]),
  ]);

/** Where the match turned, for those who played it; a lesson is played by its script. */
const coachButton = ({ match, game }: Look, say: Translator) =>
  game.opponents.strong === undefined || lessonIn(game, match.options) !== undefined
    ? []
    : [button(idAbout('coach', match), say.plain(text('button-coach')), 'aside')];

/** How it ended, and the score of a series. */
function ending(look: Look, say: Translator): string[] {
  const end = resultOf(look);
  return end === null
    ? []
    : [
        `## ${say(end.result)}`,
        say(end.reason),
        ...questEnd(look.match, look.game, say),
        ...closingLines(look.match, look.game, say),
        ...series(look, say),
        '',
      ];
}

/** Matches won so far, in seat order, where more than one decides. */
function series({ match }: Look, say: Translator): string[] {
  const terms = readTerms(match.terms);
  if (terms.bestOf === 1) return [];
  const score = scoreAfter(match, terms);
  const wins = match.seats.map(seat => score[seat.player ?? ''] ?? 0);
  return [say(text('board-score', { score: scoreText(wins, say) }))];
}

/** The promise made before anyone sat down, and at the end the seal over everything that followed. */
function footer({ match }: Look, say: Translator, seal: string | null): { footer?: APIEmbedFooter } {
  // The board of a lesson says above that its decks are stacked.
  const fair = readTerms(match.terms).lesson === undefined ? [shuffleLine(match)] : [];
  const told = seal === null ? [] : [text('shuffle-seal', { seal: shortly(seal) })];
  const lines = [...fair, ...told].map(line => say.plain(line));
  return lines.length === 0 ? {} : { footer: { text: lines.join(' · ') } };
}
