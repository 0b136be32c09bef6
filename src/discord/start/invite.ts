import { INVITED_WITH } from './permissions.js';

/** The link that adds the bot to a server, asking for what it needs and nothing more. */
export function inviteLink(applicationId: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands&permissions=${INVITED_WITH}`;
}
