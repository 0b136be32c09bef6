export const TYPES = ['mutant', 'magic', 'nature', 'gadget'] as const;
export type PowerType = (typeof TYPES)[number];

export const KINDS = ['hero', 'super', 'smash', 'story', 'team-up', 'loot'] as const;
export type Kind = (typeof KINDS)[number];

/** What a reaction is played against. */
export const REACTIONS = ['attack', 'story', 'super'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What heroes can be safe from; `power` means powers of heroes and uses of Loot. */
export const SOURCES = ['story', 'super', 'power'] as const;
export type SourceKind = (typeof SOURCES)[number];

/** What abilities of heroes wait for. */
export const MOMENTS = ['turn', 'stunned', 'defeated', 'won', 'rival stunned', 'rival defeated'] as const;
export type Moment = (typeof MOMENTS)[number];
/** A moment as the words know it. */
export const momentWord = (on: Moment): string => on.replace(' ', '-');
