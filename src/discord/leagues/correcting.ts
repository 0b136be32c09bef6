import { z } from 'zod';
import { type Text, text } from '../../kernel/index.js';
import { correction } from '../../leagues/correcting.js';
import type { At, LeagueEvent } from '../../leagues/events.js';
import { type Night, type NightTable, tableAt } from '../../leagues/night.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { defineClick, WHOLE } from '../define/click.js';
import { matching } from '../define/matching.js';
import { required, words } from '../define/options.js';
import type { House } from '../house.js';
import { encodeId } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { houseTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { markOf, question } from './asking.js';
import { nightTranslator } from './bodies.js';
import { BY_HOSTS, hosted, wordsOn } from './find-night.js';
import { nameIn } from './names.js';
import { tableInWords } from './tables.js';
import { type By, done } from './told.js';
import { resultTyped, tableChoices, tableMeant, verdictChoices, verdictMeant } from './verdicts.js';

/** What a host wants to be the result of a table, as they wrote it. */
interface Correction {
  readonly at: At;
  readonly result: string;
  readonly reason: string;
}

/**
 * The question, where others meet then; null where nothing else follows, or just what somebody has confirmed already, by
 * its `mark`. @throws LeagueRefused
 */
export function askToCorrect(
  night: Night,
  { at, result, reason }: Correction,
  locale: string,
  mark: string | null = null,
): Body | null {
  const follows = followsFrom(night, at, result, nightTranslator(night, locale));
  if (follows.length === 0 || mark === markOf(follows)) return null;
  const asked = text('league-ask-correct', { ...at });
  // However far apart its parts were typed: an id has little room.
  const written = result.trim().replace(/[\s,]+/g, ' ');
  const arg = `${markOf(follows)}.${written}`;
  const id = encodeId({ verb: 'lfix', subject: night.id, number: at.round, page: at.table, arg });
  const body = question(night, locale, [asked, ...follows], { id, label: 'league-button-correct' });
  // An id has no room for the reason: it is read from the question again.
  return reason === '' ? body : { ...body, embeds: [{ footer: { text: reason } }] };
}

/** The tables that a correction changes, a line each. @throws LeagueRefused */
const followsFrom = (night: Night, at: At, result: string, say: Translator): Text[] =>
  correction(night, at, verdictAt(night, at, result)).flatMap(event => lineOf(night, event, say));

/** How a host wrote the result of a table. @throws LeagueRefused for one that cannot be read, or of no table */
const verdictAt = (night: Night, at: At, result: string): ReturnType<typeof verdictMeant> =>
  verdictMeant(night, tableIn(night, at), result);

/** @throws LeagueRefused where there is no such table */
function tableIn(night: Night, at: At): NightTable {
  const table = tableAt(night, at.round, at.table);
  if (table === undefined) throw new LeagueRefused('league-table-unknown');
  return table;
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

/** Corrects a table; where others meet then, once that has been confirmed. */
async function correctAt(by: By, house: House, before: Night, wish: Correction, mark?: string): Promise<void> {
  const question = askToCorrect(before, wish, by.locale, mark);
  if (question !== null) return show(by, question);
  const hand = { by: by.user.id, why: wish.reason };
  const verdict = verdictAt(before, wish.at, wish.result);
  await done(by, house.leagues.correct(before.id, hand, wish.at, verdict), (night, say) => corrected(night, wish, say));
}

/** That a table is corrected, and how it ended now. */
export function corrected(night: Night, { at, reason }: Omit<Correction, 'result'>, say: Translator) {
  const table = tableAt(night, at.round, at.table);
  const below = table === undefined ? [] : [tableInWords(night, table, say)];
  return { ...text('league-told-corrected', { ...at, why: reason }), below };
}

const tableOption = wordsOn('begun', (night, { typed, interaction }) =>
  matching(typed, tableChoices(night, houseTranslator(interaction.locale))),
);

const resultOption = wordsOn('begun', (night, { typed, interaction, given }) => {
  const at = given('table') ?? '';
  if (!/^\d+\.\d+$/.test(at)) return [];
  const { round, table } = tableMeant(night, at);
  const found = tableAt(night, round, table);
  return found === undefined ? [] : matching(typed, verdictChoices(night, found, houseTranslator(interaction.locale)));
});

/** Corrects the result of a table. */
export const correct = hosted({
  which: 'begun',
  options: {
    table: required(tableOption),
    result: required(resultOption),
    reason: required(words({ most: 200 })),
  },
  async run(interaction, night, house, { table, result: typed, reason }) {
    const at = tableMeant(night, table);
    const result = resultTyped(night, tableIn(night, at), typed, houseTranslator(interaction.locale));
    await correctAt(interaction, house, night, { at, result, reason: reason.trim() });
  },
});

/** The same once it was asked; where the night has gone on since, and other tables would change now, it is asked again. */
export const correctClick = defineClick({
  ...BY_HOSTS,
  verb: 'lfix',
  schema: { number: WHOLE, page: WHOLE, arg: z.string().regex(/^[0-9a-f]{8}\.[^.]{1,30}$/) },
  async run(interaction, { night: id, number: round, page: table, arg }, house) {
    const night = await house.leagues.night(id);
    const [mark, result = ''] = arg.split('.');
    const reason = (interaction.isMessageComponent() && interaction.message.embeds[0]?.footer?.text) || '';
    await correctAt(interaction, house, night, { at: { round, table }, result, reason }, mark);
  },
});
