import { type Text, text } from '../../kernel/index.js';
import { isFormer, recordedNames } from '../../matches/lobby/seats.js';
import { practiceLevel, practiceTemper } from '../../opponents/index.js';

/** Somebody at a table or in a night: an id, and the name on record. */
interface Named {
  readonly player: string | null;
  readonly name: string;
}

/**
 * What somebody is called. A practice bot goes by its level, and by its character, in every language; where it stands in for
 * somebody, they stay named. In brief, the character alone. Nobody knows anymore who somebody forgotten was.
 */
export function seatName({ player, name }: Named, say: (text: Text) => string, isBrief = false): string {
  if (isFormer(player)) return say(text('former-player'));
  const level = practiceLevel(player);
  if (level === null) return name;
  const temper = practiceTemper(player);
  const recorded = recordedNames(level, temper).find(one => name.startsWith(one));
  if (recorded === undefined) return name;
  const shown =
    temper === undefined
      ? text(`practice-${level}`)
      : isBrief
        ? text(`character-${temper}.short`)
        : text(`character-${temper}`, { level: text(`quest-level-${level}`) });
  return `${say(shown)}${name.slice(recorded.length)}`;
}
