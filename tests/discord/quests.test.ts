import { describe, expect, test } from 'vitest';
import { ABOUT } from '../../src/discord/quests/ids.js';
import { allQuests, groupsIn, questsOfGroup } from '../../src/discord/quests/lists.js';
import { questSheet } from '../../src/discord/quests/sheet.js';
import { decodeId } from '../../src/discord/render/custom-id.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import type { Body } from '../../src/discord/reply/reply.js';
import { attack } from '../../src/games/squad/card.js';
import { squadWith } from '../../src/games/squad/index.js';
import { gatekeepers } from '../../src/games/squad/quests/gatekeepers/index.js';
import { type Game, LEVELS, type Level } from '../../src/kernel/index.js';
import type { Standing } from '../../src/matches/people/quests.js';
import { match } from '../store/samples.js';
import { checkMessage } from './render/limits.js';

/** Every card that any quest names, with a name as long as real ones get. */
const ids = gatekeepers.flatMap(({ stages }) =>
  stages.flatMap(({ cards, mine, theirs }) => [
    ...Object.keys(cards),
    ...[mine, theirs].flatMap(({ hand = [], keepers = [] }) => [...hand, ...keepers]),
  ]),
);
const blank = (id: string) =>
  attack(id, {
    ...{ hero: 'Invisible Woman & Human Torch', name: `With a Name of Thirty, ${id}`, team: null },
    ...{ factor: 'tech', block: 'tech', level: 1, attack: 1, keeper: 1 },
  });
const whole = squadWith([...new Set(ids)].sort().map(blank)) as Game;
const steady = whole.opponents.steady;
/** The game with all of its quests, and practice bots of these levels. */
const withLevels = (...levels: Level[]): Game =>
  ({ ...whole, opponents: Object.fromEntries(levels.map(level => [level, steady])) }) as Game;
const quests = whole.quests ?? [];
const say = gameTranslator(whole, 'en');

const standings = (won: (at: number) => boolean): Standing[] =>
  quests.map((quest, at) => {
    const open = quest.after.every(id => won(quests.findIndex(other => other.id === id)));
    return {
      quest,
      is: won(at) ? 'won' : open ? 'open' : 'locked',
      tries: at % 4,
      best: won(at) ? { level: 'strong', turns: 14 } : null,
    };
  });
const none = standings(() => false);
const some = standings(at => at % 6 < 3);
const every = standings(() => true);

interface Control {
  custom_id?: string;
  label?: string;
  placeholder?: string;
  options?: { value: string; label: string; description?: string }[];
}
const controls = (body: Body): Control[] =>
  (body.components ?? []).flatMap(row => (row as unknown as { components: Control[] }).components);
/** Holds a message against Discord's limits, and each of its ids against what reads them. */
function fine(body: Body): Body {
  expect(checkMessage(body)).toEqual([]);
  for (const { custom_id } of controls(body)) {
    const id = decodeId(custom_id ?? '');
    expect(id, custom_id).not.toBeNull();
    if (id?.verb !== 'menu') expect(ABOUT.parse(id?.arg ?? '').game).toBe('squad');
  }
  return body;
}
const told = (body: Body): string => JSON.stringify(body.embeds);

test('all gatekeepers are listed at once, with how far one has come', () => {
  for (const all of [none, some, every]) {
    const body = fine(allQuests(whole, all, say));
    const lists = controls(body).filter(one => one.options !== undefined);
    expect(lists.map(list => list.options?.length)).toEqual([14, 13]);
    expect(lists.flatMap(list => list.options?.map(({ value }) => value))).toEqual(gatekeepers.map(({ id }) => id));
    expect(lists[0]?.placeholder).toBe('Quests: Iron Man through Falcon');
  }
  expect(told(allQuests(whole, some, say))).toContain('You’ve won 81 of 162.');
  expect(told(allQuests(whole, some, say))).toContain('**Iron Man**: 3 of 6 won');
  expect(told(allQuests(whole, every, say))).toContain('**Iron Man**: all 6 won');
  const [first] = controls(allQuests(whole, some, say)).find(one => one.options !== undefined)?.options ?? [];
  expect(first?.description).toBe('3 of 6 won · Stage 4: Doombot (shooter) · ★★★');
});

test('the list begins with where to start: the first easy quest that is open, by a button', () => {
  const start = (all: readonly Standing[]) =>
    controls(allQuests(whole, all, say)).find(one => one.label === 'Start here');
  expect(told(allQuests(whole, none, say))).toContain('▸ **Start here:** Iron Man, stage 1: War Machine ★☆☆');
  expect(ABOUT.parse(decodeId(start(none)?.custom_id ?? '')?.arg ?? '').id).toBe('iron-man-1');
  // An easy one is better to begin with than a hard one that comes before it.
  const hard = some.find(({ is }) => is === 'open')?.quest;
  const begin = some.find(
    ({ quest }) => quest.id === ABOUT.parse(decodeId(start(some)?.custom_id ?? '')?.arg ?? '').id,
  );
  expect([hard?.difficulty, begin?.is, begin?.quest.difficulty]).toEqual([4, 'open', 1]);
  expect(start(every)).toBeUndefined();
});

test('each gatekeeper’s stages say whom they are against, how hard they are, and what opens them', () => {
  for (const all of [none, some, every])
    for (const group of groupsIn(all)) {
      const body = fine(questsOfGroup(whole, group, say));
      expect(controls(body)[0]?.options?.map(({ value }) => value)).toEqual(group.map(({ quest }) => quest.id));
      for (const { quest } of group) expect(told(body)).toContain(quest.difficulty === 1 ? '★☆☆' : '★★★');
    }
  const [ironMan = []] = groupsIn(some);
  const said = told(questsOfGroup(whole, ironMan, say));
  expect(said).toContain('best win: 14 turns against the strong bot');
  expect(said).toContain('unlocks after you win Stage 4: Doombot (shooter)');
});

describe('a quest’s sheet', () => {
  const about = { game: 'squad', id: '', level: null, after: 'abcdefghij' };
  const sheet = (game: Game, all: readonly Standing[], at: number, more = {}) =>
    questSheet(
      {
        ...{ game, standing: all[at] as Standing, all, about, page: 0, underWay: null, lately: null },
        decks: { own: [], ready: game.decks.ready },
        ...more,
      },
      say,
    );

  test('fits for every quest, whatever its terms, levels and decks', () => {
    const own = Array.from({ length: 130 }, (_, at) => ({
      ...{ id: `deck-${at}`, owner: 'ann', game: 'squad', code: null, updatedAt: 1 },
      deck: { name: `Mine ${at}`, cards: {} },
    }));
    const lately = { name: 'starter', cards: {} };
    for (const game of [withLevels('steady'), withLevels(...LEVELS)])
      for (const all of [none, some])
        for (const at of quests.keys())
          for (const decks of [undefined, { own, ready: game.decks.ready }]) {
            const body = fine(sheet(game, all, at, { lately, ...(decks !== undefined && { decks }) }));
            for (const term of quests[at]?.terms ?? [])
              expect(told(body)).toContain(JSON.stringify(say(term)).slice(1, -1));
          }
  });

  test('lets people choose the practice bot where there are several', () => {
    const [list] = controls(fine(sheet(withLevels(...LEVELS), some, 3)));
    expect(list?.options?.map(({ value }) => value)).toEqual(['easy', 'steady', 'strong']);
    const told = (level: Level) => list?.options?.find(({ value }) => value === level)?.description;
    expect(LEVELS.filter(level => told(level)?.includes('made for'))).toEqual(['strong']);
    expect(told('easy')).toMatch(/^Rating [\d.]+$/);
    expect(told('steady')).toBe('Rating 25');
    const chosen = (level: Level | null) => {
      const body = sheet(withLevels(...LEVELS), some, 3, { about: { ...about, level } });
      return controls(body).flatMap(({ custom_id = '' }) => (custom_id.startsWith('qgo|') ? [custom_id] : []))[0];
    };
    expect(chosen(null)).toContain('/strong/');
    expect(chosen('easy')).toContain('/easy/');
    expect(controls(sheet(withLevels('steady'), some, 3))[0]?.options?.map(({ value }) => value)).not.toContain(
      'steady',
    );
  });

  test('offers no deck while it is locked, or while one is at it', () => {
    const locked = fine(sheet(whole, some, 5));
    expect(controls(locked).map(one => one.label)).toEqual(['Stage 5: Dr. Doom', 'Iron Man quests']);
    const busy = fine(sheet(whole, some, 3, { underWay: match('m') }));
    expect(controls(busy).map(one => one.label)).toEqual(['Your move', 'Iron Man quests']);
    expect(told(busy)).toContain('You’re in the middle of this quest.');
  });
});
