import { sitDownOnce } from '../bench/clicks.js';
import { onNewStore } from '../bench/folder.js';
import { atPlace } from '../bench/place.js';

/**
 * A bot starts in the playground, and two people sit down at a table: so what V8 has made of the bundle holds what a start
 * and its first clicks run.
 */
export const rehearse = (): Promise<void> => atPlace(place => onNewStore(store => sitDownOnce(place, store)));
