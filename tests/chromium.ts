import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = '/usr/bin/chromium';
const args =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );
/** Without a browser this is left out on a developer's machine, never in CI. */
export const missing = !existsSync(executablePath) && process.env.CI !== 'true';

let open: Browser | null = null;

/** The browser of this process. It starts once, for starting it takes longer than many a visit, and goes with the process. */
export async function theBrowser(): Promise<Browser> {
  if (open?.isConnected() !== true) open = await chromium.launch({ executablePath, args });
  return open;
}

/** Closes every page, and forgets what they knew: the next visitor meets a new browser, so to speak. */
export async function closePages(): Promise<void> {
  await Promise.all((open?.contexts() ?? []).map(context => context.close()));
}
