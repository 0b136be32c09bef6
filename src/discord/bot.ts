import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Events } from 'discord.js';
import type { Logger } from 'pino';
import { DeckService } from '../decks/decks.js';
import { hashOf } from '../kernel/index.js';
import { NightDirectory } from '../leagues/directory.js';
import { Leagues } from '../leagues/leagues.js';
import { afterwards } from '../matches/due/afterwards.js';
import { takeUpDuties } from '../matches/due/duties.js';
import { Scheduler } from '../matches/due/scheduler.js';
import { Lessons } from '../matches/lessons/lessons.js';
import { Directory } from '../matches/lobby/directory.js';
import { Lobby } from '../matches/lobby/lobby.js';
import { NONE, type Quotas } from '../matches/lobby/quotas.js';
import { type Change, Matches } from '../matches/matches.js';
import { People } from '../matches/people/people.js';
import { Quests } from '../matches/people/quests.js';
import { archiveDue } from '../matches/record/archiving.js';
import { Coach } from '../matches/record/coach.js';
import { countDue } from '../matches/record/ledger.js';
import { Records } from '../matches/record/records.js';
import { type Review, reviewHere, type Think, thinkHere } from '../opponents/index.js';
import { Renderer } from '../pictures/index.js';
import { SetShelf } from '../sets/shelf.js';
import { Counting } from '../stats/counting.js';
import { Numbers } from '../stats/numbers.js';
import type { Store } from '../store/port.js';
import { Boards } from './board/boards.js';
import { Posting } from './board/posting.js';
import { Rows } from './board/rows.js';
import type { Command } from './define/command.js';
import { registrations } from './define/registration.js';
import { type Heavy, heavyHere } from './heavy/heavy.js';
import type { House } from './house.js';
import { discordCalendar } from './leagues/calendar.js';
import { Panels } from './leagues/panel.js';
import { NightPosts } from './leagues/posts.js';
import { LivingMenus } from './menu/living.js';
import { Hosts } from './outbox/hosts.js';
import { Presenter } from './outbox/presenter.js';
import { Turns } from './outbox/turns.js';
import { listen } from './outbox/wakes.js';
import { Servers } from './people/servers.js';
import { loggable } from './reply/failure.js';
import { Router } from './router.js';
import { Awake, lastHeard } from './shards/awake.js';
import { Fleet, type ShardPlan } from './shards/fleet.js';
import { Guilds } from './shards/guilds.js';
import { Hearing } from './shards/hearing.js';
import { silent } from './shards/keeper.js';
import { login, makeClient, register } from './start/client.js';
import { type HealthAddress, openHealth } from './start/health.js';
import { uploadIcons } from './start/icons.js';
import { inviteLink } from './start/invite.js';

export interface BotOptions {
  readonly store: Store;
  readonly commands: readonly Command[];
  readonly token: string;
  /** The address of a local Discord's API; null for the real one. */
  readonly api: string | null;
  /** The API of a proxy through which requests go; none when left out. */
  readonly proxy?: string | null;
  /** This process is one of several with the same store, and takes these shards. Alone, with all of them, when left out. */
  readonly shards?: ShardPlan | null;
  readonly log: Logger;
  /** Hash of the rules and cards in this build. */
  readonly version: string;
  readonly now?: () => number;
  /** Scales how long a practice bot thinks; 0 makes it answer at once. */
  readonly pace?: number;
  /** How practice bots think; while everybody waits, when left out. */
  readonly think?: Think;
  /** How answers that take long are worked out; while everybody waits, when left out. */
  readonly heavy?: Heavy;
  /** How matches that are over are looked through; while everybody waits, when left out. */
  readonly review?: Review;
  /** Starts what draws pictures; a thread of the bot's own when left out. */
  readonly thread?: () => Worker;
  /** Where to tell how the bot is; nowhere when left out. */
  readonly health?: HealthAddress | null;
  /** How much one person or server may keep going; none when left out. */
  readonly quotas?: Quotas;
}

export interface Bot {
  /** All that commands and clicks have, and the store that it stands on. */
  readonly house: House & { readonly store: Store };
  /** Stops taking clicks, finishes what is under way, and disconnects. */
  stop(): Promise<void>;
}

/** What can wait until a start is over. */
const QUIET = 60_000;
/** How long a stop waits for icons, in milliseconds: what is not uploaded by then is by the next start. */
const PATIENCE = 2000;

/** Puts the house together, connects it, and opens the doors. */
export async function startBot({
  store,
  commands,
  token,
  api,
  proxy = null,
  shards = null,
  log,
  version,
  now = Date.now,
  pace = 1,
  think = thinkHere,
  heavy = heavyHere,
  review = reviewHere,
  thread,
  health: healthAt = null,
  quotas = NONE,
}: BotOptions): Promise<Bot> {
  const fleet = shards === null ? null : new Fleet({ store, plan: shards, log, now });
  const connecting = makeClient({ api, proxy, ws: fleet?.ways });
  const missing = (): string[] =>
    fleet?.missing() ??
    (connecting.isReady() ? silent(connecting, connecting.ws.shards.keys()) : ['not connected to Discord']);
  const health = healthAt === null ? null : await openHealth(healthAt, connecting, store, now, missing);
  const client = await (fleet === null ? login(connecting, token) : fleet.enter(connecting, token));
  const guilds = new Guilds(client, fleet === null ? undefined : guild => fleet.hears(guild));
  const scheduler = new Scheduler({
    store,
    now,
    onWorked: (lane, outcome, took) => health?.meter.worked(lane, outcome, took),
    onError: (error, { kind, subject }, aside) =>
      log.error(
        { err: loggable(error), kind, subject },
        aside ? 'something due failed again and is set aside: see longbox due' : 'something due failed',
      ),
  });
  const poke = (): void => scheduler.poke();
  const notify = ({ match, look }: Change): void => {
    boards.changed(match, look);
    // A click is answered before the others' menus are looked at.
    afterwards(() => menus.changed(house, match, look ?? null));
  };
  const hearing = fleet === null ? new Hearing(client, now, await lastHeard(store)) : null;
  const awake = hearing === null ? null : new Awake({ store, hearing, now });
  const heardSince = (guild: string | null): number | null =>
    (hearing === null ? fleet?.heardSince(guild) : hearing.since(guild)) ?? null;
  const matches = new Matches({ store, now, version, notify, poke, pace, heardSince });
  const renderer = new Renderer({ report: problem => log.warn(problem), ...(thread && { thread }) });
  const records = new Records(store);
  const directory = new Directory(store);
  const servers = new Servers(store);
  const menus = new LivingMenus();
  const turns = new Turns();
  const show = (): void => presenter.poke();
  const boards: Boards = new Boards({
    client,
    guilds,
    posts: store,
    matches,
    records,
    servers,
    renderer,
    turns,
    now,
    attends: (look, person) => menus.attends(look, person, now()),
    poke: show,
    want: (match, note) => presenter.want('match', match, note),
  });
  const tables = { store, matches, now, version, notify, poke, quotas };
  const lobby = new Lobby(tables);
  const quests = new Quests(tables);
  const lessons = new Lessons(tables);
  const panels = new Panels();
  const nights = new NightDirectory({ store, now });
  const nightPosts = new NightPosts({
    client,
    guilds,
    nights,
    servers,
    renderer,
    calendar: discordCalendar(client),
    posting: new Posting(new Rows(store), now),
    turns,
    log,
    now,
    shown: night => panels.refresh(night, house),
    want: night => presenter.want('night', night),
  });
  const hosts = new Hosts({ client, matches, nights, servers, log });
  const presenter: Presenter = new Presenter({
    store,
    show: { match: (row, isHurried) => boards.show(row, isHurried), night: row => nightPosts.show(row) },
    explain(row, hindered) {
      if (row.guild !== null) guilds.doubt(row.guild);
      return hosts.explain(row, hindered);
    },
    cured: row => hosts.cured(row),
    log,
    now,
    shared: fleet !== null,
  });
  const leagues = new Leagues({
    store,
    matches,
    lobby,
    now,
    poke,
    venue: nightPosts,
    notify: show,
    heardSince,
  });
  const decks = new DeckService({ store, now });
  const counting = new Counting(store);
  const house: Bot['house'] = {
    store,
    matches,
    records,
    coach: new Coach({ records, matches, think, review }),
    directory,
    lobby,
    people: new People({ store, matches, lobby, now }),
    servers,
    sets: new SetShelf({ store, now }),
    numbers: new Numbers(store),
    quests,
    lessons,
    leagues,
    boards,
    nightPosts,
    presenter,
    panels,
    menus,
    renderer,
    heavy,
    decks,
    counting,
    log,
    now,
    isLocal: api !== null,
  };
  const router = new Router(commands, house, {
    perMinute: quotas.commands,
    atOnce: quotas.clicks,
    meter: health?.meter ?? null,
  });

  takeUpDuties(scheduler, matches, lobby, {
    store,
    think,
    now,
    tell: match => boards.changed(match),
    reachable: guild => guilds.reach(guild),
    heardSince,
  });
  scheduler.on('night', due => leagues.advance(due.subject));
  scheduler.on('league', due => leagues.ended(due.subject));
  scheduler.on('count', async () => void (await counting.catchUp()));
  client.on(Events.InteractionCreate, interaction => void router.handle(interaction));
  listen(client, presenter, { boards, nightPosts }, log);
  client.on(Events.Error, error => log.error({ err: loggable(error) }, 'the connection failed'));
  const registered = registrations(commands);
  const registering = (): Promise<void> => register(client, registered, log);
  await (fleet === null ? registering() : fleet.once('commands', hashOf(registered), registering));
  // Nobody waits for icons: until they are there, their words are.
  const uploading = (): Promise<void> => uploadIcons(client, renderer, log);
  const icons = (fleet === null ? uploading() : fleet.alone('icons', uploading)).catch((error: unknown) =>
    log.warn({ err: loggable(error) }, 'icons could not be uploaded: they are said in words'),
  );
  await presenter.start();
  // Matches from before an upgrade may not have been counted.
  await store.schedule(countDue(now()));
  await store.schedule(archiveDue(now() + QUIET));
  // An upgrade may have fixed what kept failing.
  await store.retryDue(now());
  await awake?.begin();
  scheduler.start();
  store.hear((what, match) => {
    if (what === 'due') return scheduler.poke();
    presenter.poke();
    // Menus that are open here follow what is played there.
    if (match !== null) menus.changed(house, match, null);
  });
  await fleet?.begin();
  log.info(
    {
      user: client.user.tag,
      ...(health !== null && { health: health.server.address }),
      guilds: client.guilds.cache.size,
      ...(api === null && { invite: inviteLink(client.application.id) }),
    },
    'ready',
  );

  return {
    house,
    async stop() {
      await fleet?.leave();
      client.removeAllListeners(Events.InteractionCreate);
      await router.settled();
      await scheduler.stop();
      await menus.stop();
      await presenter.stop();
      await Promise.race([icons, sleep(PATIENCE, undefined, { ref: false })]);
      await renderer.close();
      await awake?.stop();
      await client.destroy();
      await health?.server.close();
    },
  };
}
