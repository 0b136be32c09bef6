import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Picture } from '../picture.js';
import { displayFonts, fonts } from '../type/fonts.js';
import { encode } from './png.js';

/** Turns a picture into a PNG file: the one way from SVG to pixels. */
export type Painter = (picture: Picture) => Promise<Uint8Array>;

/** A painter with the bundled fonts. @throws where the native package is missing or does not fit this platform */
export async function openPainter(): Promise<Painter> {
  const { Renderer } = await import('@takumi-rs/core');
  // Every picture is new: what was drawn before is kept as a file by the renderer, not here.
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  const files = createRequire(import.meta.url);
  for (const { family, regular, bold } of fonts)
    for (const [weight, { file }] of [[400, regular] as const, [700, bold] as const])
      await renderer.registerFont({ name: family, weight, data: readFileSync(files.resolve(file)) });
  for (const { family, face } of displayFonts)
    await renderer.registerFont({ name: family, weight: 400, data: readFileSync(files.resolve(face.file)) });
  return async ({ svg, width, height }) => {
    const image = { type: 'image' as const, src: 'picture', width, height };
    const images = [{ src: 'picture', data: Buffer.from(svg), cache: 'none' as const }];
    const pixels = await renderer.render(image, { width, height, images, format: 'raw' });
    return encode(pixels, width, height, coloursIn(svg));
  };
}

/** The colours that a drawing names, as four bytes of a pixel. */
function coloursIn(svg: string): Set<number> {
  const named = new Set<string>();
  for (const [, colour = ''] of svg.matchAll(/"#([0-9a-f]{3}|[0-9a-f]{6})"/g))
    named.add(colour.length === 3 ? colour.replace(/./g, '$&$&') : colour);
  return new Set([...named].map(colour => Buffer.from(`${colour}ff`, 'hex').readUInt32LE(0)));
}
