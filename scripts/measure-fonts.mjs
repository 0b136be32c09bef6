// Writes src/pictures/type/fonts.ts: which letters the bundled fonts draw, and how wide each is, so that a picture is
// laid out without a font at hand, and so is a message in a chat. `--check` only says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { root } from './ensure.mjs';

const target = join(root, 'src', 'pictures', 'type', 'fonts.ts');

/** In the order in which a letter is looked for. DejaVu draws most alphabets, and signs. */
const FAMILIES = [
  { family: 'Longbox', regular: fira('latin', 500), bold: fira('latin', 700) },
  { family: 'Longbox Ext', regular: fira('latin-ext', 500), bold: fira('latin-ext', 700) },
  { family: 'Longbox Wide', regular: dejavu(400), bold: dejavu(700) },
];

/** For names and numbers: what it cannot write is written bold. */
const DISPLAY = [
  { family: 'Longbox Comic', face: bangers('latin') },
  { family: 'Longbox Comic Ext', face: bangers('latin-ext') },
];

/** What a chat shows, as the playground does: sentences, labels of buttons, and bold. Only measured, never drawn. */
const CHAT = { chat: 400, 'chat-button': 500, 'chat-bold': 700 };

function bangers(subset) {
  return `@fontsource/bangers/files/bangers-${subset}-400-normal.woff`;
}
function fira(subset, weight) {
  return `@fontsource/fira-sans-condensed/files/fira-sans-condensed-${subset}-${weight}-normal.woff`;
}
function dejavu(weight) {
  return `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff`;
}

function noto(weight) {
  return ['latin', 'latin-ext'].map(subset => `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`);
}

/** The tables of a WOFF file by their names. https://www.w3.org/TR/WOFF/ */
function tablesOf(woff) {
  const tables = new Map();
  for (let at = 44, left = woff.readUInt16BE(12); left > 0; left--, at += 20) {
    const [offset, packed, size] = [4, 8, 12].map(more => woff.readUInt32BE(at + more));
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < size ? inflateSync(bytes) : bytes);
  }
  return tables;
}

/** Code point to glyph, of the subtables in formats 4 and 12. https://learn.microsoft.com/typography/opentype/spec/cmap */
function glyphsOf(cmap) {
  const glyphs = new Map();
  for (let n = 0; n < cmap.readUInt16BE(2); n++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + n * 8));
    const format = table.readUInt16BE(0);
    if (format === 12)
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const [first, last, glyph] = [16, 20, 24].map(more => table.readUInt32BE(group * 12 + more));
        for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
      }
    if (format !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      const [end, start] = [14 + segment, 16 + size + segment].map(at => table.readUInt16BE(at));
      const [delta, place] = [16 + 2 * size + segment, 16 + 3 * size + segment];
      const range = table.readUInt16BE(place);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const raw = range === 0 ? code : table.readUInt16BE(place + range + 2 * (code - start));
        const glyph = range !== 0 && raw === 0 ? 0 : (raw + table.readUInt16BE(delta)) & 0xffff;
        if (glyph !== 0) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}

/** Widths in thousandths of the size, as text: a run of neighbours is `first:width,width*times,...`, all in base 36. */
function widthsOf(file) {
  const tables = tablesOf(readFileSync(join(root, 'node_modules', file)));
  const [hmtx, unit, known] = [
    tables.get('hmtx'),
    tables.get('head').readUInt16BE(18),
    tables.get('hhea').readUInt16BE(34),
  ];
  const width = glyph => Math.round((hmtx.readUInt16BE(4 * Math.min(glyph, known - 1)) * 1000) / unit);
  const runs = [];
  for (const [code, glyph] of [...glyphsOf(tables.get('cmap'))].sort(([one], [other]) => one - other)) {
    if (code < 0x20 || (code >= 0xe000 && code < 0xf900)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.next === code) last.widths.push(width(glyph));
    else runs.push({ first: code, widths: [width(glyph)], next: code });
    runs.at(-1).next = code + 1;
  }
  return runs.map(({ first, widths }) => `${first.toString(36)}:${shorter(widths)}`).join(';');
}

function shorter(widths) {
  const parts = [];
  for (const width of widths) {
    const last = parts.at(-1);
    if (last?.width === width) last.times++;
    else parts.push({ width, times: 1 });
  }
  return parts.map(({ width, times }) => width.toString(36) + (times > 1 ? `*${times.toString(36)}` : '')).join(',');
}

const faces = FAMILIES.map(({ family, regular, bold }) =>
  [
    '  {',
    `    family: '${family}',`,
    `    regular: { file: '${regular}', widths: '${widthsOf(regular)}' },`,
    `    bold: { file: '${bold}', widths: '${widthsOf(bold)}' },`,
    '  },',
  ].join('\n'),
);
const text = [
  '// Written by `npm run fonts:measure` from the bundled fonts.',
  '// biome-ignore-all format: long lines of numbers.',
  '',
  '/** A face: its file in node_modules, and the width of each letter it draws (`scripts/measure-fonts.mjs` says how). */',
  'export interface FontFace {',
  '  readonly file: string;',
  '  readonly widths: string;',
  '}',
  '',
  '/** The bundled families, in the order in which a letter is looked for. */',
  'export const fonts: readonly { readonly family: string; readonly regular: FontFace; readonly bold: FontFace }[] = [',
  ...faces,
  '];',
  '',
  '/** The lettering of names and numbers, in the order in which a letter is looked for. */',
  'export const displayFonts: readonly { readonly family: string; readonly face: FontFace }[] = [',
  ...DISPLAY.map(
    ({ family, face }) => `  { family: '${family}', face: { file: '${face}', widths: '${widthsOf(face)}' } },`,
  ),
  '];',
  '',
  '/** How wide the letters of a chat are: no picture draws them. */',
  'export const chatWidths = {',
  ...Object.entries(CHAT).map(([name, weight]) => `  '${name}': '${noto(weight).map(widthsOf).join(';')}',`),
  '} as const;',
  '',
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') === text) process.exit(0);
  console.error(`${target} is not up to date: run npm run fonts:measure`);
  process.exit(1);
}
writeFileSync(target, text);
