import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guest } from './guest.js';

const HEIGHT = 1800;
/** How hard pictures are packed, from 0 to 100. */
const QUALITY = 80;

type Place = ReturnType<Guest['board']>;

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
      await place.evaluate('element => element.scrollIntoView({ block: "nearest" })');
      await page.evaluate(
        'Promise.all([...document.images].map(image => image.complete || new Promise(done => { image.onload = image.onerror = done })))',
      );
      await place.evaluate('element => element.scrollIntoView({ block: "nearest" })');
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
      // A board may have been posted again below.
      await place.waitFor();
      const box = await place.boundingBox();
      if (box === null) continue;
      const clip = { ...box, height: Math.min(box.height, HEIGHT), scale: 1 };
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
      writeFileSync(join(this.folder, `${this.name}-${kind}-${width}.webp`), Buffer.from(data, 'base64'));
    }
    if (usual !== null) await page.setViewportSize(usual);
    await session.detach();
  }
}
