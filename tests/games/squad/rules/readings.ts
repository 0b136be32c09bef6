import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../../docs/rules/squad.md', import.meta.url), 'utf8');

/** The readings of this house, as the page on the rules has them. */
export const houseReadings = [...new Set([...page.matchAll(/\*\*(SQ-C\d+)\*\*/g)].map(([, id]) => id as string))];
