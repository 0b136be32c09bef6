import { archiveQueries } from './archives.js';
import { type Connection, connect } from './connection.js';
import { copySlowly } from './copy.js';
import { countQueries } from './counts.js';
import { deckQueries } from './decks.js';
import { dueQueries } from './due.js';
import { forgettingQueries } from './forgetting.js';
import { leagueQueries } from './leagues.js';
import { leaseQueries } from './leases.js';
import { matchQueries } from './matches.js';
import { peopleQueries } from './people.js';
import { playQueries } from './play.js';
import { type Current, LATELY, type Loaded, type Store } from './port.js';
import { setQueries } from './sets.js';
import { shownQueries } from './shown.js';
import { tableQueries } from './tables.js';

export interface StoreOptions {
  /** What time it is, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Opens the database, making it where there is none. @throws StoreError when it cannot be used */
export function openStore(file: string | ':memory:', options: StoreOptions = {}): Store {
  return storeOn(connect(file), options);
}

/** The store on an open connection. */
export function storeOn(connection: Connection, { now = Date.now }: StoreOptions = {}): Store {
  const { db, sqlite } = connection;
  const sets = setQueries(db);
  const matches = matchQueries(db, sets);
  const archives = archiveQueries(db);
  const counts = countQueries(db, matches.match, archives);
  const play = playQueries(db, archives);
  const tables = tableQueries(db);
  const due = dueQueries(db);
  const people = peopleQueries(db);
  const decks = deckQueries(db);
  const leagues = leagueQueries(db);
  const leases = leaseQueries(db);
  const shown = shownQueries(db);
  const forgetting = forgettingQueries(db);
  const copies = new Set<Promise<unknown>>();
  const read = <T>(work: () => T): Promise<T> => connection.read(work);
  const write = <T>(work: () => T): Promise<T> => connection.write(work);
  const note = <T>(work: () => T): Promise<T> => connection.note(work);

  const loaded = (id: string, snapshot: Loaded['snapshot'], after = snapshot?.seq ?? 0): Loaded | null => {
    const match = matches.match(id);
    return match === null ? null : { match, snapshot, moves: play.movesAfter(id, after) };
  };

  const current = (id: string): Current | null => {
    const found = loaded(id, play.snapshotUpTo(id, Number.MAX_SAFE_INTEGER));
    if (found === null) return null;
    const { lines, seats } = found.match;
    const players = [...new Set(seats.flatMap(({ player }) => player ?? []))];
    return {
      ...found,
      lately: play.log(id, Math.max(0, lines - LATELY), LATELY),
      drafts: tables.drafts(id),
      preferences: Object.fromEntries(players.map(player => [player, people.preferences(player)])),
    };
  };

  return {
    createMatch: (match, todo = []) =>
      write(() => {
        matches.create(match);
        shown.match(match);
        for (const each of todo) due.schedule(each);
      }),
    match: id => read(() => matches.match(id)),
    updateMatch: (id, expectedUpdatedAt, change, todo = []) =>
      write(() => {
        const match = matches.update(id, expectedUpdatedAt, change, now());
        shown.match(match);
        for (const each of todo) due.schedule(each);
        return match;
      }),
    openMatches: () => read(() => matches.open()),
    matchesOf: filter => read(() => matches.of(filter)),

    load: id => read(() => current(id)),
    loadAt: (id, seq) => read(() => loaded(id, play.snapshotUpTo(id, seq))),
    history: id => read(() => loaded(id, play.firstSnapshot(id), 0)),
    commit: (id, expectedMoves, step) =>
      write(() => {
        const match = play.commit(matches.match(id), id, expectedMoves, step, now());
        shown.match(match);
        if (step.outcome !== undefined && step.facts !== undefined) counts.ended(id);
        for (const each of step.due ?? []) due.schedule(each);
        return match;
      }),
    log: (id, after, limit) => read(() => play.log(id, after, limit)),
    logLine: (id, n) => read(() => play.line(id, n)),
    results: filter => read(() => play.results(filter)),

    unarchived: ({ after, limit }) => read(() => archives.next(after, limit)),
    archive: match => write(() => archives.archive(match)),
    compact: () => read(() => void sqlite.exec('VACUUM')),

    setDraft: (match, prompt, seat, draft) => note(() => tables.setDraft(match, prompt, seat, draft)),

    board: match => read(() => tables.board(match)),
    boardByMessage: message => read(() => tables.boardByMessage(message)),
    boardByThread: thread => read(() => tables.boardByThread(thread)),
    setBoard: board => note(() => tables.setBoard(board)),

    want: (kind, subject, what = null) =>
      write(() => {
        const match = kind === 'match' ? matches.match(subject) : null;
        const night = kind === 'night' ? leagues.row(subject) : null;
        if (match !== null) shown.match(match);
        else if (night !== null) shown.night(night, now());
        else throw new Error(`there is no ${kind} ${subject} to show`);
        if (what !== null) shown.note(kind, subject, what);
      }),
    shown: (kind, subject) => read(() => shown.find(kind, subject)),
    claimShown: (at, leaseMs, limit) => note(() => shown.claim(at, leaseMs, limit)),
    showed: (kind, subject, wanted) => note(() => shown.showed(kind, subject, wanted)),
    hinder: (kind, subject, why) => note(() => shown.hinder(kind, subject, why)),
    noteTold: (kind, subject, n) => note(() => shown.noteTold(kind, subject, n)),
    wakeShown: which => note(() => shown.wake(which)),
    nextShown: () => read(() => shown.next()),

    claimDue: (at, leaseMs, limit, lane) => write(() => due.claim(at, leaseMs, limit, lane)),
    schedule: todo => write(() => due.schedule(todo)),
    finishDue: id => write(() => due.finish(id)),
    failDue: (id, failure) => write(() => due.fail(id, failure)),
    nextDue: () => read(() => due.next()),
    nextInLanes: () => read(() => due.nextInLanes()),
    dueLoad: at => read(() => due.load(at)),
    dueRows: filter => read(() => due.rows(filter)),
    retryDue: (at, id) => write(() => due.retry(at, id)),

    claimLease: (lease, at) => note(() => leases.claim(lease, at)),
    renewLeases: (holder, until) => note(() => leases.renew(holder, until)),
    releaseLeases: (holder, name) => note(() => leases.release(holder, name)),
    leases: at => note(() => leases.live(at)),

    playerPreferences: player => read(() => people.preferences(player)),
    setPlayerPreferences: (player, name, json) => write(() => people.setPreferences(player, name, json)),
    guildSettings: guild => read(() => people.settings(guild)),
    setGuildSettings: (guild, json) => write(() => people.setSettings(guild, json)),

    sets: guild => read(() => sets.of(guild)),
    loadSet: (row, most) => write(() => sets.load(row, most)),
    removeSet: (guild, game, name) => write(() => sets.remove(guild, game, name)),

    decks: (owner, game) => read(() => decks.of(owner, game)),
    deck: id => read(() => decks.deck(id)),
    deckByCode: code => read(() => decks.byCode(code)),
    createDeck: (deck, most) => write(() => decks.create(deck, most)),
    changeDeck: (deck, expectedUpdatedAt) => write(() => decks.change(deck, expectedUpdatedAt)),
    deleteDeck: id => write(() => decks.remove(id)),

    deckDraft: (person, about) => read(() => people.deckDraft(person, about)),
    setDeckDraft: (person, about, draft) => write(() => people.setDeckDraft(person, about, draft)),

    deckDrafts: person => read(() => forgetting.deckDrafts(person)),
    forget: (person, alias) =>
      write(() => {
        forgetting.forget(person, alias);
        counts.uncount();
      }),

    uncounted: limit => read(() => counts.uncounted(limit)),
    talliesAt: keys => read(() => counts.talliesAt(keys)),
    ratingsAt: keys => read(() => counts.ratingsAt(keys)),
    count: sums => write(() => counts.count(sums)),
    uncount: () => write(() => counts.uncount()),
    tallies: filter => read(() => counts.tallies(filter)),
    leaders: filter => read(() => counts.leaders(filter)),
    ratingSteps: (key, limit) => read(() => counts.ratingSteps(key, limit)),
    correct: right => write(() => counts.correct(right)),
    corrections: match => read(() => counts.corrections(match)),

    createNight: (night, events, todo = []) =>
      write(() => {
        const created = leagues.create(night, events);
        if (!created) return false;
        shown.night(night, now());
        for (const each of todo) due.schedule(each);
        return true;
      }),
    night: id => read(() => leagues.night(id)),
    nights: filter => read(() => leagues.of(filter)),
    appendNight: (id, expected, events, status, todo = []) =>
      write(() => {
        shown.night(leagues.append(id, expected, events, status), now());
        for (const each of todo) due.schedule(each);
      }),
    nightPosts: night => read(() => leagues.posts(night)),
    nightPostByMessage: message => read(() => leagues.postBy(message)),
    setNightPost: row => note(() => leagues.setPost(row)),

    keepBundle: (match, at, bundle) => write(() => tables.keepBundle(match, at, bundle)),
    bundles: limit => read(() => tables.bundles(limit)),
    bundle: number => read(() => tables.bundle(number)),

    async backup(file) {
      const copy = copySlowly(sqlite, file);
      copies.add(copy);
      await copy.finally(() => copies.delete(copy));
    },
    async close() {
      await Promise.allSettled(copies);
      connection.close();
    },
  };
}
