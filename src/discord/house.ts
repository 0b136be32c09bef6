import type { Logger } from 'pino';
import type { DeckService } from '../decks/decks.js';
import type { Leagues } from '../leagues/leagues.js';
import type { Lessons } from '../matches/lessons/lessons.js';
import type { Directory } from '../matches/lobby/directory.js';
import type { Lobby } from '../matches/lobby/lobby.js';
import type { Matches } from '../matches/matches.js';
import type { People } from '../matches/people/people.js';
import type { Quests } from '../matches/people/quests.js';
import type { Coach } from '../matches/record/coach.js';
import type { Records } from '../matches/record/records.js';
import type { Renderer } from '../pictures/index.js';
import type { SetShelf } from '../sets/shelf.js';
import type { Counting } from '../stats/counting.js';
import type { Numbers } from '../stats/numbers.js';
import type { Boards } from './board/boards.js';
import type { Heavy } from './heavy/heavy.js';
import type { Panels } from './leagues/panel.js';
import type { NightPosts } from './leagues/posts.js';
import type { LivingMenus } from './menu/living.js';
import type { Presenter } from './outbox/presenter.js';
import type { Servers } from './people/servers.js';

/** Everything a command or a click may need. Made once, in `main.ts`. */
export interface House {
  readonly matches: Matches;
  readonly records: Records;
  readonly coach: Coach;
  readonly directory: Directory;
  readonly lobby: Lobby;
  readonly people: People;
  readonly servers: Servers;
  readonly sets: SetShelf;
  readonly numbers: Numbers;
  readonly quests: Quests;
  readonly lessons: Lessons;
  readonly leagues: Leagues;
  readonly boards: Boards;
  readonly nightPosts: NightPosts;
  /** Sees to it that boards, threads and posts show the newest state. */
  readonly presenter: Presenter;
  /** The panels of hosts who have one before them. */
  readonly panels: Panels;
  /** The private menus that people have before them. */
  readonly menus: LivingMenus;
  readonly renderer: Renderer;
  /** Works out what takes long, beside the clicks. */
  readonly heavy: Heavy;
  readonly decks: DeckService;
  readonly counting: Counting;
  readonly log: Logger;
  readonly now: () => number;
  /** Answers the playground's commands too; there no invitation link makes sense. */
  readonly isLocal: boolean;
}
