import { bold, type RepliableInteraction } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import { isBye } from '../../leagues/field.js';
import { type Night, places } from '../../leagues/night.js';
import type { OpenTable } from '../../leagues/outlook.js';
import { isPractice } from '../../opponents/index.js';
import type { House } from '../house.js';
import { button, type Entry, type Purpose, type Row, rowsOf, select } from '../render/components.js';
import { encodeId, idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import { LIVES } from '../reply/lives.js';
import { type Body, privateMessage } from '../reply/reply.js';
import { fromNow, moment as momentIn, nightTranslator } from './bodies.js';
import { fitting } from './columns.js';
import { mentionsIn, nameIn, titleOf } from './names.js';
import { gone, there } from './players.js';
import { linked, roundTitle } from './tables.js';

/** What a host presses on the panel. */
export const DEEDS = ['look', 'back', 'on', 'start', 'begin', 'pause', 'resume', 'end'] as const;
export type Deed = (typeof DEEDS)[number];

/** What stands on a panel beside its lists, as far as its night allows. */
const BUTTONS = [
  ['start', 'finish'],
  ['pause', 'aside'],
  ['resume', 'finish'],
  ['end', 'danger'],
  ['look', 'aside'],
] as const satisfies readonly (readonly [Deed, Purpose])[];

/** Whether a panel lets its host do that, as the night stands. */
export function allows({ phase, paused, ended }: Night, deed: Deed): boolean {
  switch (deed) {
    case 'look':
    case 'back':
    case 'on':
      return true;
    case 'start':
    case 'begin':
      return ended === null && phase !== 'running';
    case 'pause':
      return ended === null && paused === null;
    case 'resume':
      return ended === null && paused !== null;
    case 'end':
      return ended === null;
  }
}

/** What a host presses about one table, and about one player there: their place at it follows. */
export const TABLE_DEEDS = ['call', 'more'] as const;
export const SEAT_DEEDS = ['won', 'gave'] as const;
export const TABLE_DEED = new RegExp(`^(${TABLE_DEEDS.join('|')}|(${SEAT_DEEDS.join('|')})[0-9])$`);

/** More time for a table, in minutes. */
export const MORE = 5;

/** How a night stands, who is missing, and what its host can do about it: for them alone. Long lists have pages. */
export async function panelBody({ leagues }: House, night: Night, locale: string, page = 0): Promise<Body> {
  const say = nightTranslator(night, locale);
  const tables = night.phase === 'running' ? await leagues.openTables(night.id) : [];
  const lines = night.phase === 'running' ? underWay(night, tables, say) : beforehand(night, say);
  return {
    content: '',
    embeds: [{ title: clip(titleOf(night), LIMITS.title), description: lines.join('\n') }],
    components: controls(night, tables, say, page),
  };
}

function beforehand(night: Night, say: Translator): string[] {
  const { playing, waiting } = places(night);
  const isOver = night.ended !== null;
  const missing = waiting.filter(({ checkedIn }) => !checkedIn);
  return [
    say(text(`panel-${night.phase}`, { n: playing.length, most: night.plan.most })),
    ...(night.at === null || isOver
      ? []
      : [say(text('panel-time', { at: momentIn(night.at), in: fromNow(night.at) }))]),
    ...(night.paused === null || isOver ? [] : [say(text('league-paused'))]),
    ...(night.phase === 'check-in' && missing.length > 0
      ? [say(text('panel-missing', { n: missing.length })), mentionsIn(night, missing, ROOM, say)]
      : []),
  ];
}

function underWay(night: Night, tables: readonly OpenTable[], say: Translator): string[] {
  if (night.rounds.length === 0) return [say(text('panel-pairing'))];
  const earlier = tables.filter(({ round }) => round < night.rounds.length);
  const paired = (night.rounds.at(-1)?.tables ?? []).filter(table => !isBye(night, table));
  const all = paired.length + earlier.length;
  const round = bold(roundTitle(night, night.rounds.length, say));
  return [
    say.labelled(round, say(text('panel-open', { open: tables.length, all }))),
    ...(night.paused === null ? [] : [say(text('league-paused'))]),
    fitting(tableLines(night, tables, say), '\n', ROOM, say),
  ];
}

/** Letters for the tables of a night. */
const ROOM = 3800;

/** A line for each table, with links to their threads where there is room for those. */
function tableLines(night: Night, tables: readonly OpenTable[], say: Translator): string[] {
  const linked = tables.map(table => tableLine(night, table, say));
  return linked.join('\n').length <= ROOM
    ? linked
    : tables.map(table => tableLine(night, { ...table, channel: null }, say));
}

/** Milliseconds by which it has to have run longer than it has waited for somebody, to be worth two times. */
const APART = 60_000;

/** Who sits there, for whom it waits, and how long it has run. */
function tableLine(
  night: Night,
  { round, table, players, since, channel, waits, callAgain }: OpenTable,
  say: Translator,
): string {
  const who = players.map(player => nameIn(night, player, say)).join(' – ');
  const where = linked(night, say(text('name', { name: who })), channel);
  const asked = Math.min(...waits.map(one => one.since));
  const missing = { list: waits.map(one => nameIn(night, one.player, say)) };
  const isOlder = asked - since > APART;
  return [
    `${bold(`${round}.${table}`)} ${where}`,
    ...(waits.length === 0 ? [] : [say(text('panel-waits', { who: missing, since: fromNow(asked) }))]),
    ...(isOlder ? [say(text('panel-paired', { at: fromNow(since) }))] : []),
    ...(callAgain === null ? [] : [say(text('panel-called', { at: fromNow(callAgain) }))]),
  ].join(' · ');
}

/** What is listed at once: as many as a select holds. */
const AT_ONCE = LIMITS.selectOptions;

function controls(night: Night, tables: readonly OpenTable[], say: Translator, wanted: number): Row[] {
  if (night.ended !== null) return [];
  const lists = {
    tables: tables.map(({ round, table, players }) => ({
      value: `${round}.${table}`,
      label: `${round}.${table} ${players.map(player => nameIn(night, player, say)).join(' – ')}`,
    })),
    there: named(night, there(night), say),
    gone: named(night, night.phase === 'running' ? gone(night) : [], say),
  };
  const most = Math.max(...Object.values(lists).map(({ length }) => length));
  const pages = Math.max(1, Math.ceil(most / AT_ONCE));
  // Somebody has left meanwhile, and what was the last page is none any more.
  const page = Math.min(wanted, pages - 1);
  const deed = (what: Deed, purpose: Purpose, to = page) =>
    button(encodeId({ verb: 'lpan', subject: night.id, page: to, arg: what }), say.plain(label(what)), purpose);
  const label = (what: Deed): Text => {
    if (what === 'end') return text(night.phase === 'running' ? 'league-button-finish' : 'league-button-cancel');
    if (what !== 'back' && what !== 'on') return text(`panel-button-${what}`);
    const from = (what === 'back' ? page - 1 : page + 1) * AT_ONCE;
    return text('panel-page', { way: what, from: from + 1, to: Math.min(most, from + AT_ONCE), of: most });
  };
  const listed = (verb: string, list: readonly Entry[], title: string): Row[] => {
    const shown = list.slice(page * AT_ONCE, (page + 1) * AT_ONCE);
    return shown.length === 0 ? [] : [select(idAbout(verb, night), say.plain(text(title)), shown)];
  };
  return [
    ...rowsOf(BUTTONS.flatMap(([what, purpose]) => (allows(night, what) ? [deed(what, purpose)] : []))),
    ...listed('lptab', lists.tables, 'panel-pick-table'),
    ...listed('lpout', lists.there, 'panel-pick-drop'),
    ...listed('lpback', lists.gone, 'panel-pick-readmit'),
    ...rowsOf([
      ...(page > 0 ? [deed('back', 'aside', page - 1)] : []),
      ...(page < pages - 1 ? [deed('on', 'aside', page + 1)] : []),
    ]),
  ];
}

const named = (night: Night, players: readonly string[], say: Translator): Entry[] =>
  players.map(player => ({ value: player, label: nameIn(night, player, say) }));

/** One table, and what its host can do about it. */
export function tableBody(night: Night, open: OpenTable, locale: string): Body {
  const say = nightTranslator(night, locale);
  const id = (arg: string): string =>
    encodeId({ verb: 'lpdo', subject: night.id, number: open.round, page: open.table, arg });
  const pair = open.players.length === 2 ? open.players : [];
  return {
    content: '',
    embeds: [{ title: clip(titleOf(night), LIMITS.title), description: tableLine(night, open, say) }],
    components: rowsOf([
      button(id('call'), say.plain(text('panel-button-call')), 'choice', { disabled: open.waits.every(isPractice) }),
      button(id('more'), say.plain(text('panel-button-more', { minutes: MORE })), 'aside'),
      ...pair.map((player, at) =>
        button(id(`won${at}`), say.plain(text('panel-button-won', { who: nameIn(night, player, say) })), 'danger'),
      ),
      button(idAbout('lpan', night, 'look'), say.plain(text('panel-button-back')), 'aside'),
    ]),
  };
}

interface Open {
  readonly interaction: RepliableInteraction;
  readonly at: number;
  readonly page: number;
}

/** What opened the message that an interaction shows something in: itself, where that is a new one. */
const openerOf = (interaction: RepliableInteraction): string =>
  privateMessage(interaction)?.interactionMetadata?.id ?? interaction.id;

/** Panels that hosts have before them, by what opened each, for as long as it can be changed. In memory alone. */
export class Panels {
  private readonly open = new Map<string, Map<string, Open>>();

  /** A host sees the panel of a night now. */
  shown(night: string, interaction: RepliableInteraction, { at, page }: Pick<Open, 'at' | 'page'>): void {
    const panels = this.open.get(night) ?? new Map<string, Open>();
    this.open.set(night, panels.set(openerOf(interaction), { interaction, at, page }));
  }

  /** A host looks at something else in that message. */
  left(night: string, interaction: RepliableInteraction): void {
    this.open.get(night)?.delete(openerOf(interaction));
  }

  /** Brings every panel of a night up to date that still can be. */
  async refresh(night: Night, house: House): Promise<void> {
    const panels = this.open.get(night.id) ?? new Map<string, Open>();
    for (const [opener, { interaction, at, page }] of panels) {
      if (house.now() - at > LIVES || night.ended !== null) panels.delete(opener);
      if (house.now() - at > LIVES) continue;
      await interaction
        .editReply(await panelBody(house, night, interaction.locale, page))
        .catch(() => panels.delete(opener));
    }
    if (panels.size === 0) this.open.delete(night.id);
  }
}
