import { type Client, userMention } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Text, text } from '../../kernel/index.js';
import type { NightDirectory } from '../../leagues/directory.js';
import { readTerms } from '../../matches/lobby/terms.js';
import type { Matches } from '../../matches/matches.js';
import { isPractice } from '../../opponents/index.js';
import type { Obstacle, ShownKind, ShownRow } from '../../store/port.js';
import type { Servers } from '../people/servers.js';
import { houseTranslator } from '../render/translators.js';
import { loggable } from '../reply/failure.js';
import type { Body } from '../reply/reply.js';
import { type Needed, permissionNames } from '../start/permissions.js';
import type { Hindered } from './obstacles.js';

interface HostsDeps {
  readonly client: Client<true>;
  readonly matches: Pick<Matches, 'row'>;
  readonly nights: Pick<NightDirectory, 'night'>;
  readonly servers: Pick<Servers, 'settings'>;
  readonly log: Logger;
}

/** Hosts that are remembered, with what they know. */
const REMEMBERED = 2000;

/** Whom something is the business of, as what, which place it is about, and where they are told of it if not privately. */
interface Concern {
  readonly people: readonly string[];
  readonly as: ShownKind;
  readonly place: string;
  readonly aloud: string;
}

/** Tells hosts once why something of theirs can't be shown and what to do about it: privately if they allow it. */
export class Hosts {
  private readonly deps: HostsDeps;
  /** What hosts know: they may have many tables in a channel. */
  private readonly known = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(deps: HostsDeps) {
    this.deps = deps;
  }

  /** Returns what the host knows now. */
  async explain(row: ShownRow, { obstacle, channel: where, missing }: Hindered): Promise<string | null> {
    if (obstacle !== 'permission' && obstacle !== 'place') return row.told;
    // As far as we know, we may: perhaps we're about to hear why not. The next attempt will tell.
    if (obstacle === 'permission' && missing.length === 0 && row.attempts === 1) return row.told;
    const { people, as, place, aloud } = await this.concern(row, { obstacle, channel: where, missing });
    const told = [obstacle, place, ...missing].join(' ');
    const fresh = people.filter(person => !this.known.has(keyOf(told, person)));
    if (row.told === told || fresh.length === 0) return told;
    for (const person of fresh) this.known.set(keyOf(told, person), true);
    const what = { kind: as, subject: row.subject, obstacle, place, missing };
    const said = houseTranslator(await this.localeOf(row))(why(what));
    for (const person of fresh) await this.say(person, aloud, said);
    return told;
  }

  /** Tables of a league have no host of their own: those who sit there can move them, and all else is for the host of their night. */
  private async concern(
    { kind, subject }: ShownRow,
    { obstacle, channel: where, missing }: Pick<Hindered, 'obstacle' | 'channel' | 'missing'>,
  ): Promise<Concern> {
    const { matches, nights } = this.deps;
    const match = kind === 'match' ? await matches.row(subject) : null;
    const league = match === null ? undefined : readTerms(match.terms).league;
    if (match !== null && league === undefined) {
      const place = where ?? match.channel;
      return { people: [match.host], as: kind, place, aloud: place };
    }
    const { host, channel } = (await nights.night(league?.night ?? subject)).plan;
    const place = where ?? match?.channel ?? channel;
    if (match !== null && obstacle === 'place') {
      const seated = match.seats.filter(row => !isPractice(row)).flatMap(({ player }) => player ?? []);
      return { people: seated, as: kind, place, aloud: channel };
    }
    // What is missing is missing at all its tables.
    return { people: [host], as: 'night', place: missing.length > 0 ? channel : place, aloud: channel };
  }

  private async localeOf({ guild }: ShownRow): Promise<string> {
    const { servers, client } = this.deps;
    const { language } = await servers.settings(guild);
    return language ?? (guild === null ? undefined : client.guilds.cache.get(guild)?.preferredLocale) ?? 'en-US';
  }

  /** What a host was told no longer holds, so they hear about it the next time it does. */
  cured({ told }: ShownRow): void {
    if (told === null) return;
    for (const key of this.known.keys()) if (key.startsWith(keyOf(told, ''))) this.known.delete(key);
  }

  private async say(host: string, place: string, said: string): Promise<void> {
    const { client } = this.deps;
    const body: Body = { content: said, allowedMentions: { parse: [] } };
    if (await this.tried(() => client.users.send(host, body))) return;
    // If the host accepts no private messages, we tell them in the channel, if we may write there.
    const channel = await client.channels.fetch(place).catch(() => null);
    if (channel?.isSendable() === true)
      await this.tried(() =>
        channel.send({ content: `${userMention(host)} ${said}`, allowedMentions: { users: [host] } }),
      );
  }

  /** Whether it could be said. */
  private async tried(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.deps.log.info({ err: loggable(error) }, 'a host could not be told what is missing');
      return false;
    }
  }
}

const keyOf = (told: string, host: string): string => `${told}|${host}`;

function why({
  kind,
  subject,
  obstacle,
  place,
  missing,
}: Pick<ShownRow, 'kind' | 'subject'> & { obstacle: Obstacle; place: string; missing: readonly Needed[] }): Text {
  if (obstacle === 'place') return text(`hindered-place-${kind}`, { match: subject });
  const permissions = missing.length === 0 ? text('hindered-some') : permissionNames(missing);
  return text(`hindered-${kind}`, { channel: place, permissions });
}
