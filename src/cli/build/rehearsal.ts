import { sitDown } from '../bench/clicks.js';
import { onNewStore } from '../bench/folder.js';
import { atPlace, openBot } from '../bench/place.js';

/**
 * A bot starts in the playground, and two people sit down at a table: so what V8 has made of the bundle holds what a start
 * and its first clicks run.
 */
export const rehearse = (): Promise<void> =>
  atPlace(place =>
    onNewStore(async store => {
      const bot = await openBot(place, store);
      await sitDown(place, bot);
      await bot.stop();
    }),
  );
