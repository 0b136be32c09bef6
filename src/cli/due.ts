import type { DueRow, Store } from '../store/port.js';
import { BadInput, type Command, type Report, readArgs } from './command.js';
import { fromCopy, withDatabase } from './database.js';
import { withoutIdle } from './idle-due.js';

/** As many as are listed, of as many as are looked at. */
const LISTED = 200;
const LOOKED_AT = 5000;

export const run: Command = async args => {
  const flags = { data: 'string', aside: 'boolean' } as const;
  const { positionals, values } = readArgs('due', args, ['retry?', 'NUMBER?'], flags);
  const [verb, typed] = positionals;
  if (verb === undefined) {
    const filter = { aside: values.aside === true, limit: LOOKED_AT };
    return await fromCopy('due', values.data, async store => {
      const rows = await store.dueRows(filter);
      const { live, idle } = await withoutIdle(store, rows);
      const isMore = live.length > LISTED || rows.length === LOOKED_AT;
      return listed(live.slice(0, LISTED), { idle, isMore, now: Date.now() });
    });
  }
  if (verb !== 'retry') throw new BadInput(`due: "${verb}" is nothing it can do: "due" lists, "due retry" tries again`);
  if (values.aside === true) throw new BadInput('due: retry takes no --aside: it retries only what is set aside');
  if (typed !== undefined && !/^[1-9]\d{0,14}$/.test(typed))
    throw new BadInput(`due: "${typed}" is not a number of one`);
  return withDatabase('due', values.data, store => retried(store, typed === undefined ? undefined : Number(typed)));
};

async function retried(store: Store, id: number | undefined): Promise<Report> {
  const rows = await store.retryDue(Date.now(), id);
  if (rows === 0 && id !== undefined)
    throw new BadInput(`due: nothing numbered ${id} is set aside: "due --aside" lists what is`);
  return {
    json: { rows },
    text: rows === 0 ? 'Nothing is set aside.' : `${rows} to be tried again as soon as the bot runs.`,
  };
}

const HEADER = 'number  when  lane  kind  subject';

const moment = (at: number): string => new Date(at).toISOString();

/** Beside what is listed: how much was left out, and whether there is more to come. */
interface Beside {
  readonly idle: number;
  readonly isMore: boolean;
  readonly now: number;
}

/** Without payloads: those belong to players. */
function listed(rows: readonly DueRow[], { idle, isMore, now }: Beside): Report {
  const json = rows.map(({ id, lane, kind, subject, at, failures, problem, aside }) => ({
    number: id,
    lane,
    kind,
    subject,
    at: moment(at),
    lateBy: Math.max(0, now - at),
    failures,
    problem,
    aside: aside === null ? null : moment(aside),
  }));
  const lines = json.map(one =>
    [`${one.number}  ${one.at}  ${one.lane}  ${one.kind}  ${one.subject}`, ...troubles(one)].join('  '),
  );
  const leftOut = idle === 0 ? [] : [`Left out: ${idle} of matches that are over or gone.`];
  const list = lines.length === 0 ? ['Nothing is due.'] : [HEADER, ...lines];
  const more = isMore ? ['There is more, later than this.'] : [];
  return { json: { due: json, more: isMore }, text: [...list, ...more, ...leftOut].join('\n') };
}

function troubles({
  failures,
  problem,
  aside,
}: Pick<DueRow, 'failures' | 'problem'> & { aside: string | null }): string[] {
  if (problem === null) return [];
  return [`${aside === null ? 'failed' : 'set aside, failed'} ${failures}x: ${problem}`];
}
