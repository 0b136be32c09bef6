import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/home/index.js';
import { wordsFolder } from '../../src/locales/files.js';
import type { Weight } from '../../src/pictures/type/letters.js';
import { drawable, shortened, widthOf, wrap } from '../../src/pictures/type/measure.js';
import { OWNERS } from './messages.js';

const root = packageRoot();
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(one => one.isFile() && /\.(ftl|json)$/.test(one.name))
        .map(({ name }) => join(folder, name))
    : [];
const files = OWNERS.map(owner => wordsFolder(root, owner)).flatMap(folder => [
  ...filesIn(folder),
  ...filesIn(join(folder, 'names')),
]);

/** What the four languages are written with, whether a word file has it by now or not. */
const ALPHABETS = 'ÄÖÜäöüßẞ ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ ÁÉÍÑÓÚÜáéíñóúü ¿¡«»„“”‚‘’‹›–—…·•×−→▸✓✗ªº№';
/** Said in chat alone: Discord draws its emoji itself. */
const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u20e3|\u200d/gu;
const UNKNOWN = '▯';

describe.each(files.map(file => [file.slice(root.length + 1), readFileSync(file, 'utf8')]))('%s', (_, written) => {
  it('is written in letters that pictures can draw', () => {
    const letters = [...new Set(written.replace(EMOJI, '').replaceAll(UNKNOWN, ''))];
    expect(letters.filter(letter => drawable(letter).includes(UNKNOWN))).toEqual([]);
  });
});

it('every letter of the four languages can be drawn, in lettering too', () => {
  expect(drawable(ALPHABETS)).toBe(ALPHABETS);
  expect(drawable('Oh\u202f! «\u00a0oui\u202f»')).toBe('Oh\u00a0! «\u00a0oui\u00a0»');
  for (const letter of ALPHABETS.replaceAll(' ', ''))
    expect(widthOf(letter, 100, 'display'), letter).toBeGreaterThan(0);
});

it('a line does not break before a mark that belongs to its word', () => {
  expect(wrap(drawable('Allez, retour\u202f!'), widthOf('Allez, retour', 28, 'bold') + 1, 3, 28, 'bold')).toEqual([
    'Allez,',
    'retour\u00a0!',
  ]);
});

const LONG = [
  'Übermenschliche Fähigkeiten für außergewöhnliche Größe',
  'L’Œil d’Agamotto – cœur, âme, façade',
  '¡Señores del Mañana, corazón y pingüino!',
];

it.each(LONG)('%s is shortened between signs, and says so', text => {
  const segments = (said: string) => [...new Intl.Segmenter('de').segment(said)].map(({ segment }) => segment);
  for (const form of ['NFC', 'NFD'] as const)
    for (const weight of ['regular', 'bold', 'display'] satisfies Weight[])
      for (let room = 40; room < 700; room += 60) {
        const whole = drawable(text.normalize(form));
        const cut = shortened(whole, room, 28, weight);
        if (cut === whole) continue;
        expect(cut.endsWith('…')).toBe(true);
        const kept = segments(cut.slice(0, -1));
        expect(segments(whole).slice(0, kept.length)).toEqual(kept);
      }
});
