import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { games } from '../../src/games/index.js';
import { loadWords, wordingOf } from '../../src/locales/index.js';
import { plainly, translator } from '../../src/discord/render/translator.js';
import { gistsOf } from '../../src/pictures/gist.js';
import { boardSheets } from '../../src/pictures/index.js';
import { palettes } from '../../src/pictures/style.js';
import { drawable } from '../../src/pictures/type/measure.js';
import { fuzzed } from './fuzzed.js';
import { named } from './read.js';

const game = games.find(g => g.id === 'champions')!;
test('x', { timeout: 600000 }, () => {
  const langs = ['en', 'de', 'fr', 'es'];
  const cards = [...game.cards.all];
  const stat: any = {};
  const by: any = {};
  const T = (l: string, names: string[]) => plainly(translator(loadWords(game.id, l), { names, cardTitle: (id: any) => game.cards.get(id)?.title }));
  const t0: any = Object.fromEntries(langs.map(l => [l, T(l, ['Ann', 'Ben', 'Cleo', 'Dan'])]));
  const key: any = {};
  const txt: any = {};
  for (const l of langs) { key[l] = new Map(); stat[l] = { whole: 0, cut: 0, left: 0, over: 0 }; by[l] = new Map(); }
  for (const e of cards) {
    const w = wordingOf(e); if (!w) continue;
    const en = t0.en(w);
    txt[en] = {};
    for (const l of langs) { const s = t0[l](w); key[l].set(drawable(s), en); txt[en][l] = s; }
  }
  for (const { scene, viewer } of fuzzed(game, game.rulesets[0]?.id ?? '', Number(process.env.M ?? 12), 'effects')) {
    if (viewer !== 'public') continue;
    for (const l of langs) {
      const say = t0[l];
      const pen: any = { say, colours: palettes.dark };
      for (const { svg } of boardSheets(scene, { say, theme: 'dark', cards: game.cards } as any))
        for (const { says, texts } of named(svg)) {
          const en = key[l].get(says);
          if (en === undefined) continue;
          if (texts.length > 0) { const cut = texts.at(-1)?.endsWith('…'); stat[l][cut ? 'cut' : 'whole']++; if (cut) { const b = by[l].get(en) ?? { n: 0, t: '' }; b.n++; const j = texts.join('/'); if (b.t === '' || j.length < b.t.length) b.t = j; by[l].set(en, b); } }
          else stat[l][gistsOf(pen, says).length === 0 ? 'over' : 'left']++;
        }
    }
  }
  for (const l of langs) {
    const s = stat[l]; console.log(l, JSON.stringify(s), (100 * s.cut / (s.cut + s.whole)).toFixed(1));
    const pen: any = { say: t0[l], colours: palettes.dark };
    writeFileSync(`/tmp/cut-${l}.txt`, [...by[l]].sort((a: any, b: any) => b[1].n - a[1].n).map(([en, b]: any) => `${b.n} ${l === 'en' ? '' : 'EN ' + en.slice(0, 60) + '\n  '}${txt[en][l]}\n   G ${gistsOf(pen, txt[en][l]).slice(1).join('\n   1 ')}\n   T ${b.t}`).join('\n'));
  }
});
