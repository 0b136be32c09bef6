import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Translator, translator } from '../../../src/discord/render/translator.js';
import { packageRoot } from '../../../src/home/index.js';
import type { Text } from '../../../src/kernel/index.js';
import { readWords } from '../../../src/locales/files.js';
import { functions } from '../../../src/locales/functions.js';
import { FluentWords } from '../../../src/locales/words.js';

const GAME = `
title = { $card }
fact = { $word } { $n }
rule-x = The rule of { $name }
    .text = What it says.
resource-energy = energy
`;

/** The common words and a few of a game that there is not. */
export function voice(names: readonly string[], titles: Readonly<Record<string, string>> = {}): Translator {
  const bundle = new FluentBundle('en', { useIsolating: false, functions: functions('en') });
  for (const ftl of [readWords(packageRoot(), null, 'en') ?? '', GAME])
    bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  const words = new FluentWords('en', [bundle], { strict: true, report: () => undefined });
  const title = (id: string): Text | undefined =>
    titles[id] === undefined ? undefined : { id: 'name', args: { name: titles[id] } };
  return translator(words, { names, cardTitle: title });
}
