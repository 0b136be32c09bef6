import {
  type AnyThreadChannel,
  ChannelType,
  type Client,
  DiscordAPIError,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Logger } from 'pino';
import { text } from '../../kernel/index.js';
import type { NightDirectory } from '../../leagues/directory.js';
import type { At } from '../../leagues/events.js';
import { isToCome, type Night, type NightTable, tableAt } from '../../leagues/night.js';
import type { OpenTable } from '../../leagues/outlook.js';
import { regretAt } from '../../leagues/progress.js';
import { LeagueRefused } from '../../leagues/refused.js';
import type { Venue } from '../../leagues/running.js';
import { isPractice } from '../../opponents/index.js';
import type { Renderer } from '../../pictures/index.js';
import type { ShownRow } from '../../store/port.js';
import { localeOf, Places, type Postable } from '../board/places.js';
import type { Posting } from '../board/posting.js';
import { Hindered, obstacleIn } from '../outbox/obstacles.js';
import type { Turns } from '../outbox/turns.js';
import type { Servers } from '../people/servers.js';
import { clip } from '../render/escape.js';
import { mentions } from '../render/mentions.js';
import { type Exhibit, themeOf } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';
import { loggable } from '../reply/failure.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import type { Guilds } from '../shards/guilds.js';
import { nightTranslator, signUpBody } from './bodies.js';
import type { Calendar } from './calendar.js';
import { announced, type Call, nudges, type Saying, tableCall } from './calls.js';
import { roundExhibit, standingsExhibit } from './exhibits.js';
import { NightMessages } from './messages.js';
import { titleOf } from './names.js';
import { recapExhibit } from './recaps.js';
import { seedOf, threadOf, threadTitle, untold } from './threads.js';

/** As many as Discord calls with one message. */
const CALLED = 100;

export interface PostsDeps {
  readonly client: Client<true>;
  readonly guilds: Pick<Guilds, 'reach' | 'hears'>;
  readonly nights: NightDirectory;
  readonly servers: Pick<Servers, 'settings'>;
  readonly renderer: Renderer;
  readonly calendar: Calendar;
  readonly posting: Pick<Posting, 'send' | 'edit'>;
  readonly turns: Turns;
  readonly log: Logger;
  readonly now: () => number;
  /** A night's newest state is to be seen. */
  readonly shown: (night: Night) => Promise<void>;
  /** Shows a night although it hasn't changed. */
  readonly want: (night: string) => Promise<void>;
}

/**
 * Keeps what is to be seen of nights on their newest state: the sign-up, each round, the final standings, the server's
 * calendar. What has been posted is in the database, so after a restart it goes on where it was. When that is done is the
 * presenter's business.
 */
export class NightPosts implements Venue {
  private readonly deps: PostsDeps;
  private readonly messages: NightMessages;
  private readonly places: Places;

  constructor(deps: PostsDeps) {
    this.deps = deps;
    this.places = new Places(deps.client, deps.guilds);
    this.messages = new NightMessages(deps);
  }

  /** A message is gone. One that shows a night is posted again while the night lasts; a call has been heard. */
  async deleted(message: string): Promise<void> {
    const { nights, want } = this.deps;
    const post = await nights.postBy(message);
    if (post === null || post.looks === null) return;
    const { phase } = await nights.night(post.night);
    if (phase === 'over' || phase === 'cancelled') return;
    await nights.keep({ ...post, looks: null });
    await want(post.night);
  }

  /** Brings what is to be seen of a night to its newest state. Returns what is shown then. @throws Hindered */
  async show(row: ShownRow): Promise<ShownRow> {
    const { subject, attempts } = row;
    const { nights, turns, shown } = this.deps;
    const { plan } = await nights.night(subject);
    await this.places.reach(plan.guild);
    const channel = await this.places.channel(plan.channel);
    if (channel === null) throw new Hindered('place', plan.channel);
    // The final standings of a night stand before the next night of its series is announced.
    const night = await turns.take('boards', channel.id, async () => {
      const newest = await nights.night(subject);
      await this.showIn(newest, attempts > 1);
      return newest;
    });
    await shown(night);
    await this.enter(night, attempts > 1);
    return row;
  }

  /** A thread for a table, in which those who sit there are called; the night's own channel where none can be made. */
  async place(night: Night, at: At): Promise<string> {
    const table = tableAt(night, at.round, at.table);
    if (table === undefined) return night.plan.channel;
    const what = threadOf(night, at.round, table);
    const known = await this.messages.posted(night.id, what);
    // Where nobody can say whether it is still there, it is taken to be.
    if (known !== null && (await this.places.exists(known.channel).catch(() => true))) return known.channel;
    try {
      const thread = await this.openThread(night, at, table, what);
      await this.messages.keep({ night: night.id, what, channel: thread, message: thread });
      return thread;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.status >= 500) throw error;
      this.deps.log.warn({ err: loggable(error), night: night.id }, 'no thread can be made for a table of a league');
      const { say } = await this.room(night);
      const call = tableCall(night, at, table, say);
      await this.sayOnce(night, [{ ...call, what: `${what} called`, place: night.plan.channel }], false);
      return night.plan.channel;
    }
  }

  private async openThread(night: Night, at: At, table: NightTable, what: string): Promise<string> {
    const { channel, say } = await this.room(night);
    if (channel?.type !== ChannelType.GuildText) return night.plan.channel;
    const { threads, guildId } = channel as TextChannel;
    const name = threadTitle(night, at, table, say);
    // Where all tables play the same, one must not see the others'.
    const type = night.plan.root === null ? ChannelType.PublicThread : ChannelType.PrivateThread;
    const thread =
      (await this.unnoted(threads, guildId, name)) ??
      (await threads.create({
        name,
        type: type as ChannelType.PublicThread,
        // Tables that are done leave the list of channels by themselves.
        autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
      }));
    const call = await this.calling(tableCall(night, at, table, say));
    await this.deps.posting.send(thread as Postable, call, { key: `night ${night.id} ${what} called`, again: false });
    return thread.id;
  }

  /** A thread of that name that we opened, and stopped before that was written down. */
  private async unnoted(
    threads: TextChannel['threads'],
    guild: string,
    name: string,
  ): Promise<AnyThreadChannel | undefined> {
    const { client, guilds, nights } = this.deps;
    // Of a server that we hear of, all that are open are known.
    const open = guilds.hears(guild) ? threads.cache : (await threads.fetchActive()).threads;
    const ours = open.filter(thread => thread.name === name && thread.ownerId === client.user.id && !thread.archived);
    for (const thread of ours.values()) if ((await nights.postBy(thread.id)) === null) return thread;
    return undefined;
  }

  /** A message that names these players, and pings those of them who want that. */
  private async calling({ players = [], between = ' ', words }: Call): Promise<Body> {
    const people = players.filter(player => !isPractice({ player })).slice(0, CALLED);
    const content = clip([mentions(people), words].join(between).trim(), LIMITS.content);
    return { content, allowedMentions: { users: await this.deps.nights.pingable(people) } };
  }

  private async showIn(night: Night, again: boolean): Promise<void> {
    const { channel, theme, locale, say } = await this.room(night);
    // Another channel since we looked: that is a change of its own.
    if (channel === null) return;
    const show = (what: string, exhibit: Exhibit): Promise<void> =>
      this.messages.show(night, what, { channel, theme, again }, exhibit);
    const showWords = (what: string, body: Body): Promise<void> => show(what, { body: () => body, sketches: () => [] });
    await this.leaveBehind(night, say);
    await showWords('sign-up', signUpBody(night, say));
    const board = await this.messages.posted(night.id, 'sign-up');
    if (board !== null) await this.sayOnce(night, announced(night, board, say), again);
    for (const round of night.rounds)
      await show(`round ${round.n} ${seedOf(night, round.n)}`, roundExhibit(night, round, say));
    const news = untold(night, await this.messages.all(night.id), this.deps.now(), say);
    await this.sayOnce(night, [...news, ...nudges(night, say)], again);
    if (night.phase === 'over') await show('final', standingsExhibit(night, say));
    // A host has reopened it: its final standings no longer hold.
    else if ((await this.messages.posted(night.id, 'final')) !== null)
      await showWords('final', { content: say(text('league-reopened')), embeds: [] });
    if (await this.isToLookBack(night)) {
      const exhibit = recapExhibit(night, await this.deps.nights.recap(night), locale, say);
      if (exhibit !== null) await show('recap', exhibit);
    }
  }

  /** Whether there is to be a recap: of a night that cannot be reopened any more. Once it hangs there only a correction changes it. */
  private async isToLookBack(night: Night): Promise<boolean> {
    if (night.phase !== 'over' || this.deps.now() < (regretAt(night) ?? 0)) return false;
    const isCorrected = night.rounds.some(({ tables }) => tables.some(({ decided }) => decided > 0));
    // The logs of all its matches are read for it.
    return isCorrected || (await this.messages.posted(night.id, 'recap')) === null;
  }

  /** Says what has not been said yet, where that can be said. */
  private async sayOnce({ id }: Night, sayings: readonly Saying[], again: boolean): Promise<void> {
    const posted = await this.messages.all(id);
    for (const saying of sayings.filter(({ what }) => !posted.has(what))) {
      const channel = await this.places.reachable(saying.place);
      if (channel !== null) await this.messages.say(id, saying.what, channel, await this.calling(saying), again);
    }
  }

  /** The message to sign up on says where its night has moved. */
  private async leaveBehind(night: Night, say: Translator): Promise<void> {
    const before = await this.messages.posted(night.id, 'sign-up');
    if (before === null || before.channel === night.plan.channel) return;
    const channel = await this.places.reachable(before.channel);
    const moved = text('league-moved', { name: titleOf(night), channel: night.plan.channel });
    if (channel !== null)
      await this.deps.posting.edit(channel, before.message, { content: say(moved), embeds: [], components: [] });
  }

  /** Calls those for whom a table waits, because a host wants it: everybody is named, players who want pings are pinged. */
  async call(night: Night, { table: n, channel: place, waits }: OpenTable): Promise<void> {
    const { say } = await this.room(night);
    const channel = await this.places.reachable(place ?? night.plan.channel);
    if (channel === null) throw new LeagueRefused('league-nobody-waits');
    const players = waits.map(({ player }) => player);
    await channel.send(await this.calling({ players, words: say(text('league-host-calls', { n })) }));
  }

  /** The entry in the server's calendar, once all else is shown; a night does without one where it cannot be made. @throws Error where Discord is away */
  private async enter(night: Night, again: boolean): Promise<void> {
    const { channel: place, say } = await this.room(night);
    if (place === null) return;
    const known = await this.messages.posted(night.id, 'event');
    const isOver = night.phase === 'over' || night.phase === 'cancelled';
    // What an entry says is noted beside it: it changes only when that does.
    const stamp = `${night.at} ${night.plan.channel} ${titleOf(night)}`;
    try {
      if (isOver && known !== null && known.message !== '') {
        await this.deps.calendar.close(night, known.message);
        await this.messages.keep({ ...known, message: '' });
      } else if (isToCome(night) && night.at !== null && (!known?.message || known.channel !== stamp)) {
        const entry = await this.deps.calendar.enter(night, known?.message || null, say, again);
        if (entry !== null)
          await this.messages.keep({ night: night.id, what: 'event', channel: stamp, message: entry });
      }
    } catch (error) {
      // It is tried again, as everything is then.
      if (obstacleIn(error).obstacle === 'outage') throw error;
      this.deps.log.warn({ err: loggable(error), night: night.id }, 'the calendar does not take a league night');
    }
  }

  private async room(night: Night) {
    await this.deps.guilds.reach(night.plan.guild);
    const channel = await this.places.reachable(night.plan.channel);
    const settings = await this.deps.servers.settings(night.plan.guild);
    const locale = localeOf(settings, channel);
    return {
      channel,
      locale,
      theme: channel === null ? null : themeOf(settings, channel, this.deps.client),
      say: nightTranslator(night, locale),
    };
  }
}
