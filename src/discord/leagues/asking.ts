import { z } from 'zod';
import { hashOf, type Text, text } from '../../kernel/index.js';
import { correction } from '../../leagues/correcting.js';
import type { At, LeagueEvent, Registration, Time } from '../../leagues/events.js';
import { type Night, openTables, plays, tableAt } from '../../leagues/night.js';
import { nextTime } from '../../leagues/progress.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import type { Click } from '../define/people.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId, idAbout, idAt } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { type Body, promising, show } from '../reply/reply.js';
import { fromNow, moment, nightTranslator } from './bodies.js';
import { BY_HOSTS } from './find-night.js';
import { nameIn, titleOf } from './names.js';
import { tableInWords } from './tables.js';
import { verdictMeant } from './verdicts.js';

// Whatever ends a night, takes somebody out of it or sends others to a table says so first, and asks.

/** A question with a button that does it, and one that leaves all as it is. */
function question(
  night: Night,
  say: Translator,
  asked: readonly Text[],
  id: string,
  label: string,
  look: 'danger' | 'finish' = 'danger',
): Body {
  return {
    content: asked.map(part => say(part)).join('\n'),
    components: rowsOf([
      button(id, say.plain(text(label)), look),
      button(idAbout('lkeep', night), say.plain(text('league-button-keep')), 'aside'),
    ]),
  };
}

/** Tells whether a question still says what would happen. */
const markOf = (asked: readonly Text[]): string => hashOf(asked).slice(0, 8);
const MARK = z.string().regex(/^[0-9a-f]{8}$/);

/** What has been done, and a button that undoes it. */
const done = (said: Text, say: Translator, id: string, label = 'league-button-reopen'): Body => ({
  content: say(said),
  components: rowsOf([button(id, say.plain(text(label)), 'aside')]),
});

// -- ending a night

export function askToFinish(night: Night, locale: string): Body {
  const asked = endOf(night);
  const id = idAbout('lend', night, markOf([asked]));
  const label = night.phase === 'running' ? 'league-button-finish' : 'league-button-cancel';
  return question(night, nightTranslator(night, locale), [asked], id, label);
}

/** What ending a night comes to now. */
const endOf = (night: Night): Text =>
  night.phase === 'running'
    ? text('league-ask-finish', { name: titleOf(night), open: openTables(night).length })
    : text('league-ask-cancel', { name: titleOf(night), players: night.entrants.length, every: night.every ?? 0 });

const finish = defineClick({
  ...BY_HOSTS,
  verb: 'lend',
  schema: { arg: MARK },
  async run(interaction, { night: id, arg: mark }, house) {
    const before = await house.leagues.night(id);
    // Something that the question named has changed since. Whatever else has happened, its answer still holds.
    const isOpen = before.phase !== 'over' && before.phase !== 'cancelled';
    if (isOpen && mark !== markOf([endOf(before)])) return show(interaction, askToFinish(before, interaction.locale));
    const night = await promising(interaction, house.leagues.finish(id, interaction.user.id));
    const say = nightTranslator(night, interaction.locale);
    const what = night.phase === 'over' ? 'finished' : 'cancelled';
    const told = text(`league-told-${what}`, { name: titleOf(night) });
    await show(interaction, done(told, say, idAbout('lagain', night)));
  },
});

const reopen = defineClick({
  ...BY_HOSTS,
  verb: 'lagain',
  async run(interaction, { night: id }, house) {
    const night = await promising(interaction, house.leagues.reopen(id, interaction.user.id));
    await answered(interaction, night, text('league-told-reopened', { name: titleOf(night) }));
  },
});

// -- taking somebody out

export function askToDrop(night: Night, player: string, locale: string): Body {
  const say = nightTranslator(night, locale);
  const asked = text('league-ask-drop', {
    who: nameIn(night, player, say),
    name: titleOf(night),
    under: plays(night, player) ? 'way' : 'sign-up',
  });
  const id = idAbout('lout', night, player);
  return question(night, say, [asked], id, 'league-button-drop');
}

// -- leaving

/** What leaving a night under way costs. */
export function askToLeave(night: Night, locale: string): Body {
  const asked = text('league-ask-leave', { name: titleOf(night) });
  const id = idAbout('lgone', night);
  return question(night, nightTranslator(night, locale), [asked], id, 'league-button-leave');
}

const leave = defineClick({
  verb: 'lgone',
  subject: 'night',
  async run(interaction, { night: id }, house) {
    const night = await promising(interaction, house.leagues.leave(id, interaction.user.id));
    await answered(interaction, night, text('league-told-left', { name: titleOf(night) }));
  },
});

// -- leaving out one night of a series

export function askToSkip(night: Night, now: number, locale: string): Body {
  const asked = skipOf(night, now);
  const id = idAbout('lskip', night, markOf([asked]));
  return question(night, nightTranslator(night, locale), [asked], id, 'league-button-skip');
}

/** What leaving out a night comes to now. @throws LeagueRefused where no other follows it */
function skipOf(night: Night, now: number): Text {
  const next = nextTime(night, now);
  if (next === null) throw new LeagueRefused('league-no-series');
  return text('league-ask-skip', { name: titleOf(night), players: night.entrants.length, next: moment(next) });
}

const skip = defineClick({
  ...BY_HOSTS,
  verb: 'lskip',
  schema: { arg: MARK },
  async run(interaction, { night: id, arg: mark }, house) {
    const before = await house.leagues.night(id);
    if (before.ended === null && mark !== markOf([skipOf(before, house.now())]))
      return show(interaction, askToSkip(before, house.now(), interaction.locale));
    const night = await promising(interaction, house.leagues.skip(id, interaction.user.id));
    const say = nightTranslator(night, interaction.locale);
    const told = text('league-told-skipped', { name: titleOf(night) });
    await show(interaction, done(told, say, idAbout('lagain', night)));
  },
});

// -- a time that could have been meant otherwise

/** The time that was understood, as everybody's own clock shows it, before it counts. */
export function askToSchedule(night: Night, { at, every, zone = 'UTC' }: Time, locale: string): Body {
  const asked = text('league-ask-schedule', {
    name: titleOf(night),
    at: moment(at),
    in: fromNow(at),
    zone,
    every: every ?? 0,
  });
  const id = idAbout('lwhen', night, `${at / 1000}.${every ?? 0}.${zone}`);
  return question(night, nightTranslator(night, locale), [asked], id, 'league-button-schedule', 'finish');
}

/** When sign-up opens and closes, as it was understood, before it counts. */
export function askToRegister(night: Night, { opens, closes }: Registration, locale: string): Body {
  const id = idAbout('lreg', night, [opens, closes].map(at => Math.ceil((at ?? 0) / 1000)).join('.'));
  const asked = text('league-ask-registration', { name: titleOf(night), ...registrationArgs({ opens, closes }) });
  return question(night, nightTranslator(night, locale), [asked], id, 'league-button-schedule', 'finish');
}

/** Both times of a registration, in words. */
const registrationArgs = ({ opens, closes }: Registration) => ({
  opens: opens === null ? text('league-registration-now') : moment(opens),
  closes: closes === null ? text('league-registration-start') : moment(closes),
});

const register = defineClick({
  ...BY_HOSTS,
  verb: 'lreg',
  schema: { arg: z.string().regex(/^\d{1,12}\.\d{1,12}$/) },
  async run(interaction, { night: id, arg }, house) {
    const [opens = null, closes = null] = arg.split('.').map(seconds => Number(seconds) * 1000 || null);
    const times = { opens, closes };
    const night = await promising(interaction, house.leagues.register(id, interaction.user.id, times));
    const told = { name: titleOf(night), ...registrationArgs(night.registration) };
    await answered(interaction, night, text('league-told-registration', told));
  },
});

const schedule = defineClick({
  ...BY_HOSTS,
  verb: 'lwhen',
  schema: { arg: z.string().regex(/^\d{1,12}\.\d{1,2}\.[\w+:/-]{1,60}$/) },
  async run(interaction, { night: id, arg }, house) {
    const [seconds, days, zone = ''] = arg.split('.');
    const [at, every] = [Number(seconds) * 1000, Number(days) || null];
    const night = await promising(interaction, house.leagues.schedule(id, interaction.user.id, at, every, zone));
    const said = text('league-told-scheduled', { name: titleOf(night), at: moment(at), every: every ?? 0 });
    await answered(interaction, night, said);
  },
});

// -- changing what a night was planned as

/** What a host has changed, and a button that makes it what it was. */
export function editedBody(night: Night, locale: string): Body {
  const told = text('league-told-edited', { name: titleOf(night), every: night.every ?? 0 });
  const undo = idAt('lredo', night, night.length);
  return done(told, nightTranslator(night, locale), undo);
}

const unedit = defineClick({
  ...BY_HOSTS,
  verb: 'lredo',
  schema: { number: WHOLE },
  async run(interaction, { night: id, number }, house) {
    const night = await promising(interaction, house.leagues.unedit(id, interaction.user.id, number));
    await answered(interaction, night, text('league-told-unedited', { name: titleOf(night) }));
  },
});

/** An id of Discord's, or of a practice bot. */
const PLAYER = { arg: z.string().regex(/^(\d{1,20}|practice:[a-z]+(:\d{1,2})?)$/) };

const drop = defineClick({
  ...BY_HOSTS,
  verb: 'lout',
  schema: PLAYER,
  async run(interaction, { night: id, arg: player }, house) {
    const night = await promising(interaction, house.leagues.leave(id, player, interaction.user.id));
    const say = nightTranslator(night, interaction.locale);
    const told = text('league-told-dropped', { who: nameIn(night, player, say), name: titleOf(night) });
    if (night.phase !== 'running') return show(interaction, { content: say(told), components: [] });
    await show(interaction, done(told, say, idAbout('lback', night, player), 'league-button-readmit'));
  },
});

const readmit = defineClick({
  ...BY_HOSTS,
  verb: 'lback',
  schema: PLAYER,
  async run(interaction, { night: id, arg: player }, house) {
    const night = await promising(interaction, house.leagues.readmit(id, player, interaction.user.id));
    const who = nameIn(night, player, nightTranslator(night, interaction.locale));
    await answered(interaction, night, text('league-told-readmitted', { who, name: titleOf(night) }));
  },
});

// -- correcting a result

/** What a host wants to be the result of a table, as they wrote it. */
export interface Correction {
  readonly at: At;
  readonly result: string;
  readonly reason: string;
}

/** The question, where others meet then; null where nothing else follows. @throws LeagueRefused */
export function askToCorrect(night: Night, { at, result, reason }: Correction, locale: string): Body | null {
  const say = nightTranslator(night, locale);
  const follows = followsFrom(night, at, result, say);
  if (follows.length === 0) return null;
  const asked = text('league-ask-correct', { ...at });
  // However far apart its parts were typed: an id has little room.
  const written = result.trim().replace(/[\s,]+/g, ' ');
  const arg = `${markOf(follows)}.${written}`;
  const id = encodeId({ verb: 'lfix', subject: night.id, number: at.round, page: at.table, arg });
  const body = question(night, say, [asked, ...follows], id, 'league-button-correct');
  // An id has no room for the reason: it is read from the question again.
  return reason === '' ? body : { ...body, embeds: [{ footer: { text: reason } }] };
}

/** The tables that a correction changes, a line each. @throws LeagueRefused */
const followsFrom = (night: Night, at: At, result: string, say: Translator): Text[] =>
  correction(night, at, verdictAt(night, at, result)).flatMap(event => lineOf(night, event, say));

/** How a host wrote the result of a table. @throws LeagueRefused for one that cannot be read, or of no table */
export function verdictAt(night: Night, at: At, result: string): ReturnType<typeof verdictMeant> {
  const table = tableAt(night, at.round, at.table);
  if (table === undefined) throw new LeagueRefused('league-table-unknown');
  return verdictMeant(night, table, result);
}

function lineOf(night: Night, event: LeagueEvent, say: Translator): Text[] {
  const names = (players: readonly string[]) => ({ list: players.map(player => nameIn(night, player, say)) });
  if (event.type === 'undone') return [text('league-ask-undone', { from: event.from })];
  if (event.type !== 'relaid') return [];
  const before = tableAt(night, event.round, event.table)?.players ?? [];
  return [
    text('league-ask-relaid', {
      table: `${event.round}.${event.table}`,
      before: names(before),
      now: names(event.players),
    }),
  ];
}

/** That a table is corrected, and how it ended now. */
export function correctedBody(night: Night, { at, reason }: Omit<Correction, 'result'>, locale: string): Body {
  const say = nightTranslator(night, locale);
  const table = tableAt(night, at.round, at.table);
  const told = say(text('league-told-corrected', { ...at, why: reason }));
  const lines = [told, ...(table === undefined ? [] : [tableInWords(night, table, say)])];
  return { content: lines.join('\n'), embeds: [], components: [] };
}

const correct = defineClick({
  ...BY_HOSTS,
  verb: 'lfix',
  schema: { number: WHOLE, page: WHOLE, arg: z.string().regex(/^[0-9a-f]{8}\.[^.]{1,30}$/) },
  async run(interaction, { night: id, number: round, page: table, arg }, house) {
    const before = await house.leagues.night(id);
    const at = { round, table };
    const [mark, result = ''] = arg.split('.');
    const reason = (interaction.isMessageComponent() && interaction.message.embeds[0]?.footer?.text) || '';
    // The night has gone on since it was asked, and other tables would change now.
    if (mark !== markOf(followsFrom(before, at, result, nightTranslator(before, interaction.locale)))) {
      const question = askToCorrect(before, { at, result, reason }, interaction.locale);
      if (question !== null) return show(interaction, question);
    }
    const hand = { by: interaction.user.id, why: reason };
    const night = await promising(interaction, house.leagues.correct(id, hand, at, verdictAt(before, at, result)));
    await show(interaction, correctedBody(night, { at, reason }, interaction.locale));
  },
});

// -- leaving all as it is

const keep = defineClick({
  verb: 'lkeep',
  subject: 'night',
  async run(interaction, { night: id }, house) {
    await answered(interaction, await house.leagues.night(id), text('league-told-kept'));
  },
});

/** The answer stands where the question stood. */
const answered = (interaction: Click, night: Night, said: Text): Promise<void> =>
  show(interaction, { content: nightTranslator(night, interaction.locale)(said), embeds: [], components: [] });

export const askingClicks: readonly ClickKind[] = [
  finish,
  reopen,
  schedule,
  register,
  skip,
  unedit,
  leave,
  drop,
  readmit,
  correct,
  keep,
];
