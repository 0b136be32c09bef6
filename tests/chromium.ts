import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = '/usr/bin/chromium';
const switches =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );
/** What Playwright leaves out, which this switch would bring back: a second one takes the place of the first. */
const without =
  'AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch'.split(
    ' ',
  );
/**
 * Each window that nobody sees has an address bar all the same, whose two lists are web pages of their own, and a process waits
 * for the next page: three quarters of what a new page takes.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
const args = [...switches, `--disable-features=${[...without, ...unseen].join()}`];
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
