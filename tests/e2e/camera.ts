import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import type { Guest } from './guest.js';

const HEIGHT = 1800;
/** What is higher than this can't be on the screen as a whole. */
const MOST = 1600;
/** How hard pictures are packed, from 0 to 100. */
const QUALITY = 80;

type Place = ReturnType<Guest['board']>;
type Box = NonNullable<Awaited<ReturnType<Place['boundingBox']>>>;

/** Where a place is on the screen once its pictures are there. A message that is edited meanwhile is another element: then it is looked for again. */
async function atRest(page: Guest['page'], place: Place): Promise<Box> {
  for (;;) {
    await shown(place);
    await page.evaluate(LOADED);
    await shown(place);
    await page.evaluate(DRAWN);
    const box = await seen(place);
    if (box !== null) return box;
  }
}

/** Null where something lies above it: lines that come in move what was on the screen below its head. */
async function seen(place: Place): Promise<Box | null> {
  const box = await place.boundingBox();
  return box !== null && (box.height > MOST || (await bare(place))) ? box : null;
}

const shown = (place: Place): Promise<void> => place.evaluate(element => element.scrollIntoView({ block: 'nearest' }));

/** Whether its upper edge is on the screen. */
const bare = (place: Place): Promise<boolean> =>
  place.evaluate(element => {
    const { left, right, top } = element.getBoundingClientRect();
    return element.contains(element.ownerDocument.elementFromPoint((left + right) / 2, top + 1));
  });

/** What is done in the page. */
const LOADED =
  'Promise.all([...document.images].map(image => image.complete || new Promise(done => { image.onload = image.onerror = done })))';
const DRAWN = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Taken again where the place has moved, or was another by then. */
async function picture(page: Guest['page'], session: CDPSession, place: Place): Promise<string> {
  for (;;) {
    const box = await atRest(page, place);
    const clip = { ...box, height: Math.min(box.height, HEIGHT), scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
    if (JSON.stringify(await seen(place)) === JSON.stringify(box)) return data;
  }
}

/** Keeps what somebody sees around a place of the page, at each width, as `name-kind-width.webp`; each kind once. */
export class Camera {
  private readonly folder: string;
  private readonly name: string;
  private readonly widths: readonly number[];
  private readonly taken = new Set<string>();

  /** Removes what was taken under the same name before. */
  constructor(folder: string, name: string, widths: readonly number[]) {
    this.folder = folder;
    this.name = name;
    this.widths = widths;
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(join(folder, file));
  }

  async take(kind: string, { page }: Guest, place: Place): Promise<void> {
    if (this.taken.has(kind) || (await place.count()) === 0) return;
    this.taken.add(kind);
    const usual = page.viewportSize();
    const session = await page.context().newCDPSession(page);
    for (const width of this.widths) {
      // So high that all of it is on the screen, wherever the page has scrolled to.
      await page.setViewportSize({ width, height: HEIGHT });
      const data = await picture(page, session, place);
      writeFileSync(join(this.folder, `${this.name}-${kind}-${width}.webp`), Buffer.from(data, 'base64'));
    }
    if (usual !== null) await page.setViewportSize(usual);
    await session.detach();
  }
}
