import { afterEach, describe, expect, it } from 'vitest';
import { counted } from '../../src/cli/bench/costs.js';
import { gameOf, games } from '../../src/games/index.js';
import { awaited, Chance, type Deck, type Game, sample } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import type { Entry } from '../../src/matches/play/entering.js';
import { openStore, type Store } from '../../src/store/index.js';
import { duel } from './duel.js';
import { ann, begun, bob, House, opening, pick, seen } from './house.js';

const ALL: readonly Game[] = [...games, duel({ tame: true })];
const gameNamed = (id: string): Game | undefined => ALL.find(game => game.id === id) ?? gameOf(id);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A house that counts what it costs, and one on the same database that looks at everything afresh. */
function pair(): { house: House; costs: ReturnType<typeof counted>['costs']; fresh: House; store: Store } {
  const store = openStore(':memory:', { now: () => 1 });
  const { store: counting, costs, stop } = counted(store);
  stops.push(stop);
  return { house: new House(counting, gameNamed), costs, fresh: new House(store, gameNamed), store };
}

/** A match of a game with its first decks; rivals play the same, partners each another. */
async function start(house: House, game: Game): Promise<string> {
  const ruleset = game.rulesets[0]?.id ?? '';
  const [first, second] = game.decks.ready
    .filter(({ rulesets }) => rulesets.includes(ruleset))
    .map((ready): Deck => ({ name: ready.id, cards: ready.cards }));
  const deck = first as Deck;
  const { id } = await house.lobby.open(opening({ game: game.id, ruleset, deck }));
  const joined = await house.lobby.join(id, bob);
  if (joined.status === 'inviting') await house.lobby.start(id, ann);
  await house.lobby.chooseDeck(id, bob, game.partners === true ? (second as Deck) : deck);
  return id;
}

/** The cost of something. */
async function costOf<T>(costs: ReturnType<typeof counted>['costs'], act: () => Promise<T>): Promise<[T, object]> {
  const before = { ...costs };
  const done = await act();
  const { loads, resumes, writes } = costs;
  return [done, { loads: loads - before.loads, resumes: resumes - before.resumes, writes: writes - before.writes }];
}

const ONCE = { loads: 1, resumes: 1, writes: 1 };

describe('a click on a question', () => {
  it.each(ALL.map(game => [game.id, game] as const))(
    'in %s costs one load, one run and one write, and returns what a fresh look finds',
    async (_, game) => {
      const { house, costs, fresh } = pair();
      const id = await start(house, game);
      const chance = new Chance('one pass').stream(game.id);
      let look: Look = await house.matches.look(id);
      let answers = 0;
      for (; look.match.status === 'playing' && answers < 150; answers++) {
        const prompt = chance.pick(awaited(look.table?.prompts ?? []));
        const player = look.match.seats[prompt.seat]?.player ?? '';
        const read = (): Entry => ({ answer: sample(prompt, chance) });
        const [entered, cost] = await costOf(costs, () => house.matches.enter(id, player, prompt.number, read));
        look = entered.look;
        expect(cost).toEqual(ONCE);
        if (answers % 5 === 0 || look.match.status === 'over')
          expect(seen(look)).toEqual(seen(await fresh.matches.look(id)));
      }
      expect(answers).toBeGreaterThan(10);
    },
    60_000,
  );

  it('that only fills in a part of the answer writes nothing that waits for the disk', async () => {
    const { house, costs, fresh } = pair();
    const { id } = await begun(house);
    const number = (await house.matches.look(id)).table?.prompts[0]?.number ?? 0;
    const draft = () => house.matches.enter(id, ann.id, number, () => ({ draft: { half: true } }));
    const [{ look }, cost] = await costOf(costs, draft);
    expect(cost).toEqual({ ...ONCE, writes: 0 });
    expect(look.drafts).toEqual([{ prompt: number, seat: 0, draft: { half: true } }]);
    expect(seen(look)).toEqual(seen(await fresh.matches.look(id)));
    const again = await house.matches.enter(id, ann.id, number, (_, before) => {
      expect(before).toEqual({ half: true });
      return { answer: pick('low') };
    });
    expect(again.look.drafts).toEqual([]);
  });

  it('whose question is closed by now says so with the match as it stands, and costs no write', async () => {
    const { house, costs, fresh } = pair();
    const { id } = await begun(house);
    const number = (await house.matches.look(id)).table?.prompts[0]?.number ?? 0;
    const answer = () => house.matches.enter(id, ann.id, number, () => ({ answer: pick('low') }));
    await answer();
    const [entered, cost] = await costOf(costs, answer);
    expect(cost).toEqual({ ...ONCE, writes: 0 });
    expect('closed' in entered && entered.closed.code).toBe('stale');
    expect(seen(entered.look)).toEqual(seen(await fresh.matches.look(id)));
  });
});

describe('other changes', () => {
  it('return what a fresh look finds: undone, agreed, retimed, conceded', async () => {
    const { house, costs, fresh } = pair();
    const { id } = await begun(house);
    const alike = async (look: Look) => expect(seen(look)).toEqual(seen(await fresh.matches.look(id)));
    await house.plays(id, ann.id, 'high');
    const [back, price] = await costOf(costs, () => house.matches.takeBack(id, ann.id));
    await alike(back);
    // The second run is that of the table before the answer.
    expect(price).toEqual({ loads: 1, resumes: 3, writes: 1 });
    const [timed, cost] = await costOf(costs, () =>
      house.matches.settle(id, (_, terms) => ({ ...terms, clock: 60_000, lapse: 'default' })),
    );
    expect(cost).toEqual(ONCE);
    await alike(timed);
    await house.plays(id, ann.id, 'high');
    await house.plays(id, bob.id, 'low');
    const { match } = await house.plays(id, ann.id, 'draw');
    const wish = { seat: 0, moves: match.moves };
    const wished = await house.matches.consent(id, ann.id, wish);
    expect([wished.done, wished.others, wished.answers]).toEqual([false, [1], 3]);
    await alike(wished.look);
    const agreed = await house.matches.consent(id, bob.id, wish);
    expect(agreed.done).toBe(true);
    await alike(agreed.look);
    const [over, end] = await costOf(costs, () => house.matches.concede(id, bob.id));
    expect(end).toEqual(ONCE);
    await alike(over);
  });
});
