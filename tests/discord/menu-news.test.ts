import { describe, expect, test } from 'vitest';
import { dangersFor, recapLines } from '../../src/discord/board/recap.js';
import { menu } from '../../src/discord/menu/menu.js';
import { keptNews, newsIn, type Unread } from '../../src/discord/menu/news.js';
import { briefLine } from '../../src/discord/render/log.js';
import { translator } from '../../src/discord/render/translator.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, type Game, type LogEntry, optionsOf, type Text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import type { Look } from '../../src/matches/matches.js';
import { begin, playOn } from '../corpus.js';
import { said, seen } from './seen.js';

const game = gameOf('champions') as Game;
const before = game.recap?.before ?? '';

test('a menu after the villain phase begins with what it came to and what comes next; later ones do not', async () => {
  let told = 0;
  let passed = 0;
  let warned = 0;
  let yours = 0;
  for (let n = 0; n < 8; n++) {
    const begun = begin(game, 2, `menu news ${n}`);
    for (let answers = 0; answers < 150 && begun.table.outcome === null; answers++) {
      const { house, look } = seen(game, begun.table, ['ann', 'bob']);
      const seat = awaited(begun.table.prompts)[0]?.seat;
      const mine = begun.table.prompts.find(prompt => prompt.seat === seat);
      if (seat !== undefined && mine !== undefined) {
        const fresh = look.lately.some(({ id }) => id === before);
        const { body } = await menu(house, look, ['ann', 'bob'][seat] as string, { locale: 'en-US', since: null });
        const text = said(body());
        const recap = await recapLines(look, house.records, { seat });
        // What could end the match is said with every question, not with the news alone.
        for (const { id } of dangersFor(look, seat)) {
          expect(id).toMatch(/^danger/);
          expect(text).toContain('‼');
          if (id === 'danger-hero') {
            expect(text).toContain('You’ll fall if nobody defends');
            yours++;
          }
          warned++;
        }
        if (fresh && recap.length > 0) {
          expect(text).toContain('Villain phase:');
          told++;
        } else {
          expect(text).not.toContain('Villain phase:');
          passed++;
        }
      }
      playOn(begun, 1);
    }
  }
  expect(Math.min(told, passed, warned, yours)).toBeGreaterThan(0);
});

test('a player who may end their turn reads what the villain will do to them then, and reads it once', async () => {
  let told = 0;
  const begun = begin(game, 2, 'what comes');
  for (let answers = 0; answers < 150 && begun.table.outcome === null; answers++) {
    const { house, look } = seen(game, begun.table, ['ann', 'bob']);
    for (const prompt of begun.table.prompts) {
      if (!optionsOf(prompt).some(({ key }) => key === 'end')) continue;
      const person = ['ann', 'bob'][prompt.seat] as string;
      const { body } = await menu(house, look, person, { locale: 'en-US', since: null, seat: prompt.seat });
      expect(said(body())).toContain('-# **Next for you:** ');
      expect(said(body()).split('Next for')).toHaveLength(2);
      told++;
    }
    playOn(begun, 1);
  }
  expect(told).toBeGreaterThan(0);
});

test('a hint leaves every answer where it was, and gives one its star', async () => {
  const listed = (body: unknown): string[] =>
    [...JSON.stringify(body).matchAll(/"custom_id":"([^"]*)"|"value":"([^"]*)"/g)].map(([found]) => found);
  let hinted = 0;
  const begun = begin(game, 2, 'a hint');
  for (let answers = 0; answers < 60 && begun.table.outcome === null; answers++) {
    const { house, look } = seen(game, begun.table, ['ann', 'bob']);
    const prompt = awaited(begun.table.prompts)[0];
    if (prompt?.reason === 'turn') {
      const person = ['ann', 'bob'][prompt.seat] as string;
      const plain = await menu(house, look, person, { locale: 'en-US', since: null });
      const shown = JSON.stringify(plain.body());
      // Of several copies of a card one stands for all.
      for (const { key } of optionsOf(prompt).filter(option => shown.includes(`${option.key}"`))) {
        const hint = { prompt: prompt.number, answer: { pick: [key] } };
        const { body } = await menu(house, look, person, { locale: 'en-US', since: null, hint });
        expect(listed(body())).toEqual(listed(plain.body()));
        expect(said(body()).match(/★/g)).toHaveLength(1);
        hinted++;
      }
    }
    playOn(begun, 1);
  }
  expect(hinted).toBeGreaterThan(0);
});

describe('news of which only some has room', () => {
  const squad = gameOf('squad') as Game;
  const [ann, bob] = [{ seat: 0 }, { seat: 1 }];
  const lines = [
    { id: 'log-pass', args: { who: ann } },
    { id: 'log-block', args: { who: ann, against: { card: 'ST001' }, card: { card: 'ST002' } } },
    { id: 'log-damage-hand-stopped', args: { who: ann, card: { card: 'ST002' } } },
    { id: 'log-hit', args: { card: { card: 'ST003' }, who: bob, amount: 1 } },
    { id: 'log-turn', args: { turn: 5, who: ann, power: 2 } },
    { id: 'log-flip', args: { purpose: 'power', who: ann, side: 'heads' } },
    { id: 'log-power', args: { way: 'up', power: 3 } },
    { id: 'log-draw', args: { who: ann, count: 1 } },
  ].map((line, at): LogEntry => ({ n: at + 1, depth: 0, ...line }));
  const say = Object.assign(({ id }: Text) => id, { plain: ({ id }: Text) => id }) as never;

  /** The ids of as many lines as there is room for, of a log of which the bot has loaded the last ones. */
  async function kept(most: number, unread: Unread, loaded = lines): Promise<string[]> {
    const records = { linesAfter: async (_: string, n: number, many: number) => lines.slice(n, n + many) };
    const look = { match: { id: 'm', lines: lines.length }, game: squad, table: null, lately: loaded };
    const news = await newsIn(records, look as unknown as Look, 0, say, unread);
    return keptNews(news, most).map(({ said }) => said.replace('-# ', ''));
  }

  test('keeps what an answer did, and drops what every turn brings', async () => {
    expect(await kept(3, { since: 1, mine: 8 })).toEqual(['log-block', 'log-damage-hand-stopped', 'log-hit']);
    expect(await kept(4, { since: 1, mine: 8 })).toHaveLength(4);
    expect(await kept(2, { since: 1, mine: 8 })).toEqual(['log-block', 'log-damage-hand-stopped']);
    expect(await kept(0, { since: 1, mine: 8 })).toEqual([]);
  });

  test('keeps the newest of what others did', async () => {
    expect(await kept(2, { since: 1, mine: 0 })).toEqual(['log-damage-hand-stopped', 'log-hit']);
    expect(await kept(2, { since: null, mine: 8 })).toEqual(['log-damage-hand-stopped', 'log-hit']);
  });

  test('keeps the first thing an answer did beside the newest of what others did', async () => {
    expect(await kept(2, { since: 0, mine: 2 })).toEqual(['log-pass', 'log-hit']);
    expect(await kept(3, { since: 0, mine: 2 })).toEqual(['log-pass', 'log-damage-hand-stopped', 'log-hit']);
    // The answer was before what they have seen.
    expect(await kept(2, { since: 2, mine: 2 })).toEqual(['log-damage-hand-stopped', 'log-hit']);
  });

  test('tells nothing that every turn brings to those who look for the first time', async () => {
    const routine = ['log-turn', 'log-flip', 'log-power', 'log-draw'];
    expect((await kept(9, { since: 0, mine: 0 })).filter(id => routine.includes(id))).not.toEqual([]);
    expect((await kept(9, { since: null, mine: 0 })).filter(id => routine.includes(id))).toEqual([]);
  });

  test('tells of all since the last look, however few lines were loaded with the match', async () => {
    expect(await kept(3, { since: 1, mine: 8 }, lines.slice(-2))).toEqual([
      'log-block',
      'log-damage-hand-stopped',
      'log-hit',
    ]);
  });

  test.each([
    ['en', /and \d more\.$/],
    ['de', /und \d weitere\.$/],
    ['fr', /et \d autres\.$/],
    ['es', /y \d más\.$/],
  ])('tells of many cards as the thread does, and never breaks off: %s', async (locale, more) => {
    const cards = squad.cards.all.slice(0, 9).map(({ id }) => ({ card: id }));
    const line: LogEntry = { n: 1, depth: 0, id: 'log-damage', args: { who: ann, count: 9, cards: { list: cards } } };
    const words = translator(loadWords('squad', locale), {
      names: ['Ann', 'Bob'],
      cardTitle: id => squad.cards.get(id)?.title,
    });
    const look = { match: { id: 'm', lines: 1 }, game: squad, table: null, lately: [line] };
    const records = { linesAfter: async () => [line] };
    const [told] = await newsIn(records, look as unknown as Look, 0, words, { since: 0, mine: 0 });
    expect(told?.said).toBe(`-# ${briefLine(line, words)}`);
    expect(told?.said).toMatch(more);
  });

  describe('in Champions', () => {
    const drone = { id: 'facedown-drone' };
    /** What the first player reads of these lines. `mine`: as many of them came of their own answer. */
    async function read(told: readonly object[], mine = 0): Promise<[own: string[], others: string[]]> {
      const log = told.map((line, at) => ({ n: at + 1, depth: 0, ...line }) as LogEntry);
      const records = { linesAfter: async (_: string, n: number) => log.slice(n) };
      const look = { match: { id: 'm', lines: log.length }, game, table: null, lately: log };
      const news = await newsIn(records, look as unknown as Look, 0, say, { since: 0, mine });
      const kept = keptNews(news, 3);
      const ids = (own: boolean): string[] =>
        kept.flatMap(({ said, isMine }) => (isMine === own ? [said.replace('-# ', '')] : []));
      return [ids(true), ids(false)];
    }

    test('who ends the turns last reads of the villain phase before what everybody discards', async () => {
      const discards = [ann, ann, bob].map(who => ({ id: 'log-discard', args: { who, card: { card: '01083' } } }));
      const acts = [
        { id: 'log-threat', args: { what: { card: '01097b' }, amount: 2, threat: 2 } },
        { id: 'log-enemy-attack', args: { what: { card: '01094' }, who: bob } },
      ];
      const [own, others] = await read([...discards, { id: 'log-phase-end' }, ...acts], 6);
      expect(own).toEqual(['log-discard']);
      expect(others).toEqual(['log-threat', 'log-enemy-attack']);
    });

    test('a card that another player has given is told, one’s own draw of every turn gives way', async () => {
      const given = { id: 'log-draw', args: { who: ann, count: 1 } };
      const use = { id: 'log-use', args: { who: bob, card: { card: '01010b' } } };
      const more = ['log-stunned', 'log-tough'].map(id => ({ id, args: { what: drone } }));
      expect((await read([...more, use, given]))[1]).toContain('log-draw');
      expect((await read([...more, given, use]))[1]).not.toContain('log-draw');
    });

    test('a card that its reader alone has drawn comes right after what they did', async () => {
      const use = { id: 'log-use', args: { who: ann, card: { card: '01001a' } } };
      const secret = { seats: [0], id: 'log-draw-own', args: { cards: { list: [{ card: '01007' }] } } };
      const drawn = { id: 'log-draw', args: { who: ann, count: 1 }, secret };
      const acts = ['log-stunned', 'log-tough', 'log-confused'].map(id => ({ id, args: { what: drone } }));
      expect(await read([use, drawn, ...acts], 2)).toEqual([['log-use', 'log-draw-own'], ['log-confused']]);
    });

    test('what another player has done at the same time is not the reader’s own', async () => {
      const keeps = [bob, ann].map(who => ({ id: 'log-mulligan', args: { who, count: 0 } }));
      const stunned = { id: 'log-stunned', args: { what: drone } };
      expect(await read([...keeps, stunned], 2)).toEqual([['log-mulligan'], ['log-mulligan', 'log-stunned']]);
      expect(await read([keeps[0] as object, stunned], 1)).toEqual([[], ['log-mulligan', 'log-stunned']]);
    });

    test('what was undone is no news, that it was undone is', async () => {
      const lines = ['log-stunned', 'log-tough'].map(id => ({ id, args: { what: drone } }));
      const undone = { id: 'note-took-back', args: { who: bob, from: 2 } };
      expect((await read([...lines, undone]))[1]).toEqual(['log-stunned', 'note-took-back']);
    });

    test('that the defeated are discarded goes without saying', async () => {
      const lines = ['log-defeated', 'log-leave-discard'].map(id => ({ id, args: { what: drone } }));
      expect((await read(lines))[1]).toEqual(['log-defeated']);
    });
  });

  test.each([
    ['en', 'Ann discards'],
    ['de', 'Ann legt ab'],
    ['fr', 'Ann défausse'],
    ['es', 'Ann descarta'],
  ])(
    'begins with damage, threat, what was revealed and what was lost, and ends with what comes next: %s',
    async (locale, lost) => {
      const begun = begin(game, 2, 'what was lost');
      const { table } = begun;
      const inPhase = [
        { id: 'log-phase-end' },
        { id: 'log-damage', args: { what: 'Hulk', amount: 2, left: 8 } },
        { id: 'log-discard', args: { who: ann, card: { card: '01083' } } },
        { id: 'log-discard', args: { who: bob, card: { card: '01084' } } },
        { id: 'log-reveal', args: { who: ann, card: { card: '01101' } } },
        { id: game.recap?.before ?? '', args: { round: 2, who: ann } },
        { id: 'log-draw', args: { who: ann, count: 1 } },
      ];
      const log = inPhase.map((line, at): LogEntry => ({ n: at + 1, depth: 0, ...line }) as LogEntry);
      const cardTitle = (id: string): Text | undefined => game.cards.get(id)?.title;
      const words = translator(loadWords('champions', locale), { names: ['Ann', 'Bob'], cardTitle });
      const look = { match: { id: 'm', lines: log.length }, game, table, lately: log.slice(-6) };
      const records = { linesAfter: async (_: string, n: number) => log.slice(n) };
      const news = await newsIn(records, look as unknown as Look, 0, words, { since: 0, mine: log.length });
      const said = news.map(one => one.said);
      const told = keptNews(news, 4).map(one => one.said);
      expect(told).toEqual(said.slice(0, 4));
      expect(told[0]).toContain('Hulk −2');
      expect(told[3]).toContain(lost);
      expect(told.join()).not.toContain('Bob');
      expect(said.length).toBeGreaterThan(4);
    },
  );
});
