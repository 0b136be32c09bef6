import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../src/games/champions/index.js';
import { championsOptions } from '../../../src/games/champions/options.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import { type Answer, Chance, type Insight, type Learning, type View } from '../../../src/kernel/index.js';
import { foresightOf } from '../../../src/opponents/index.js';
import { blanks, type Layout, Played } from './table.js';

const champions = championsWith([...cards, ...blanks]);
const learning = champions.opponents.learning as Learning<ChampionsState>;

const noted = (view: View): Record<string, number> => {
  const notes: Record<string, number> = {};
  view((name, amount = 1) => {
    if (amount !== 0) notes[name] = (notes[name] ?? 0) + amount;
  });
  return notes;
};

const seenAt = ({ prompt, state }: Played, of = state) =>
  learning.insight({ state: of, seat: prompt.seat, prompt, random: new Chance('seen').stream('whim') });

const about = (table: Played, answer: Answer): Record<string, number> =>
  noted(note => void (seenAt(table) as Insight).answer(answer, note));

const LAYOUT: Layout = {
  heroes: [
    { identity: '01001a', damage: 3, hand: ['01005', '01088', '01090'], play: ['01083'] },
    { identity: '01010a', hand: ['01087', '01089'] },
  ],
  mainScheme: { card: '01097b', threat: 4 },
};

describe('what a net may go by in Champions', () => {
  const table = new Played(LAYOUT, 'plain');

  it('is the table, as the seat sees it that is asked', () => {
    expect(noted((seenAt(table) as Insight).table)).toMatchObject({
      'asked turn': 1,
      'identity 01001 hero': 1,
      'players 2': 1,
      health: 0.7,
      'health ≥ 7': 1,
      'holds 01005': 1,
      'holds 01088': 1,
      'has 01083': 1,
      'there is 01094': 1,
      'partner: hand': 2 / 6,
    });
    expect(noted((seenAt(table) as Insight).table)).not.toHaveProperty('health ≥ 8');
  });

  it('is nothing that is hidden from the seat', () => {
    const table = new Played(LAYOUT, 'plain');
    const here = noted((seenAt(table) as Insight).table);
    for (let deal = 0; deal < 20; deal++) {
      const other = champions.sample(table.state, 0, new Chance(`deal ${deal}`).stream('hidden'), [table.prompt]);
      expect(noted((seenAt(table, other) as Insight).table)).toEqual(here);
    }
    expect(Object.keys(here)).not.toContain('holds 01087');
  });

  it('is what an answer picks', () => {
    const [hero, card] = ['01001a', '01005'].map(id =>
      table.prompt.kind === 'one' ? table.prompt.options.find(option => option.card === id)?.key : undefined,
    ) as [string, string];
    expect(about(table, { pick: [card] })).toMatchObject({ 'plays 01005': 1, 'plays event': 1, 'plays: cost': 1 });
    const attack = `${hero.split('.')[0]}.attack`;
    expect(about(table, { pick: [attack] })).toMatchObject({ 'does attack hero': 1, 'does attack: by': 2 / 3 });
    expect(about(table, { pick: ['end'] })).toEqual({ 'turn: picks 1': 1, 'turn: picks': 1 / 3, 'turn: end': 1 });
  });

  it('is nothing where others may do something in somebody’s turn', () => {
    const offer = table.promptOf(1);
    const seen = { state: table.state, seat: 1, prompt: offer, random: new Chance('seen').stream('whim') };
    expect(offer.reason).toBe('offer');
    expect(learning.insight(seen)).toBeNull();
  });

  it('is how the table stands for each partner; who is out, or whose match is over, needs nobody to say', () => {
    const views = learning.stands(table.state, 0) as readonly View[];
    expect(views.map(view => noted(view)['identity 01001'] ?? 0)).toEqual([1, 0]);
    for (const view of views) expect(Object.keys(noted(view)).filter(name => name.startsWith('asked'))).toEqual([]);
    const out = new Played({ heroes: [{}, { eliminated: true }] }, 'plain');
    expect(learning.stands(out.state, 1)).toBe(0);
    expect(learning.stands(out.state, 0)).toHaveLength(1);
  });

  it('says how near a lost match was to being won', () => {
    const near = (damage: number) =>
      learning.nearness(new Played({ heroes: [{}], villain: { card: '01095', damage }, stages: [] }, 'plain').state);
    expect(near(14)).toBeGreaterThan(near(3));
    expect(near(14)).toBeLessThan(0.5);
    expect(learning.nearness(new Played({ heroes: [{}], villain: '01136' }, 'plain').state)).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, string, string[], boolean]>([
    ['several villains', 'wrecking-crew', ['01001a'], false],
    ['one villain', 'rhino', ['01001a'], true],
    ['one villain with Thor', 'rhino', ['06001b'], false],
    ['one villain with Hulk beside another hero', 'rhino', ['01001a', '10001a'], false],
  ])(
    'says how a table stands where that has been learnt, else rules of thumb do: %s',
    (_, scenario, heroes, isLearnt) => {
      const options = championsOptions.parse({ scenario });
      const position = { players: heroes.map(identity => ({ identity })) };
      const names = heroes.map((_hero, at) => 'AB'[at] as string);
      const state = champions.position.read(position, options, names, () => {
        throw new Error('nothing is drawn');
      });
      expect(learning.stands(state, 0) !== null).toBe(isLearnt);
      const learnt = foresightOf(champions)?.evaluate(state, 0);
      expect(learnt !== champions.opponents.strong?.evaluate(state, 0)).toBe(isLearnt);
    },
  );
});
