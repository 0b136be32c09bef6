import { expect, test } from 'vitest';
import { ready } from '../../../../src/games/champions/decks/ready.js';
import { championsOptions } from '../../../../src/games/champions/options.js';
import { modularSets, scenarios, takesSets } from '../../../../src/games/champions/scenarios/index.js';
import type { ChampionsState } from '../../../../src/games/champions/state.js';
import { type Deck, type ReadyDeck, Table } from '../../../../src/kernel/index.js';
import { type ChampionsTable, game } from './random.js';

const MODES = ['standard', 'expert'] as const;
const SPIDER_MAN = ready.find(({ id }) => id === 'spider-man') as ReadyDeck;
const SHE_HULK: Deck = { name: 'She-Hulk', cards: { '01019a': 1, '01005': 40 } };

/** How many cards the book lists for each encounter set. */
const SIZES: Readonly<Record<string, number>> = {
  rhino: 17,
  klaw: 16,
  ultron: 19,
  standard: 7,
  expert: 3,
  bomb_scare: 6,
  masters_of_evil: 7,
  under_attack: 5,
  legions_of_hydra: 6,
  the_doomsday_chair: 6,
  risky_business: 19,
  mutagen_formula: 26,
  goblin_gimmicks: 8,
  a_mess_of_things: 5,
  power_drain: 5,
  running_interference: 5,
};

const setUp = (options: object, seats = 1, seed = 'set-up', deck: Deck = SPIDER_MAN): ChampionsTable =>
  Table.begin(game, {
    version: 'test',
    options: championsOptions.parse(options),
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, deck })),
    seed,
  });

/** Encounter cards of a match, wherever the set-up has put them, by set. */
function bySet({ encounter, play, players }: ChampionsState): Record<string, number> {
  const counts: Record<string, number> = {};
  const scenario = play.filter(({ owner }) => owner === 'scenario');
  for (const { card } of [
    ...encounter.deck,
    ...encounter.discard,
    ...scenario,
    ...players.flatMap(({ dealt }) => dealt),
  ]) {
    const kind = game.cards.get(card)?.data?.type_code;
    if (kind === 'villain' || kind === 'main_scheme') continue;
    const set = String(game.cards.get(card)?.data?.set_code);
    counts[set] = (counts[set] ?? 0) + 1;
  }
  return counts;
}

for (const { id: scenario, set, villain, recommended } of scenarios.filter(takesSets))
  for (const mode of MODES)
    for (const seats of [1, 2, 3, 4])
      test(`L2P: core scenarios: ${scenario}, ${mode}, ${seats} players: stages, schemes and sets as the book lists them`, () => {
        const { state } = setUp({ scenario, mode }, seats);
        const [now, next] = mode === 'expert' ? villain.slice(1) : villain;
        expect([state.play[0]?.card, ...state.stages]).toEqual([now, next]);
        expect(bySet(state)).toEqual({
          [set]: SIZES[set],
          standard: SIZES.standard,
          ...(mode === 'expert' && { expert: SIZES.expert }),
          [recommended]: SIZES[recommended],
          // An obligation for each hero.
          spider_man: seats,
        });
        expect(state.players.map(({ nemesis }) => nemesis.length)).toEqual(Array.from({ length: seats }, () => 5));
      });

test('L2P: fixed encounter sets: every encounter card of the game belongs to a set that some match has', () => {
  const known = new Set(Object.keys(SIZES));
  const sets = new Set(
    game.cards.all.filter(({ data }) => data?.faction_code === 'encounter').map(({ data }) => String(data?.set_code)),
  );
  const crews = scenarios.flatMap(one => (takesSets(one) ? [] : ['wrecking_crew', ...one.crew.map(({ set }) => set)]));
  const heroes = [...sets]
    .filter(set => !known.has(set) && !crews.includes(set))
    .map(set => set.replace('_nemesis', ''));
  expect([...new Set(heroes)].sort()).toEqual([
    'black_panther',
    'black_widow',
    'captain_america',
    'captain_marvel',
    'doctor_strange',
    'hulk',
    'iron_man',
    'ms_marvel',
    'she_hulk',
    'spider_man',
    'thor',
  ]);
});

test('L2P: setup: alter-egos up, hit points per player, six cards in hand, and the first player has the token', () => {
  const { state, prompts } = setUp({ scenario: 'rhino', first: 1 }, 2);
  expect(state.players.map(({ identity }) => state.play.find(({ id }) => id === identity)?.card)).toEqual([
    '01001b',
    '01001b',
  ]);
  expect(state.first).toBe(1);
  expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
    [6, 34],
    [6, 34],
  ]);
  expect(prompts.map(({ reason }) => reason)).toEqual(['mulligan', 'mulligan']);
  const { panels } = game.view(state, 'public');
  expect(panels[0]?.meters.find(({ label }) => label.id === 'meter-villain')).toMatchObject({ value: 28, max: 28 });
});

test('L2P: setup: a mulligan is redrawn, and what was thrown away is not shuffled back', () => {
  const table = setUp({});
  const [prompt] = table.prompts;
  const thrown = table.state.players[0]?.hand.slice(0, 2).map(({ id }) => `c${id}`) as string[];
  table.answer(prompt?.number as number, 0, { pick: thrown });
  expect(table.state.players[0]).toMatchObject({ hand: { length: 6 }, discard: { length: 2 }, deck: { length: 32 } });
  expect(table.state.round).toBe(1);
});

test("L2P: main scheme cards: 01116a and 01125: Klaw's set-up reveals Defense Network and turns a minion up for the first player", () => {
  for (let seed = 0; seed < 10; seed++) {
    const { state } = setUp({ scenario: 'klaw', first: 1 }, 2, `klaw ${seed}`);
    const network = state.play.find(({ card }) => card === '01125');
    expect(network?.threat).toBe(4);
    expect(state.play.find(({ card }) => card === '01116b')).toMatchObject({ threat: 0 });
    const minions = state.play.filter(({ card }) => game.cards.get(card)?.data?.type_code === 'minion');
    expect(minions.map(({ engaged }) => engaged)).toEqual([1]);
  }
});

test("L2P: main scheme cards: 01137a and 01137b: Ultron's set-up has his Drones in play, one before each player", () => {
  const { state } = setUp({ scenario: 'ultron' }, 3);
  expect(state.play.find(({ card }) => card === '01140')).toBeDefined();
  expect(
    state.play
      .filter(one => one.facedown)
      .map(({ engaged }) => engaged)
      .sort(),
  ).toEqual([0, 1, 2]);
  expect(state.players.map(({ hand, deck }) => hand.length + deck.length)).toEqual([39, 39, 39]);
});

test('L2P: expert mode: the stage that begins has its entrance: Rhino II, Klaw II and Ultron II with theirs', () => {
  const inPlay = (scenario: string) => setUp({ scenario, mode: 'expert' }).state.play.map(({ card }) => card);
  expect(inPlay('rhino')).toContain('01107');
  expect(inPlay('klaw')).toContain('01127');
  expect(inPlay('ultron')).not.toContain('01150');
});

test('CH-C28: while the table is set up nobody is asked to interrupt anything', () => {
  const table = setUp({ scenario: 'klaw' }, 1, 'objection', SHE_HULK);
  expect(table.prompts.map(({ reason }) => reason)).toEqual(['mulligan']);
  // What Defense Network places as it is revealed is threat that Jennifer could object to later.
  expect(table.state.play.find(({ card }) => card === '01125')?.threat).toBe(3);
});

// -- modular sets

for (const { id: set } of modularSets)
  test(`L2P: scenario customization rules: ${set} may be part of any scenario, in the place of the recommended one`, () => {
    for (const { id: scenario, recommended } of scenarios.filter(takesSets)) {
      const counts = bySet(setUp({ scenario, modular: [set] }).state);
      expect(counts[set]).toBe(SIZES[set]);
      if (set !== recommended) expect(counts[recommended]).toBeUndefined();
    }
  });

const modularIn = (state: ChampionsState): string[] =>
  modularSets.map(({ id }) => id as string).filter(id => bySet(state)[id] !== undefined);

test('L2P: modular encounter sets: none, two, or all five', () => {
  const sets = modularSets.map(({ id }) => id);
  for (const modular of [[], sets.slice(1, 3), sets]) expect(modularIn(setUp({ modular }).state)).toEqual(modular);
});

test('L2P: scenario customization rules: one by chance is any of them, and never one that was chosen besides', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const [one, ...more] = modularIn(setUp({ modular: ['random'] }, 1, `random ${seed}`).state);
    expect(more).toEqual([]);
    seen.add(one as string);
    expect(modularIn(setUp({ modular: ['bomb_scare', 'random', 'random'] }, 1, `random ${seed}`).state)).toHaveLength(
      3,
    );
  }
  expect([...seen].sort()).toEqual(modularSets.map(({ id }) => id as string).sort());
});

test('CH-C25: which set chance has added is told to nobody', () => {
  for (let seed = 0; seed < 10; seed++) {
    const table = setUp({ modular: ['random'] }, 2, `secret ${seed}`);
    const [set] = modularIn(table.state);
    const ids = game.cards.all.filter(({ data }) => data?.set_code === set).map(({ id }) => id);
    for (const viewer of ['public', 0, 1] as const) {
      const shown = JSON.stringify([game.view(table.state, viewer), table.log, table.prompts]);
      expect(ids.filter(id => shown.includes(`"${id}"`))).toEqual([]);
    }
  }
});

test('L2P: scenario customization rules: a set that there is not, or twice the same, is refused', () => {
  for (const options of [
    { scenario: 'thanos' },
    { modular: ['sinister_six'] },
    { modular: ['bomb_scare', 'bomb_scare'] },
    { modular: Array<string>(modularSets.length + 1).fill('random') },
  ])
    expect(championsOptions.safeParse(options).success).toBe(false);
});

test('L2P: villain cards: every scenario and mode is a ruleset of its own', () => {
  expect(game.rulesets.map(({ id }) => id)).toEqual(scenarios.flatMap(({ id }) => MODES.map(mode => `${id}-${mode}`)));
});
