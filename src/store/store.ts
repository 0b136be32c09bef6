import type { Json } from '../kernel/index.js';
import { matchIn, type News } from './news.js';
import { type Current, LATELY, type Loaded, type NewDue, type ShownKind, type Store } from './port.js';
import { KEPT } from './queries/changes.js';
import type { Queries } from './queries/index.js';
import type { Work } from './work.js';

export interface StoreOptions {
  /** What time it is, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Of how many endings, the newest, is kept what they did to sums. */
  readonly kept?: number;
}

type Job<T> = (queries: Queries) => Work<T>;

/** A database that does work, each in a transaction of its own. What fails is as if it had never been begun. */
export interface Engine extends Pick<Store, 'compact' | 'backup' | 'close'> {
  hear(listener: (news: News) => void): void;
  /** All that is read belongs to one moment. */
  read<T>(job: Job<T>): Promise<T>;
  /** Does all of it, durably, as if nobody else were there; or nothing. */
  write<T>(job: Job<T>): Promise<T>;
  /**
   * As `write`, but without waiting for the disk: the death of this process loses nothing, a power cut may lose the
   * newest. For what can be made again. Others may write between two of its statements.
   */
  note<T>(job: Job<T>): Promise<T>;
}

function* loaded({ matches, play }: Queries, id: string, snapshot: Loaded['snapshot'], after = snapshot?.seq ?? 0) {
  const match = yield* matches.match(id);
  return match === null ? null : { match, snapshot, moves: yield* play.movesAfter(id, after) };
}

function* current(queries: Queries, id: string): Work<Current | null> {
  const { play, people, tables } = queries;
  const found = yield* loaded(queries, id, yield* play.snapshotUpTo(id, Number.MAX_SAFE_INTEGER));
  if (found === null) return null;
  const { lines, seats } = found.match;
  const preferences: Record<string, Json> = {};
  for (const { player } of seats) if (player !== null) preferences[player] ??= yield* people.preferences(player);
  return {
    ...found,
    lately: yield* play.log(id, Math.max(0, lines - LATELY), LATELY),
    drafts: yield* tables.drafts(id),
    preferences,
  };
}

/** The store on a database. */
export function storeOn(engine: Engine, { now = Date.now, kept = KEPT }: StoreOptions = {}): Store {
  const read = <T>(job: Job<T>): Promise<T> => engine.read(job);
  const write = <T>(job: Job<T>): Promise<T> => engine.write(job);
  const note = <T>(job: Job<T>): Promise<T> => engine.note(job);

  function* scheduled({ due }: Queries, todo: readonly NewDue[]): Work<void> {
    for (const each of todo) yield* due.schedule(each);
  }

  function* wanted(q: Queries, kind: ShownKind, subject: string, what: Json): Work<void> {
    const match = kind === 'match' ? yield* q.matches.match(subject) : null;
    const night = kind === 'night' ? yield* q.leagues.row(subject) : null;
    if (match !== null) yield* q.shown.match(match);
    else if (night !== null) yield* q.shown.night(night, now());
    else throw new Error(`there is no ${kind} ${subject} to show`);
    if (what !== null) yield* q.shown.note(kind, subject, what);
  }

  return {
    createMatch: (match, todo = []) =>
      write(function* (q) {
        yield* q.matches.create(match);
        yield* q.shown.match(match);
        yield* scheduled(q, todo);
      }),
    match: id => read(q => q.matches.match(id)),
    updateMatch: (id, expectedUpdatedAt, change, todo = [], told = null) =>
      write(function* (q) {
        const match = yield* q.matches.update(id, expectedUpdatedAt, change, now());
        yield* q.shown.match(match);
        if (change.status === 'withdrawn' && match.moves + match.lines > 0) yield* q.counts.ended(id);
        if (told !== null) yield* q.shown.note('match', id, told);
        yield* scheduled(q, todo);
        return match;
      }),
    openMatches: () => read(q => q.matches.open()),
    matchesOf: filter => read(q => q.matches.of(filter)),

    load: id => read(q => current(q, id)),
    loadAt: (id, seq) =>
      read(function* (q) {
        return yield* loaded(q, id, yield* q.play.snapshotUpTo(id, seq));
      }),
    history: id =>
      read(function* (q) {
        return yield* loaded(q, id, yield* q.play.firstSnapshot(id), 0);
      }),
    commit: (id, expectedMoves, step) =>
      write(function* (q) {
        const match = yield* q.play.commit(yield* q.matches.match(id), id, expectedMoves, step, now());
        yield* q.shown.match(match);
        if (step.note !== undefined) yield* q.shown.note('match', id, step.note);
        if (step.outcome !== undefined && step.facts !== undefined) yield* q.counts.ended(id);
        yield* scheduled(q, step.due ?? []);
        return match;
      }),
    log: (id, after, limit) => read(q => q.play.log(id, after, limit)),
    logLine: (id, n) => read(q => q.play.line(id, n)),
    results: filter => read(q => q.play.results(filter)),

    unarchived: ({ after, limit }) => read(q => q.archives.next(after, limit)),
    archive: match => write(q => q.archives.archive(match)),
    compact: () => engine.compact(),

    setDraft: (match, prompt, seat, draft) => note(done(q => q.tables.setDraft(match, prompt, seat, draft))),

    board: match => read(q => q.tables.board(match)),
    boardByMessage: message => read(q => q.tables.boardByMessage(message)),
    boardByThread: thread => read(q => q.tables.boardByThread(thread)),
    setBoard: (board, fields) => note(q => q.tables.setBoard(board, fields)),

    want: (kind, subject, what = null) => write(q => wanted(q, kind, subject, what)),
    wantDue: (due, match, what, next) =>
      write(function* (q) {
        if ((yield* q.due.finish(due)) === 0) return false;
        yield* wanted(q, 'match', match, what);
        yield* scheduled(q, next);
        return true;
      }),
    shown: (kind, subject) => read(q => q.shown.find(kind, subject)),
    claimShown: (holder, at, leaseMs, limit) => note(q => q.shown.claim(holder, at, leaseMs, limit)),
    holdShown: (holder, kind, subject, until) => note(done(q => q.shown.hold(holder, kind, subject, until))),
    showed: (holder, kind, subject, wanted) => note(q => q.shown.showed(holder, kind, subject, wanted)),
    restShown: (holder, kind, subject, rest) => note(done(q => q.shown.rest(holder, kind, subject, rest))),
    hinder: (holder, kind, subject, why) => note(done(q => q.shown.hinder(holder, kind, subject, why))),
    hurryShown: (kind, subject) => note(done(q => q.shown.hurry(kind, subject))),
    noteTold: (kind, subject, n) => note(q => q.shown.noteTold(kind, subject, n)),
    wakeShown: which => note(q => q.shown.wake(which)),
    nextShown: () => read(q => q.shown.next()),

    claimDue: (at, leaseMs, limit, lane) => note(q => q.due.claim(at, leaseMs, limit, lane)),
    holdDue: (id, held, until) => note(done(q => q.due.hold(id, held, until))),
    schedule: todo => write(q => q.due.schedule(todo)),
    finishDue: id => write(done(q => q.due.finish(id))),
    failDue: (id, held, failure) => write(done(q => q.due.fail(id, held, failure))),
    nextDue: () => read(q => q.due.next()),
    nextInLanes: () => read(q => q.due.nextInLanes()),
    dueLoad: at => read(q => q.due.load(at)),
    dueRows: filter => read(q => q.due.rows(filter)),
    retryDue: (at, id) => write(q => q.due.retry(at, id)),

    claimLease: (lease, at) => note(q => q.leases.claim(lease, at)),
    renewLeases: (holder, until) => note(q => q.leases.renew(holder, until)),
    releaseLeases: (holder, name) => note(q => q.leases.release(holder, name)),
    leases: at => note(q => q.leases.live(at)),

    playerPreferences: player => read(q => q.people.preferences(player)),
    setPlayerPreferences: (player, name, json, before) =>
      write(q => q.people.setPreferences(player, name, json, before)),
    guildSettings: guild => read(q => q.people.settings(guild)),
    setGuildSettings: (guild, json) => write(done(q => q.people.setSettings(guild, json))),

    sets: guild => read(q => q.sets.of(guild)),
    loadSet: (row, most) => write(q => q.sets.load(row, most)),
    removeSet: (guild, game, name) => write(q => q.sets.remove(guild, game, name)),

    decks: (owner, game) => read(q => q.decks.of(owner, game)),
    deck: id => read(q => q.decks.deck(id)),
    deckByCode: code => read(q => q.decks.byCode(code)),
    createDeck: (deck, most) => write(q => q.decks.create(deck, most)),
    changeDeck: (deck, expectedUpdatedAt) => write(q => q.decks.change(deck, expectedUpdatedAt)),
    deleteDeck: id => write(q => q.decks.remove(id)),

    deckDraft: (person, about) => read(q => q.people.deckDraft(person, about)),
    setDeckDraft: (person, about, draft) => write(done(q => q.people.setDeckDraft(person, about, draft))),

    deckDrafts: person => read(q => q.forgetting.deckDrafts(person)),
    deeds: person => read(q => q.forgetting.deeds(person)),
    forgetAmong: (person, alias, after) => note(q => q.forgetting.forgetAmong(person, alias, after)),
    forgetInNight: (night, person, alias) => note(q => q.forgetting.forgetInNight(night, person, alias)),
    forget: (person, alias) =>
      write(function* (q) {
        yield* q.counts.forgetting();
        yield* q.forgetting.forget(person, alias);
      }),

    uncounted: limit => read(q => q.counts.uncounted(limit)),
    talliesAt: keys => read(q => q.counts.talliesAt(keys)),
    ratingsAt: keys => read(q => q.counts.ratingsAt(keys)),
    count: sums => write(q => q.counts.count(sums, kept)),
    rewind: limit => write(q => q.counts.rewind(limit)),
    uncount: () => write(q => q.counts.uncount()),
    tallies: filter => read(q => q.counts.tallies(filter)),
    leaders: filter => read(q => q.counts.leaders(filter)),
    ratingSteps: (key, limit) => read(q => q.counts.ratingSteps(key, limit)),
    correct: right => write(q => q.counts.correct(right)),
    corrections: match => read(q => q.counts.corrections(match)),

    createNight: (night, events, todo = []) =>
      write(function* (q) {
        if (!(yield* q.leagues.create(night, events))) return false;
        yield* q.shown.night(night, now());
        yield* scheduled(q, todo);
        return true;
      }),
    night: id => read(q => q.leagues.night(id)),
    nights: filter => read(q => q.leagues.of(filter)),
    appendNight: (id, expected, events, head, todo = []) =>
      write(function* (q) {
        yield* q.shown.night(yield* q.leagues.append(id, expected, events, head), now());
        yield* scheduled(q, todo);
      }),
    nightPosts: night => read(q => q.leagues.posts(night)),
    nightPostByMessage: message => read(q => q.leagues.postBy(message)),
    setNightPost: row => note(done(q => q.leagues.setPost(row))),

    keepBundle: (match, at, bundle) => write(q => q.tables.keepBundle(match, at, bundle)),
    bundles: limit => read(q => q.tables.bundles(limit)),
    bundle: number => read(q => q.tables.bundle(number)),

    hear: listener => engine.hear(news => listener(news === 'due' ? 'due' : 'shown', matchIn(news))),
    backup: file => engine.backup(file),
    close: () => engine.close(),
  };
}

/** A job whose answer nobody needs. */
const done = (job: Job<unknown>): Job<void> =>
  function* (queries) {
    yield* job(queries);
  };
