import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { plainly, translator } from '/work/wt/ease/src/discord/render/translator.js';
import { gameOf } from '/work/wt/ease/src/games/index.js';
import { loadWords } from '/work/wt/ease/src/locales/index.js';
import { handPicture } from '/work/wt/ease/src/pictures/hand.js';
import { read } from '/work/wt/ease/tests/pictures/read.js';
import { Renderer } from '/work/wt/ease/src/pictures/index.js';
import { text } from '/work/wt/ease/src/kernel/index.js';
test('x', async () => {
  const renderer = new Renderer({ report: p => console.log(p) });
  const game = gameOf('champions') as any;
  const { plain } = translator(loadWords('champions', 'en'), { names: [], cardTitle: id => game.cards.get(id)?.title });
  const deck = game.decks?.starter?.[0];
  const sets = [['01002','01003','01004','01005','01006','01008','01009'],['01058','01059','01060','01061','01064','01065','01087'],
   ['01011','01012','01013','01014','01015','01016','01017'],['01030','01031','01032','01033','01034','01035','01036'],['01005','01087','01058','01006','01065','01009','01066','01067']];
  for (const [n, ids] of sets.entries()) {
    const hand = ids.map((card, at) => { const e = game.cards.get(card); return { key: 'c'+at, card, title: e.title, facts: e.facts, emblem: e.emblem, marks: at%2 ? [] : [{id:'playable',words:text('name', { name: 'playable' })}] }; });
    const p = handPicture(hand as any, { say: plain, theme: 'dark', cards: game.cards });
    const cut = read(p.svg).texts.filter((t: any) => t.text.includes('…')).length;
    console.log(n, ids.length, p.width, p.height, 'cut', cut);
    writeFileSync(`/tmp/ease/hand${n}-${process.env.TAG}.svg`, p.svg);
    const png = await renderer.draw(p);
    if (png) writeFileSync(`/tmp/ease/hand${n}-${process.env.TAG}.png`, png);
  }
});
