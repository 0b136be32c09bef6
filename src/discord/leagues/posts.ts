import {
  ChannelType,
  type Client,
  DiscordAPIError,
  messageLink,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Logger } from 'pino';
import { text } from '../../kernel/index.js';
import type { NightDirectory } from '../../leagues/directory.js';
import type { At } from '../../leagues/events.js';
import { entrantOf, type Night, type NightRound, type NightTable, tableAt } from '../../leagues/night.js';
import type { OpenTable } from '../../leagues/outlook.js';
import { regretAt } from '../../leagues/progress.js';
import { LeagueRefused } from '../../leagues/refused.js';
import type { Venue } from '../../leagues/running.js';
import { isPractice } from '../../opponents/index.js';
import type { Renderer, Theme } from '../../pictures/index.js';
import type { ShownRow } from '../../store/port.js';
import { Places, type Postable } from '../board/places.js';
import type { Posting } from '../board/posting.js';
import { Hindered } from '../outbox/obstacles.js';
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
import { roundExhibit, standingsExhibit } from './exhibits.js';
import { NightMessages, type Room } from './messages.js';
import { titleOf } from './names.js';
import { recapExhibit } from './recaps.js';
import { seedOf, threadOf, threadTitle, untold } from './threads.js';

/** As many as Discord calls with one message. */
const CALLED = 100;
export interface PostsDeps {
  readonly client: Client<true>;
  readonly guilds: Pick<Guilds, 'reach'>;
  readonly nights: NightDirectory;
  readonly servers: Pick<Servers, 'settings'>;
  readonly renderer: Renderer;
  readonly calendar: Calendar;
  readonly posting: Pick<Posting, 'send'>;
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
    return row;
  }

  /** A thread for a table, in which those who sit there are called; the night's own channel where none can be made. */
  async place(night: Night, at: At): Promise<string> {
    const table = tableAt(night, at.round, at.table);
    if (table === undefined) return night.plan.channel;
    const what = threadOf(night, at.round, table);
    const known = await this.messages.posted(night.id, what);
    if (known !== null) return known.channel;
    try {
      const thread = await this.openThread(night, at, table);
      await this.messages.keep({ night: night.id, what, channel: thread, message: thread });
      return thread;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.status >= 500) throw error;
      this.deps.log.warn({ err: loggable(error), night: night.id }, 'no thread can be made for a table of a league');
      await this.callHere(night, at, table);
      return night.plan.channel;
    }
  }

  private async openThread(night: Night, at: At, table: NightTable): Promise<string> {
    const { channel, say } = await this.room(night);
    if (channel?.type !== ChannelType.GuildText) return night.plan.channel;
    // Where all tables play the same, one must not see the others'.
    const type = night.plan.root === null ? ChannelType.PublicThread : ChannelType.PrivateThread;
    const thread = await (channel as TextChannel).threads.create({
      name: threadTitle(night, at, table, say),
      type: type as ChannelType.PublicThread,
      // Tables that are done leave the list of channels by themselves.
      autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
    });
    await thread.send(await this.tableCall(night, at, table, say));
    return thread.id;
  }

  /** Where there is no thread, those who sit at a table are called in the night's channel. */
  private async callHere(night: Night, at: At, table: NightTable): Promise<void> {
    const { channel, say } = await this.room(night);
    const what = `${threadOf(night, at.round, table)} called`;
    if (channel !== null)
      await this.messages.once(night, what, { channel, again: false }, () => this.tableCall(night, at, table, say));
  }

  private async tableCall(night: Night, at: At, table: NightTable, say: Translator): Promise<Body> {
    const players = people(table.players.filter(player => entrantOf(night, player) !== undefined));
    const minutes = Math.round(night.plan.grace / 60_000);
    const call = say(text('league-your-table', { n: at.table, round: at.round, minutes }));
    return this.calling(players, `${mentions(players)}\n${call}`);
  }

  /** A message that names these players, and pings those of them who want that. */
  private async calling(players: readonly string[], said: string): Promise<Body> {
    const users = await this.deps.nights.pingable(players);
    return { content: clip(said, LIMITS.content), allowedMentions: { users: users.slice(0, CALLED) } };
  }

  private async showIn(night: Night, again: boolean): Promise<void> {
    const { channel, theme, say } = await this.room(night);
    // Another channel since we looked: that is a change of its own.
    if (channel === null) return;
    const room = { channel, theme, again };
    const show = (what: string, exhibit: Exhibit): Promise<void> => this.messages.show(night, what, room, exhibit);
    await this.leaveBehind(night, say);
    await show('sign-up', { body: () => signUpBody(night, say), sketches: () => [] });
    if (night.phase === 'check-in')
      await this.messages.once(night, `check-in ${night.at}`, room, () => this.checkInCall(night, say));
    await this.tellAboutPlaces(night, room, say);
    for (const round of night.rounds)
      await show(`round ${round.n} ${seedOf(night, round.n)}`, roundExhibit(night, round, say));
    await this.tellAtTables(night, again, say);
    await this.nudge(night, again, say);
    if (night.phase === 'over') await show('final', standingsExhibit(night, say));
    // A host has reopened it: its final standings no longer hold.
    else if ((await this.messages.posted(night.id, 'final')) !== null)
      await show('final', { body: () => ({ content: say(text('league-reopened')), embeds: [] }), sketches: () => [] });
    if (isSettled(night, this.deps.now())) await this.lookBack(night, show, say);
    await this.enter(night, say);
  }

  /** The recap of a night that cannot be reopened any more. Once it hangs there only a correction changes it. */
  private async lookBack(
    night: Night,
    show: (what: string, exhibit: Exhibit) => Promise<void>,
    say: Translator,
  ): Promise<void> {
    const isCorrected = night.rounds.some(({ tables }) => tables.some(({ decided }) => decided > 0));
    // The logs of all its matches are read for it.
    if (!isCorrected && (await this.messages.posted(night.id, 'recap')) !== null) return;
    const { locale } = await this.room(night);
    const exhibit = recapExhibit(night, await this.deps.nights.recap(night), locale, say);
    if (exhibit !== null) await show('recap', exhibit);
  }

  /** That sign-up has opened by itself, and whom a place has become free for. */
  private async tellAboutPlaces(night: Night, room: Room, say: Translator): Promise<void> {
    const name = titleOf(night);
    const { opens, stage } = night.registration;
    const board = await this.messages.posted(night.id, 'sign-up');
    if (opens !== null && stage === 'open' && board !== null) {
      const url = messageLink(board.channel, board.message, night.plan.guild);
      const said = say(text('league-registration-open-now', { name }));
      await this.messages.once(night, `opened ${opens}`, room, async () => ({ content: `${said} ${url}` }));
    }
    for (const { n, players } of night.movedUp) {
      const there = players.filter(player => entrantOf(night, player) !== undefined);
      if (there.length === 0) continue;
      const said = say(text('league-moved-up', { name, check: night.phase === 'check-in' ? 'yes' : 'no' }));
      await this.messages.once(night, `moved-up ${n}`, room, () => this.calling(there, `${mentions(there)} ${said}`));
    }
  }

  /** The message to sign up on says where its night has moved. */
  private async leaveBehind(night: Night, say: Translator): Promise<void> {
    const before = await this.messages.posted(night.id, 'sign-up');
    if (before === null || before.channel === night.plan.channel) return;
    const channel = await this.channel(before.channel);
    const moved = text('league-moved', { name: titleOf(night), channel: night.plan.channel });
    if (channel !== null) await this.messages.leave(before, channel, say(moved));
  }

  /** Calls those for whom a table waits, because a host wants it: everybody is named, players who want pings are pinged. */
  async call(night: Night, { table: n, channel: place, waits }: OpenTable): Promise<void> {
    const players = people(waits.map(({ player }) => player));
    const { say } = await this.room(night);
    const channel = await this.channel(place ?? night.plan.channel);
    if (channel === null) throw new LeagueRefused('league-nobody-waits');
    const said = `${mentions(players)} ${say(text('league-host-calls', { n }))}`;
    await channel.send(await this.calling(players, said));
  }

  /** Calls those who have not come to their tables, once for each. */
  private async nudge(night: Night, again: boolean, say: Translator): Promise<void> {
    const open = night.rounds.flatMap(round =>
      round.tables.flatMap(table => (table.result === null ? [{ round, table }] : [])),
    );
    for (const { round, table } of open)
      for (const player of table.nudged) {
        const channel = await this.channel(table.matches.at(-1)?.channel ?? night.plan.channel);
        const said = `${mentions([player])} ${say(text('league-nudge', { n: table.n }))}`;
        if (channel !== null)
          await this.messages.once(night, nudgeOf(round, table, player), { channel, again }, () =>
            this.calling([player], said),
          );
      }
  }

  /** What those at a table have to know who would wait for somebody in vain, said in its thread. */
  private async tellAtTables(night: Night, again: boolean, say: Translator): Promise<void> {
    const posted = await this.messages.all(night.id);
    for (const { what, thread, said, below } of untold(night, posted, this.deps.now(), say)) {
      const channel = await this.channel(thread);
      if (channel !== null)
        await this.messages.once(night, what, { channel, again }, async () => ({
          content: [say(said), ...below].join('\n'),
        }));
    }
  }

  /** The entry in the server's calendar; a night does without one where it cannot be made. */
  private async enter(night: Night, say: Translator): Promise<void> {
    const known = await this.messages.posted(night.id, 'event');
    const isOver = night.phase === 'over' || night.phase === 'cancelled';
    const isToCome = night.phase === 'sign-up' || night.phase === 'check-in';
    // What an entry says is noted beside it: it changes only when that does.
    const stamp = `${night.at} ${night.plan.channel} ${titleOf(night)}`;
    try {
      if (isOver && known !== null && known.message !== '') {
        await this.deps.calendar.close(night, known.message);
        await this.messages.keep({ ...known, message: '' });
      } else if (isToCome && night.at !== null && (!known?.message || known.channel !== stamp)) {
        const entry = await this.deps.calendar.enter(night, known?.message || null, say);
        if (entry !== null)
          await this.messages.keep({ night: night.id, what: 'event', channel: stamp, message: entry });
      }
    } catch (error) {
      this.deps.log.warn({ err: loggable(error), night: night.id }, 'the calendar does not take a league night');
    }
  }

  private checkInCall(night: Night, say: Translator): Promise<Body> {
    const players = people(night.entrants.map(({ player }) => player)).slice(0, CALLED);
    return this.calling(players, `${mentions(players)}\n${say(text('league-check-in-call'))}`);
  }

  private async room(
    night: Night,
  ): Promise<{ channel: Postable | null; theme: Theme | null; locale: string; say: Translator }> {
    await this.deps.guilds.reach(night.plan.guild);
    const channel = await this.channel(night.plan.channel);
    const settings = await this.deps.servers.settings(night.plan.guild);
    const spoken = channel !== null && 'guild' in channel ? channel.guild.preferredLocale : 'en-US';
    const locale = settings.language ?? spoken;
    return {
      channel,
      locale,
      theme: channel === null ? null : themeOf(settings, channel, this.deps.client),
      say: nightTranslator(night, locale),
    };
  }

  private async channel(id: string): Promise<Postable | null> {
    const channel = await this.deps.client.channels.fetch(id).catch((error: unknown) => {
      if (error instanceof DiscordAPIError && error.status < 500) return null;
      throw error;
    });
    return channel?.isSendable() === true ? (channel as Postable) : null;
  }
}

/** Whether a night is over for good: until then what others had before them stays hidden. */
const isSettled = (night: Night, now: number): boolean => night.phase === 'over' && now >= (regretAt(night) ?? 0);

/** Those who can be called. */
const people = (players: readonly string[]): string[] => players.filter(player => !isPractice({ player }));

/** One call of one player, by their place: what is kept of it must not name them. */
const nudgeOf = ({ seed }: NightRound, { n, players }: NightTable, player: string): string =>
  `nudge ${seed.slice(0, 8)} ${n}.${players.indexOf(player) + 1}`;
