import { say } from './say.js';

/** What this page knows of the server, kept current by live events. */
export const world = {
  me: undefined,
  owner: '',
  bot: undefined,
  online: false,
  guild: { id: '', name: '' },
  members: new Map(),
  roles: new Map(),
  channels: new Map(),
  events: [],
  commands: [],
  /** The channel on show. */
  here: undefined,
};

export function absorb(state) {
  Object.assign(world, {
    me: state.me,
    owner: state.owner,
    bot: state.bot,
    online: state.online,
    guild: state.guild,
    events: state.events,
  });
  world.members = new Map(state.members.map(member => [member.user.id, member]));
  world.roles = new Map(state.roles.map(role => [role.id, role]));
  world.channels = new Map(state.channels.map(channel => [channel.id, channel]));
}

export const nameOf = user =>
  user ? (world.members.get(user.id)?.nick ?? user.global_name ?? user.username) : say('someone');
/** What a command, an option or a choice is called and described as for a member whose Discord speaks this language. */
export const calledBy = named => named.name_localizations?.[world.me.locale] ?? named.name;
export const describedBy = named => named.description_localizations?.[world.me.locale] ?? named.description;
export const personOf = id => world.members.get(id)?.user;
export const isThread = channel => channel.type >= 10 && channel.type <= 12;
export const isDirect = channel => channel.type === 1;
export const labelOf = channel => (isDirect(channel) ? nameOf(world.bot) : channel.name);
export const colorOf = id => {
  const roles = (world.members.get(id)?.roles ?? []).map(role => world.roles.get(role)).filter(role => role?.color);
  const color = roles.sort((a, b) => b.position - a.position)[0]?.color;
  return color ? `#${color.toString(16).padStart(6, '0')}` : '';
};

/** The people and the bot, people first. */
export const everyone = () =>
  [...world.members.values()].sort((a, b) => Number(a.user.bot ?? false) - Number(b.user.bot ?? false));

/** What was last read, per member and channel, remembered by this browser. */
const mark = channel => `read:${world.me.user.id}:${channel.id}`;
export function markRead(channel) {
  if (channel?.last_message_id) localStorage.setItem(mark(channel), channel.last_message_id);
}
export function isUnread(channel) {
  const last = channel.last_message_id;
  if (!last || channel.id === world.here?.id) return false;
  const read = localStorage.getItem(mark(channel)) ?? '0';
  return last.length > read.length || (last.length === read.length && last > read);
}
