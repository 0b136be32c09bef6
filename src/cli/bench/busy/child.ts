import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { openStore, type Store } from '../../../store/index.js';
import { openBot } from '../place.js';
import { Lags, type Times } from './lags.js';

/** What the bot's process is asked for. */
export type Asked = 'tables' | 'begin' | 'end';

/** Where an open match is shown. */
export interface Shown {
  readonly match: string;
  readonly host: string;
  readonly status: string;
  readonly channel: string;
  readonly message: string;
}

/** What the process has used, and how far behind it was, since it was told to begin. */
export interface Used {
  /** Of all its threads, in milliseconds. */
  readonly cpu: number;
  /** How much of the time its main thread was at work, from 0 to 1. */
  readonly busy: number;
  /** How late the event loop was, in milliseconds. */
  readonly loop: { readonly p99: number; readonly max: number };
  readonly boards: Times;
  readonly threads: Times;
  readonly pings: Times;
  readonly menus: Times;
  /** Requests to Discord that count for the bot's fifty a second, and those that answer clicks and do not. */
  readonly requests: { readonly counted: number; readonly free: number };
}

/** The bot with a database, in a process of its own that watches itself. */
const [api = '', token = '', file = ''] = process.argv.slice(2);
const lags = new Lags();
const store = watched(openStore(file));
const bot = openBot({ api, token }, store);
const requests = { counted: 0, free: 0 };
const delay = monitorEventLoopDelay({ resolution: 10 });
let began = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
listen(store);
process.on('message', (asked: Asked) => void answer(asked).then(said => process.send?.(said)));
void bot.then(() => process.send?.('ready'));

/** The same store; what is changed and what is shown is noted with its time. */
function watched(own: Store): Store {
  return {
    ...own,
    async commit(id, moves, step) {
      const row = await own.commit(id, moves, step);
      const behind = await own.shown('match', id);
      if (behind !== null) lags.changed(id, behind.wanted, performance.now());
      return row;
    },
    async showed(holder, kind, subject, wanted) {
      await own.showed(holder, kind, subject, wanted);
      if (kind === 'match') lags.shown(subject, wanted, performance.now());
    },
  };
}

/** Of undici, as far as it is looked at. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Hears of everything that arrives in a match's thread, and in its players' menus. */
function listen(own: Store): void {
  const sent = new WeakMap<object, { at: number; calls: boolean }>();
  const clicks = new Map<string, { match: string; opened: number }>();
  subscribe('undici:request:create', message => {
    const { request } = message as { request: Request };
    if (!request.path.startsWith('/api/')) return;
    requests[/\/(interactions|webhooks)\//.test(request.path) ? 'free' : 'counted']++;
    const body = String(request.body ?? '');
    const [, token] = /\/interactions\/\d+\/([^/]+)\/callback/.exec(request.path) ?? [];
    const [, match] = /"custom_id":"[a-z]+\|([^|"]+)/.exec(body) ?? [];
    if (token !== undefined && match !== undefined) clicks.set(token, { match, opened: performance.now() });
    sent.set(request, { at: performance.now(), calls: /"allowed_mentions":\{[^}]*"users":\["/.test(body) });
  });
  subscribe('undici:request:headers', message => {
    const { request, response } = message as { request: Request; response: { statusCode: number } };
    const [, token = ''] = /\/webhooks\/\d+\/([^/]+)\/messages/.exec(request.path) ?? [];
    const click = clicks.get(token);
    if (click !== undefined && request.method === 'PATCH' && response.statusCode < 300)
      lags.menu(click.match, token, { opened: click.opened, at: performance.now() });
    const [, channel] = /\/channels\/(\d+)\/messages/.exec(request.path) ?? [];
    const known = sent.get(request);
    if (channel === undefined || known === undefined || response.statusCode >= 300) return;
    const at = performance.now();
    void own.boardByThread(channel).then(board => {
      if (board !== null) lags.told(board.match, { sent: known.at, calls: known.calls, at });
    });
  });
}

async function answer(asked: Asked): Promise<Shown[] | Used | 'begun'> {
  if (asked === 'tables') return tables();
  if (asked === 'begin') {
    delay.enable();
    delay.reset();
    lags.begin();
    Object.assign(requests, { counted: 0, free: 0 });
    began = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
    return 'begun';
  }
  const { user, system } = process.cpuUsage(began.cpu);
  const { utilization: busy } = performance.eventLoopUtilization(began.loop);
  lags.end(performance.now());
  return {
    cpu: (user + system) / 1000,
    busy,
    loop: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    boards: lags.boards,
    threads: lags.threads,
    pings: lags.pings,
    menus: lags.menus,
    requests,
  };
}

/** Every open match, once its board is up to date. */
async function tables(): Promise<Shown[]> {
  await (await bot).house.presenter.settled();
  const open = await store.matchesOf({ status: ['inviting', 'choosing', 'playing'] });
  return Promise.all(
    open.map(async ({ id, host, status }) => {
      const board = await store.board(id);
      return { match: id, host, status, channel: board?.channel ?? '', message: board?.message ?? '' };
    }),
  );
}
