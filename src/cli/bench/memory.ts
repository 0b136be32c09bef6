import { gameTranslator } from '../../discord/render/translators.js';
import { boardSheets, Renderer } from '../../pictures/index.js';
import { type Benchmark, type Measure, rounded } from './benchmark.js';
import { fullTable } from './pictures.js';

const PICTURES = 5_000;
/** So often we look; before the first look everything has grown to its size. */
const LOOKS = 5;

/** Later looks stand beside the first. */
const looked = (drawn: number, first = resident()): Measure => ({
  name: `after ${drawn} pictures`,
  value: resident(),
  unit: 'MB',
  beside: { name: `after ${PICTURES / LOOKS}`, value: first },
});

const resident = (): number => rounded(process.memoryUsage.rss() / 1024 / 1024);

/** Draws pictures, each a new one, and looks at what the process keeps: threads included, as it is all one process. */
export const memory: Benchmark = {
  id: 'memory',
  title: `Memory while ${PICTURES} pictures are drawn`,
  long: true,
  async measure({ house }) {
    const [game] = house.games;
    const renderer = new Renderer({ report: problem => process.stderr.write(`${problem}\n`) });
    if (game === undefined || !(await renderer.works())) return [];
    const say = gameTranslator(game, 'en').plain;
    const measures: Measure[] = [];
    let drawn = 0;
    for (let turn = 0; measures.length < LOOKS; turn++)
      for (const sheet of boardSheets(fullTable(game, turn), { say, theme: 'dark' })) {
        await renderer.draw(sheet);
        if (++drawn % (PICTURES / LOOKS) === 0 && measures.length < LOOKS)
          measures.push(looked(drawn, measures[0]?.value));
      }
    await renderer.close();
    return measures;
  },
};
