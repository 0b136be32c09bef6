import { Denied } from '../../locales/denied.js';

/** A wish about statistics that cannot be granted, in words for the person who asked. */
export class StatsRefused extends Denied<'stats-of-a-bot' | 'stats-hidden' | 'stats-yourself'> {}
