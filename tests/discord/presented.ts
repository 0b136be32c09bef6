import type { Client } from 'discord.js';
import { pino } from 'pino';
import { Boards } from '../../src/discord/board/boards.js';
import { Presenter } from '../../src/discord/outbox/presenter.js';
import { Turns } from '../../src/discord/outbox/turns.js';
import { Servers } from '../../src/discord/people/servers.js';
import { Records } from '../../src/matches/record/records.js';
import { Renderer } from '../../src/pictures/index.js';
import type { Store } from '../../src/store/index.js';
import type { House } from '../matches/house.js';
import type { Place } from './place.js';

/** Boards as a bot has them that has just been started, and who sees to it that they are shown. */
export interface Presented {
  readonly boards: Boards;
  readonly presenter: Presenter;
}

export interface Stage {
  readonly store: Store;
  readonly house: House;
  readonly places: readonly Place[];
  readonly now: () => number;
  /** Who has what they are asked before them. Nobody when left out. */
  readonly attends?: (person: string) => boolean;
  /** Whether we are on the server. */
  readonly isThere?: () => boolean;
  /** What hosts were told is missing. */
  readonly told?: string[];
}

export function present({ store, house, places, now, attends, isThere = () => true, told = [] }: Stage): Presented {
  const fetched = async (id: string) => places.find(place => place.id === id && !place.isGone) ?? null;
  const client = { channels: { fetch: fetched } } as unknown as Client<true>;
  const presenter: Presenter = new Presenter({
    store,
    show: { match: (row, isHurried) => boards.show(row, isHurried), night: async row => row },
    async explain(_, { obstacle, missing }) {
      told.push([obstacle, ...missing].join(' '));
      return told.at(-1) ?? null;
    },
    cured: () => undefined,
    log: pino({ level: 'silent' }),
    now,
  });
  const boards = new Boards({
    client,
    guilds: { reach: async () => isThere() },
    posts: store,
    matches: house.matches,
    records: new Records(store),
    servers: new Servers(store),
    renderer: new Renderer({ report: () => undefined }),
    turns: new Turns(),
    now,
    attends: async (_, person) => attends?.(person) ?? false,
    poke: () => presenter.poke(),
    want: (match, note) => presenter.want('match', match, note),
  });
  return { boards, presenter };
}
