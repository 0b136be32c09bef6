import { beforeEach, describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { type Deck, type Game, type Level, type Quest, text } from '../../src/kernel/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { type Best, nearestLevel, type Standing, temperOf, type Venture } from '../../src/matches/people/quests.js';
import { characterId } from '../../src/opponents/index.js';
import { type MatchRow, openStore } from '../../src/store/index.js';
import { duel } from './duel.js';
import { ann, bob, file, House, refused, sound, ten } from './house.js';

const quest = (stage: number, after: readonly string[], level: Level = 'steady'): Quest => ({
  id: `trial-${stage}`,
  group: { id: 'trial', title: text('trial') },
  stage,
  enemy: text('enemy'),
  difficulty: stage,
  level,
  ruleset: 'plain',
  options: { rounds: 3, first: 0 },
  // Nobody else could bring it: it is empty.
  deck: { id: `trial-${stage}`, name: `trial-${stage}`, title: text('deck'), rulesets: [], cards: {} },
  terms: [],
  after,
});

/** The duel with a practice bot that always bids low, at two levels, and quests that follow each other. */
const game: Game = {
  ...duel({ tame: true }),
  opponents: {
    easy: ({ prompt }) => ({ pick: [prompt.reason === 'bid' ? 'low' : 'keep'] }),
    steady: ({ prompt }) => ({ pick: [prompt.reason === 'bid' ? 'low' : 'keep'] }),
  },
  quests: [quest(1, []), quest(2, ['trial-1'], 'strong'), quest(3, ['trial-2'])],
};
const games = (id: string): Game | undefined => (id === game.id ? game : undefined);

let house: House;
beforeEach(() => {
  house = new House(openStore(':memory:'), games);
});

const venture = (change: Partial<Venture> = {}): Venture => ({
  game: 'duel',
  quest: 'trial-1',
  guild: 'guild',
  channel: 'channel',
  person: ann,
  deck: ten,
  enemy: 'The Enemy',
  ...change,
});
const start = (change: Partial<Venture> = {}): Promise<MatchRow> => house.quests.start(venture(change));
const stands = async (person = ann.id): Promise<Standing['is'][]> =>
  (await house.quests.standings('duel', person)).map(({ is }) => is);
const firstOf = async (person = ann.id): Promise<[number, Best | null]> => {
  const [first] = await house.quests.standings('duel', person);
  return [first?.tries ?? -1, first?.best ?? null];
};

/** Three rounds with these bids; the enemy bids low each time. */
async function play({ id }: MatchRow, bid: 'high' | 'low', person = ann): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await house.plays(id, person.id, bid);
    await house.seeTo();
    await house.plays(id, person.id, 'keep');
    await house.plays(id, person.id, 'keep');
  }
  expect((await house.store.match(id))?.status).toBe('over');
  await sound(house.store, id, game);
}

/** The practice bot that plays the enemy: who it is hangs on the quest alone. */
const enemyOf = (quest: string, level: Level): string => characterId(level, temperOf({ id: quest } as Quest));

describe('beginning a quest', () => {
  it('sets a match up at once: the enemy’s deck as it is, its name, the quest’s own options', async () => {
    const match = await start();
    expect(match).toMatchObject({ status: 'playing', options: { rounds: 3, first: 0 }, ruleset: 'plain', host: 'ann' });
    expect(match.seats).toMatchObject([
      { player: 'ann', deck: ten },
      { player: enemyOf('trial-1', 'steady'), name: 'The Enemy', deck: { name: 'trial-1', cards: {} } },
    ]);
    expect(readTerms(match.terms).quest).toEqual({ id: 'trial-1', level: 'steady' });
  });

  it('refuses what is locked, what is not there, and a deck of one’s own that is not legal', async () => {
    expect(await refused(start({ quest: 'trial-2' }))).toBe('quest-locked');
    expect(await refused(start({ quest: 'trial-9' }))).toBe('unknown-quest');
    expect(await refused(start({ game: 'chess' }))).toBe('unknown-game');
    expect(await refused(start({ deck: { name: 'trial-1', cards: {} } }))).toBe('deck-not-legal');
    expect(await house.store.matchesOf({})).toEqual([]);
  });

  it('goes on where somebody is at it already, even when asked twice at the same moment', async () => {
    const [one, two] = await Promise.all([start(), start({})]);
    expect(two.id).toBe(one.id);
    expect((await start({ level: 'easy' })).id).toBe(one.id);
    expect((await start({ person: bob })).id).not.toBe(one.id);
    expect((await house.quests.underWay('duel', 'trial-1', 'ann'))?.id).toBe(one.id);
    await house.matches.concede(one.id, 'ann');
    expect(await house.quests.underWay('duel', 'trial-1', 'ann')).toBeNull();
    expect((await start()).id).not.toBe(one.id);
  });

  it('takes the level that was chosen, else the one meant, else the next weaker there is', async () => {
    expect((await start({ level: 'easy' })).seats[1]?.player).toBe(enemyOf('trial-1', 'easy'));
    await play((await house.quests.underWay('duel', 'trial-1', 'ann')) as MatchRow, 'high');
    expect((await start({ quest: 'trial-2' })).seats[1]?.player).toBe(enemyOf('trial-2', 'steady'));
    const levels = (...there: Level[]) => ({
      ...game,
      opponents: Object.fromEntries(there.map(level => [level, game.opponents.easy])),
    });
    expect(nearestLevel(levels('steady', 'strong') as Game, 'easy')).toBe('steady');
    expect(nearestLevel(levels('easy', 'strong') as Game, 'steady')).toBe('easy');
    expect(nearestLevel(levels() as Game, 'steady')).toBeUndefined();
  });
});

describe('how somebody stands', () => {
  it('a win opens what comes after it, for the winner alone', async () => {
    expect(await stands()).toEqual(['open', 'locked', 'locked']);
    await play(await start(), 'high');
    expect(await stands()).toEqual(['won', 'open', 'locked']);
    expect(await stands('bob')).toEqual(['open', 'locked', 'locked']);
    await play(await start({ quest: 'trial-2' }), 'high');
    expect(await stands()).toEqual(['won', 'won', 'open']);
  });

  it('neither a draw nor a defeat is a win', async () => {
    await play(await start(), 'low');
    expect(await firstOf()).toEqual([1, null]);
    const { id } = await start();
    await house.matches.concede(id, 'ann');
    expect(await firstOf()).toEqual([2, null]);
    expect(await stands()).toEqual(['open', 'locked', 'locked']);
  });

  it('best is the strongest level that was beaten, and then the fewest turns', async () => {
    await play(await start({ level: 'easy' }), 'high');
    expect(await firstOf()).toEqual([1, { level: 'easy', turns: 3 }]);
    await play(await start({ level: 'steady' }), 'high');
    await play(await start({ level: 'easy' }), 'high');
    expect(await firstOf()).toEqual([3, { level: 'steady', turns: 3 }]);
    // Fewer turns: the enemy gave up after the first round.
    const { id } = await start();
    await house.plays(id, 'ann', 'high');
    await house.seeTo(1);
    await house.plays(id, 'ann', 'keep');
    const enemy = (await house.store.match(id)) as MatchRow;
    await house.matches.concede(enemy.id, enemyOf('trial-1', 'steady'));
    expect(await firstOf()).toEqual([4, { level: 'steady', turns: 1 }]);
  });

  it('an ordinary match counts for no quest, and a quest tells itself from one', async () => {
    const { id } = await house.lobby.open({
      ...{ game: 'duel', ruleset: 'plain', guild: null, channel: 'channel', host: ann, opponent: 'practice' },
      ...{ deck: ten, secretDecks: false, bestOf: 1, act: 'act' },
    });
    await house.lobby.start(id, ann);
    await house.matches.concede(id, 'ann');
    expect(await firstOf()).toEqual([0, null]);
    await play(await start(), 'high');
    const quests = await house.store.results({ player: 'ann', quests: true });
    expect(quests.map(row => row.quest)).toEqual([{ id: 'trial-1', level: 'steady' }]);
    expect((await house.store.results({ player: 'ann', quests: false })).map(row => row.match)).toEqual([id]);
  });

  it('is the same after a restart, at whatever moment it comes', async () => {
    const path = file();
    house = new House(openStore(path), games);
    const reopened = async (): Promise<void> => {
      await house.store.close();
      house = new House(openStore(path), games);
    };
    const match = await start();
    for (let round = 0; round < 3; round++)
      for (const key of ['high', 'keep', 'keep']) {
        await reopened();
        expect(await stands()).toEqual(['open', 'locked', 'locked']);
        expect((await start()).id).toBe(match.id);
        await house.seeTo();
        await house.plays(match.id, 'ann', key);
        await house.seeTo();
      }
    await reopened();
    expect(await stands()).toEqual(['won', 'open', 'locked']);
    expect(await firstOf()).toEqual([1, { level: 'steady', turns: 3 }]);
    await house.store.close();
  });
});

it('the same again is the same quest, with the sides as they were', async () => {
  const match = await start();
  await house.matches.concede(match.id, 'ann');
  const again = await house.lobby.again(await house.matches.look(match.id), ann);
  expect(again).toMatchObject({ status: 'choosing', options: match.options });
  expect(readTerms(again.terms).quest).toEqual({ id: 'trial-1', level: 'steady' });
  expect(again.seats.map(seat => seat.deck)).toEqual([null, { name: 'trial-1', cards: {} }]);
  expect((await house.lobby.chooseDeck(again.id, ann, ten)).status).toBe('playing');
});

it('every quest of the house sets up', async () => {
  house = new House(openStore(':memory:'), gameOf);
  const squad = gameOf('squad') as Game;
  const starter = squad.decks.ready[0] as Deck;
  for (const one of squad.quests ?? []) {
    // Players who have won all before it.
    const open = { ...squad, quests: [{ ...one, after: [] }] };
    const there = new House(house.store, () => open);
    const match = await there.quests.start(venture({ game: 'squad', quest: one.id, deck: starter, enemy: one.id }));
    const look = await there.matches.look(match.id);
    expect(look.match.status, one.id).toBe('playing');
    expect(look.table?.prompts.length, one.id).toBe(1);
    await there.matches.concede(match.id, 'ann');
  }
}, 60_000);
