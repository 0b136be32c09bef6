import { describe, expect, test } from 'vitest';
import { type PositionDocument, playDocument, readDocument } from '../../src/cli/document.js';
import { reportOf } from '../../src/cli/play.js';
import { Dice } from '../../src/cli/simulate/dice.js';
import { attack } from '../../src/games/squad/card.js';
import { cards } from '../../src/games/squad/cards/index.js';
import { squad, squadWith } from '../../src/games/squad/index.js';
import { type Game, hash, optionsOf, type Prompt, Table } from '../../src/kernel/index.js';
import { file, json, refused, run } from './run.js';
import { table as document } from './table.js';

interface Printed {
  pending: {
    seat: number;
    kind: string;
    reason: string;
    trail: string[];
    min: number;
    max: number;
    options: { key: string; label: string; card?: string }[];
  }[];
  outcome: { winners: number[]; reason: string } | null;
  position: Record<string, unknown>;
  since: unknown[];
  log: string[];
  views: Record<string, unknown>;
}

const play = (document: unknown) => json<Printed>(['play', file(document)]);
const game = squad as Game;
const { position } = document;

describe('play', () => {
  test('sets the table up and says what is asked', async () => {
    const { pending, outcome, since } = await play(document);
    expect(pending).toHaveLength(1);
    expect(pending[0]).toMatchObject({ seat: 0, kind: 'one', reason: 'attack', min: 1, max: 1 });
    expect(pending[0]?.options.map(option => option.card ?? option.key)).toEqual(['ST026', 'ST026', 'ST005', 'pass']);
    expect(pending[0]?.trail.length).toBeGreaterThan(0);
    expect({ outcome, since }).toEqual({ outcome: null, since: [] });
  });

  test('takes payments in which one card counts as two resources', async () => {
    const asked = {
      game: 'champions',
      ruleset: { scenario: 'klaw', mode: 'standard' },
      position: {
        players: [{ identity: '01040a', hand: ['01044', '01044'], deck: ['01088', '01088'] }],
        villain: { card: '01113', attached: ['01119'] },
        encounter: { deck: ['01186', '01186'] },
      },
    };
    const paid = (...pay: { key: string; as: string }[]) => ({
      ...asked,
      answers: [
        { seat: 0, pick: ['01119'] },
        { seat: 0, pay },
      ],
    });
    const [both, last] = [
      { key: '01044', as: 'energy+mental' },
      { key: '01044', as: 'physical' },
    ] as const;
    const { log } = await play(paid(both, last));
    expect(log.at(-1)).toContain('discard');
    await refused(['play', file(paid(both))], 'that does not cover the cost', 'energy+mental 2');
    await refused(['play', file(paid({ ...both, as: 'energy+energy' }, last))], 'cannot pay as "energy+energy"');
  });

  test('takes a card, a key and a word', async () => {
    const before = await play(document);
    const key = before.pending[0]?.options[1]?.key as string;
    const byCard = await play({ ...document, answers: [{ seat: 0, pick: ['ST026'] }] });
    expect(byCard.pending[0]).toMatchObject({ seat: 1, kind: 'some', reason: 'block', min: 0, max: 1 });
    expect(byCard.since).toEqual([{ seat: 0, pick: ['ST026'] }]);
    const byKey = await play({ ...document, answers: [{ seat: 0, pick: [key] }] });
    expect(byKey.since).toEqual([{ seat: 0, pick: [key] }]);
    const taken = await play({
      ...document,
      answers: [
        { seat: 0, pick: [key] },
        { seat: 1, pick: ['take'] },
      ],
    });
    expect(taken.log.length).toBeGreaterThan(byKey.log.length);
    expect(taken.position).not.toEqual(byKey.position);
  });

  test('shows each seat its own hand and no other', async () => {
    const { views } = await play(document);
    expect(Object.keys(views).sort()).toEqual(['0', '1', 'public']);
    expect(JSON.stringify(views[0])).toContain('ST026');
    expect(JSON.stringify(views.public)).not.toContain('ST026');
  });

  test('plays a normal opening from seats, and on to the end', async () => {
    const seats = [{ name: 'Ann', deck: 'iron-man' }, { deck: { ST026: 40 } }];
    const opened = await play({ game: 'squad', ruleset: { ruleset: 'quick', first: 1 }, seats });
    expect(opened.pending[0]).toMatchObject({ seat: 1, reason: 'attack' });
    const over = { ...position, step: 'end', players: [{ hand: ['ST005'] }, {}] };
    const ended = await play({ ...document, position: over });
    expect(ended.outcome?.winners).toEqual([0]);
    expect(ended.pending).toEqual([]);
    const again = await play({ ...document, position: ended.position, answers: ended.since });
    expect(again.outcome).toEqual(ended.outcome);
  });

  test('says that partners have lost, which is no draw', async () => {
    const position = { players: [{ identity: '01001a' }] };
    const { out } = await run(['play', file({ game: 'champions', position, answers: [{ seat: 0, pick: ['end'] }] })]);
    expect(out).toContain('Over: lost. The encounter deck and its discard pile are both empty.');
  });

  test('refuses what is not legal, with the prompt and its options', async () => {
    const answered = (...answers: unknown[]) => ['play', file({ ...document, answers })];
    await refused(answered({ seat: 0, pick: ['ST025'] }), 'answers[0].pick[0]', '"attack"', 'ST026 (c', 'pass');
    await refused(answered({ seat: 0, pick: [] }), 'answers[0]', 'choose exactly one', 'pick one of');
    await refused(answered({ seat: 0, amount: 3 }), 'answers[0]', 'pick one of');
    await refused(answered({ seat: 1, pick: ['take'] }), 'seat 1 is not asked anything', 'seat 0 is asked "attack"');
    const blocked = [
      { seat: 0, pick: ['ST026'] },
      { seat: 1, pick: ['ST142', 'ST026'] },
    ];
    await refused(answered(...blocked), 'answers[1].pick[1]', '"ST026" is not offered', '"block"', 'or "take"');
  });

  test('refuses what does not pay, with the price', async () => {
    const paying = (pick: string, hand: string[], attached: string[] = []) => [
      'play',
      file({
        game: 'champions',
        position: { players: [{ identity: '01010a', hand }], villain: { card: '01094', attached } },
        answers: [
          { seat: 0, pick: [pick] },
          { seat: 0, pay: [] },
        ],
      }),
    ];
    await refused(paying('01087', ['01087', '01088']), 'answers[1]', ': pay 2 with 01088');
    const strong = ['01090', '01090'];
    await refused(paying('01100.0', strong, ['01100']), 'answers[1]', ': pay 3, including 3 physical, with 01090');
  });

  test('refuses a document that cannot be, naming the path', async () => {
    const wrong = (change: object) => ['play', file({ ...document, ...change })];
    const players = (first: object) => ({ position: { ...position, players: [first, {}] } });
    await refused(wrong(players({ hand: ['ST005', 'ST999'] })), 'position.players[0].hand[1]: no card ST999');
    await refused(wrong(players({ hands: [] })), 'position.players[0]', 'hands');
    await refused(wrong({ position: { ...position, power: 21 } }), 'position.power');
    await refused(wrong({ ansers: [] }), 'ansers: no such field: did you mean answers?');
    await refused(wrong({ answers: [{ seat: 0, pikc: [] }] }), 'answers[0].pikc: no such field: did you mean pick?');
    await refused(wrong({ answers: [{ seat: 0 }] }), 'answers[0]', 'exactly one of');
    await refused(wrong({ ruleset: 'tgc' }), 'ruleset: no ruleset "tgc": did you mean tcg');
    await refused(wrong({ ruleset: { ruleset: 'tcg', frist: 1 } }), 'ruleset.frist');
    await refused(wrong({ game: 'squadd' }), 'did you mean squad?');
    await refused(wrong({ seats: [{ deck: 'iron-mann' }, {}] }), 'seats[0].deck', 'did you mean iron-man');
    await refused(wrong({ seats: [{}] }), 'seats: 1 of them');
    await refused(
      wrong(players({ hand: ['st004'] })),
      'position.players[0].hand[0]: no card st004: did you mean ST004?',
    );
    await refused(['play', file({ game: 'squad' })], 'neither position nor seats');
    await refused(['play', file({ game: 'squad', seats: [{}, {}] })], 'seats[0].deck: missing');
    await refused(['play', file([])], 'the document: this has to be an object in braces, and is a list');
  });

  test('names and shows as many seats as a position has, in every game', async () => {
    const team = { places: ['MU01'] };
    const smash = (...teams: object[]) => ({ game: 'smash', position: { teams } });
    const { views, pending } = await play(smash(team, team, team, team, team, team, team, team));
    expect(Object.keys(views)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'public']);
    expect(JSON.stringify(views[7])).toContain('H');
    expect(pending).toMatchObject([{ seat: 0 }]);
    await refused(['play', file(smash(team))], 'position.teams: 1 of them, and smash is played by 2 to 8');
    await refused(
      ['play', file({ ...smash(team, team, team), seats: [{}, {}] })],
      'position.teams: 3 of them, and "seats" names 2: there has to be one for each seat',
    );
    const seats = Array.from({ length: 2 }, () => ({ deck: 'brawlers' }));
    await refused(
      ['play', file({ game: 'smash', ruleset: { first: 2 }, seats })],
      'ruleset.first: no seat 2: seats go from 0 to 1',
    );
    await refused(
      ['play', file({ game: 'squad', ruleset: { first: 9 }, seats: [{}, {}] })],
      'ruleset.first: this has to be 0 or 1',
    );
  });

  test.each([
    [{ game: 'squad', position: { players: [{ keepers: ['ST142'] }, {}] } }, 'keepers[0]: ST142 is not a Keeper'],
    [{ game: 'champions', position: { players: [{ eliminated: true }] } }, 'position.players: all are eliminated'],
    [{ game: 'smash', position: { teams: [{ places: ['MU01'] }, { out: true }] } }, 'position.teams: fewer than two'],
    [
      { game: 'recharge', position: { players: [{ chain: [{ card: 'RC097' }] }, {}] } },
      'position.players[0].chain[0]: RC097 starts no chain',
    ],
  ])('refuses a table that cannot be, naming the path: %j', async (impossible, message) => {
    await refused(['play', file(impossible)], message);
  });

  test('reads a document with another pool of cards', () => {
    const own = attack('XX001', {
      ...{ hero: 'Tester', name: 'Own', team: null, factor: 'tech', block: 'tech', level: 1, attack: 1 },
    });
    const standing = playDocument(
      squadWith([...cards, own]) as Game,
      readDocument({ game: 'squad', position: { players: [{ hand: ['XX001'] }, {}] }, answers: [] }),
    );
    expect(optionsOf(standing.table.prompts[0] as Prompt).map(option => option.card)).toContain('XX001');
  });
});

/** Random answers as a document would write them: always by key. */
function randomAnswer(printed: Printed, dice: Dice): unknown {
  const [prompt] = printed.pending as [Printed['pending'][0]];
  const count = prompt.min + dice.int(Math.min(prompt.max, prompt.options.length) - prompt.min + 1);
  const pick = dice.shuffle(prompt.options.map(option => option.key)).slice(0, count);
  return { seat: prompt.seat, pick };
}

describe('a position with the answers since', () => {
  const printed = (document: PositionDocument): Printed =>
    JSON.parse(JSON.stringify(reportOf(playDocument(game, document)).json)) as Printed;
  /** All but how it came to stand there. */
  const table = ({ log: _, logs: __, forced: ___, ...rest }: Printed & { logs?: unknown; forced?: unknown }) => rest;

  test.each(['tcg', 'online', 'quick'])('gives the same table, after every answer of random matches (%s)', ruleset => {
    for (let match = 0; match < 4; match++) {
      const dice = new Dice(`round trip ${ruleset} ${match}`);
      const seats = [{ deck: dice.pick(['iron-man', 'storm']) }, { deck: dice.pick(['spider-man', 'starter']) }];
      const opening = { game: 'squad', ruleset, seed: `${match}`, seats };
      const answers: unknown[] = [];
      let now = printed(readDocument(opening));
      for (let asked = 0; now.outcome === null && asked < 400; asked++) {
        const { position: reached, since } = now;
        const again = printed(readDocument({ ...opening, position: reached, answers: since }));
        expect(table(again)).toEqual(table(now));
        answers.push(randomAnswer(now, dice));
        now = printed(readDocument({ ...opening, position: reached, answers: [...since, answers.at(-1)] }));
      }
      expect(now.outcome).not.toBeNull();
      // Keys named on the way hold for the whole match as well.
      expect(table(printed(readDocument({ ...opening, answers })))).toEqual(table(now));
    }
  });

  test('leads where a table that is never written down leads', () => {
    const deck = squad.decks.ready.find(one => one.id === 'iron-man');
    const setup = {
      version: 'test',
      options: { ruleset: 'tcg' as const },
      seats: ['A', 'B'].map(name => ({ name, deck: deck! })),
      seed: hash('x'),
    };
    const plain = Table.begin(squad, setup);
    const dice = new Dice('never written');
    const answers: unknown[] = [];
    while (plain.outcome === null) {
      const [prompt] = plain.prompts as [Prompt];
      const options = optionsOf(prompt);
      const none = prompt.kind === 'some' && (options.length === 0 || dice.coin());
      const key = none ? [] : [dice.pick(options).key];
      // By place in the list: keys differ where tables were written down on the way.
      answers.push({ seat: prompt.seat, at: none ? -1 : options.findIndex(option => option.key === key[0]) });
      plain.answer(prompt.number, prompt.seat, { pick: key });
    }
    const base = {
      game: 'squad',
      ruleset: 'tcg',
      seed: setup.seed,
      seats: [{ deck: 'iron-man' }, { deck: 'iron-man' }],
    };
    let written = readDocument({ ...base, answers: [] });
    for (const { seat, at } of answers as { seat: number; at: number }[]) {
      const [prompt] = playDocument(game, written).table.prompts as [Prompt];
      const pick = at < 0 ? [] : [optionsOf(prompt)[at]?.key as string];
      written = { ...written, answers: [...written.answers, { seat, pick }] };
    }
    const standing = playDocument(game, written);
    expect(standing.table.outcome).toEqual(plain.outcome);
    const { drawn: _, ...reached } = standing.position as Record<string, unknown>;
    expect(reached).toEqual(JSON.parse(JSON.stringify(squad.position.write(plain.state))));
    expect(standing.journal.log).toEqual(plain.log);
  });
});
