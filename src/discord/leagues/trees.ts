import { subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { At } from '../../leagues/events.js';
import { asOf, decision } from '../../leagues/formats/bracket.js';
import { type Awaited, type Branch, drawOf, type Meeting } from '../../leagues/formats/draw.js';
import type { Night } from '../../leagues/night.js';
import { meetingWords, type Meeting as Shown, type Side, type Tree } from '../../pictures/index.js';
import { escapeName, plainName } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { nameIn, titleOf } from './names.js';

/** A tree under its own name, without the night's. */
type Named = Omit<Tree, 'title'> & { readonly name: string };

/** The trees of a bracket as they stood at the end of a round, or stand while it is played; none for other formats. */
export const treesOf = (night: Night, round: number, say: Translator): Tree[] =>
  namedTrees(night, round, say).map(({ name, rounds }) => ({
    title: `${plainName(titleOf(night))} · ${name}`,
    rounds,
  }));

const namedTrees = (night: Night, round: number, say: Translator): Named[] =>
  drawOf(asOf(night, round)).map(({ id, rounds }) => ({
    name: say.plain(text(`league-bracket-${id}`)),
    rounds: rounds
      .map(withoutByes)
      .flatMap(meetings =>
        meetings.length === 0
          ? []
          : [{ title: roundsOf(meetings, say), meetings: meetings.map(meeting => shownOf(night, meeting, say)) }],
      ),
  }));

/** Who had a bye stands where they went from there; a bracket of forty would begin with two dozen of them. */
const withoutByes = (meetings: readonly Meeting[]): Meeting[] =>
  meetings.filter(({ table, sides }) => table === null || !sides.includes(null));

/** In which rounds of the night a round of a tree is played: one, unless somebody has left. */
function roundsOf(meetings: Branch['rounds'][number], say: Translator): string {
  const rounds = meetings.map(({ at }) => at.round);
  const [first, last] = [Math.min(...rounds), Math.max(...rounds)];
  return say.plain(text('league-bracket-round', { first, last, several: first < last ? 'yes' : 'no' }));
}

/** A table of a round as threads and hosts call it. */
const labelOf = ({ round, table }: At): string => `${round}.${table}`;
/** Whether a meeting is a table of a round. */
export const isIn = (round: number, { label }: Pick<Shown, 'label'>): boolean => label.startsWith(`${round}.`);

const shownOf = (night: Night, { node, at, table, sides, from }: Meeting, say: Translator): Shown => ({
  id: node,
  label: labelOf(at),
  from,
  sides: sides.map((side, place): Side => {
    if (side === null || 'open' in side) return { words: openWords(side, say), isOpen: true };
    const wins = table?.result?.wins?.[place];
    const winner = table === null ? null : decision(table)?.winner;
    return {
      words: plainName(nameIn(night, side.player, say)),
      isOpen: false,
      ...(wins !== undefined && { score: `${wins}` }),
      ...(winner === side.player && { won: say.plain(text('league-bracket-won')) }),
    };
  }),
});

const openWords = (side: Exclude<Awaited, { player: string }>, say: Translator): string =>
  side === null
    ? say.plain(text('league-bracket-bye'))
    : say.plain(text(`league-bracket-${side.open}-of`, { table: labelOf(side.of) }));

/** What is still to come in a bracket after a round, in lines of small print: one for each round of its trees. What has been stands in earlier messages. */
export const afterRound = (night: Night, round: number, say: Translator): string[] =>
  namedTrees(night, round, say).flatMap(({ name, rounds }, _, all) =>
    rounds.flatMap(({ title, meetings }) => {
      const others = meetings.filter(({ label }) => Number.parseInt(label, 10) > round).map(meetingWords);
      const where = all.length === 1 ? title : `${name}, ${title}`;
      return others.length === 0 ? [] : [subtext(escapeName([where, ...others].join(' · ')))];
    }),
  );
