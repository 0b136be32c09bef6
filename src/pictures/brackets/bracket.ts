/** Meetings of which each leads to the next: rounds from left to right. All its words are words already. */
export interface Tree {
  readonly title: string;
  readonly rounds: readonly TreeRound[];
}

export interface TreeRound {
  readonly title: string;
  readonly meetings: readonly Meeting[];
}

export interface Meeting {
  readonly id: string;
  /** What it is called where it is referred to. */
  readonly label: string;
  /** From top to bottom. */
  readonly sides: readonly Side[];
  /** Ids of meetings of the same tree whose winners come here. */
  readonly from: readonly string[];
}

export interface Side {
  /** Who it is, or who it will be. */
  readonly words: string;
  /** Whether anybody has come to this side. */
  readonly isOpen: boolean;
  readonly score?: string;
  /** The word for having won here. */
  readonly won?: string;
}

/** Rounds side by side, and meetings one below the other, that can be read on a phone. */
export const MOST_ROUNDS = 3;
export const MOST_MEETINGS = 8;

/**
 * A tree as trees that can be read: stretches of about as many rounds each, and each stretch from top to bottom in
 * parts of whole branches. What there is no room for beside it is told by its label.
 */
export function partsOf(tree: Tree): Tree[] {
  const count = Math.ceil(tree.rounds.length / MOST_ROUNDS);
  const each = Math.ceil(tree.rounds.length / count);
  return Array.from({ length: count }, (_, at) => tree.rounds.slice(at * each, (at + 1) * each)).flatMap(rounds =>
    branches(rounds).map(kept => ({ ...tree, rounds: rounds.map(round => only(round, kept)).filter(isThere) })),
  );
}

const isThere = ({ meetings }: TreeRound): boolean => meetings.length > 0;
const only = (round: TreeRound, kept: ReadonlySet<Meeting>): TreeRound => ({
  ...round,
  meetings: round.meetings.filter(one => kept.has(one)),
});

/** Whole branches together, as many as have no more places below each other than there is room for. */
function branches(rounds: readonly TreeRound[]): Set<Meeting>[] {
  const groups: { kept: Set<Meeting>; places: number }[] = [];
  for (const { meetings, places } of rootsOf(rounds)) {
    const last = groups.at(-1);
    if (last !== undefined && last.places + places <= MOST_MEETINGS) {
      for (const meeting of meetings) last.kept.add(meeting);
      last.places += places;
    } else groups.push({ kept: new Set(meetings), places });
  }
  return groups.map(({ kept }) => kept);
}

/** A meeting that leads nowhere here, with all that lead to it. */
interface Branch {
  readonly root: Meeting;
  readonly meetings: readonly Meeting[];
  /** Meetings to which none here leads: so many places it takes one below the other. */
  readonly places: number;
}

/** The branches of rounds from top to bottom. */
export function rootsOf(rounds: readonly TreeRound[]): Branch[] {
  const all = rounds.flatMap(({ meetings }) => meetings);
  const byId = new Map(all.map(meeting => [meeting.id, meeting]));
  const led = new Set(all.flatMap(({ from }) => from));
  const within = (root: Meeting): Meeting[] => [root, ...before(root, byId).flatMap(within)];
  return all
    .filter(({ id }) => !led.has(id))
    .map(root => {
      const meetings = within(root);
      return { root, meetings, places: meetings.filter(one => before(one, byId).length === 0).length };
    });
}

/** The meetings at hand that lead to one. */
export const before = ({ from }: Meeting, byId: ReadonlyMap<string, Meeting>): Meeting[] =>
  from.flatMap(id => byId.get(id) ?? []);

/** What brackets show, in words: a part for each meeting, with the titles of its tree and round where they begin. */
export const describeBracket = (trees: readonly Tree[]): string[] =>
  trees.flatMap(({ title, rounds }) =>
    rounds.flatMap((round, at) =>
      round.meetings.map((meeting, index) =>
        [...(at + index === 0 ? [title] : []), ...(index === 0 ? [round.title] : []), meetingWords(meeting)].join('\n'),
      ),
    ),
  );

/** "2.1 Ann (2, won) – Bo (1)" */
export const meetingWords = ({ label, sides }: Meeting): string => `${label} ${sides.map(sideWords).join(' – ')}`;

function sideWords({ words, score, won }: Side): string {
  const how = [score, won].filter(part => part !== undefined);
  return how.length === 0 ? words : `${words} (${how.join(', ')})`;
}
