import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../../home/index.js';
import { typeOf } from '../world/files.js';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** As wide as Discord's own letters, which may not be passed on: without it texts wrap as the machine's fonts happen to. */
const FONTS: Readonly<Record<string, string>> = {
  'latin.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
  'latin-ext.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
};

/** The page is served as written, from the source tree. */
const page = (): string => join(packageRoot(), 'src', 'playground', 'page');

/** The file of that name; null where there is none. */
function fileOf(name: string): string | null {
  const font = Object.hasOwn(FONTS, name) ? FONTS[name] : undefined;
  if (font !== undefined) return createRequire(import.meta.url).resolve(font);
  const file = /^[\w-]+\.(html|css|js|svg)$/.test(name) ? join(page(), name) : '';
  return file !== '' && existsSync(file) ? file : null;
}

export function servePage(path: string, response: ServerResponse): void {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const file = fileOf(name);
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.');
    return;
  }
  response.writeHead(200, {
    'content-type': types[name.split('.').at(-1) ?? ''] ?? typeOf(name),
    'content-security-policy':
      "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  response.end(readFileSync(file));
}
