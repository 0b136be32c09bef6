import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { openPainter } from '../../src/pictures/renderer/painter.js';
import { drawable, runsOf, shortened, widthOf, wrap } from '../../src/pictures/type/measure.js';

describe('letters', () => {
  test('that no bundled font draws become a sign for it, and what has no shape goes', () => {
    expect(drawable('Łukasz ★ Привет')).toBe('Łukasz ★ Привет');
    expect(drawable('漫画')).toBe('▯▯');
    expect(drawable('a\u200b\u202eb\n c')).toBe('ab c');
  });

  test('are drawn by the first font that has them, in runs', () => {
    expect(runsOf('Stanisław ★', 30, 'regular').map(run => run.text)).toEqual(['Stanis', 'ł', 'aw ', '★']);
    expect(new Set(runsOf('שלום Hulk', 30, 'bold').map(run => run.family)).size).toBe(1);
  });

  test('have the widths that the fonts say', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/measure-fonts.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('of a chat are wider than those of pictures, narrow ones hardly, and everything has a width', () => {
    const times = (text: string): number => widthOf(text, 1000, 'chat') / widthOf(text, 1000, 'regular');
    expect(times('mama')).toBeGreaterThan(1.05);
    expect(times('little')).toBeLessThan(times('mama'));
    for (const setting of ['chat', 'chat-button', 'chat-bold'] as const)
      expect(widthOf('★', 1000, setting)).toBe(widthOf('★', 1000, setting === 'chat' ? 'regular' : 'bold'));
    expect(wrap('Take it (up to 2 damage)', 100, 9, 14, 'chat-button')).toEqual(['Take it (up to 2', 'damage)']);
  });

  test('are as wide as they are drawn, to four parts in a hundred', { timeout: 120_000 }, async () => {
    const paint = await openPainter();
    for (const [text, weight] of [
      ['Spider-Man: Here Comes the Spider-Man', 'bold'],
      ['Theodora may choose a card to lose', 'regular'],
    ] as const) {
      const wide = widthOf(text, 40, weight);
      const width = Math.ceil(wide * 1.2);
      const bold = weight === 'bold' ? ' font-weight="700"' : '';
      const cut = (at: number) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"><rect width="${width}" height="60" fill="#000"/><text x="0" y="45" font-family="Longbox" font-size="40"${bold} fill="#fff">${text}</text><rect x="0" y="0" width="${at}" height="60" fill="#000"/></svg>`;
      const blank = (await paint({ svg: cut(width), width, height: 60 })).length;
      // Nothing is drawn beyond the measured width, and something is drawn shortly before it.
      expect((await paint({ svg: cut(Math.ceil(wide * 1.01)), width, height: 60 })).length).toBe(blank);
      expect((await paint({ svg: cut(Math.floor(wide * 0.96)), width, height: 60 })).length).toBeGreaterThan(blank);
    }
  });
});

describe('long names', () => {
  test('keep their beginning and end in an ellipsis', () => {
    const cut = shortened('Wilhelmina-Charlotte of Hohenzollern', 200, 28, 'bold');
    expect(cut).toMatch(/^Wilhelmina-Ch.*…$/);
    expect(widthOf(cut, 28, 'bold')).toBeLessThanOrEqual(200);
    expect(shortened('Hulk', 200, 28, 'bold')).toBe('Hulk');
  });

  test('are broken at spaces, long words after a hyphen, and the last line is cut', () => {
    expect(wrap('Here Comes the Spider-Man', 180, 3, 28, 'bold')).toEqual(['Here Comes', 'the', 'Spider-Man']);
    for (const line of wrap('Here Comes the Spectacular Spider-Man Again', 180, 2, 28, 'bold'))
      expect(widthOf(line, 28, 'bold')).toBeLessThanOrEqual(180);
    expect(wrap('Here Comes the Spectacular Spider-Man Again', 180, 2, 28, 'bold').at(-1)).toMatch(/…$/);
    expect(wrap('Draw 2 cards, then choose one of them', 180, 1, 20, 'regular')).toEqual(['Draw 2 cards, then…']);
    expect(wrap('Deal 3 damage, exhaust Wolverine', 180, 1, 20, 'regular')).toEqual(['Deal 3 damage…']);
    // Of a long name, its letters tell more than the word before it.
    expect(wrap('The Wilhelmina-Charlotte', 180, 1, 28, 'bold')[0]).toMatch(/^The Wilhelmi.*…$/);
    expect(wrap('Wilhelmina-Charlotte', 180, 2, 28, 'bold')).toEqual(['Wilhelmina-', 'Charlotte']);
  });

  test.each([
    ['Heldenunterbrechung (ein', 250, ['Heldenunterbre-', 'chung (ein']],
    ['Verteidigungsereignis', 180, ['Verteidigungs-', 'ereignis']],
    ['Responsabilidad', 180, ['Responsabili-', 'dad']],
    ['Mmmmmmmmmmmmm', 180, ['Mmmmmmm-', 'mmmmmm']],
  ])('of which one word fills the line are divided with a hyphen, between syllables: %s', (text, room, lines) => {
    const found = wrap(text, room, 4, 28, 'regular');
    expect(found).toEqual(lines);
    for (const line of found) expect(widthOf(line, 28, 'regular')).toBeLessThanOrEqual(room);
  });
});
