import { type Text, text } from '../../kernel/index.js';
import { practiceName } from '../../matches/lobby/seats.js';
import { practiceLevel } from '../../opponents/index.js';

/** Somebody at a table or in a night: an id, and the name on record. */
interface Named {
  readonly player: string | null;
  readonly name: string;
}

/** What somebody is called. A practice bot goes by its level in every language; where it stands in for somebody, they stay named. */
export function seatName({ player, name }: Named, say: (text: Text) => string): string {
  const level = practiceLevel(player);
  if (level === null || !name.startsWith(practiceName(level))) return name;
  return `${say(text(`practice-${level}`))}${name.slice(practiceName(level).length)}`;
}
