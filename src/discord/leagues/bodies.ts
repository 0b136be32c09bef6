import { subtext } from 'discord.js';
import { gameOf } from '../../games/index.js';
import { type Arg, type Game, type Text, text } from '../../kernel/index.js';
import { listsAreOpen } from '../../leagues/exporting.js';
import { isToCome, type Night, places } from '../../leagues/night.js';
import { promiseOf } from '../../leagues/plan.js';
import { checkInAt } from '../../leagues/progress.js';
import { takesLate } from '../../leagues/wishes.js';
import { gameWith } from '../../sets/index.js';
import { gameNamed } from '../define/by-value.js';
import { button, type Row, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { rulesetTitle } from './modular.js';
import { mentionsIn, titleOf } from './names.js';

const MINUTE = 60_000;

/** A time, and how long that is from now: everybody sees their own local time. */
export const moment = (at: number): Text => text('league-moment', { at: String(Math.floor(at / 1000)) });
export const fromNow = (at: number): Text => text('league-from-now', { at: String(Math.floor(at / 1000)) });

/** What is played on a night. @throws Refused for a game that this build does not have */
export const playedOn = ({ plan }: Pick<Night, 'plan'>): Game => gameWith(gameNamed(plan.game), plan.set ?? null);

/** The translator of a night: it knows the words of its game. */
export function nightTranslator({ plan }: Pick<Night, 'plan'>, locale: string): Translator {
  const game = gameOf(plan.game);
  return game === undefined ? houseTranslator(locale) : gameTranslator(gameWith(game, plan.set ?? null), locale);
}

/** What is played, and how; when it begins, unless that stands beside it. */
export function planLines(night: Night, say: Translator, when: 'beside' | 'here' = 'here'): string[] {
  const { plan, at, every } = night;
  const game = gameOf(plan.game);
  const promise = promiseOf(plan);
  const begins =
    at === null ? text('league-no-time') : text('league-time', { at: moment(at), in: fromNow(at), every: every ?? 0 });
  const lines = [
    text('league-plan', {
      game: game?.title ?? plan.game,
      ruleset: game?.rulesets.find(({ id }) => id === plan.ruleset)?.title ?? plan.ruleset,
      format: text(`league-format-${plan.format}`),
      best: plan.bestOf,
    }),
    night.paused !== null && night.ended === null && text('league-paused'),
    when === 'here' && isToCome(night) && begins,
    ...registrationLines(night),
    ...villainLines(night, say),
    plan.set !== undefined && text('league-set', { set: plan.set.name }),
    plan.format === 'swiss-cut' && text('league-cut-line', { n: plan.cut ?? 0 }),
    plan.deckLock && text('league-deck-lock'),
    !plan.undo && text('league-no-undo'),
    plan.roundTime !== null &&
      text('league-round-time', { minutes: Math.round(plan.roundTime / MINUTE), turns: plan.extraTurns }),
    plan.deckLock && plan.lists === 'open' && text('league-open-lists'),
    plan.season !== null && seasonLine(plan),
    plan.prizes !== null && text('league-prizes', { prizes: plan.prizes }),
  ];
  return [
    ...lines.flatMap(line => (line === false ? [] : [say(line)])),
    ...(promise === null
      ? []
      : [subtext(say(text('league-promise', { promise, rounds: plan.ladder === null ? 'one' : 'several' })))]),
  ];
}

/** Lines of which some are left out. */
type Lines = (Text | false)[];

/** Which sets are mixed in, which villains a ladder has, and who comes next time. */
function villainLines({ plan }: Night, say: Translator): Lines {
  const game = gameOf(plan.game);
  const sets = game?.scenarios?.mixed(plan.options) ?? [];
  const titles = (plan.ladder ?? []).map(({ ruleset }) => say.plain(rulesetTitle(game, ruleset)));
  return [
    sets.length > 0 && text('league-sets', { sets: { list: sets.map(({ title }) => title as Arg) } }),
    titles.length > 0 && text('league-ladder', { villains: titles.join(' → ') }),
    plan.nextVillain && text('league-next-villain'),
  ];
}

/** The season a night counts toward, and which nights of it count. */
const seasonLine = ({ season, seasonBest, seasonNights, seasonNight }: Night['plan']): Text =>
  text('league-in-season', {
    season: season ?? '',
    best: seasonBest ?? 0,
    nights: seasonNights ?? 0,
    number: seasonNight,
  });

/** When sign-up opens and closes, as long as that is still to come. */
function registrationLines({ registration: { opens, closes, stage }, ended }: Night): Lines {
  const at = (time: number) => ({ at: moment(time), in: fromNow(time) });
  if (ended !== null) return [];
  return [
    stage === 'before' && opens !== null && text('league-registration-opens', at(opens)),
    stage !== 'closed' && closes !== null && text('league-registration-closes', at(closes)),
  ];
}

/** What people can do now, in a line. */
function phaseLine(night: Night, say: Translator): string {
  const asks = checkInAt(night);
  const { stage } = night.registration;
  if (night.phase === 'sign-up' && stage !== 'open') return say(text(`league-registration-${stage}`));
  const args = { at: asks === null ? text('nothing') : fromNow(asks), timed: asks === null ? 'no' : 'yes' };
  return say(text(`league-phase-${night.phase}`, args));
}

/** The sign-up message; later, what has become of the night. */
export function signUpBody(night: Night, say: Translator): Body {
  const { plan, phase } = night;
  const { playing, waiting } = places(night);
  const before = isToCome(night);
  const asked = phase === 'check-in';
  const field = (id: string, players: readonly { player: string }[]) =>
    players.length === 0
      ? []
      : [
          {
            name: say.plain(text(id, { n: players.length, most: plan.most })),
            value: mentionsIn(night, players, LIMITS.fieldValue, say),
          },
        ];
  const fields = [
    ...field(asked ? 'league-there' : 'league-players', playing),
    ...field(
      'league-waiting',
      waiting.filter(({ checkedIn }) => checkedIn || !asked),
    ),
    ...field('league-not-there', asked ? waiting.filter(({ checkedIn }) => !checkedIn) : []),
  ];
  return {
    content: '',
    embeds: [
      {
        title: clip(titleOf(night), LIMITS.title),
        description: [...planLines(night, say), '', phaseLine(night, say)].join('\n'),
        ...(before && { fields }),
        color: before ? 0x8e44ad : phase === 'running' ? 0x2e86c1 : 0x7f8c8d,
      },
    ],
    components: controls(night, say),
    allowedMentions: { parse: [] },
  };
}

function controls(night: Night, say: Translator): Row[] {
  const label = (id: string): string => say.plain(text(id));
  const isOpen = night.registration.stage === 'open';
  const join = isOpen ? [button(idAbout('ljoin', night), label('button-league-join'), 'finish')] : [];
  const drop = button(idAbout('ldrop', night), label('button-league-drop'), 'aside');
  const panel = button(idAbout('lpan', night, 'look'), label('panel-button-open'), 'aside');
  const lists = listsAreOpen(night) ? [button(idAbout('llist', night), label('button-league-lists'), 'aside')] : [];
  switch (night.phase) {
    case 'sign-up':
      return rowsOf([...join, drop, panel]);
    case 'check-in':
      return rowsOf([button(idAbout('lhere', night), label('button-league-check-in'), 'choice'), ...join, drop, panel]);
    case 'running':
      return rowsOf([...(takesLate(night.plan) ? join : []), drop, ...lists, panel]);
    case 'over':
      return rowsOf(lists);
    case 'cancelled':
      return [];
  }
}
