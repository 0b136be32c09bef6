import { describe, expect, test } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';
import { sections } from '../docs/markdown.js';
import { asked, Driver, house, type State } from './driver.js';
import { file, json, refused, run } from './run.js';
import { table } from './table.js';

const { position } = table;
/** A hero with one scheme to thwart, one enemy to attack, and nothing that interrupts. */
const heroic = {
  game: 'champions',
  ruleset: 'rhino-standard',
  seed: 's',
  position: {
    players: [{ identity: '01010a', hand: ['01003'], deck: Array.from({ length: 9 }, () => '01003') }],
    mainScheme: { card: '01097b', threat: 3 },
    encounter: { deck: Array.from({ length: 9 }, () => '01186') },
  },
};
const attack = { answer: { seat: 0, pick: ['ST026'] } };
const take = { answer: { seat: 1, pick: ['take'] } };

const driving = (document: object = table, more: object = {}): Driver => {
  const driver = new Driver();
  driver.state({ set: document, ...more });
  return driver;
};

describe('set', () => {
  test('answers with the position, the open questions, the outcome and the log', () => {
    const state = new Driver().state({ set: table });
    expect(state.position).toMatchObject({ power: 7, step: 'attack' });
    expect(state.pending).toHaveLength(1);
    expect(asked(state)).toMatchObject({ seat: 0, kind: 'one', reason: 'attack', default: { pick: ['pass'] } });
    expect(asked(state).options.map(({ id, card }) => [id, card])).toEqual([
      ['ST026', 'ST026'],
      ['ST026#2', 'ST026'],
      ['ST005', 'ST005'],
      ['pass', undefined],
    ]);
    expect(asked(state).options[2]?.label).toBe('Spider-Man: Spider-Strikes');
    expect(state).toMatchObject({ outcome: null, since: [], forced: [], log: [] });
    expect(state).not.toHaveProperty('trace');
  });

  test('gives the answers of its document, and tells of them all', () => {
    const state = new Driver().state({ set: { ...table, answers: [attack.answer, take.answer] } });
    expect(asked(state)).toMatchObject({ seat: 1, reason: 'attack' });
    expect(state.log.length).toBeGreaterThan(3);
  });

  test('takes the place of the table before', () => {
    const driver = driving();
    expect(driver.state({ set: heroic }).position).toHaveProperty('villain');
    expect(driver.send({ undo: 1 })).toEqual({ error: 'there is nothing to undo', path: 'undo' });
  });
});

describe('answer', () => {
  test('takes a card, a key, and a name; the log holds what this answer did', () => {
    const key = asked(driving().state({ state: {} })).options[1]?.key;
    const first = driving().state(attack);
    expect(asked(first)).toMatchObject({ seat: 1, reason: 'block', none: { key: 'take' } });
    expect(first.since).toEqual([attack.answer]);
    for (const named of [key, 'ST026#2'])
      expect(driving().state({ answer: { seat: 0, pick: [named] } }).since).toEqual([{ seat: 0, pick: [key] }]);
    const driver = driving();
    const both = [...driver.state(attack).log, ...driver.state(take).log];
    expect(both).toEqual(new Driver().state({ set: { ...table, answers: [attack.answer, take.answer] } }).log);
  });

  test('leads where play leads with the same answers', async () => {
    const driver = driving();
    driver.state(attack);
    const { log: _, forced: __, ...state } = driver.state(take);
    const played = await json<Record<string, unknown> & { pending: { refused: unknown }[] }>([
      'play',
      file({ ...table, answers: [attack.answer, take.answer] }),
    ]);
    const pending = played.pending.map(({ refused: ___, ...rest }) => rest);
    expect({ ...played, pending }).toMatchObject({ ...state });
  });
});

describe('names that hold in every position', () => {
  test('a power is named by its card and what it does, wherever the card lies', () => {
    const more = {
      ...heroic.position,
      villain: { card: '01094', attached: ['01099'] },
      players: [{ ...heroic.position.players[0], hand: ['01003', '01003'] }],
    };
    const [few, many] = [heroic, { ...heroic, position: more }].map(document => new Driver().state({ set: document }));
    const thwart = (state: State | undefined) =>
      asked(state as State).options.find(({ id }) => id === '01010a.thwart') as { key: string };
    expect(thwart(few).key).not.toBe(thwart(many).key);
    const driver = driving(heroic);
    const { log, forced } = driver.state({ answer: { seat: 0, pick: ['01010a.thwart'] } });
    expect(log).toHaveLength(2);
    expect(forced).toMatchObject([{ seat: 0, reason: 'thwart target', pick: ['01097b'], label: 'The Break-In!' }]);
  });

  // Rhino is guarded: only the minions can be attacked.
  test('a copy is named after those before it; the bare name means the first, and named again the next', () => {
    const minions = { minions: ['01101', { card: '01101', damage: 1 }] };
    const document = {
      ...heroic,
      position: { ...heroic.position, players: [{ ...heroic.position.players[0], ...minions }] },
    };
    const targets = () => {
      const driver = driving(document);
      return { driver, state: driver.state({ answer: { seat: 0, pick: ['01010a.attack'] } }) };
    };
    expect(asked(targets().state).options.map(({ id }) => id)).toEqual(['01101', '01101#2']);
    const damageAfter = (name: string) => {
      const { players } = targets().driver.state({ answer: { seat: 0, pick: [name] } }).position as {
        players: { minions: { damage: number }[] }[];
      };
      return players[0]?.minions.map(({ damage }) => damage);
    };
    expect(damageAfter('01101')).toEqual([2, 1]);
    expect(damageAfter('01101#2')).toEqual([0]);
  });

  test('a Drone that lies face down has a name that does not tell which card it is', () => {
    const drones = {
      minions: [
        { card: '01005', facedown: true },
        { card: '01006', facedown: true },
      ],
    };
    const players = [{ ...heroic.position.players[0], ...drones }];
    const { mainScheme: _, encounter: __, ...rest } = heroic.position;
    const driver = driving({ game: 'champions', ruleset: 'ultron-standard', position: { ...rest, players } });
    const state = driver.state({ answer: { seat: 0, pick: ['01010a.attack'] } });
    const ids = asked(state).options.map(({ id }) => id);
    expect(ids.filter(id => id.startsWith('facedown-drone'))).toEqual(['facedown-drone', 'facedown-drone#2']);
    expect(driver.send({ answer: { seat: 0, pick: ['facedown-drone#2'] } }).error).toBe(undefined);
  });
});

describe('undo', () => {
  test('goes back as many steps as it says, also those of the document', () => {
    const driver = new Driver();
    const start = new Driver().state({ set: table });
    driver.state({ set: { ...table, answers: [attack.answer] } });
    const blocking = driver.state({ state: {} });
    driver.state(take);
    expect(driver.state({ undo: 1 })).toEqual(blocking);
    driver.state(take);
    expect(driver.state({ undo: 2 })).toEqual(start);
    expect(driver.send({ undo: 1 })).toEqual({ error: 'there is nothing to undo', path: 'undo' });
    expect(driver.state(attack)).toEqual(blocking);
  });

  test('is exact after errors', () => {
    const driver = driving();
    const before = driver.state(attack);
    expect(driver.send({ answer: { seat: 1, pick: ['ST999'] } }).error).toContain('"ST999" is not offered');
    driver.state(take);
    expect(driver.send({ undo: 3 })).toEqual({ error: 'there are not so many steps to undo', path: 'undo' });
    expect(driver.state({ undo: 1 })).toEqual(before);
  });
});

describe('state', () => {
  test('tells once more where the table stands', () => {
    const driver = driving();
    const reply = driver.state(attack);
    expect(driver.state({ state: {} })).toEqual(reply);
  });

  test('adds what one viewer sees, and the log as they read it', () => {
    const driver = driving();
    const { view, state } = driver.send({ state: { viewer: 0 } });
    expect(view?.panels.length).toBeGreaterThan(1);
    expect(JSON.stringify(view)).toContain('ST026');
    expect(state).toEqual(driver.state({ state: {} }));
    expect(JSON.stringify(driver.send({ state: { viewer: 'public' } }).view)).not.toContain('ST026');
    const start = driving({ ...table, position: { ...position, step: 'start' } });
    const drawn = (viewer: unknown) => (start.send({ state: { viewer } }).state as State).log.join();
    expect(drawn(0)).toContain('Spider-Strikes');
    expect(drawn('public')).not.toContain('Spider-Strikes');
  });
});

describe('how far a table plays on', () => {
  const ending = { ...table, answers: [attack.answer, take.answer] };

  test('stops before a step by the name that positions have for it, and goes on', () => {
    const driver = driving();
    driver.state(attack);
    const state = driver.state({ ...take, stop: { at: 'end' } });
    expect(state).toMatchObject({ stopped: true, pending: [], outcome: null, position: { step: 'end', active: 0 } });
    expect(driver.state({ go: true, stop: { at: 'start' } })).toMatchObject({
      stopped: true,
      position: { step: 'start', active: 1 },
    });
    expect(asked(driver.state({ go: true }))).toMatchObject({ seat: 1, reason: 'attack' });
    expect(driver.state({ undo: 2 })).toEqual(state);
    expect(driver.state({ undo: 1 }).since).toEqual([attack.answer]);
  });

  test('stops in a document once its answers are given', async () => {
    const stopped = await json<State>(['play', file({ ...ending, stop: { at: 'end' } })]);
    expect(stopped).toMatchObject({ stopped: true, pending: [], position: { step: 'end' } });
    expect((await run(['play', file({ ...ending, stop: { at: 'end' } })])).out).toContain(
      'Stopped between two actions.',
    );
    const next = await json<State>(['play', file({ ...ending, until: 'boundary' })]);
    expect(next).toEqual(stopped);
    const once = await json<State>([
      'play',
      file({ ...table, position: { ...position, step: 'start' }, until: 'boundary' }),
    ]);
    expect(once).toMatchObject({ stopped: true, position: { step: 'attack' } });
    expect((await json<State>(['play', file({ ...ending, until: 'decision' })])).stopped).toBe(undefined);
  });

  test('a document says it for all lines, a line for itself', () => {
    const driver = driving({ ...table, until: 'boundary', trace: true });
    expect(driver.state(attack)).toMatchObject({ trace: [], pending: [{ reason: 'block' }] });
    expect(driver.state({ ...take, trace: false })).toMatchObject({ stopped: true, position: { step: 'end' } });
    const straight = driver.state({ go: true, until: 'decision' });
    expect(straight.trace?.map(({ step: at }) => at)).toEqual(['start', 'attack']);
    const stopping = driving({ ...table, stop: { at: 'end' } });
    stopping.state(attack);
    expect(stopping.state({ ...take, stop: null }).stopped).toBe(undefined);
    // What a line says of its own table is for that line alone.
    const once = driving(table, { trace: true });
    expect(once.state({ state: {} }).trace).toHaveLength(1);
    expect(once.state(attack)).not.toHaveProperty('trace');
  });

  test('traces turns that pass without a question', () => {
    const passing = {
      game: 'squad',
      ruleset: 'tcg',
      position: { ...position, step: 'start', players: [{ hand: ['ST005'] }, { deck: ['ST005'] }] },
    };
    const { trace, position: reached } = new Driver().state({ set: { ...passing, trace: true } });
    expect(trace?.map(({ step: at, active }) => [at, active])).toEqual([
      ['start', 0],
      ['attack', 0],
    ]);
    expect(trace?.at(-1)).toEqual(reached);
    const driver = driving({ ...heroic, trace: true });
    driver.state({ answer: { seat: 0, pick: ['end'] } });
    const round = driver.state({ answer: { seat: 0, pick: ['keep'] }, pass: 'all' });
    expect(round.trace?.map(({ step: at }) => (at as { at: string }).at)).toEqual([
      ...['threat', 'villain activates', 'minions activate', 'deal', 'reveal', 'reveal', 'end of round', 'turn'],
    ]);
  });
});

describe('pass', () => {
  test('passes every window, and tells of each', () => {
    const driver = driving();
    const state = driver.state({ ...attack, pass: 'all' });
    expect(asked(state)).toMatchObject({ seat: 1, reason: 'attack' });
    expect(state.forced).toMatchObject([{ seat: 1, reason: 'block', pick: ['take'], passed: true }]);
    const own = driving();
    own.state({ answer: { ...attack.answer, pass: 'all' } });
    expect(own.state({ state: {} })).toEqual(state);
    const sticky = driving({ ...table, pass: 'all' });
    expect(sticky.state(attack)).toEqual(state);
    expect(asked(sticky.state({ undo: 1 })).reason).toBe('attack');
    expect(asked(sticky.state({ ...attack, pass: [] })).reason).toBe('block');
  });

  test('passes the kinds it names, and what is already open', () => {
    const driver = driving();
    driver.state(attack);
    expect(driver.send({ go: true, pass: ['offers'] }).error).toContain('a question is open');
    expect(asked(driver.state({ go: true, pass: ['block'] }))).toMatchObject({ seat: 1, reason: 'attack' });
  });

  test('leads where the same answers lead', async () => {
    const driver = driving();
    driver.state({ ...attack, pass: 'all' });
    const { position: passed } = driver.state({ state: {} });
    const played = await json<State>(['play', file({ ...table, answers: [attack.answer, take.answer] })]);
    expect(played.position).toEqual(passed);
    const document = await json<State>(['play', file({ ...table, pass: 'all', answers: [attack.answer] })]);
    expect(document.position).toEqual(passed);
    expect(document.forced).toMatchObject([{ reason: 'block', passed: true }]);
  });

  test('leaves choices alone that are a player’s own', () => {
    const driver = driving(heroic);
    expect(asked(driver.state({ answer: { seat: 0, pick: ['end'] }, pass: 'all' })).reason).toBe('discard down');
  });
});

describe('what was taken without asking', () => {
  test('stands beside the next question of the same action, and in what is set from there', () => {
    const hand = ['01024', '01088', '01088'];
    const players = [{ ...heroic.position.players[0], identity: '01019a', hand }];
    const document = { ...heroic, position: { ...heroic.position, players } };
    const driver = driving(document);
    const state = driver.state({ answer: { seat: 0, pick: ['01019a.attack'] } });
    const target = { seat: 0, reason: 'attack target', pick: ['01094'], label: 'Rhino I' };
    expect(asked(state)).toMatchObject({ reason: 'response', forced: [target] });
    expect(state.forced).toEqual(asked(state).forced);
    const again = driver.state({ set: { ...document, position: state.position, answers: state.since } });
    expect(again.pending).toEqual(state.pending);
    driver.state({ answer: { seat: 0, pick: ['01024'] } });
    expect(driver.state({ undo: 1 })).toEqual(again);
  });

  test('is not told again where nothing was taken', () => {
    const driver = driving(heroic);
    expect(driver.state({ answer: { seat: 0, pick: ['01010a.thwart'] } }).forced).toHaveLength(1);
    expect(driver.state({ answer: { seat: 0, pick: ['form'] } }).forced).toEqual([]);
  });
});

describe('an error', () => {
  const wrong = (line: unknown, driver = driving()): [string | undefined, string | undefined] => {
    const before = driver.send({ state: {} });
    const { error, path, state } = driver.send(line);
    expect(state).toBe(undefined);
    expect(driver.send({ state: {} })).toEqual(before);
    return [path, error];
  };
  const at = (path: string, says: string) => [path, expect.stringContaining(says)];

  test('is one line with the path, and the table stays', () => {
    expect(wrong({ set: { ...table, position: { ...position, players: [{ hand: ['ST999'] }, {}] } } })).toEqual(
      at('set.position.players[0].hand[0]', 'no card ST999'),
    );
    expect(wrong({ set: { ...table, position: { ...position, players: 2 } } })).toEqual(
      at('set.position.players', 'this has to be a list, and is a number'),
    );
    expect(wrong({ set: { ...table, ruleset: 5 } })).toEqual(
      at('set.ruleset', 'this has to be a text, and is a number'),
    );
    expect(wrong({ set: { ...table, ansers: [] } })).toEqual(at('set.ansers', 'did you mean answers?'));
    expect(wrong({ set: { ...table, answers: [{ seat: 0, pick: ['ST025'] }] } })).toEqual(
      at('set.answers[0].pick[0]', '"ST025" is not offered'),
    );
    expect(wrong({ set: { ...table, ruleset: 'tgc' } })).toEqual(at('set.ruleset', 'did you mean tcg'));
    expect(wrong({ set: { game: 'squad' } })).toEqual(at('set', 'neither position nor seats'));
    expect(wrong({ set: { ...table, stop: { at: 'ende' } } })).toEqual(at('set.stop.at', 'no step "ende"'));
    expect(wrong({ set: table, stop: { at: 'ende' } })).toEqual(at('stop.at', 'no step "ende"'));
    expect(wrong({ answer: { seat: 0, pick: ['ST025'] } })).toEqual(at('answer.pick[0]', 'pick one of ST026'));
    expect(wrong({ answer: { seat: 0, pick: [] } })).toEqual(at('answer', 'choose exactly one'));
    expect(wrong({ answer: { seat: 1, pick: ['take'] } })).toEqual(at('answer', 'seat 1 is not asked anything'));
    expect(wrong({ answer: { seat: 0 } })).toEqual(at('answer', 'exactly one of pick'));
    expect(wrong({ answer: { seat: 0, pikc: [] } })).toEqual(at('answer.pikc', 'did you mean pick?'));
    expect(wrong({ answer: { seat: 0, pick: ['pass'], pass: ['blok'] } })).toEqual(
      at('answer.pass[0]', 'did you mean block'),
    );
    expect(wrong({ go: true })).toEqual(at('go', 'a question is open'));
    expect(wrong({ undo: 0 })).toEqual(at('undo', 'this has to be at least 1'));
    expect(wrong({ undo: 1 })).toEqual(at('undo', 'nothing to undo'));
    expect(wrong({ state: { viewer: 2 } })).toEqual(at('state.viewer', 'nobody sits at seat 2'));
    expect(wrong({ ...attack, stop: { at: 'ende' } })).toEqual(
      at('stop.at', 'squad has no step "ende": did you mean end'),
    );
    expect(wrong({ ...attack, until: 'dinner' })).toEqual(at('until', 'boundary'));
    expect(wrong({ ...attack, pass: ['defend'] })).toEqual(at('pass[0]', 'squad has no questions "defend"'));
    expect(wrong({ ...attack, tracing: true })).toEqual(at('tracing', 'did you mean trace'));
    expect(wrong({ ...attack, go: true })).toEqual(at('', 'exactly one of set, answer, go, undo, state'));
    expect(wrong({})).toEqual(at('', 'exactly one of'));
    expect(wrong('{"set": ')).toEqual(at('', 'not JSON: line 1, column 9: a value has to follow'));
    expect(wrong('[]')).toEqual(at('', 'the line: this has to be an object in braces, and is a list'));
    expect(wrong('null')).toEqual(at('', 'the line'));
  });

  test('is none where the first line begins with the mark of its encoding', () => {
    expect(new Driver().send(`\uFEFF${JSON.stringify({ set: table })}`)).toHaveProperty('state');
  });

  test('comes before any table is set, and once a match is over', () => {
    expect(new Driver().send(attack)).toEqual({ error: expect.stringContaining('no table has been set'), path: '' });
    const over = { ...position, step: 'end', players: [{ hand: ['ST005'] }, {}] };
    const driver = driving({ ...table, position: over });
    expect(driver.state({ state: {} })).toMatchObject({ outcome: { winners: [0] }, pending: [] });
    expect(wrong(attack, driver)).toEqual(at('answer', 'the match is over'));
    expect(wrong({ go: true }, driver)).toEqual(at('go', 'the match is over'));
  });

  test('says that a table has stopped where nobody is asked', () => {
    const driver = driving({ ...table, until: 'boundary', answers: [attack.answer, take.answer] });
    expect(wrong(attack, driver)).toEqual(at('answer', 'stopped between two actions'));
  });

  test('carries the id of its line, as every reply does', () => {
    const driver = driving();
    expect(driver.send({ id: 7, state: {} })).toMatchObject({ id: 7, state: {} });
    expect(driver.send({ id: 'a', undo: 9 })).toMatchObject({ id: 'a', path: 'undo' });
    expect(driver.send({ id: 'b', nonsense: 1 })).toMatchObject({ id: 'b', path: 'nonsense' });
    expect(driver.send({ id: { a: 1 }, state: {} })).toMatchObject({ path: 'id' });
  });

  test('of the rules leaves the table where it stood', () => {
    let sound = true;
    const game = squad as Game;
    const broken: Game = {
      ...game,
      *next(dealer) {
        yield* game.next(dealer);
        if (!sound) throw new Error('it broke');
      },
    };
    const driver = new Driver([broken]);
    driver.state({ set: table });
    const before = driver.state(attack);
    sound = false;
    expect(driver.send(take)).toEqual({ error: 'the rules failed: it broke', path: '' });
    expect(driver.state({ state: {} })).toEqual(before);
    sound = true;
    expect(driver.state(take)).toEqual(driving({ ...table, answers: [attack.answer] }).state(take));
  });
});

describe('the documentation', () => {
  test.each(house.map(game => [game.id, game] as const))('names the steps and windows of %s', (id, game) => {
    const part = sections('docs/positions.md').find(({ heading }) => heading.includes('How far it plays'));
    const row = part?.text.split('\n').find(line => line.startsWith(`| ${id} |`));
    const [steps, windows, others] = (row ?? '')
      .split('|')
      .slice(2)
      .map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(found => found[1]));
    expect(steps).toEqual(game.position.steps?.names);
    expect(windows).toEqual(game.orders?.filter(({ window }) => window === true).map(order => order.id));
    expect(others).toEqual(game.orders?.filter(({ window }) => window !== true).map(order => order.id));
  });
});

describe('play --lines', () => {
  const lines = async (...pieces: string[]) => {
    const { exit, out, err } = await run(['play', '--lines'], undefined, pieces);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    return out
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as { id?: unknown; error?: string });
  };

  test('replies to each line in order, however the lines come in', async () => {
    const sent = [
      { id: 1, set: table },
      { id: 2, ...attack },
      { id: 3, undo: 1 },
    ]
      .map(line => JSON.stringify(line))
      .join('\n');
    const replies = await lines(...(sent.match(/.{1,17}/gs) as string[]));
    expect(replies.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(replies.every(reply => 'state' in reply)).toBe(true);
    expect(await lines(`${sent.replaceAll('\n', '\r\n\r\n')}\n`)).toEqual(replies);
    expect(await lines()).toEqual([]);
  });

  test('refuses a line that is far too long, and takes the next', async () => {
    const replies = await lines('{"set": "', 'x'.repeat(900_000), 'x'.repeat(900_000), `"}\n{"id": 1, "state": {}}\n`);
    expect(replies).toMatchObject([{ error: 'more than 1000000 characters in a line', path: '' }, { id: 1 }]);
  });

  test('takes no file, and finds games by their names', async () => {
    await refused(['play', '--lines', 'x.json'], 'standard input');
    await refused(['play', '--lines', '--set', '-'], '--set names a file');
    await refused(['play'], 'POSITION.json is missing');
    await refused(['play', '--lines', '--language', 'dd'], '--language: no words for "dd": did you mean de');
    const [reply] = await lines('{"set": {"game": "squadd"}}');
    expect(reply).toMatchObject({ error: expect.stringContaining('did you mean squad?') as string, path: 'set.game' });
  });
});
