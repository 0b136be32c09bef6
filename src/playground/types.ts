/** The parts of Discord's objects that the playground itself reads. The rest of a body travels along untouched. */
export type Snowflake = string;
export type Dict = Record<string, unknown>;

export interface User {
  id: Snowflake;
  username: string;
  global_name: string | null;
  avatar: string | null;
  discriminator: string;
  public_flags: number;
  bot?: boolean;
}

/** A member as stored: one server, so the user's id is the key. */
export interface Membership {
  user: Snowflake;
  nick: string | null;
  roles: Snowflake[];
  joined_at: string;
  dms: 'open' | 'closed';
  locale: string;
}

export interface Role {
  id: Snowflake;
  name: string;
  color: number;
  permissions: string;
  position: number;
  managed: boolean;
  mentionable: boolean;
  hoist: boolean;
  bot?: Snowflake;
}

export interface Overwrite {
  id: Snowflake;
  type: 0 | 1;
  allow: string;
  deny: string;
}

export interface ThreadMetadata {
  archived: boolean;
  locked: boolean;
  auto_archive_duration: number;
  archive_timestamp: string;
  create_timestamp: string;
  invitable?: boolean;
}

export interface Channel {
  id: Snowflake;
  type: number;
  name: string;
  guild_id?: Snowflake;
  parent_id?: Snowflake | null;
  position?: number;
  topic?: string | null;
  permission_overwrites?: Overwrite[];
  rate_limit_per_user?: number;
  last_message_id: Snowflake | null;
  owner_id?: Snowflake;
  thread?: ThreadMetadata;
  /** Of a thread: who is in it. Of a direct message: the member (the bot is always the other side). */
  members?: Snowflake[];
  messages?: number;
}

export interface Attachment {
  id: Snowflake;
  filename: string;
  size: number;
  url: string;
  proxy_url: string;
  content_type?: string;
  description?: string;
  width?: number;
  height?: number;
}

export interface Emoji {
  id?: Snowflake | null;
  name?: string | null;
  animated?: boolean;
}

export interface SelectOption {
  label: string;
  value: string;
  description?: string | null;
  emoji?: Emoji | null;
  default?: boolean | null;
}

export interface Media {
  url: string;
  proxy_url?: string;
  width?: number | null;
  height?: number | null;
  content_type?: string | null;
  attachment_id?: Snowflake;
}

/** Any component, loosely: `type` says which of these a given one really has. */
export interface Component {
  type: number;
  id?: number | null;
  custom_id?: string | null;
  label?: string | null;
  description?: string | null;
  style?: number;
  url?: string | null;
  sku_id?: Snowflake | null;
  emoji?: Emoji | null;
  disabled?: boolean | null;
  options?: SelectOption[];
  placeholder?: string | null;
  min_values?: number | null;
  max_values?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  required?: boolean | null;
  value?: string | null;
  content?: string;
  components?: Component[];
  component?: Component;
  accessory?: Component;
  items?: { media: Media; description?: string | null; spoiler?: boolean | null }[];
  spoiler?: boolean | null;
  accent_color?: number | null;
  spacing?: number | null;
  divider?: boolean | null;
  /** Of a file: what it is called and how long it is, in bytes. */
  name?: string;
  size?: number;
  media?: Media;
  file?: Media;
  default_values?: { id: Snowflake; type: string }[];
  channel_types?: number[];
}

export interface EmbedField {
  name: string;
  value: string;
  inline?: boolean;
}

export interface Embed {
  type?: string;
  title?: string | null;
  description?: string | null;
  url?: string | null;
  color?: number | null;
  timestamp?: string | null;
  fields?: EmbedField[] | null;
  author?: { name?: string | null; icon_url?: string | null; url?: string | null } | null;
  footer?: { text?: string | null; icon_url?: string | null } | null;
  image?: (Media & Dict) | null;
  thumbnail?: (Media & Dict) | null;
}

export interface AllowedMentions {
  parse?: string[] | null;
  users?: Snowflake[] | null;
  roles?: Snowflake[] | null;
  replied_user?: boolean | null;
}

/** What a bot (or the page) asks to be said: the body of a message create, edit or callback. */
export interface MessageBody {
  content?: string | null;
  embeds?: Embed[] | null;
  components?: Component[] | null;
  attachments?: { id: Snowflake; filename?: string | null; description?: string | null }[] | null;
  allowed_mentions?: AllowedMentions | null;
  flags?: number | null;
  message_reference?: { message_id?: Snowflake } | null;
  nonce?: string | number | null;
  enforce_nonce?: boolean | null;
  poll?: unknown;
  sticker_ids?: unknown[] | null;
  tts?: boolean | null;
}

export interface Message {
  id: Snowflake;
  type: number;
  channel_id: Snowflake;
  author: User;
  content: string;
  timestamp: string;
  edited_timestamp: string | null;
  tts: boolean;
  mention_everyone: boolean;
  mentions: User[];
  mention_roles: Snowflake[];
  attachments: Attachment[];
  embeds: Embed[];
  components: Component[];
  pinned: boolean;
  flags: number;
  nonce?: string | number;
  webhook_id?: Snowflake;
  application_id?: Snowflake;
  interaction_metadata?: Dict;
  message_reference?: Dict;
  referenced_message?: Message | null;
  thread?: Dict;
  /** Old form of the metadata, which clients still show: "Theo used /challenge". */
  interaction?: Dict;
}

export interface StoredMessage {
  message: Message;
  /** Files that a Components V2 layout shows: they are no attachments of the message. */
  shown?: Attachment[];
  /** Set on an ephemeral message: the only member who sees it. */
  only?: Snowflake;
  /** The member put this ephemeral message away; the bot does not notice. */
  dismissed?: true;
  /** The interaction that made it: only its token reaches an ephemeral message. */
  interaction?: Snowflake;
  /** When it was edited after its first hour (the last hour of edits). */
  lateEdits?: number[];
}

export interface Choice {
  name: string;
  name_localizations?: Record<string, string> | null;
  value: string | number;
}

export interface CommandOption {
  type: number;
  name: string;
  description: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: Choice[] | null;
  options?: CommandOption[] | null;
  channel_types?: number[] | null;
  min_value?: number | null;
  max_value?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
}

export interface Command {
  id: Snowflake;
  application_id: Snowflake;
  guild_id?: Snowflake;
  version: Snowflake;
  type: number;
  name: string;
  description: string;
  options?: CommandOption[] | null;
  default_member_permissions: string | null;
  contexts: number[] | null;
  integration_types: number[];
  nsfw: boolean;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
}

export interface Interaction {
  id: Snowflake;
  token: string;
  type: 2 | 3 | 4 | 5;
  user: Snowflake;
  channel: Snowflake;
  at: number;
  name: string;
  /** Of a component, or of a modal that a component opened: the message it sits on. */
  message?: Snowflake;
  /** The callback type it was acknowledged with. */
  acknowledged?: number;
  failed?: true;
  /** The message that `@original` means. */
  original?: Snowflake;
  modal?: { custom_id: string; title: string; components: Component[] };
  /** Of a modal submission: the interaction that opened the modal. */
  opener?: Snowflake;
  metadata: Dict;
}

export interface ScheduledEvent {
  id: Snowflake;
  guild_id: Snowflake;
  channel_id: Snowflake | null;
  creator_id: Snowflake;
  name: string;
  description: string | null;
  image: string | null;
  scheduled_start_time: string;
  scheduled_end_time: string | null;
  privacy_level: number;
  status: number;
  entity_type: number;
  entity_id: Snowflake | null;
  entity_metadata: { location?: string } | null;
  recurrence_rule: unknown;
  interested: Snowflake[];
}

export interface StoredFile {
  id: Snowflake;
  filename: string;
  type: string;
  size: number;
  /** Ephemeral files are served like the others: the id in the address is the secret, as on Discord. */
  channel: Snowflake;
}

export interface ApplicationEmoji {
  id: Snowflake;
  name: string;
  file: Snowflake;
  animated: boolean;
}

export const isThread = (channel: Channel): boolean => channel.type >= 10 && channel.type <= 12;
export const isDirect = (channel: Channel): boolean => channel.type === 1;
export const EPHEMERAL = 64;
export const LOADING = 128;
export const HAS_THREAD = 32;
export const COMPONENTS_V2 = 1 << 15;
