import type { Json } from '../../src/kernel/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import {
  type ArchiveStore,
  type BundleRow,
  type Commit,
  Conflict,
  type CountStore,
  Full,
  LATELY,
  type Lane,
  type LeagueStore,
  type LeaseStore,
  type MatchRow,
  type NewDue,
  type QuestRow,
  type SetRow,
  type Store,
  Taken,
} from '../../src/store/index.js';
import { ShownModel } from './shown-model.js';

type Row<T extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<T>>>;
type Moves = Row<Store['load']>['moves'][number];
type Snapshot = NonNullable<Row<Store['load']>['snapshot']>;
interface Game {
  row: MatchRow;
  moves: Moves[];
  snapshots: Snapshot[];
  log: Commit['log'][number][];
  drafts: Map<string, Row<Store['load']>['drafts'][number]['draft']>;
  results: Row<Store['results']>[number][];
  board: Row<Store['board']> | null;
}

const questIn = ({ terms }: MatchRow): QuestRow | null => (terms as { quest?: QuestRow } | null)?.quest ?? null;

function hasWon({ outcome }: MatchRow, seat: number): boolean {
  const places = outcome?.places ?? [];
  return places[seat] === 1 && (places.length === 1 || places.some(place => place > 1));
}

const named = ({ set }: SetRow): string => set.name.toLowerCase();
const isSame = (one: SetRow, other: SetRow): boolean =>
  one.guild === other.guild && one.set.game === other.set.game && named(one) === named(other);

/** What the model does of a store. What is counted can be made again from the rest, and has tests of its own. */
export type Modelled = Omit<
  Store,
  | keyof ArchiveStore
  | keyof CountStore
  | keyof LeagueStore
  | keyof LeaseStore
  | 'deckDrafts'
  | 'deeds'
  | 'forgetAmong'
  | 'forgetInNight'
  | 'forget'
  | 'hear'
>;

/** The store as one would write it on a blackboard: lists in memory, a step that fails leaves the old lists. */
export class Model implements Modelled {
  private games = new Map<string, Game>();
  private todo: (Row<Store['claimDue']>[number] & { ready: number })[] = [];
  private readonly players = new Map<string, Row<Store['playerPreferences']> | null>();
  private readonly guilds = new Map<string, Row<Store['guildSettings']> | null>();
  private readonly shelf = new Map<string, Row<Store['deck']>>();
  private loaded: SetRow[] = [];
  private readonly deckDrafts = new Map<string, Awaited<ReturnType<Store['deckDraft']>>>();
  private ids = 0;
  private readonly failures: BundleRow[] = [];
  private readonly showing = new ShownModel();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  async createMatch(match: MatchRow, due: readonly NewDue[] = []): Promise<void> {
    if (this.games.has(match.id)) throw new Error('there already');
    const row = structuredClone(match);
    this.games.set(match.id, { row, moves: [], snapshots: [], log: [], drafts: new Map(), results: [], board: null });
    this.showing.mark(row);
    for (const each of due) this.plan(each);
  }

  async match(id: string): Promise<MatchRow | null> {
    return this.games.get(id)?.row ?? null;
  }

  async updateMatch(id: string, expected: number, change: Partial<MatchRow>, due: readonly NewDue[] = []) {
    const game = this.games.get(id);
    if (game?.row.updatedAt !== expected) throw new Conflict(id);
    const updatedAt = Math.max(change.updatedAt ?? this.now(), expected + 1);
    game.row = { ...structuredClone({ ...game.row, ...change }), updatedAt };
    this.showing.mark(game.row);
    for (const each of due) this.plan(each);
    return game.row;
  }

  async openMatches(): Promise<number> {
    return [...this.games.values()].filter(({ row }) => !['over', 'withdrawn'].includes(row.status)).length;
  }

  async matchesOf(filter: Parameters<Store['matchesOf']>[0]): Promise<MatchRow[]> {
    return [...this.games.values()]
      .map(game => game.row)
      .filter(row => filter.player === undefined || row.seats.some(seat => seat.player === filter.player))
      .filter(
        row =>
          filter.returning === undefined || row.host === filter.returning || wereAt(row).includes(filter.returning),
      )
      .filter(row => filter.invited === undefined || readTerms(row.terms).invited === filter.invited)
      .filter(row => filter.guild === undefined || row.guild === filter.guild)
      .filter(row => filter.channel === undefined || row.channel === filter.channel)
      .filter(row => filter.series === undefined || row.series === filter.series)
      .filter(row => filter.status === undefined || filter.status.includes(row.status))
      .sort((a, b) => b.updatedAt - a.updatedAt || order(a.id, b.id))
      .slice(0, filter.limit);
  }

  async load(id: string) {
    const [game, loaded] = [this.games.get(id), await this.loadAt(id, Number.POSITIVE_INFINITY)];
    if (game === undefined || loaded === null) return null;
    const drafts = [...game.drafts].map(([key, draft]) => {
      const [prompt = 0, seat = 0] = key.split('/').map(Number);
      return { prompt, seat, draft };
    });
    const players = game.row.seats.flatMap(({ player }) => player ?? []);
    const theirs = await Promise.all(players.map(async id => [id, await this.playerPreferences(id)] as const));
    return {
      ...loaded,
      lately: game.log.slice(-LATELY),
      drafts: drafts.sort((one, other) => one.prompt - other.prompt || one.seat - other.seat),
      preferences: Object.fromEntries(theirs),
    };
  }

  async loadAt(id: string, seq: number) {
    const game = this.games.get(id);
    if (game === undefined) return null;
    const snapshot = game.snapshots.filter(each => each.seq <= seq).at(-1) ?? null;
    return { match: game.row, snapshot, moves: game.moves.filter(move => move.seq > (snapshot?.seq ?? 0)) };
  }

  async history(id: string) {
    const game = this.games.get(id);
    return game === undefined ? null : { match: game.row, snapshot: game.snapshots[0] ?? null, moves: game.moves };
  }

  async commit(id: string, expected: number, step: Commit): Promise<MatchRow> {
    const before = this.games.get(id);
    if (before === undefined || before.row.moves !== expected) throw new Conflict(id);
    if (step.log.length > 0 && (step.log[0]?.n ?? 0) <= before.row.lines) throw new Conflict(id);
    const game = structuredClone(before);
    const numbers = step.log.map(entry => entry.n);
    if (new Set(numbers).size < numbers.length) throw new Error('a line twice');
    if (step.moves.some((move, at) => move.seq !== expected + at + 1)) throw new Error('a gap');
    const { dropAfter, snapshot } = step;
    if (dropAfter !== undefined) game.snapshots = game.snapshots.filter(each => each.seq <= dropAfter);
    if (snapshot !== undefined) {
      if (!game.snapshots.some(each => each.seq === snapshot.seq)) game.snapshots.push(snapshot);
      game.snapshots.sort((a, b) => a.seq - b.seq);
      if (game.snapshots.length > 24)
        game.snapshots = [...game.snapshots.slice(0, 1), ...game.snapshots.slice(1).slice(-24)];
    }
    game.moves.push(...step.moves);
    game.log.push(...step.log);
    for (const prompt of step.closed ?? [])
      for (const key of [...game.drafts.keys()]) if (key.startsWith(`${prompt}/`)) game.drafts.delete(key);
    const at = Math.max(this.now(), game.row.updatedAt + 1);
    const { outcome, facts } = step;
    if (outcome !== undefined && facts !== undefined) {
      const { game: name, ruleset, guild } = game.row;
      game.results = game.row.seats.flatMap(({ seat, player }) => {
        if (player === null) return [];
        const place = outcome.places[seat];
        if (place === undefined) throw new Error('no place');
        return [{ match: id, game: name, ruleset, guild, seat, player, place, facts, at, quest: null, won: false }];
      });
    }
    game.row = {
      ...game.row,
      moves: game.moves.length,
      lines: game.log.at(-1)?.n ?? 0,
      status: step.status ?? game.row.status,
      outcome: outcome ?? game.row.outcome,
      updatedAt: at,
    };
    this.games.set(id, game);
    this.showing.mark(game.row, step.note);
    for (const each of step.due ?? []) this.plan(each);
    return game.row;
  }

  async log(id: string, after: number, limit: number) {
    return (this.games.get(id)?.log ?? []).filter(entry => entry.n > after).slice(0, limit);
  }

  async logLine(id: string, n: number) {
    return this.games.get(id)?.log.find(entry => entry.n === n) ?? null;
  }

  async results(filter: Parameters<Store['results']>[0]) {
    return [...this.games.values()]
      .flatMap(({ row, results }) =>
        results.map(result => ({ ...result, quest: questIn(row), won: hasWon(row, result.seat) })),
      )
      .filter(row => filter.player === undefined || row.player === filter.player)
      .filter(row => filter.guild === undefined || row.guild === filter.guild)
      .filter(row => filter.game === undefined || row.game === filter.game)
      .filter(row => filter.quests === undefined || (row.quest !== null) === filter.quests)
      .sort((a, b) => b.at - a.at || order(a.match, b.match) || a.seat - b.seat)
      .slice(0, filter.limit);
  }

  async setDraft(...[match, prompt, seat, draft]: Parameters<Store['setDraft']>): Promise<void> {
    const game = this.games.get(match);
    if (draft === null) game?.drafts.delete(`${prompt}/${seat}`);
    else if (game === undefined) throw new Error('no such match');
    else game.drafts.set(`${prompt}/${seat}`, draft);
  }

  async board(match: string) {
    return this.games.get(match)?.board ?? null;
  }

  async boardByMessage(message: string) {
    const found = [...this.games.values()].flatMap(({ board }) => (board?.message === message ? [board] : []));
    return found.sort((a, b) => b.createdAt - a.createdAt)[0] ?? null;
  }

  async boardByThread(thread: string) {
    return [...this.games.values()].find(({ board }) => board?.thread === thread)?.board ?? null;
  }

  async setBoard(...[board, fields]: Parameters<Store['setBoard']>) {
    const game = this.games.get(board.match);
    if (game === undefined) throw new Error('no such match');
    const changed = fields?.map(field => [field, board[field]]) ?? Object.entries(board);
    const now = { ...board, ...game.board, ...Object.fromEntries(changed) };
    game.board = now;
    return now;
  }

  readonly shown: Store['shown'] = (...of) => this.showing.shown(...of);
  readonly claimShown: Store['claimShown'] = (...of) => this.showing.claimShown(...of);
  readonly holdShown: Store['holdShown'] = (...of) => this.showing.holdShown(...of);
  readonly showed: Store['showed'] = (...of) => this.showing.showed(...of);
  readonly hinder: Store['hinder'] = (...of) => this.showing.hinder(...of);
  readonly restShown: Store['restShown'] = (...of) => this.showing.restShown(...of);
  readonly hurryShown: Store['hurryShown'] = (...of) => this.showing.hurryShown(...of);
  readonly noteTold: Store['noteTold'] = (...of) => this.showing.noteTold(...of);
  readonly wakeShown: Store['wakeShown'] = (...of) => this.showing.wakeShown(...of);
  readonly nextShown: Store['nextShown'] = () => this.showing.nextShown();

  async want(...[, match, note]: Parameters<Store['want']>): Promise<void> {
    const game = this.games.get(match);
    if (game === undefined) throw new Error('no such match');
    this.showing.mark(game.row, note);
  }

  async wantDue(...[due, match, note, next]: Parameters<Store['wantDue']>): Promise<boolean> {
    if (!this.todo.some(({ id }) => id === due)) return false;
    await this.want('match', match, note);
    await this.finishDue(due);
    for (const each of next) this.plan(each);
    return true;
  }

  async claimDue(now: number, leaseMs: number, limit: number, lane?: Lane) {
    const ready = this.todo
      .filter(row => row.aside === null && row.ready <= now && (lane === undefined || row.lane === lane))
      .sort((a, b) => a.at - b.at || a.id - b.id);
    const turns = new Map(
      ready.map(row => [row, ready.filter(({ owner }) => owner === row.owner).indexOf(row)] as const),
    );
    const turn = (row: (typeof ready)[number]): number => (lane === undefined ? 0 : (turns.get(row) ?? 0));
    const taken = [...ready].sort((a, b) => turn(a) - turn(b)).slice(0, limit);
    for (const row of taken) row.ready = now + leaseMs;
    return taken.map(({ ready: _, ...row }) => row);
  }

  async holdDue(id: number, held: number, until: number): Promise<void> {
    for (const row of this.todo) if (row.id === id && row.aside === null && row.ready === held) row.ready = until;
  }

  async schedule(due: NewDue): Promise<void> {
    this.plan(due);
  }

  async finishDue(id: number): Promise<void> {
    this.todo = this.todo.filter(row => row.id !== id);
  }

  async failDue(id: number, held: number, { problem, now, again }: Parameters<Store['failDue']>[2]): Promise<void> {
    this.todo = this.todo.map(row =>
      row.id === id && row.aside === null && row.ready === held
        ? { ...row, failures: row.failures + 1, problem, ready: again ?? now, aside: again === null ? now : null }
        : row,
    );
  }

  async nextDue(): Promise<number | null> {
    const times = Object.values(await this.nextInLanes());
    return times.length === 0 ? null : Math.min(...times);
  }

  async nextInLanes(): Promise<Partial<Record<Lane, number>>> {
    const open = this.todo.filter(({ aside }) => aside === null);
    const timesOf = (lane: Lane): number[] => open.filter(row => row.lane === lane).map(({ ready }) => ready);
    return Object.fromEntries(open.map(({ lane }) => [lane, Math.min(...timesOf(lane))]));
  }

  async dueLoad(now: number) {
    const lanes = [...new Set(this.todo.map(({ lane }) => lane))].sort();
    return lanes.map(lane => {
      const all = this.todo.filter(row => row.lane === lane);
      const times = all.filter(row => row.aside === null && row.at <= now).map(({ at }) => at);
      const oldest = times.length === 0 ? null : Math.min(...times);
      return { lane, rows: times.length, oldest, aside: all.filter(row => row.aside !== null).length };
    });
  }

  async dueRows({ aside, limit }: Parameters<Store['dueRows']>[0]) {
    return this.todo
      .filter(row => !aside || row.aside !== null)
      .sort((a, b) => a.at - b.at || a.id - b.id)
      .slice(0, limit)
      .map(({ ready: _, ...row }) => row);
  }

  async retryDue(now: number, id?: number): Promise<number> {
    const chosen = this.todo.filter(row => row.aside !== null && (id === undefined || row.id === id));
    for (const row of chosen) Object.assign(row, { failures: 0, aside: null, ready: now });
    return chosen.length;
  }

  async playerPreferences(player: string) {
    return this.players.has(player) ? (this.players.get(player) ?? null) : {};
  }

  async setPlayerPreferences(...[player, , preferences]: Parameters<Store['setPlayerPreferences']>): Promise<void> {
    this.players.set(player, preferences);
  }

  async guildSettings(guild: string) {
    return this.guilds.has(guild) ? (this.guilds.get(guild) ?? null) : {};
  }

  async setGuildSettings(...[guild, settings]: Parameters<Store['setGuildSettings']>): Promise<void> {
    this.guilds.set(guild, settings);
  }

  async sets(guild: string): Promise<SetRow[]> {
    return this.loaded
      .filter(row => row.guild === guild)
      .sort((a, b) => order(a.set.game, b.set.game) || order(named(a), named(b)));
  }

  async loadSet(row: SetRow, most: number): Promise<void> {
    const others = this.loaded.filter(other => !isSame(other, row));
    if (others.filter(other => other.guild === row.guild).length >= most) throw new Full(most);
    this.loaded = [...others, structuredClone(row)];
  }

  async removeSet(guild: string, game: string, name: string): Promise<void> {
    this.loaded = this.loaded.filter(
      row => row.guild !== guild || row.set.game !== game || named(row) !== name.toLowerCase(),
    );
  }

  async decks(owner: string, game?: string) {
    return [...this.shelf.values()]
      .filter(row => row.owner === owner && (game === undefined || row.game === game))
      .sort((a, b) => b.updatedAt - a.updatedAt || order(a.id, b.id));
  }

  async deck(id: string) {
    return this.shelf.get(id) ?? null;
  }

  async deckByCode(code: string) {
    return [...this.shelf.values()].find(row => row.code === code) ?? null;
  }

  async createDeck(deck: Row<Store['deck']>, most: number): Promise<void> {
    if ((await this.decks(deck.owner)).length >= most) throw new Full(most);
    this.refuseTaken(deck);
    if (this.shelf.has(deck.id)) throw new Error('there already');
    this.shelf.set(deck.id, deck);
  }

  async changeDeck({ deck, code, ...row }: Row<Store['deck']>, expectedUpdatedAt: number): Promise<void> {
    this.refuseTaken({ deck, code, ...row });
    const before = this.shelf.get(row.id);
    if (before?.updatedAt !== expectedUpdatedAt) throw new Conflict(row.id);
    this.shelf.set(row.id, { ...before, deck, code, updatedAt: row.updatedAt });
  }

  async deleteDeck(id: string): Promise<void> {
    this.shelf.delete(id);
    for (const key of [...this.deckDrafts.keys()]) if (key.endsWith(`|${id}`)) this.deckDrafts.delete(key);
  }

  async deckDraft(person: string, about: string) {
    return this.deckDrafts.get(`${person}|${about}`) ?? null;
  }

  async setDeckDraft(person: string, about: string, draft: Parameters<Store['setDeckDraft']>[2]): Promise<void> {
    this.deckDrafts.set(`${person}|${about}`, draft);
  }

  private refuseTaken({ id, owner, game, deck, code }: Row<Store['deck']>): void {
    const others = [...this.shelf.values()].filter(row => row.id !== id);
    const same = (row: Row<Store['deck']>): boolean =>
      row.owner === owner && row.game === game && row.deck.name.toLowerCase() === deck.name.toLowerCase();
    if (others.some(same)) throw new Taken('name');
    if (code !== null && others.some(row => row.code === code)) throw new Taken('code');
  }

  async keepBundle(match: string, at: number, bundle: Json): Promise<number> {
    return this.failures.push({ id: this.failures.length + 1, match, at, bundle: structuredClone(bundle) });
  }

  async bundles(limit: number): Promise<BundleRow[]> {
    return [...this.failures].reverse().slice(0, limit);
  }

  async bundle(number: number): Promise<BundleRow | null> {
    return this.failures.find(({ id }) => id === number) ?? null;
  }

  async backup(): Promise<void> {}

  async close(): Promise<void> {}

  private plan({ kind, subject, at, payload = null, lane = 'clock', owner = null }: NewDue): void {
    this.todo = this.todo.filter(row => row.kind !== kind || row.subject !== subject);
    const fresh = { failures: 0, problem: null, aside: null };
    this.todo.push({ id: ++this.ids, kind, subject, at, payload, lane, owner, ...fresh, ready: at });
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Who left a seat of a match to a practice bot. */
const wereAt = ({ terms }: MatchRow): string[] =>
  Object.values((terms as { away?: Record<string, string> } | null)?.away ?? {});
