import { describe, expect, test } from 'vitest';
import { gameOf, games } from '../../src/games/index.js';
import {
  type Answer,
  awaited,
  Chance,
  type Game,
  type Lesson,
  type LogEntry,
  optionsOf,
  type Prompt,
  sample,
  tipAt,
} from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { adviceAt } from '../../src/matches/lessons/advice.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { Look } from '../../src/matches/matches.js';
import { Counting } from '../../src/stats/counting.js';
import { openStore } from '../../src/store/index.js';
import { soak } from '../soak.js';
import { ann, House, refused, sound } from './house.js';

const taught = games.flatMap(game => (game.lessons ?? []).map(lesson => ({ game, lesson, name: game.id })));

const open = (): House => new House(openStore(':memory:', { now: () => 1 }), gameOf);
const begin = (house: House, { game, lesson }: { game: Game; lesson: Lesson }) =>
  house.lessons.start({ game: game.id, lesson: lesson.id, guild: 'guild', channel: 'channel', person: ann });

const mine = (look: Look): Prompt | undefined => awaited(look.table?.prompts ?? []).find(({ seat }) => seat === 0);
const tipOf = (look: Look, prompt: Prompt): string | undefined => adviceAt(look, prompt)?.tip?.id;

/** What a learner does, until the match is over. Returns the ids of the tips, in the order in which they were told. */
async function study(house: House, id: string, choose: (look: Look, prompt: Prompt) => Answer): Promise<string[]> {
  const told: string[] = [];
  for (let asked = 0; asked < 3000; asked++) {
    await house.seeTo();
    const look = await house.matches.look(id);
    if (look.match.status === 'over') return told;
    const prompt = mine(look);
    if (prompt === undefined) throw new Error('nobody is asked anything');
    const tip = tipOf(look, prompt);
    if (tip !== undefined) told.push(tip);
    await house.matches.answer(id, ann.id, prompt.number, choose(look, prompt));
  }
  throw new Error('it goes on for ever');
}

const obedient = (look: Look, prompt: Prompt): Answer => {
  const answer = adviceAt(look, prompt)?.answer ?? null;
  if (answer === null) throw new Error(`nothing is suggested for ${prompt.reason}`);
  return answer;
};

/** What a lesson has to have shown, by what the log says of it. */
const CONCEPTS: Readonly<Record<string, Readonly<Record<string, (line: LogEntry) => boolean>>>> = {
  squad: {
    'an attack of the learner': line => line.id === 'log-play' && is(line.args?.who, { seat: 0 }),
    'an attack blocked by icon from the hand': line => line.id === 'log-block' && is(line.args?.who, { seat: 0 }),
    'an attack stopped by a card from the deck': line =>
      line.id === 'log-damage-stopped' && is(line.args?.who, { seat: 0 }),
    'damage taken in full': line => line.id === 'log-damage' && is(line.args?.who, { seat: 0 }),
    'a Keeper': line => line.id === 'log-keeper',
    "a Keeper's hit": line => line.id === 'log-hit',
    'a misfire': line => line.id === 'log-misfire',
    'the power going up': line => line.id === 'log-power' && line.args?.way === 'up',
    'damage out of the hand': line => line.id === 'log-damage-hand' && is(line.args?.who, { seat: 1 }),
  },
  champions: {
    'a change of form': line => line.id === 'log-form',
    'a payment': line => line.id === 'log-pay',
    'an ally played': line => line.id === 'log-play' && is(line.args?.card, { card: '01002' }),
    'a basic attack of the hero': line => line.id === 'log-attack' && is(line.args?.what, { card: '01001a' }),
    'an attack of the ally': line => line.id === 'log-attack' && is(line.args?.what, { card: '01002' }),
    'a defense': line => line.id === 'log-defend',
    'an interrupt': line => line.id === 'log-prevent',
    'threat placed': line => line.id === 'log-threat',
    'a thwart': line => line.id === 'log-thwart',
    'an encounter card revealed': line => line.id === 'log-reveal',
    'a minion': line => line.id === 'log-engage',
  },
};
const is = (arg: unknown, wanted: object): boolean => JSON.stringify(arg) === JSON.stringify(wanted);

const TURNS: Readonly<Record<string, number>> = { squad: 9, champions: 3 };

describe.each(taught)('the lesson of $name', ({ game, lesson, name }) => {
  test('is won by pressing what is marked, and every tip is told once, in order', async () => {
    const house = open();
    const { id } = await begin(house, { game, lesson });
    const told = await study(house, id, obedient);
    expect(told).toEqual(TOLD[name]?.map(tip => `lesson-${lesson.id}-${tip}`));
    expect([...told].sort()).toEqual(lesson.tips.map(tip => `lesson-${lesson.id}-${tip.id}`).sort());
    const outcome = await sound(house.store, id, game);
    expect(outcome?.places[0]).toBe(1);
    const log = await house.store.log(id, 0, 10_000);
    for (const [concept, shows] of Object.entries(CONCEPTS[name] ?? {}))
      expect(log.some(shows), `the log has ${concept}`).toBe(true);
    const [result] = await house.store.results({ player: ann.id });
    expect(result?.facts.turns).toBe(TURNS[name]);
  });

  test('is the same match whatever its secret', async () => {
    const played = async (): Promise<string[]> => {
      const house = open();
      const { id } = await begin(house, { game, lesson });
      await study(house, id, obedient);
      return (await house.store.log(id, 0, 10_000)).map(line => JSON.stringify([line.id, line.args ?? {}]));
    };
    expect(await played()).toEqual(await played());
  });

  test('never holds up a learner who presses anything, and repeats no tip', async () => {
    for (let seed = 0; seed < soak(100, 20); seed++) {
      const random = new Chance(`learner ${seed}`).stream('clicks');
      const house = open();
      const { id } = await begin(house, { game, lesson });
      const told = await study(house, id, (_look, prompt) => sample(prompt, random));
      expect(new Set(told).size, `seed ${seed}`).toBe(told.length);
      expect(await sound(house.store, id, game)).not.toBeNull();
      await house.store.close();
    }
  });

  test('leaves no trace in statistics', async () => {
    const house = open();
    const { id } = await begin(house, { game, lesson });
    await study(house, id, obedient);
    expect((await house.store.uncounted(10)).endings.map(({ match }) => match.id)).toEqual([id]);
    await new Counting(house.store).catchUp();
    for (const player of ['', ann.id]) {
      const key = { guild: '', game: game.id, player, kind: 'practice', facet: 'all', value: '' } as const;
      expect(await house.store.talliesAt([key])).toEqual([]);
      expect(await house.store.ratingsAt([key])).toEqual([]);
    }
    expect(await house.quests.standings(game.id, ann.id)).toSatisfy((all: { tries: number }[]) =>
      all.every(({ tries }) => tries === 0),
    );
  });

  test('is one at a time, and nobody has a rematch of it', async () => {
    const house = open();
    const first = await begin(house, { game, lesson });
    expect((await begin(house, { game, lesson })).id).toBe(first.id);
    const look = await house.matches.concede(first.id, ann.id);
    expect(await refused(house.lobby.again(look, ann))).toBe('not-open');
    expect((await begin(house, { game, lesson })).id).not.toBe(first.id);
  });

  test('tells each tip in few words', () => {
    const words = loadWords(game.id, 'en');
    const say: typeof words.say = said => words.say(said);
    for (const { id } of lesson.tips) {
      const said = say({ id: `lesson-${lesson.id}-${id}` });
      expect(said.length, said).toBeLessThanOrEqual(180);
      expect(said, said).toMatch(/^\*\*[^*]{4,40}[.!?]\*\* /);
    }
    for (const said of [lesson.about, lesson.closing].map(words => say(words)))
      expect(said.length, said).toBeLessThanOrEqual(200);
  });
});

const TOLD: Readonly<Record<string, readonly string[]>> = {
  squad: ['attack', 'block', 'keeper', 'take', 'helper', 'factor', 'power', 'misfire', 'last'],
  champions: [
    'hand',
    'alter-ego',
    'pay',
    'upgrade',
    'hero',
    'attack',
    'ally',
    'end',
    'interrupt',
    'defend',
    'villain',
    'thwart',
    'backflip',
    'last',
  ],
};

test('champions: learners who have gone another way are not told to end a turn that could win', async () => {
  const [champions] = taught.filter(({ name }) => name === 'champions');
  const house = open();
  const { id } = await begin(house, champions as (typeof taught)[number]);
  const DAREDEVIL = '01058';
  let [isPlayed, isChanged] = [false, false];
  const marked: string[] = [];
  await study(house, id, (look, prompt) => {
    const options = optionsOf(prompt);
    const turn = look.game.stalemate.turn(look.table?.state);
    const advised = adviceAt(look, prompt)?.answer ?? prompt.default;
    if (prompt.reason !== 'turn') return advised;
    const named = (key: string) => options.find(option => option.key === key || option.key.endsWith(key));
    if (turn === 2) {
      const ally = options.find(({ card, key }) => card === DAREDEVIL && !key.includes('.'));
      if (!isPlayed && ally !== undefined) {
        isPlayed = true;
        return { pick: [ally.key] };
      }
      if (!isChanged && named('form') !== undefined) {
        isChanged = true;
        return { pick: ['form'] };
      }
    }
    if (turn === 3) {
      const [key = ''] = 'pick' in advised ? advised.pick : [];
      marked.push(key);
      if (key === 'end') expect(options.filter(one => one.key.endsWith('.attack') || one.key === 'form')).toEqual([]);
    }
    return advised;
  });
  expect([isPlayed, isChanged]).toEqual([true, true]);
  expect(marked.length).toBeGreaterThan(0);
});

test('champions: learners who have gone another way are told of a minion only where one has come', () => {
  const [{ lesson }] = taught.filter(({ name }) => name === 'champions') as [(typeof taught)[number]];
  const prompt = { kind: 'one', seat: 0, reason: 'turn', options: [] } as unknown as Prompt;
  const tip = (came: boolean) => tipAt(lesson, { turn: 3, heard: () => came }, prompt, id => id !== 'last')?.id;
  expect([tip(true), tip(false)]).toEqual(['last', undefined]);
});

test('squad: learners who have gone another way are told nothing of their cards that isn’t so', async () => {
  const [squad] = taught.filter(({ name }) => name === 'squad');
  const told = new Set<string>();
  for (let seed = 0; seed < soak(60, 12); seed++) {
    const random = new Chance(`other way ${seed}`).stream('clicks');
    const house = open();
    const { id } = await begin(house, squad as (typeof taught)[number]);
    const heard = async (line: string): Promise<boolean> =>
      (await house.store.log(id, 0, 10_000)).some(entry => entry.id === line);
    const questions: { tip: string; prompt: Prompt }[] = [];
    await study(house, id, (look, prompt) => {
      const tip = tipOf(look, prompt)?.replace('lesson-first-', '');
      if (tip !== undefined) questions.push({ tip, prompt });
      return random.int(3) === 0 ? sample(prompt, random) : (adviceAt(look, prompt)?.answer ?? sample(prompt, random));
    });
    for (const { tip, prompt } of questions) {
      told.add(tip);
      const cards = prompt.reason === 'block' ? optionsOf(prompt).length : null;
      if (tip === 'factor') expect(cards, `seed ${seed}`).toBe(2);
      if (tip === 'misfire') expect(cards, `seed ${seed}`).toBe(0);
      if (tip === 'power') expect(await heard('log-keeper'), `seed ${seed}`).toBe(true);
    }
    await house.store.close();
  }
  expect([...told]).toEqual(expect.arrayContaining(['factor', 'misfire', 'power']));
});

test.each(taught)(
  '$name: undone answers are advised on again, and the cards stay stacked',
  async ({ game, lesson }) => {
    const house = open();
    const { id } = await begin(house, { game, lesson });
    const answer = async (): Promise<string | undefined> => {
      await house.seeTo();
      const look = await house.matches.look(id);
      const prompt = mine(look) as Prompt;
      const tip = tipOf(look, prompt);
      await house.matches.answer(id, ann.id, prompt.number, obedient(look, prompt));
      return tip;
    };
    const first = [await answer(), await answer(), await answer()];
    await house.seeTo();
    const { match } = await house.matches.look(id);
    const { look, done } = await house.matches.consent(id, ann.id, { seat: 0, moves: match.moves });
    expect(done).toBe(true);
    const again = mine(look) as Prompt;
    const at = first.indexOf(tipOf(look, again));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(Object.keys(readTerms(look.match.terms).lesson?.given ?? {})).toHaveLength(at + 1);
    const told = await study(house, id, obedient);
    expect([...first.slice(0, at), ...told]).toEqual(TOLD[game.id]?.map(tip => `lesson-${lesson.id}-${tip}`));
    expect((await sound(house.store, id, game))?.places[0]).toBe(1);
  },
);
