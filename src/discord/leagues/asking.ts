import { z } from 'zod';
import { hashOf, type Text, text } from '../../kernel/index.js';
import type { Registration, Time } from '../../leagues/events.js';
import { type Night, openTables, plays } from '../../leagues/night.js';
import { nextTime } from '../../leagues/progress.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { type Body, show } from '../reply/reply.js';
import { fromNow, moment, nightTranslator } from './bodies.js';
import { BY_HOSTS } from './find-night.js';
import { nameIn, titleOf } from './names.js';
import { done, readmitted, scheduled } from './told.js';

// Whatever ends a night, takes somebody out of it or sends others to a table says so first, and asks.

/** The button that does what is asked. */
interface Deed {
  readonly id: string;
  readonly label: string;
  readonly look?: 'danger' | 'finish';
}

/** The button that leaves all as it is: by itself, or by way of the panel. */
const WAYS_OUT = {
  keep: (night: Night) => ({ id: idAbout('lkeep', night), label: 'league-button-keep' }),
  panel: (night: Night) => ({ id: idAbout('lpan', night, 'look'), label: 'panel-button-back' }),
};

/** A question with a button that does it, and one that leaves all as it is. */
export function question(
  night: Night,
  locale: string,
  asked: readonly Text[],
  { id, label, look = 'danger' }: Deed,
  out: keyof typeof WAYS_OUT = 'keep',
): Body {
  const say = nightTranslator(night, locale);
  const back = WAYS_OUT[out](night);
  return {
    content: asked.map(part => say(part)).join('\n'),
    components: rowsOf([
      button(id, say.plain(text(label)), look),
      button(back.id, say.plain(text(back.label)), 'aside'),
    ]),
  };
}

/** Tells whether a question still says what would happen. */
export const markOf = (asked: readonly Text[]): string => hashOf(asked).slice(0, 8);
const MARK = z.string().regex(/^[0-9a-f]{8}$/);

// -- ending a night

export function askToFinish(night: Night, locale: string): Body {
  const asked = endOf(night);
  const id = idAbout('lend', night, markOf([asked]));
  const label = night.phase === 'running' ? 'league-button-finish' : 'league-button-cancel';
  return question(night, locale, [asked], { id, label });
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
    if (before.ended === null && mark !== markOf([endOf(before)]))
      return show(interaction, askToFinish(before, interaction.locale));
    await done(interaction, house.leagues.finish(id, interaction.user.id), night => ({
      ...text(`league-told-${night.phase === 'over' ? 'finished' : 'cancelled'}`),
      undo: idAbout('lagain', night),
    }));
  },
});

const reopen = defineClick({
  ...BY_HOSTS,
  verb: 'lagain',
  run: (interaction, { night }, house) =>
    done(interaction, house.leagues.reopen(night, interaction.user.id), 'league-told-reopened'),
});

// -- leaving

/** What leaving a night under way costs. */
export function askToLeave(night: Night, locale: string): Body {
  const asked = text('league-ask-leave', { name: titleOf(night) });
  const deed = { id: idAbout('lgone', night), label: 'league-button-leave' };
  return question(night, locale, [asked], deed);
}

const leave = defineClick({
  verb: 'lgone',
  subject: 'night',
  run: (interaction, { night }, house) =>
    done(interaction, house.leagues.leave(night, interaction.user.id), 'league-told-left'),
});

// -- leaving out one night of a series

export function askToSkip(night: Night, now: number, locale: string): Body {
  const asked = skipOf(night, now);
  const deed = { id: idAbout('lskip', night, markOf([asked])), label: 'league-button-skip' };
  return question(night, locale, [asked], deed);
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
    await done(interaction, house.leagues.skip(id, interaction.user.id), night => ({
      ...text('league-told-skipped'),
      undo: idAbout('lagain', night),
    }));
  },
});

// -- a time that could have been meant otherwise

const SETS_TIME = { label: 'league-button-schedule', look: 'finish' } as const;

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
  return question(night, locale, [asked], { id, ...SETS_TIME });
}

/** When sign-up opens and closes, as it was understood, before it counts. */
export function askToRegister(night: Night, { opens, closes }: Registration, locale: string): Body {
  const id = idAbout('lreg', night, [opens, closes].map(at => Math.ceil((at ?? 0) / 1000)).join('.'));
  const asked = text('league-ask-registration', { name: titleOf(night), ...registrationArgs({ opens, closes }) });
  return question(night, locale, [asked], { id, ...SETS_TIME });
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
    await done(interaction, house.leagues.register(id, interaction.user.id, { opens, closes }), ({ registration }) =>
      text('league-told-registration', registrationArgs(registration)),
    );
  },
});

const schedule = defineClick({
  ...BY_HOSTS,
  verb: 'lwhen',
  schema: { arg: z.string().regex(/^\d{1,12}\.\d{1,2}\.[\w+:/-]{1,60}$/) },
  async run(interaction, { night, arg }, house) {
    const [seconds, days, zone = ''] = arg.split('.');
    await scheduled(interaction, house, night, { at: Number(seconds) * 1000, every: Number(days) || null, zone });
  },
});

// -- changing what a night was planned as

const unedit = defineClick({
  ...BY_HOSTS,
  verb: 'lredo',
  schema: { number: WHOLE },
  run: (interaction, { night, number }, house) =>
    done(interaction, house.leagues.unedit(night, interaction.user.id, number), 'league-told-unedited'),
});

// -- taking somebody out

export function askToDrop(night: Night, player: string, locale: string): Body {
  const asked = text('league-ask-drop', {
    who: nameIn(night, player, nightTranslator(night, locale)),
    name: titleOf(night),
    under: plays(night, player) ? 'way' : 'sign-up',
  });
  return question(night, locale, [asked], { id: idAbout('lout', night, player), label: 'league-button-drop' });
}

/** An id of Discord's, or of a practice bot. */
const PLAYER = { arg: z.string().regex(/^(\d{1,20}|practice:[a-z]+(:\d{1,2})?)$/) };

const drop = defineClick({
  ...BY_HOSTS,
  verb: 'lout',
  schema: PLAYER,
  run: (interaction, { night: id, arg: player }, house) =>
    done(interaction, house.leagues.leave(id, player, interaction.user.id), (night, say) => ({
      ...text('league-told-dropped', { who: nameIn(night, player, say) }),
      undo: night.phase === 'running' ? idAbout('lback', night, player) : null,
      label: 'league-button-readmit',
    })),
});

const readmit = defineClick({
  ...BY_HOSTS,
  verb: 'lback',
  schema: PLAYER,
  run: (interaction, { night, arg: player }, house) => readmitted(interaction, house, night, player),
});

// -- leaving all as it is

const keep = defineClick({
  verb: 'lkeep',
  subject: 'night',
  run: (interaction, { night }, house) => done(interaction, house.leagues.night(night), 'league-told-kept'),
});

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
  keep,
];
