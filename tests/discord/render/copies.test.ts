import { describe, expect, it } from 'vitest';
import { type Draft, draftOf } from '../../../src/discord/render/draft.js';
import { promptMessage } from '../../../src/discord/render/prompt.js';
import { type CardView, type Option, type Prompt, text } from '../../../src/kernel/index.js';
import { allClicks, clickables } from './clicks.js';
import { voice } from './voice.js';

const say = voice(['Ann'], {});
const named = (name: string) => text('name', { name });
const view = (key: string, name: string, more: Partial<CardView> = {}): CardView => ({
  key,
  card: name,
  title: named(name),
  ...more,
});
const option = (key: string, name: string): Option => ({ key, label: named(name), card: name });
const common = { number: 7, seat: 0, reason: 'play', question: named('Which?'), trail: [], default: { pick: [] } };
const hand = [view('c1', 'Punch'), view('c2', 'Punch'), view('c3', 'Kick'), view('c4', 'Punch')];
const options = [option('c1', 'Punch'), option('c2', 'Punch'), option('c3', 'Kick'), option('c4', 'Punch')];
const render = (asked: Prompt, held: readonly CardView[] = hand, draft?: Draft) =>
  promptMessage(asked, say, { match: 'm', hand: held, draft });
/** Labels of all buttons and lines of selects, but for those that end or clear a draft. */
const labels = (asked: Prompt, held?: readonly CardView[], draft?: Draft): string[] =>
  clickables(render(asked, held, draft)).flatMap(one =>
    'options' in one ? one.options.map(({ label }) => label) : (one.label ?? ''),
  );
const one = (list: readonly Option[]): Prompt => ({ ...common, kind: 'one', options: list });

describe('three copies of a card in hand', () => {
  it('are one button, which answers with one of them', () => {
    const asked = one(options);
    expect(labels(asked)).toEqual(['Punch ×3', 'Kick']);
    const [first] = allClicks(render(asked));
    expect(draftOf(asked, undefined, first as never)).toEqual({ answer: { pick: ['c1'] } });
    // The others are as legal: an older menu still has them.
    expect(draftOf(asked, undefined, { verb: 'a', arg: 'c4' })).toEqual({ answer: { pick: ['c4'] } });
  });

  it('are one line of a select', () => {
    const many = Array.from({ length: 30 }, (_, at) => [
      option(`c${10 + 2 * at}`, `Card ${at}`),
      option(`c${11 + 2 * at}`, `Card ${at}`),
    ]).flat();
    const all = many.map(({ key, card }) => view(key, card ?? ''));
    expect(labels(one(many), all)).toContain('Card 29 ×2');
    expect(labels(one(many), all)).toHaveLength(30);
  });

  it('stay apart where they differ, where they do different things, and where they are not in the hand', () => {
    const marked = [hand[0] as CardView, view('c2', 'Punch', { marks: [{ id: 'shown', words: named('shown') }] })];
    expect(labels(one(options.slice(0, 2)), marked)).toEqual(['Punch', 'Punch']);
    const ways = [option('play.c1', 'Punch'), option('play.c2', 'Punch'), option('discard.c1', 'Punch')];
    expect(labels(one(ways))).toEqual(['Punch ×2', 'Punch']);
    const targets = [option('c1.c8', 'Punch'), option('c2.c8', 'Punch'), option('c1.c9', 'Punch')];
    expect(labels(one(targets))).toEqual(['Punch ×2', 'Punch']);
    expect(labels(one(options), [])).toEqual(['Punch', 'Punch', 'Kick', 'Punch']);
  });

  it('can each be chosen where several are', () => {
    const asked: Prompt = { ...common, kind: 'some', options, min: 0, max: 3 };
    expect(labels(asked).filter(label => label === 'Punch')).toHaveLength(3);
  });

  it('are put in order one after the other', () => {
    const asked: Prompt = { ...common, kind: 'order', options };
    expect(labels(asked).slice(0, 2)).toEqual(['Punch ×3', 'Kick']);
    expect(labels(asked, hand, { picked: ['c1'] }).slice(0, 2)).toEqual(['Punch ×2', 'Kick']);
    expect(labels(asked, hand, { picked: ['c1', 'c2', 'c3'] }).slice(0, 1)).toEqual(['Punch']);
  });

  it('pay one after the other, and each can be taken out again', () => {
    const ways = [
      { as: 'energy', amount: 1 },
      { as: 'wild', amount: 1 },
    ];
    const asked: Prompt = {
      ...common,
      kind: 'pay',
      options: options.map(each => ({ ...each, ways })),
      cost: { total: 3, typed: {} },
    };
    const offered = (draft?: Draft): string[] =>
      labels(asked, hand, draft).filter(label => /Punch|Kick/.test(label) && !label.startsWith('Pay'));
    expect(offered()).toEqual(['Punch: energy ×3', 'Punch: wild ×3', 'Kick: energy', 'Kick: wild']);
    const used: Draft = {
      pay: [
        { key: 'c1', as: 'energy' },
        { key: 'c2', as: 'wild' },
      ],
    };
    expect(offered(used)).toEqual([
      ...['✓ Punch: energy', 'Punch: wild', 'Punch: energy', '✓ Punch: wild'],
      ...['Kick: energy', 'Kick: wild', 'Punch: energy', 'Punch: wild'],
    ]);
    // What stands for the rest is none of those in use.
    const next = draftOf(asked, used, { verb: 'd', arg: 'energy/c4' });
    expect(next).toEqual({ draft: { pay: [...used.pay, { key: 'c4', as: 'energy' }] } });
  });
});
