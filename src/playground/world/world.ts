import type * as t from '../types.js';
import type { Clock } from './clock.js';
import type { Files } from './files.js';
import type { Hub } from './hub.js';
import type { Snowflakes } from './snowflake.js';
import type { Table } from './tables.js';

/** Who and where everything hangs on; written once, at the first start. */
export interface Home {
  guild: t.Snowflake;
  guildName: string;
  owner: t.Snowflake;
  bot: t.Snowflake;
  botRole: t.Snowflake;
  application: t.Snowflake;
  /** Where the last run was reached: addresses inside stored messages are rewritten when the port changes. */
  url: string;
}

export interface World {
  home: Home;
  url: string;
  token: string;
  users: Table<t.User>;
  members: Table<t.Membership>;
  roles: Table<t.Role>;
  channels: Table<t.Channel>;
  messages: Table<t.StoredMessage>;
  commands: Table<t.Command>;
  events: Table<t.ScheduledEvent>;
  /** Servers beside the first one. */
  servers: Table<{ id: t.Snowflake; name: string }>;
  emojis: Table<t.ApplicationEmoji>;
  interactions: Table<t.Interaction>;
  files: Files;
  hub: Hub;
  ids: Snowflakes;
  clock: Clock;
  /** Lets go of its files. */
  close(): void;
}
