import { refuse } from '../errors.js';
import type { Handler } from '../http/router.js';
import { ok } from '../http/router.js';
import { sees } from '../people/permissions.js';
import { isThread } from '../types.js';
import { activeThreads, channelView, guildView, memberView, rolesOf, threadMember } from '../world/views.js';
import { guildOf, idIn, numberIn } from './common.js';

/** https://docs.discord.com/developers/resources/guild */
export const guildRoutes: Record<string, Handler> = {
  'GET /guilds/:guild': call => {
    return ok(guildView(call.service.world, guildOf(call)));
  },
  'GET /guilds/:guild/channels': call => {
    const { world } = call.service;
    const guild = guildOf(call);
    return ok(
      world.channels.where(one => one.guild_id === guild && !isThread(one)).map(one => channelView(world, one)),
    );
  },
  'GET /guilds/:guild/threads/active': call => {
    const { world } = call.service;
    const threads = activeThreads(world, guildOf(call)).filter(one => sees(world, world.home.bot, one));
    const mine = threads.filter(one => one.members?.includes(world.home.bot));
    return ok({
      threads: threads.map(one => channelView(world, one)),
      members: mine.map(one => threadMember(world, one, world.home.bot)),
    });
  },
  'GET /guilds/:guild/roles': call => {
    return ok(rolesOf(call.service.world, guildOf(call)));
  },
  'GET /guilds/:guild/members': call => {
    guildOf(call);
    const { world } = call.service;
    const limit = numberIn(call, 'limit', 1, [1, 1000]);
    const after = idIn(call, 'after');
    const rows = world.members.where(one => BigInt(one.user) > after).slice(0, limit);
    return ok(rows.map(one => memberView(world, one.user)));
  },
  'GET /guilds/:guild/members/search': call => {
    guildOf(call);
    const { world } = call.service;
    const query = (call.query.get('query') ?? '').toLowerCase();
    const limit = numberIn(call, 'limit', 1, [1, 1000]);
    const fits = world.users.where(
      user =>
        user.username.toLowerCase().startsWith(query) || Boolean(user.global_name?.toLowerCase().startsWith(query)),
    );
    return ok(fits.slice(0, limit).map(user => memberView(world, user.id)));
  },
  'GET /guilds/:guild/members/:user': call => {
    guildOf(call);
    const { world } = call.service;
    const user = call.params.user === '@me' ? world.home.bot : (call.params.user ?? '');
    if (!world.members.get(user)) refuse(10007);
    return ok(memberView(world, user));
  },
};
