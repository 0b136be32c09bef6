import { text } from '../../kernel/index.js';
import type { Verdict } from '../../leagues/correcting.js';
import { isKnockout } from '../../leagues/formats/bracket.js';
import { formatOf } from '../../leagues/formats/index.js';
import { type Night, type NightTable, present, tableAt } from '../../leagues/night.js';
import { LeagueRefused } from '../../leagues/refused.js';
import type { Choice } from '../define/matching.js';
import type { Translator } from '../render/translator.js';
import { nameIn } from './names.js';

/** `2.3` is the third table of the second round. @throws LeagueRefused */
export function tableMeant(night: Night, typed: string): { round: number; table: number } {
  const [, round, table] = /^(\d{1,3})\.(\d{1,3})$/.exec(typed.trim()) ?? [];
  const at = { round: Number(round), table: Number(table) };
  if (tableAt(night, at.round, at.table) === undefined) throw new LeagueRefused('league-table-unknown');
  return at;
}

/** Tables of a night, the latest first; byes need no correction. */
export function tableChoices(night: Night, say: Translator): Choice[] {
  return [...night.rounds].reverse().flatMap(({ n: round, tables }) =>
    tables
      .filter(({ players }) => players.length >= night.plan.seats.min)
      .map(({ n: table, players }) => ({
        name: say.plain(
          text('league-table', {
            round,
            table,
            players: players.map(player => nameIn(night, player, say)).join(' – '),
          }),
        ),
        value: `${round}.${table}`,
      })),
  );
}

/** How a table could have ended, as a host would say it. */
export function verdictChoices(night: Night, table: NightTable, say: Translator): Choice[] {
  const { plan } = night;
  const { players } = table;
  if (formatOf(plan).together === true)
    return ['won', 'lost'].map(how => ({ name: say.plain(text(`league-verdict-${how}`)), value: `${how} 5` }));
  const names = players.map(player => nameIn(night, player, say));
  if (players.length > 2) {
    const value = players.map((_, at) => at + 1).join(' ');
    return [{ name: say.plain(text('league-verdict-places', { players: names.join(', '), value })), value }];
  }
  const [one = '', other = ''] = names;
  const won = (who: string): string => say.plain(text('league-verdict-player', { who }));
  const wins =
    plan.bestOf === 1
      ? [
          { name: won(one), value: '1 2' },
          { name: won(other), value: '2 1' },
        ]
      : [
          { name: `${won(one)} 2:0`, value: '2:0' },
          { name: `${won(one)} 2:1`, value: '2:1' },
          { name: `${won(other)} 2:1`, value: '1:2' },
          { name: `${won(other)} 2:0`, value: '0:2' },
        ];
  // Somebody has to go on from there.
  if (isKnockout(table)) return wins;
  return [...wins, drawAt(table, say), { name: say.plain(text('league-verdict-nobody')), value: '- -' }];
}

const drawAt = ({ players }: NightTable, say: Translator): Choice => ({
  name: say.plain(text('league-verdict-draw')),
  value: players.map(() => 1).join(' '),
  also: say.plain(text('league-draw')),
});

/** A result as it is written, where somebody has typed what a suggestion says; else just what they have typed. */
export function resultTyped(night: Night, table: NightTable, typed: string, say: Translator): string {
  // In a bracket, too: then they hear why there is none.
  const draws = formatOf(night.plan).together === true ? [] : [drawAt(table, say)];
  const said = typed.trim().toLowerCase();
  const isSaid = ({ name, also = name }: Choice): boolean => [name, also].some(one => one.toLowerCase() === said);
  return [...verdictChoices(night, table, say), ...draws].find(isSaid)?.value ?? typed;
}

/**
 * What was meant: places in the order of the table (`2 1 3`, `-` for who was not there), a score (`2:1`), or for partners
 * `won` or `lost` with rounds and, where it matters, what they did (`won 5 120`). @throws LeagueRefused
 */
export function verdictMeant({ plan }: Night, table: NightTable, typed: string): Verdict {
  const said = typed.trim().toLowerCase();
  const [, how, rounds, effort = '0'] = /^(won|lost)\s+(\d{1,3})(?:\s+(\d{1,5}))?$/.exec(said) ?? [];
  if (formatOf(plan).together === true && how !== undefined)
    return {
      places: table.players.map(player => (present(table).includes(player) ? 1 : null)),
      feat: { won: how === 'won', rounds: Number(rounds), effort: Number(effort) },
    };
  const score = /^(\d):(\d)$/.exec(said)?.slice(1).map(Number);
  if (score !== undefined) {
    const places = score.map(mine => 1 + score.filter(other => other > mine).length);
    return { places, wins: score };
  }
  if (!/^(\d{1,2}|-)([\s,]+(\d{1,2}|-))*$/.test(said)) throw new LeagueRefused('league-result');
  return { places: said.split(/[\s,]+/).map(place => (place === '-' ? null : Number(place))) };
}
