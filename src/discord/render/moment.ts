/** A time that Discord shows everybody in their own: `R` as so long from now, `f` with its day. https://docs.discord.com/developers/reference#message-formatting-timestamp-styles */
export const moment = (at: number, style: 'R' | 'f'): string => `<t:${Math.floor(at / 1000)}:${style}>`;
