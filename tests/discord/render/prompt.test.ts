import { fc, test } from '@fast-check/vitest';
import { ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, emptyDraft, fits, readDraft } from '../../../src/discord/render/draft.js';
import { promptMessage, refusedMessage } from '../../../src/discord/render/prompt.js';
import { type Answer, enumerate, isLegal, type Option, type Prompt, text, wayOf } from '../../../src/kernel/index.js';
import { prompt, titled } from './arbitrary.js';
import { allClicks, clickables, clickOn, someClick } from './clicks.js';
import { checkBody } from './oracle.js';
import { voice } from './voice.js';

const say = voice(['Ann', 'Bob'], { X1: 'Card *One*' });
const MATCH = 'm-0123456789abcdefghijklmnopqrstuvwx';
const render = (asked: Prompt, draft?: unknown, page = 0) =>
  promptMessage(asked, say, { match: MATCH, draft, page, refused: asked.number % 2 === 0 });

const canonical = (answer: Answer): string =>
  'distribute' in answer
    ? JSON.stringify(Object.entries(answer.distribute).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(answer);

/** Every answer that clicks can lead to. */
function reachable(asked: Prompt): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const queue: { draft: Draft; page: number }[] = [{ draft: emptyDraft(asked), page: 0 }];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    const at = JSON.stringify(state);
    if (seen.has(at)) continue;
    seen.add(at);
    for (const click of allClicks(render(asked, state.draft, state.page))) {
      const after = draftOf(asked, state.draft, click);
      if ('answer' in after) found.add(canonical(after.answer));
      else queue.push({ draft: after.draft, page: click.page });
    }
  }
  return found;
}

const options = (n: number, group?: (at: number) => string): Option[] =>
  Array.from({ length: n }, (_, at) => ({
    key: `c${at}`,
    label: text('name', { name: `Card ${at}` }),
    ...(group !== undefined && { group: text('name', { name: group(at) }) }),
  }));
const common = {
  number: 7,
  seat: 0,
  reason: 'attack',
  question: text('name', { name: 'Which?' }),
  trail: [text('name', { name: 'turn 3' }), text('name', { name: 'attack' })],
  default: { pick: [] },
} as const;

test('a question says within what it is asked where that is deeper than a part of a turn', () => {
  const trail = ['turn 3', 'attack', 'Hawkeye', 'Trick Arrow'].map(name => text('name', { name }));
  const said = (depth: number): string =>
    render({ ...common, kind: 'amount', min: 0, max: 2, trail: trail.slice(0, depth) }).content;
  expect([said(3), said(4)]).toEqual(['Which?', '-# Hawkeye › Trick Arrow\nWhich?']);
  trail.push(text('name', { name: 'Trick Arrow hits' }));
  expect(said(5)).toBe('-# Hawkeye › Trick Arrow hits\nWhich?');
});

describe('answers that say what they do', () => {
  const rowsFor = (asked: Prompt, context: { lines: number; together?: boolean; kept?: (key: string) => boolean }) =>
    promptMessage(asked, say, { match: MATCH, effect: () => '2 damage', ...context }).components.map(row =>
      row.components.map(part => ('placeholder' in part ? part.placeholder : 'label' in part ? part.label : '')),
    );
  const one = (list: Option[]): Prompt => ({ ...common, kind: 'one', options: list });
  const pass: Option = { key: 'pass', label: text('name', { name: 'Pass' }) };

  it('are never in a list of one', () => {
    expect(rowsFor(one([...options(1), pass]), { lines: 0 })).toEqual([['Card 0', 'Pass']]);
    // Nor in a list of none, where the only one stays beside it.
    const [only] = options(1) as [Option];
    expect(rowsFor(one([only, pass]), { lines: 0, together: true, kept: key => key === only.key })).toEqual([
      ['Card 0', 'Pass'],
    ]);
  });

  it('have a line each as long as there are no more than lines, ways out aside', () => {
    expect(rowsFor(one([...options(3), pass]), { lines: 3 })).toEqual([['Card 0', 'Card 1', 'Card 2', 'Pass']]);
    expect(rowsFor(one([...options(3), pass]), { lines: 2 })).toEqual([['Choose…'], ['Pass']]);
  });

  it('are in lists by what they are, or all in one where there is little room', () => {
    const kinds = options(8, at => (at < 4 ? 'Play' : at < 7 ? 'Use' : 'Rest'));
    expect(rowsFor(one(kinds), { lines: 0 }).flat()).toEqual(['Play', 'Use', 'Card 7']);
    expect(rowsFor(one(kinds), { lines: 0, together: true })).toEqual([['Play · Use · …']]);
  });

  it('have a list that says what it holds, be it kinds or what is done with them', () => {
    const verb = () => text('name', { name: 'Block' });
    const list = [...options(3), pass];
    expect(
      promptMessage(one(list), say, { match: MATCH, effect: () => '2', lines: 0, verb }).components[0],
    ).toMatchObject({ components: [{ placeholder: 'Block…' }] });
    // What is left of many kinds is named by those, not by what it is not.
    const kinds = options(9, at => (at < 4 ? 'Play…' : at < 6 ? 'Use…' : `Rest ${at}…`));
    expect(rowsFor(one(kinds), { lines: 1 }).flat()).toEqual(['Play…', 'Use…', 'Rest 6 · Rest 7 · …']);
  });

  it('are apart from all lists where they decide so much', () => {
    const kinds = options(8, at => (at < 4 ? 'Play' : at < 7 ? 'Use' : 'Rest'));
    const kept = (key: string) => key === 'c5';
    expect(rowsFor(one([...kinds, pass]), { lines: 0, together: true, kept })).toEqual([
      ['Play · Use · …'],
      ['Card 5', 'Pass'],
    ]);
    expect(rowsFor(one([...kinds, pass]), { lines: 0, kept }).flat()).toContain('Card 5');
  });
});

describe('any prompt', () => {
  test.prop([prompt({ options: 70, range: 400 }), fc.array(fc.nat(), { maxLength: 12 })], { numRuns: 300 })(
    'leads by clicks to legal drafts and legal answers, and keeps to the limits all the way',
    (asked, picks) => {
      let draft: Draft = emptyDraft(asked);
      let page = 0;
      for (const pick of [...picks, 0]) {
        const message = render(asked, draft, page);
        expect(checkBody(pick % 2 === 0 ? 'reply' : 'message', message)).toEqual([]);
        expect(clickables(message).length).toBeGreaterThan(0);
        const click = someClick(message, pick);
        if (click === null) return;
        const after = draftOf(asked, JSON.parse(JSON.stringify(draft)), click);
        if ('answer' in after) {
          expect(isLegal(asked, after.answer)).toBe(true);
          return;
        }
        expect(fits(asked, after.draft)).toBe(true);
        draft = after.draft;
        page = click.page;
      }
    },
  );

  test.prop([prompt({ options: 4, range: 30 })], { numRuns: 100 })('offers every legal answer', asked => {
    const found = reachable(asked);
    for (const answer of enumerate(asked, 500)) expect(found).toContain(canonical(answer));
  });

  test.prop([prompt({ options: 30, range: 30 }), fc.anything()])(
    'takes any stored thing for a draft or for none',
    (asked, stored) => {
      expect(fits(asked, readDraft(asked, stored))).toBe(true);
    },
  );

  test.prop([prompt({ options: 12, range: 30 }), fc.string(), fc.string(), fc.array(fc.string())])(
    'is not upset by clicks that it never offered',
    (asked, verb, arg, values) => {
      for (const one of [verb, 'a', 's', 'd', 'ds', 'set', 'rest', 'ok', 'amt', 'sug', 'n']) {
        const after = draftOf(asked, {}, { verb: one, arg, values });
        expect('answer' in after ? isLegal(asked, after.answer) : fits(asked, after.draft)).toBe(true);
      }
    },
  );

  test.prop([prompt({ options: 60, range: 100 })])('reads the same each time', asked => {
    expect(render(asked)).toEqual(render(asked));
  });
});

describe('one of many', () => {
  it('uses buttons to 20, a select to 25, and pages beyond', () => {
    const types = (n: number) =>
      render({ ...common, kind: 'one', options: options(n) }).components.map(row => row.components[0]?.type);
    expect(types(20)).toEqual(Array(4).fill(ComponentType.Button));
    expect(types(21)).toEqual([ComponentType.StringSelect]);
    expect(types(101)).toEqual([...Array(4).fill(ComponentType.StringSelect), ComponentType.Button]);
  });

  it('gives each group a select of its own', () => {
    const asked: Prompt = { ...common, kind: 'one', options: options(40, at => (at % 2 ? 'Hand' : 'Table')) };
    const rows = render(asked).components;
    expect(rows.map(row => 'placeholder' in row.components[0]! && row.components[0].placeholder)).toEqual([
      'Table',
      'Hand',
    ]);
    expect(reachable(asked).size).toBe(40);
  });

  it.each([130, 300])('reaches each of %i options', n => {
    expect(reachable({ ...common, kind: 'one', options: options(n) }).size).toBe(n);
  });

  it.each(['pass', 'give-in', 'concede'])('sets a way out apart from the choices: %s', key => {
    const asked: Prompt = {
      ...common,
      kind: 'one',
      options: [...options(1), { key, label: text('name', { name: 'No attack' }) }],
    };
    expect(render(asked).components[0]?.components).toMatchObject([
      { style: 1, label: 'Card 0', custom_id: `a|${MATCH}|7|c0` },
      { style: 2, label: 'No attack', custom_id: `a|${MATCH}|7|${key}` },
    ]);
  });
});

describe('what stands out', () => {
  const named = (key: string): Option => ({ key, label: text('name', { name: key }) });
  const colors = (asked: Prompt): string[] =>
    clickables(render({ ...asked, number: 7 })).map(one =>
      one.type === ComponentType.Button ? `${one.label} ${one.style}`.toLowerCase() : 'list',
    );
  const one = (list: readonly Option[]): Prompt => ({ ...common, kind: 'one', options: [...list] });
  const none = named('pass');

  it('is what can be done; to ask a partner is a side road, and the end of the turn a way out', () => {
    expect(colors(one([named('strike'), named('ask.1'), named('end')]))).toEqual(['strike 1', 'ask.1 2', 'end 2']);
  });

  it('is the end of the turn where nothing else is left, but not beside lists of what is', () => {
    expect(colors(one([named('ask.1'), named('end')]))).toEqual(['ask.1 2', 'end 1']);
    const asked = one([...options(30), named('end')]);
    const { components } = promptMessage(asked, say, { match: MATCH, effect: () => '2 damage', follow: () => null });
    expect(components.map(row => row.components.map(part => ('style' in part ? part.style : 'list')))).toEqual([
      ['list'],
      ['list'],
      [2],
    ]);
  });

  it('is nothing that has a button beside lists', () => {
    const group = text('name', { name: 'Play…' });
    const listed = options(5, () => 'Play…').map(option => ({ ...option, group }));
    const styles = (list: readonly Option[]) =>
      promptMessage(one(list), say, {
        match: MATCH,
        effect: () => '2',
        follow: () => null,
        kept: key => key === 'form',
      })
        .components.flatMap(row => row.components)
        .flatMap(part => ('label' in part && 'style' in part ? [[part.label, part.style]] : []));
    expect(styles([named('form'), ...listed, named('end')])).toEqual([
      ['Form', 2],
      ['End', 2],
    ]);
    expect(styles([named('form'), ...listed])).toEqual([['Form', 2]]);
  });

  it('is no row of partners to ask: beside lists they are in one of their own', () => {
    const group = text('name', { name: 'Ask…' });
    const partners = ['ask.1', 'ask.2'].map(key => ({ ...named(key), group }));
    const asked = one([...options(5, () => 'Play…'), ...partners, named('end')]);
    const { components } = promptMessage(asked, say, { match: MATCH, effect: () => '2 damage', follow: () => null });
    expect(
      components.map(row =>
        row.components.map(part => ('placeholder' in part ? part.placeholder : 'style' in part && part.style)),
      ),
    ).toEqual([['Play…'], ['Ask…'], [2]]);
  });

  it('is the only answer there is', () => {
    expect(colors(one([named('give-in')]))).toEqual(['give-in 1']);
    expect(colors({ ...common, kind: 'some', options: [], min: 0, max: 1, none })).toEqual(['pass 1']);
  });

  it('is no other way out beside lists, nor an answer that nobody waits for', () => {
    const some: Prompt = { ...common, kind: 'some', options: options(30), min: 0, max: 1, none };
    expect(colors(some).at(-1)).toBe('pass 2');
    expect(colors({ ...some, options: [], standing: true })).toEqual(['pass 2']);
  });
});

describe('several of many', () => {
  it('is put together over pages and confirmed', () => {
    const asked: Prompt = { ...common, kind: 'some', options: options(120), min: 2, max: 5 };
    const wanted = ['c3', 'c40', 'c77', 'c119'];
    let draft: unknown;
    for (const page of [0, 1])
      for (const one of clickables(render(asked, draft, page))) {
        if (one.type !== ComponentType.StringSelect) continue;
        const here = one.options.map(option => option.value).filter(value => wanted.includes(value));
        const after = draftOf(asked, draft, clickOn(one, here));
        draft = 'draft' in after ? after.draft : undefined;
      }
    expect(draft).toEqual({ picked: wanted });
    expect(draftOf(asked, draft, { verb: 'ok', arg: '' })).toEqual({ answer: { pick: wanted } });
  });
});

describe('an order', () => {
  const asked: Prompt = { ...common, kind: 'order', options: options(3) };
  const click = (draft: Draft | undefined, verb: string, arg = ''): unknown => draftOf(asked, draft, { verb, arg });

  it('takes what is left alone for its last place, and gives both back', () => {
    expect(click(undefined, 'd', 'c2')).toEqual({ draft: { picked: ['c2'] } });
    const whole = { picked: ['c2', 'c0', 'c1'] };
    expect(click({ picked: ['c2'] }, 'd', 'c0')).toEqual({ draft: whole });
    expect(click(whole, 'ok')).toEqual({ answer: { order: whole.picked } });
    expect(click(whole, 'undo')).toEqual({ draft: { picked: ['c2'] } });
    expect(click({ picked: ['c2'] }, 'undo')).toEqual({ draft: { picked: [] } });
  });
});

describe('several in order', () => {
  const asked: Prompt = { ...common, kind: 'some', options: options(4), min: 2, max: 2, ordered: true };

  it('are placed one after the other, as many as are asked for', () => {
    const choices = (draft: unknown): string[] =>
      clickables(render(asked, draft)).flatMap(one => (one.custom_id.startsWith('d|') ? [one.custom_id] : []));
    expect(choices(undefined)).toHaveLength(4);
    expect(choices({ picked: ['c2'] })).toHaveLength(3);
    expect(choices({ picked: ['c2', 'c0'] })).toEqual([]);
    expect(render(asked, { picked: ['c2', 'c0'] }).content).toContain('So far: 1. Card 2 · 2. Card 0');
  });

  it('are in a list where buttons would need more than a screen, together with the hand above them', () => {
    const steps = (n: number): string[] =>
      clickables(render({ ...asked, options: options(n) })).flatMap(({ custom_id: id }) =>
        /^ds?\|/.test(id) ? [id] : [],
      );
    expect(steps(4)).toHaveLength(4);
    expect(steps(5)).toEqual([`ds|${MATCH}|7|0.0`]);
  });

  it('say how many there may be, but where it is any number of all', () => {
    const said = (min: number, max: number): string => render({ ...asked, min, max }).content;
    expect(said(0, 3)).toContain('Choose up to 3.');
    expect(said(1, 4)).toContain('Choose 1 to 4.');
    expect(said(0, 4)).not.toContain('Choose');
  });

  it('are confirmed as a pick, whose order comes second', () => {
    const [confirm] = clickables(render(asked, { picked: ['c2', 'c0'] }));
    expect(confirm).toMatchObject({ label: 'Choose these 2' });
  });

  it('are confirmed by what is done with them, where that has a word: nobody keeps what they meant to discard', () => {
    const verb = () => text('name', { name: 'Discard' });
    const buttons = (draft: unknown): string =>
      JSON.stringify(promptMessage(asked, say, { match: MATCH, draft, verb }).components);
    expect(buttons(undefined)).toContain('"label":"Discard","');
    expect(buttons({ picked: ['c2', 'c0'] })).toContain('"label":"Discard (2)","');
  });

  it('keep the order of the clicks', () => {
    const draft = draftOf(asked, undefined, { verb: 'd', arg: 'c2' });
    expect(draft).toEqual({ draft: { picked: ['c2'] } });
    expect(draftOf(asked, { picked: ['c2', 'c0'] }, { verb: 'ok', arg: '' })).toEqual({
      answer: { pick: ['c2', 'c0'] },
    });
  });
});

describe('a number', () => {
  it('reaches each value of a long range', () => {
    expect(reachable({ ...common, kind: 'amount', min: 5, max: 304 }).size).toBe(300);
  });
});

describe('a payment', () => {
  const asked: Prompt = {
    ...common,
    kind: 'pay',
    options: options(3).map(option => ({
      ...option,
      ways: [
        { as: 'energy', amount: 1 },
        { as: 'wild', amount: 2 },
      ],
    })),
    cost: { total: 3, typed: { energy: 1 } },
  };

  it('is suggested in one click', () => {
    const suggested = clickables(render(asked)).find(one => one.custom_id.startsWith('sug|'));
    expect(suggested).toMatchObject({ label: 'Pay with Card 0 and Card 1' });
    expect(draftOf(asked, undefined, { verb: 'sug', arg: '' })).toEqual({ answer: enumerate(asked, 1)[0] });
  });

  it('says what it costs, what is paid, and when something is too much', () => {
    expect(render(asked).content).toBe('Which?\nTo pay: 3, including 1 energy');
    const only: Prompt = { ...asked, cost: { total: 1, typed: { energy: 1 } } };
    expect(render(only).content).toBe('Which?\nTo pay: 1 energy');
    const pay = ['c0', 'c1', 'c2'].map(key => ({ key, as: key === 'c0' ? 'energy' : 'wild' }));
    const message = render(asked, { pay });
    expect(message.content).toContain('Paid: 5 of 3');
    expect(message.content).toContain('That’s more than you need');
    // Where any resources will do, one line says it all.
    const simple: Prompt = { ...asked, cost: { total: 3, typed: {} } };
    expect(render(simple, { pay: pay.slice(0, 2) }).content).toBe('Which?\nPaid 3 of 3 with Card 0 and Card 1');
    expect(render(simple).content).toBe('Which?');
    expect(clickables(message).some(one => one.custom_id.startsWith('ok|'))).toBe(false);
  });
});

describe('the card that asks', () => {
  const said = (words: string) => text('name', { name: words });
  const entry = { text: said('Surge. Guard.'), textInPlay: said('Guard.') };
  const game = { cards: { get: () => entry } } as never;
  const pay: Prompt = {
    ...common,
    kind: 'pay',
    question: text('name', { name: 'Card *One* costs 3' }),
    source: 'X1',
    options: [],
    cost: { total: 3, typed: {} },
  };
  const asked = (prompt: Prompt, context: object): string =>
    promptMessage(prompt, say, { match: MATCH, game, ...context }).content;

  it('says what it does where it makes somebody pay, but not where they play it', () => {
    expect(asked(pay, { hand: [] })).toContain('Surge. Guard.');
    const hand = [{ key: 'c1', card: 'X1', title: said('One') }];
    expect(asked(pay, { hand })).not.toContain('Guard');
  });

  it('says what it does in play where it lies there', () => {
    const defend: Prompt = { ...common, kind: 'one', source: 'X1', options: options(1) };
    expect(asked(defend, {})).toContain('Surge. Guard.');
    const lying = asked(defend, { inPlay: new Set(['X1']) });
    expect(lying).toContain('Guard.');
    expect(lying).not.toContain('Surge');
  });
});

describe('a payment with a source of several resources', () => {
  const ways = [{ energy: 2 }, { energy: 1, mental: 1 }, { physical: 1, mental: 2 }].map(wayOf);
  const asked: Prompt = {
    ...common,
    kind: 'pay',
    options: options(2).map(option => ({ ...option, ways })),
    cost: { total: 3, typed: { energy: 1, mental: 1, physical: 1 } },
  };

  it('lists every way to name them', () => {
    const labels = clickables(render(asked)).flatMap(one =>
      'options' in one ? one.options.map(({ label }) => label) : [],
    );
    expect(labels.filter(label => label.startsWith('Card 0'))).toEqual([
      'Card 0: 2 energy',
      'Card 0: 1 energy and 1 mental',
      'Card 0: 1 physical and 2 mental',
    ]);
  });

  it('is put together click by click, each source counting in one way', () => {
    const click = (draft: unknown, arg: string) => {
      const next = draftOf(asked, draft, { verb: 'd', arg });
      return 'draft' in next ? next.draft : next;
    };
    const first = click(undefined, 'energy+energy/c0');
    expect(first).toEqual({ pay: [] });
    const mixed = click(click(undefined, 'energy/c0'), 'energy+mental/c0');
    expect(mixed).toEqual({ pay: [{ key: 'c0', as: 'energy+mental' }] });
    expect(render(asked, mixed as Draft).content).toContain('So far: Card 0: 1 energy and 1 mental');
    const both = click(mixed, 'physical+mental+mental/c1');
    expect(render(asked, both as Draft).content).toContain('Paid: 5 of 3');
    expect(draftOf(asked, both, { verb: 'ok', arg: '' })).toEqual({ answer: both });
  });
});

describe('what is not possible', () => {
  test.prop([fc.array(fc.record({ key: fc.string(), label: titled, why: titled }), { maxLength: 60 })])(
    'fits a message',
    list => {
      expect(checkBody('reply', refusedMessage(list, say))).toEqual([]);
    },
  );

  it('is told with its reason', () => {
    const why = text('name', { name: 'level 6 is above your power' });
    expect(refusedMessage([{ key: 'c1', label: text('name', { name: 'Web' }), why }], say).content).toBe(
      'You can’t:\n• Web – level 6 is above your power',
    );
  });
});
