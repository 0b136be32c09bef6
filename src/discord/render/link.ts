import { hyperlink } from 'discord.js';

/** Words that lead somewhere. Brackets in them would end the link's name. */
export const linkTo = (words: string, url: string): string =>
  hyperlink(words.replace(/\\?\[/g, '(').replace(/\\?\]/g, ')'), url);
