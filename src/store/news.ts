/**
 * What another process has written: something is due; something is to be shown; or the match of that id is another, which
 * is to be shown too.
 */
export type News = 'due' | 'shown' | `match ${string}`;

export const newsOf = (match: string): News => `match ${match}`;

/** The match that news are about; null for any other news. */
export const matchIn = (news: News): string | null => (news.startsWith('match ') ? news.slice('match '.length) : null);

export const isNews = (said: string | undefined): said is News =>
  said === 'due' || said === 'shown' || said?.startsWith('match ') === true;
