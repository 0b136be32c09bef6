import { setImmediate } from 'node:timers/promises';

const PAGE = 100;

/** All rows of a list that may be long, a page at a time: others have their turn in between. */
export async function inPages<Row>(read: (page: { limit: number; after?: Row }) => Promise<Row[]>): Promise<Row[]> {
  for (const all: Row[] = []; ; await setImmediate()) {
    const last = all.at(-1);
    const page = await read({ limit: PAGE, ...(last !== undefined && { after: last }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
