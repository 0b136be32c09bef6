/** The four designations: Heroes (red), Villains (green), X-Men (blue), Women (yellow) (I.B). */
export const COLOURS = ['heroes', 'villains', 'x-men', 'women'] as const;
export type Colour = (typeof COLOURS)[number];
/** As the tables of cards write them. */
export const [H, V, X, W] = COLOURS;

export const KINDS = ['hero', 'power', 'teamwork'] as const;
export type Kind = (typeof KINDS)[number];

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];
export const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');
