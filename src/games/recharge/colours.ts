// The designations of I.B as the tables of cards write them.
export const H = 'heroes';
export const V = 'villains';
export const X = 'x-men';
export const W = 'women';
