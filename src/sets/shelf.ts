import type { CardSet, Game } from '../kernel/index.js';
import { compared, Full, type SetRow, type Store } from '../store/port.js';
import { gameWith } from './game.js';

/** Sets that one server may have. */
export const MOST = 20;

/** What came of loading a set. `full`: the server has too many others. */
export type Loading = 'loaded' | 'same' | 'replaced' | 'full';

/** The sets of cards that servers have loaded. Outside a server there are none. */
export class SetShelf {
  private readonly deps: { readonly store: Pick<Store, 'sets' | 'loadSet' | 'removeSet'>; readonly now: () => number };

  constructor(deps: SetShelf['deps']) {
    this.deps = deps;
  }

  /** By game and name. */
  async of(guild: string | null): Promise<SetRow[]> {
    return guild === null ? [] : this.deps.store.sets(guild);
  }

  /** Those for a game, or for any. */
  async ofGame(guild: string | null, game: string | null): Promise<CardSet[]> {
    return (await this.of(guild)).flatMap(({ set }) => (game === null || set.game === game ? [set] : []));
  }

  /** The games with each of a server's sets. */
  async games(guild: string | null, games: readonly Game[]): Promise<Game[]> {
    return (await this.of(guild)).flatMap(({ set }) => {
      const game = games.find(({ id }) => id === set.game);
      return game === undefined ? [] : [gameWith(game, set)];
    });
  }

  /** Takes a set in, in the place of the one of that name in that game. */
  async load(guild: string, set: CardSet, by: string): Promise<Loading> {
    const isSame = (other: CardSet): boolean => compared(keyOf(other)) === compared(keyOf(set));
    const before = (await this.of(guild)).find(row => isSame(row.set));
    try {
      await this.deps.store.loadSet({ guild, set, by, at: this.deps.now() }, MOST);
    } catch (error) {
      if (error instanceof Full) return 'full';
      throw error;
    }
    return before === undefined ? 'loaded' : before.set.hash === set.hash ? 'same' : 'replaced';
  }

  /** The one of that name; null where the server has none. */
  async named(guild: string, named: string): Promise<CardSet | null> {
    const found = (await this.of(guild)).find(({ set }) =>
      [keyOf(set), set.name].some(known => compared(known) === compared(named)),
    );
    return found?.set ?? null;
  }

  /** Matches keep the sets they began with. */
  async remove(guild: string, { game, name }: CardSet): Promise<void> {
    await this.deps.store.removeSet(guild, game, name);
  }
}

/** A set as a command may name it: two games may have sets of one name. */
export const keyOf = ({ game, name }: CardSet): string => `${game}/${name}`;
