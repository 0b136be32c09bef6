import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copy, type Json } from '../../src/kernel/index.js';
import { type Commit, type Lane, type Obstacle, openStore } from '../../src/store/index.js';
import { soak } from '../soak.js';
import { Model, type Modelled } from './model.js';
import { board, cardSet, decision, deck, facts, line, match, outcome, seat, snapshot } from './samples.js';

/** A call, made to the store and to the model with the same arguments; those that depend on the state ask the model. */
type Call = (store: Modelled, model: Modelled) => Promise<unknown>;

const id = fc.constantFrom('a', 'b', 'c');
const who = fc.constantFrom('ann', 'bob', 'cyd');
const small = fc.integer({ min: 0, max: 5 });
// Through text once: JSON knows no minus zero.
const json = fc.jsonValue({ stringUnit: 'binary' }).map(value => copy(value) as Json);
const status = fc.constantFrom('inviting', 'playing', 'over' as const);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const seated = fc.array(fc.option(who), { maxLength: 3 }).map(all => all.map((player, at) => seat(at, player)));
const lane = fc.constantFrom<Lane>('clock', 'practice');
const todo = fc
  .record({ kind: fc.constantFrom('k', 'l'), subject: id, at: small, payload: json, lane, owner: fc.option(who) })
  .map(({ lane: given, ...row }) => (given === 'clock' ? row : { ...row, lane: given }));
const todos = fc.array(todo, { maxLength: 2 });

const someSet = fc.tuple(fc.constantFrom('One', 'ONE', 'Two'), small).map(([name, n]) => cardSet(name, n));

/** Leaves out what is undefined: an option that is not given. */
const given = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const create = fc
  .tuple(id, status, seated, fc.option(fc.constantFrom('g', 'h')), json, todos, small, fc.option(someSet))
  .map(([name, stands, seats, guild, options, due, updatedAt, set]): Call => {
    const made = match(name, { status: stands, seats, guild, options, updatedAt, set, series: guild });
    return store => store.createMatch(made, due);
  });

const update = fc.tuple(id, fc.constantFrom(0, 0, 0, -1), maybe(status), maybe(seated), maybe(json), todos).map(
  ([name, off, stands, seats, terms, due]): Call =>
    async (store, model) => {
      const expected = ((await model.match(name))?.updatedAt ?? 0) + off;
      return store.updateMatch(name, expected, given({ status: stands, seats, terms }), due);
    },
);

const step = fc.record({
  off: fc.constantFrom(0, 0, 0, 0, 0, 1, -1),
  moves: fc.integer({ min: 0, max: 12 }),
  snapshot: fc.boolean(),
  dropAfter: maybe(fc.integer({ min: 0, max: 40 })),
  lines: small,
  twice: fc.constantFrom(false, false, false, true),
  status: maybe(status),
  places: maybe(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 })),
  facts: fc.boolean(),
  closed: maybe(fc.array(small, { maxLength: 2 })),
  due: maybe(todos),
});

const commit = fc.tuple(id, step).map(
  ([name, wanted]): Call =>
    async (store, model) => {
      const now = await model.match(name);
      const expected = (now?.moves ?? 0) + wanted.off;
      const first = (now?.lines ?? 0) + 1;
      const log = Array.from({ length: wanted.lines }, (_, at) => line(first + at));
      if (wanted.twice) log.push(...log.slice(-1));
      const made: Commit = {
        moves: Array.from({ length: wanted.moves }, (_, at) => decision(expected + 1 + at)),
        log,
        ...given({
          snapshot: wanted.snapshot ? snapshot(expected + wanted.moves) : undefined,
          dropAfter: wanted.dropAfter,
          status: wanted.status,
          outcome: wanted.places === undefined ? undefined : outcome(...wanted.places),
          facts: wanted.facts ? facts : undefined,
          closed: wanted.closed,
          due: wanted.due,
        }),
      };
      return store.commit(name, expected, made);
    },
);

/** Many boundaries in a row, so that snapshots are pruned. */
const longPlay = fc.tuple(id, fc.integer({ min: 10, max: 30 })).map(
  ([name, times]): Call =>
    async (store, model) => {
      const from = (await model.match(name))?.moves ?? 0;
      for (let seq = from + 1; seq <= from + times; seq++)
        await store.commit(name, seq - 1, { moves: [decision(seq)], snapshot: snapshot(seq), log: [] });
    },
);

const filter = fc
  .record({ player: maybe(who), guild: maybe(fc.constantFrom('g', 'h')), limit: maybe(small) })
  .map(given);

const obstacle = fc.constantFrom<Obstacle>('outage', 'place');

/** Two who show things, often enough after their time. */
const showing: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(id, maybe(json)).map(
    ([name, note]): Call =>
      store =>
        store.want('match', name, note),
  ),
  fc.tuple(fc.integer({ min: 1, max: 30 }), id, json, todos).map(
    ([number, name, note, next]): Call =>
      store =>
        store.wantDue(number, name, note, next),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(who, small, small, small).map(
      ([holder, at, lease, limit]): Call =>
        store =>
          store.claimShown(holder, at, lease, limit),
    ),
  },
  fc.tuple(who, id, small).map(
    ([holder, name, until]): Call =>
      store =>
        store.holdShown(holder, 'match', name, until),
  ),
  fc.tuple(who, id, small).map(
    ([holder, name, less]): Call =>
      async (store, model) => {
        const wanted = (await model.shown('match', name))?.wanted ?? 0;
        return store.showed(holder, 'match', name, Math.max(0, wanted - Math.floor(less / 3)));
      },
  ),
  fc.tuple(who, id, small, small, obstacle, fc.option(who)).map(
    ([holder, name, wanted, ready, why, told]): Call =>
      store =>
        store.hinder(holder, 'match', name, { wanted, ready, obstacle: why, told }),
  ),
  fc.tuple(who, id, small, small).map(
    ([holder, name, wanted, ready]): Call =>
      store =>
        store.restShown(holder, 'match', name, { wanted, ready }),
  ),
  id.map(
    (name): Call =>
      store =>
        store.hurryShown('match', name),
  ),
  fc.tuple(id, small).map(
    ([name, n]): Call =>
      store =>
        store.noteTold('match', name, n),
  ),
  fc.tuple(fc.boolean(), fc.subarray<Obstacle>(['outage', 'place']), maybe(fc.constantFrom('g', 'h'))).map(
    ([isAll, obstacles, guild]): Call =>
      store =>
        store.wakeShown(isAll ? undefined : { obstacles, ...given({ guild }) }),
  ),
);

const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 3, arbitrary: create },
  { weight: 3, arbitrary: update },
  { weight: 8, arbitrary: commit },
  longPlay,
  fc.tuple(id, fc.integer({ min: 0, max: 60 })).map(
    ([name, seq]): Call =>
      store =>
        store.loadAt(name, seq),
  ),
  fc.tuple(id, small, small).map(
    ([name, after, limit]): Call =>
      store =>
        store.log(name, after, limit),
  ),
  fc.tuple(id, small).map(
    ([name, n]): Call =>
      store =>
        store.logLine(name, n),
  ),
  fc.tuple(filter, maybe(fc.array(status)), maybe(fc.constantFrom('g')), maybe(fc.constant('channel-1'))).map(
    ([where, stands, series, channel]): Call =>
      store =>
        store.matchesOf({ ...where, ...given({ status: stands, series, channel }) }),
  ),
  fc.tuple(filter, maybe(fc.boolean())).map(
    ([where, quests]): Call =>
      store =>
        store.results({ ...where, ...given({ quests }) }),
  ),
  fc.tuple(id, small, small, json).map(
    ([name, prompt, at, draft]): Call =>
      store =>
        store.setDraft(name, prompt, at, draft),
  ),
  fc.tuple(id, small, small, maybe(fc.subarray(['message', 'posted'] as const, { minLength: 1 }))).map(
    ([name, message, posted, fields]): Call =>
      store =>
        // Messages never belong to two matches, as with Discord.
        store.setBoard(board(name, `${name}-${message}`, { posted }), fields),
  ),
  fc.tuple(id, small).map(
    ([name, message]): Call =>
      store =>
        store.boardByMessage(`${name}-${message}`),
  ),
  { weight: 12, arbitrary: showing },
  todo.map(
    (due): Call =>
      store =>
        store.schedule(due),
  ),
  fc.tuple(small, small, small, maybe(lane)).map(
    ([at, lease, limit, of]): Call =>
      store =>
        store.claimDue(at, lease, limit, of),
  ),
  fc.tuple(fc.integer({ min: 1, max: 30 }), small, small).map(
    ([number, before, until]): Call =>
      store =>
        store.holdDue(number, before, until),
  ),
  fc.tuple(fc.integer({ min: 1, max: 30 }), small, small, fc.option(small)).map(
    ([number, held, now, again]): Call =>
      store =>
        store.failDue(number, held, { problem: `at ${now}`, now, again }),
  ),
  fc.tuple(small, maybe(fc.integer({ min: 1, max: 30 }))).map(
    ([now, number]): Call =>
      store =>
        store.retryDue(now, number),
  ),
  fc.integer({ min: 1, max: 30 }).map(
    (number): Call =>
      store =>
        store.finishDue(number),
  ),
  fc.tuple(who, json).map(
    ([player, value]): Call =>
      store =>
        store.setPlayerPreferences(player, player, value),
  ),
  fc.tuple(who, json).map(
    ([guild, value]): Call =>
      store =>
        store.setGuildSettings(guild, value),
  ),
  fc.tuple(id, who, fc.option(fc.constantFrom('X', 'Y')), small).map(
    ([name, owner, code, updatedAt]): Call =>
      store =>
        store.createDeck(deck(name, owner, { code, updatedAt }), 2),
  ),
  fc.tuple(id, who, fc.option(fc.constantFrom('X', 'Y')), small, small).map(
    ([name, owner, code, updatedAt, expected]): Call =>
      store =>
        store.changeDeck(deck(name, owner, { code, updatedAt, deck: { name: 'Same', cards: {} } }), expected),
  ),
  fc.tuple(who, id, json).map(
    ([person, about, value]): Call =>
      store =>
        store.setDeckDraft(person, about, value),
  ),
  id.map(
    (name): Call =>
      store =>
        store.deleteDeck(name),
  ),
  fc.tuple(who, someSet, small).map(
    ([guild, set, at]): Call =>
      store =>
        store.loadSet({ guild, set, by: 'ann', at }, 2),
  ),
  fc.tuple(who, someSet).map(
    ([guild, { game, name }]): Call =>
      store =>
        store.removeSet(guild, game, name),
  ),
  fc.tuple(id, json).map(
    ([name, value]): Call =>
      store =>
        store.keepBundle(name, 1, value),
  ),
);

/** Failures that a caller may tell apart. */
const NAMED = new Set(['Conflict', 'Taken', 'Full']);

const outcomeOf = async (made: Promise<unknown>): Promise<unknown> => {
  try {
    return { value: await made };
  } catch (error) {
    return { failed: error instanceof Error && NAMED.has(error.name) ? error.name : 'error' };
  }
};

/** All that can be read. */
const everything = async (store: Modelled): Promise<unknown> => ({
  matches: await store.matchesOf({}),
  open: await store.openMatches(),
  results: await store.results({}),
  next: await store.nextDue(),
  lanes: await store.nextInLanes(),
  load: await store.dueLoad(3),
  aside: await store.dueRows({ aside: true, limit: 100 }),
  rows: await store.dueRows({ aside: false, limit: 7 }),
  shown: await Promise.all(['a', 'b', 'c'].map(name => store.shown('match', name))),
  nextShown: await store.nextShown(),
  behind: await store.claimShown('eve', 1000, 1, 1000),
  due: await store.claimDue(1000, 1, 1000),
  of: await Promise.all(
    ['a', 'b', 'c'].map(async name => [
      await store.load(name),
      await Promise.all(Array.from({ length: 60 }, async (_, seq) => (await store.loadAt(name, seq))?.snapshot?.seq)),
      await store.history(name),
      await store.log(name, 0, 1000),
      await store.board(name),
      await store.deck(name),
    ]),
  ),
  people: await Promise.all(
    ['ann', 'bob', 'cyd'].map(async name => [
      await store.playerPreferences(name),
      await store.guildSettings(name),
      await store.sets(name),
      await store.decks(name),
      await store.decks(name, 'squad'),
      await Promise.all(['a', 'b', 'c'].map(about => store.deckDraft(name, about))),
    ]),
  ),
  codes: [await store.deckByCode('X'), await store.deckByCode('Y')],
});

it('any calls in any order read like the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 60, size: 'max' }), async calls => {
      let time = 3;
      const store = openStore(':memory:', { now: () => time });
      const model = new Model(() => time);
      for (const [at, made] of calls.entries()) {
        // The clock stands still at times, and once goes back.
        time += at === 20 ? -5 : at % 3;
        // The store first: both must see the model as it was before the call.
        const got = await outcomeOf(made(store, model));
        expect(got).toEqual(await outcomeOf(made(model, model)));
      }
      expect(await everything(store)).toEqual(await everything(model));
      await store.close();
    }),
    { numRuns: soak(150, 40) },
  );
});
