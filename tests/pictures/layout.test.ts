import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Panel, text } from '../../src/kernel/index.js';
import { MOST_SHEETS } from '../../src/pictures/board.js';
import { PLAYABLE } from '../../src/pictures/face.js';
import { boardSheets, handPicture } from '../../src/pictures/index.js';
import { ink, type, WIDTH } from '../../src/pictures/style.js';
import { card, scene } from '../discord/render/arbitrary.js';
import { faults } from './faults.js';
import { type Read, read, type Written } from './read.js';
import { chains, crowded, say, teams, villains } from './scenes.js';

const tables = { villains, teams, chains, crowded };
const everywhere = Object.entries(tables).map(([name, shown]) => ({ name, shown }));
const drawn = (shown: typeof villains): Read[] =>
  boardSheets(shown, { say, theme: 'dark' }).map(({ svg }) => read(svg));

test('these checks see what is wrong', () => {
  const [sheet] = boardSheets(villains, { say, theme: 'dark' });
  expect(read(sheet?.svg ?? '').texts.length).toBeGreaterThan(15);
  expect(read(sheet?.svg ?? '').boxes.length).toBeGreaterThan(15);
  const said = (x: number, y: number, size = 34) =>
    `<text x="${x}" y="${y}" font-family="Longbox" font-size="${size}">Hulk</text>`;
  const wrong = (inner: string): string[] => faults(read(`<svg width="1000" height="100"><defs></defs>${inner}</svg>`));
  expect(wrong(said(10, 50) + said(200, 50))).toEqual([]);
  expect(wrong(said(10, 50) + said(30, 50))).toHaveLength(1);
  expect(wrong(`<g transform="translate(900 0)">${said(80, 50)}</g>`)).toHaveLength(1);
  expect(wrong(said(10, 50, 30))).toHaveLength(1);
  expect(wrong('<rect x="0" y="0" width="60" height="60"/><rect x="30" y="30" width="60" height="60"/>')).toHaveLength(
    1,
  );
  expect(wrong(`${said(10, 50)}<path d="M0 40H300V60" fill="none"/>`)).toHaveLength(1);
  expect(wrong('<rect x="50" y="0" width="60" height="60"/><path d="M0 40H300" fill="none"/>')).toHaveLength(1);
  expect(wrong('<rect x="50" y="0" width="60" height="60"/><path d="M0 40H50V90" fill="none"/>')).toEqual([]);
});

describe('a board', () => {
  test.each(everywhere)(
    'of $name is 1000 wide, all within it, nothing on anything else, readable at 390',
    ({ shown }) => {
      const sheets = drawn(shown);
      expect(sheets.flatMap(sheet => faults(sheet))).toEqual([]);
      expect(sheets.map(sheet => sheet.width)).toEqual(sheets.map(() => WIDTH));
      expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS);
    },
  );

  test.each(everywhere)('of $name is the same string each time, in both themes of the same layout', ({ shown }) => {
    const [one, other] = [boardSheets(shown, { say, theme: 'dark' }), boardSheets(shown, { say, theme: 'dark' })];
    expect(one.map(sheet => sheet.svg)).toEqual(other.map(sheet => sheet.svg));
    const light = boardSheets(shown, { say, theme: 'light' }).map(({ svg }) => read(svg));
    expect(light.map(sheet => sheet.texts)).toEqual(one.map(({ svg }) => read(svg).texts));
  });

  test('has every panel once, in order', () => {
    for (const { shown } of everywhere) {
      const panels = boardSheets(shown, { say, theme: 'dark' }).flatMap(sheet => sheet.panels);
      expect(panels).toEqual(shown.panels);
    }
  });

  test('holds the accents over a name within its band, and those over initials within their badge', () => {
    const written = (name: string): Written[] => {
      const [first, ...panels] = villains.panels.toReversed();
      const shown = { ...villains, panels: [{ ...first, title: text(name) } as Panel, ...panels] };
      return drawn(shown).flatMap(({ texts }) => texts.filter(one => one.text === name || one.text === name[0]));
    };
    const [[initial, plain], [initialTold, accented]] = [written('Eve'), written('Ève')];
    expect(plain?.size).toBe(type.title);
    // They reach 1.14 of the size above the base line, which is 44 pixels below the edge of the band.
    expect(1.14 * (accented?.size ?? 99)).toBeLessThan(44 - ink.card);
    expect(initialTold?.y).toBeGreaterThan(initial?.y ?? 0);
  });

  property.prop([scene({ panels: 8, zones: 5, cards: 14 })], { numRuns: 25 })(
    'of anything at all holds together',
    shown => {
      for (const sheet of drawn(shown)) expect(faults(sheet)).toEqual([]);
    },
  );
});

describe('a hand', () => {
  property.prop([fc.array(card, { maxLength: 30 }), fc.constantFrom('dark' as const, 'light' as const)], {
    numRuns: 60,
  })('of any cards holds together', (hand, theme) => {
    const wording = { get: () => ({ text: 'When it hits, look at the top card of your deck. '.repeat(6) }) as never };
    expect(faults(read(handPicture(hand, { say, theme, cards: wording }).svg))).toEqual([]);
  });

  test('marks what is playable now by a border, a word, and by standing out', () => {
    const held = (id: string) => ({ key: id, card: id, title: { id } });
    const hand = [held('one'), { ...held('two'), marks: [{ id: 'playable', words: { id: 'playable now' } }] }];
    const { svg } = handPicture(hand, { say, theme: 'dark' });
    const [one, two] = ['one', 'two'].map(title => read(svg).texts.find(({ text }) => text === title));
    expect((two?.y ?? 0) < (one?.y ?? 0)).toBe(true);
    expect(read(svg).says).toContain('playable now');
    expect(svg.split(`stroke-width="${PLAYABLE}"`)).toHaveLength(2);
  });
});

test('a long name is cut where its room ends, and said whole', () => {
  const [sheet] = drawn(teams);
  expect(sheet?.says).toContain('The Mutant With A Remarkably Long Name');
  const [branching] = drawn(chains);
  expect(branching?.texts.some(({ text }) => text.endsWith('…'))).toBe(true);
  expect(branching?.says).toContain('Optic Blast of the Second Summers Brother');
});

test.each(everywhere)('the golden picture of $name', async ({ name, shown }) => {
  const whole = boardSheets(shown, { say, theme: 'dark' }).map(({ svg }) => svg.replaceAll('><', '>\n<'));
  await expect(whole.join('\n')).toMatchFileSnapshot(`./golden/${name}.svg.txt`);
});
