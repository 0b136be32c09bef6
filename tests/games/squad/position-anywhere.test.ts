import { expect, test } from 'vitest';
import {
  andIsDestroyed,
  atStartOfTurn,
  destroysTheirs,
  hits,
  inTurn,
  mayPlay,
  playsTopOfDiscard,
  powerThisTurn,
  returnsToHand,
} from '../../../src/games/squad/abilities/index.js';
import { type Card, FACTORS, type Factor } from '../../../src/games/squad/card.js';
import { cards as printed } from '../../../src/games/squad/cards/index.js';
import { anyCard } from '../../../src/games/squad/filters.js';
import { squadWith } from '../../../src/games/squad/index.js';
import type { SquadOptions } from '../../../src/games/squad/options.js';
import type { SquadState, TurnMemory } from '../../../src/games/squad/state.js';
import {
  type Answer,
  Chance,
  type Envelope,
  type Game,
  type Json,
  type LogEntry,
  optionsOf,
  type Prompt,
  type Random,
  type Setup,
  Table,
} from '../../../src/kernel/index.js';
import { does, strongerBy } from './made.js';
import { lively, type SquadTable } from './rules/random.js';
import { card, onHit, starter } from './rules/rule.js';

// A match that is written down and read again at every boundary goes on like one that never was.

type Squad = Game<SquadState, SquadOptions>;

/** Reads a table again from its own position, where it is at a boundary. */
function readAnew(table: SquadTable, game: Squad, setup: Setup<SquadOptions>): SquadTable {
  const { seq, json } = table.snapshot;
  if (seq !== table.moves) return table;
  const envelope = JSON.parse(json) as Envelope<SquadState>;
  const written = JSON.parse(JSON.stringify(game.position.write(envelope.state))) as Json;
  const state = game.position.read(written, setup.options, ['A', 'B'], () => {
    throw new Error('a position leaves nothing to chance');
  });
  return Table.resume(game, setup, { seq, json: JSON.stringify({ ...envelope, state }) }, []);
}

/** The answer to a question whose cards have other keys: what stands at the same place. */
function translated(answer: Answer, from: Prompt, to: Prompt): Answer {
  const [keys, others] = [from, to].map(prompt => optionsOf(prompt).map(({ key }) => key)) as [string[], string[]];
  const same = (key: string): string => others[keys.indexOf(key)] ?? key;
  if ('pick' in answer) return { pick: answer.pick.map(same) };
  if ('order' in answer) return { order: answer.order.map(same) };
  return answer;
}

/** A question but for the keys of its cards. */
const asked = (prompt: Prompt) => ({
  ...prompt,
  options: optionsOf(prompt).map(({ key: _, ...option }) => option),
  default: null,
});

/** Plays one match twice, read again at every boundary and not, with the same answers. */
function playBoth(game: Squad, state: Json, seed: string, each: (state: SquadState) => void): void {
  const random = new Chance(seed).stream('answers');
  const seats = ['A', 'B'].map(name => ({ name, deck: { name: '', cards: {} } }));
  const setup: Setup<SquadOptions> = { version: 'test', options: { ruleset: 'tcg' }, seats, seed };
  const start = game.position.read(state, setup.options, ['A', 'B'], () => {
    throw new Error('a position leaves nothing to chance');
  });
  const table = Table.from(game, setup, start);
  let twin = readAnew(table, game, setup);
  const lines = new Map<number, LogEntry>();
  for (let at = 0; at < 200 && table.outcome === null; at++) {
    expect(twin.prompts.map(asked)).toEqual(table.prompts.map(asked));
    const [prompt, other] = [table.prompts[0], twin.prompts[0]] as [Prompt, Prompt];
    const answer = lively(prompt, random);
    table.answer(prompt.number, prompt.seat, answer);
    twin.answer(other.number, other.seat, translated(answer, prompt, other));
    for (const line of twin.log) lines.set(line.n, line);
    if (table.snapshot.seq === table.moves) {
      const { state } = JSON.parse(table.snapshot.json) as Envelope<SquadState>;
      expect(game.position.write((JSON.parse(twin.snapshot.json) as Envelope<SquadState>).state)).toEqual(
        game.position.write(state),
      );
      each(state);
    }
    twin = readAnew(twin, game, setup);
  }
  expect(twin.outcome).toEqual(table.outcome);
  for (const line of table.log) if (lines.has(line.n)) expect(lines.get(line.n)).toEqual(line);
  expect(lines.size).toBeGreaterThan(5);
}

/** A table in the middle of a match, of cards from a list. */
function somewhere(cards: readonly Card[], random: Random): Json {
  const some = (size: number, among: readonly Card[]) => Array.from({ length: size }, () => random.pick(among).id);
  const keepers = cards.filter(({ keeper }) => keeper !== undefined);
  const side = () => ({
    deck: some(22, cards),
    hand: some(4, cards),
    discard: some(3, cards),
    keepers: some(2, keepers),
  });
  return {
    power: 6 + random.int(8),
    turn: 2 + random.int(9),
    active: random.int(2),
    step: random.pick(['start', 'attack', 'end']),
    players: [side(), side()],
  };
}

test('with the cards there are', () => {
  const game = squadWith(printed);
  const random = new Chance('positions of printed cards').stream('test');
  for (let match = 0; match < 30; match++)
    playBoth(game, somewhere(printed, random), `printed ${match}`, () => undefined);
});

// Cards that leave behind, and ask for, whatever a position has to hold.
const strange: readonly Card[] = [
  [
    'settles heads',
    onHit(
      1,
      does(game => game.coin.settleNext('heads')),
    ),
  ],
  [
    'settles none',
    onHit(
      1,
      does(game => game.coin.settleNext('none')),
    ),
  ],
  ['power this turn', onHit(1, powerThisTurn(3))],
  [
    'ignores the hand',
    onHit(
      1,
      does(game => game.turn.ignoreIcons('hand')),
    ),
  ],
  [
    'ignores the deck, and plays on',
    onHit(
      1,
      inTurn(
        does(game => game.turn.ignoreIcons('deck')),
        mayPlay(anyCard),
      ),
    ),
  ],
  [
    'copies',
    onHit(
      1,
      does(function* (game) {
        const keeper = yield* game.ask.keeper(game.keepers.all, 'ask-copy');
        if (keeper !== null) game.attack.becomeCopyOf(keeper);
      }),
    ),
  ],
  [
    'takes over',
    onHit(
      1,
      does(function* (game) {
        const keeper = yield* game.ask.keeper(game.theirs.keepers, 'ask-control');
        if (keeper !== null) game.keepers.takeControl(keeper);
      }),
    ),
  ],
  ['destroys', onHit(1, destroysTheirs(anyCard))],
  [
    'destroys who came last turn',
    onHit(
      1,
      does(game => {
        for (const keeper of game.turn.enteredLast) game.keepers.destroy(keeper);
      }),
    ),
  ],
  ['plays the top of the pile', onHit(1, playsTopOfDiscard(anyCard))],
  [
    'puts the top of the pile into play',
    onHit(
      1,
      does(game => game.keepers.putTopOfDiscardIntoPlay(anyCard)),
    ),
  ],
  ['comes back', onHit(2, returnsToHand)],
  [
    'counts who did damage',
    { ...strongerBy(game => game.turn.damagers(game.them) + game.turn.damagers(game.me)), counterstrike: 1 },
  ],
  ['counts what was', strongerBy(game => game.turn.takenLast + game.power.rises + (game.turn.wasAttackedLast ? 1 : 0))],
  ['hits and goes', { keeper: 1, triggers: [atStartOfTurn(andIsDestroyed(hits(1)))] }],
  [
    'two more turns',
    onHit(
      1,
      does(game => {
        game.turn.takeAnother();
        game.turn.takeAnother();
      }),
    ),
  ],
  [
    'hits and comes back',
    {
      keeper: 1,
      triggers: [
        atStartOfTurn(
          inTurn(
            hits(1),
            does(game => game.keepers.returnSelf()),
          ),
        ),
      ],
    },
  ],
  ['has power at the start', { keeper: 1, triggers: [atStartOfTurn(powerThisTurn(1))] }],
  ['ignores at the start', { keeper: 1, triggers: [atStartOfTurn(does(game => game.turn.ignoreIcons('deck')))] }],
  ['avenges', { keeper: 1, onDestroyed: hits(1) }],
]
  .map(([name, abilities], at) => {
    const of = (shift: number): Factor => FACTORS[(at + shift) % FACTORS.length] as Factor;
    return card(name as string, { factor: of(0), block: of(2), ...(abilities as object) });
  })
  .concat(starter('hits', 2, { keeper: 1 }));

const filled: Readonly<Record<string, (state: SquadState) => unknown>> = {
  nextFlip: state => state.nextFlip,
  extraTurns: state => state.extraTurns,
  copies: ({ players }) => players.some(({ keepers }) => keepers.some(keeper => keeper.printed !== undefined)),
  'Keepers taken over': ({ players }) =>
    players.some(({ keepers }, seat) => keepers.some(keeper => keeper.owner !== seat)),
  ...Object.fromEntries(
    (['now', 'last'] as const).flatMap(when =>
      (['taken', 'attacked', 'rises', 'power', 'damagers', 'entered', 'unheeded'] satisfies (keyof TurnMemory)[]).map(
        field => [
          `${when}.${field}`,
          ({ memory }: SquadState) =>
            memory[when][field].some(one => (Array.isArray(one) ? one.length > 0 : Boolean(one))),
        ],
      ),
    ),
  ),
};

test('with cards that leave behind whatever a position holds', () => {
  const game = squadWith(strange);
  const random = new Chance('positions of strange cards').stream('test');
  const seen = new Map(Object.keys(filled).map(field => [field, 0]));
  for (let match = 0; match < 50; match++)
    playBoth(game, somewhere(strange, random), `strange ${match}`, state => {
      for (const [field, isFilled] of Object.entries(filled))
        if (isFilled(state)) seen.set(field, (seen.get(field) ?? 0) + 1);
    });
  // Each was there to be written at a good many boundaries.
  expect([...seen].filter(([, times]) => times < 10)).toEqual([]);
});
