import { walk } from '../checks/components.js';
import type { Message, MessageBody, Snowflake, User } from '../types.js';
import type { World } from '../world/world.js';

type Mentions = Pick<Message, 'mentions' | 'mention_roles' | 'mention_everyone'>;

/** Whom a text pings: what it names, as far as `allowed_mentions` lets it. */
export function mentionsOf(world: World, body: MessageBody, replied?: User): Mentions {
  const texts = walk(body.components ?? []).map(({ component }) =>
    component.type === 10 ? (component.content ?? '') : '',
  );
  const text = [body.content ?? '', ...texts].join('\n');
  const allowed = body.allowed_mentions;
  const pick = (kind: 'users' | 'roles', pattern: RegExp): Snowflake[] => {
    const named = [...new Set([...text.matchAll(pattern)].map(match => match[1]!))];
    if (!allowed || allowed.parse?.includes(kind)) return named;
    return named.filter(id => allowed[kind]?.includes(id));
  };
  const users = pick('users', /<@!?(\d+)>/g);
  if (replied && (allowed?.replied_user ?? !allowed)) users.push(replied.id);
  const everyone = /@(everyone|here)\b/.test(text) && (!allowed || Boolean(allowed.parse?.includes('everyone')));
  return {
    mentions: [...new Set(users)].flatMap(id => world.users.get(id) ?? []),
    mention_roles: pick('roles', /<@&(\d+)>/g).filter(id => world.roles.get(id)),
    mention_everyone: everyone,
  };
}
