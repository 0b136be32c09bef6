import { keepBlocks, useFewThreads } from '../../src/pictures/renderer/memory.js';
import { openPainter } from '../../src/pictures/renderer/painter.js';

/** How many pages each picture touches for the first time, before blocks are kept and after. As JSON, with the threads. */
useFewThreads();
const paint = await openPainter();

async function touched(count: number): Promise<number> {
  const before = process.resourceUsage().minorPageFault;
  for (let n = 0; n < count; n++)
    await paint({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>', width: 900, height: 900 });
  return (process.resourceUsage().minorPageFault - before) / count;
}

await touched(10);
const before = await touched(20);
keepBlocks();
await touched(10);
const after = await touched(20);
console.log(JSON.stringify({ before, after, threads: process.env.UV_THREADPOOL_SIZE }));
