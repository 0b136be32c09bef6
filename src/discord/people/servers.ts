import type { Store } from '../../store/port.js';
import { readSettings, type Settings } from './settings.js';

/** What servers have chosen. Outside a server all is as usual. */
export class Servers {
  private readonly store: Pick<Store, 'guildSettings' | 'setGuildSettings'>;

  constructor(store: Pick<Store, 'guildSettings' | 'setGuildSettings'>) {
    this.store = store;
  }

  async settings(guild: string | null): Promise<Settings> {
    return readSettings(guild === null ? null : await this.store.guildSettings(guild));
  }

  /** Changes some of it; what cannot be read is as usual. Returns all of it. */
  async change(guild: string, wishes: (before: Settings) => Partial<Settings>): Promise<Settings> {
    const before = await this.settings(guild);
    const settings = readSettings({ ...before, ...wishes(before) });
    if (JSON.stringify(settings) !== JSON.stringify(before)) await this.store.setGuildSettings(guild, settings);
    return settings;
  }
}
