import { LeagueRefused } from '../../leagues/refused.js';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A time as people write one, in milliseconds since 1970: `in 2h`, `<t:1764360000>`, or `2026-11-28 20:00`, which is
 * meant in UTC unless an offset such as `+01:00` follows. @throws LeagueRefused
 */
export function timeMeant(typed: string, now: number): number {
  const said = typed.trim();
  const [, count, unit] = /^(?:in\s+)?(\d{1,4})\s*([mhd])/i.exec(said) ?? [];
  if (count !== undefined && unit !== undefined && !/\d[-:]\d/.test(said))
    return now + Number(count) * (UNITS[unit.toLowerCase()] ?? 0);
  const [, seconds] = /^<t:(\d{1,12})(?::\w)?>$/.exec(said) ?? [];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const [, day, hour, offset = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}:\d{2})\s*(Z|[+-]\d{2}:\d{2})?$/.exec(said) ?? [];
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${hour?.padStart(5, '0')}:00${offset}`);
  if (Number.isNaN(at)) throw new LeagueRefused('league-when', { typed: said });
  return at;
}
