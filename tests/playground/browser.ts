import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { theBrowser } from '../chromium.js';

/** A member's page. Whatever goes wrong in it, and whatever it asks of the world outside, is noted in `faults`. */
export async function visit(
  url: string,
  who: string,
  [width, height]: [number, number],
  faults: string[] = [],
): Promise<Page> {
  const context = await (await theBrowser()).newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', error => faults.push(String(error)));
  page.on('request', request => {
    if (!/^(http|ws):\/\/127\.0\.0\.1|^(data|blob):/.test(request.url())) faults.push(`asked for ${request.url()}`);
  });
  await page.goto(`${url}/?as=${who}`);
  await page.locator('#say').waitFor();
  return page;
}

/** Nothing has to be scrolled sideways. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth <= innerWidth');

/** What axe has against a page: the rule, and the places. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(one => String(one.target)).join(', ')}`);
}

/** A picture to be looked at, where somebody wants them. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.LONGBOX_SHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}-${page.viewportSize()?.width}.png`) });
}
