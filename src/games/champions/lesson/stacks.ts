/** Ids of lessons. */
export const LESSONS = ['first'] as const;
export type LessonId = (typeof LESSONS)[number];

/** What a lesson fixes beforehand. Cards are listed from the top. */
export interface Stacked {
  /** The learner's hero, and their deck with the opening hand first. */
  readonly hero: string;
  readonly cards: readonly string[];
  readonly encounter: readonly string[];
}

const words = (list: string): string[] => list.trim().split(/\s+/);

const first: Stacked = {
  hero: '01001a',
  // What Black Cat turns up, the draw at the end of round 1, Spider-Sense, and so on.
  cards: words(`
    01002 01008 01088 01005 01003 01058
    01089 01007
    01062 01090
    01006 01087 01083 01084 01091 01005 01003 01009 01060 01092 01064 01065 01086 01085`),
  // By turns what boosts and what is revealed; Advance has the villain scheme, which is boosted too.
  encounter: words(`
    01101 01186 01106
    01106 01103
    01112 01104 01101 01188 01106 01105 01098 01187 01104 01110 01099 01112 01108`),
};

export const stacks: Readonly<Record<LessonId, Stacked>> = { first };
