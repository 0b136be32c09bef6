import { sitDown } from '../bench/clicks.js';
import { onNewStore } from '../bench/new-store.js';
import { openBot, openPlace } from '../bench/place.js';

/**
 * A bot starts in the playground, and two people sit down at a table: so what V8 has made of the bundle holds what a start
 * and its first clicks run.
 */
export async function rehearse(): Promise<void> {
  const place = await openPlace();
  try {
    await onNewStore(async store => {
      const bot = await openBot(place, store);
      await sitDown(place, bot);
      await bot.stop();
    });
  } finally {
    place.process.kill();
  }
}
