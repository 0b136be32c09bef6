import { portions } from '../../src/discord/board/telling.js';
import { briefLine } from '../../src/discord/render/log.js';
import { translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { awaited, chaptersIn } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { practise } from '../../src/opponents/index.js';
import { begin } from '../corpus.js';
const game = games.find(g => g.id === 'champions') as any;
const lens: number[] = []; const over: string[] = []; const counts: Record<string, number> = {}; const chars: Record<string, number> = {};
for (const players of [1, 2, 3, 4]) {
let rounds = 0, msgs = 0;const lens: number[] = [];
for (let n = 0; n < Number(process.argv[2] ?? 4); n++) {
  const seed = `thread ${n}`;
  const { table } = begin(game, players, seed);
  for (let at = 0; table.outcome === null; at++) {
    const prompt = awaited(table.prompts)[0] as any;
    const { answer } = practise(game, { table, since: [] } as any, { prompt, level: 'steady', seed: `${seed}/${at}`, nodes: 0 } as any);
    table.answer(prompt.number, prompt.seat, answer);
  }
  const cardTitle = (id: string) => game.cards.get(id)?.title;
  const say = translator(loadWords(game.id, 'en'), { names: ['Mara', 'Theo', 'Ines','Omar'], cardTitle });
  const chs = chaptersIn(table.log, game.drama?.chapters);
  for (const c of chs) { const l = c.map(x => briefLine(x, say)); const len = l.reduce((s, x) => s + x.length + 1, 0); lens.push(len); for (const [i,x] of c.entries()) { counts[x.id] = (counts[x.id] ?? 0) + 1; chars[x.id] = (chars[x.id] ?? 0) + (l[i] as string).length; } if (len > 1500) over.push(l.join('\n')); msgs += portions(c as any, x => briefLine(x, say).length).length; }
  rounds += table.log.filter(x => x.id === game.drama.turn).length;
}
lens.sort((a,b)=>a-b);
console.log(players, 'msgs/round', msgs / rounds, 'chapters', lens.length, 'rounds', rounds, 'median', lens[lens.length>>1], 'p90', lens[Math.floor(lens.length*.9)], 'max', lens.at(-1), '>1500', lens.filter(x => x > 1500).length, '>1700', lens.filter(x => x > 1700).length,'>1850', lens.filter(x => x > 1850).length);
}
console.log(Object.entries(chars).sort((a,b)=>b[1]-a[1]).slice(0,25).map(([k,v])=>`${k} ${counts[k]} ${v}`).join('\n'));
console.log(over.slice(0, 2).join('\n=====\n'));
