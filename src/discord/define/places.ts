import type { Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { LeagueRefused } from '../../leagues/refused.js';
import { isShared } from '../../matches/lobby/luck.js';
import { seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import type { House } from '../house.js';

/** Places that are kept. Nothing moves to another server, so one reading is enough. */
const KEPT = 5000;

type Place = Pick<Interaction, 'guildId' | 'channelId' | 'user'>;

/**
 * A match is for its server; for those who sit at it, anywhere. One whose shuffle others play too is for nobody else who
 * isn't where it's played: they could be those others.
 */
export function isFor(match: MatchRow, { guildId, channelId, user }: Place): boolean {
  if (seatOf(match, user.id) !== null) return true;
  if (isShared(match) && match.channel !== channelId) return false;
  return match.guild === null || match.guild === guildId;
}

/** A message of ours outlives its night where a backup is restored that is older. @throws LeagueRefused */
function forgotten(error: unknown): never {
  throw error instanceof LeagueRefused ? new LeagueRefused('league-forgotten') : error;
}

/** Which server a match or a league night belongs to. */
export class Places {
  private readonly guilds = new LRUCache<string, { readonly guild: string | null }>({ max: KEPT });

  /** @throws Denied for a click about what there is not, or what belongs to another server */
  async check(subject: string, id: string, interaction: Interaction, house: House): Promise<void> {
    if (subject === 'match' || (subject === 'scope' && id !== 'me')) await this.match(id, interaction, house);
    if (subject === 'night') await this.night(id, interaction, house);
  }

  private async match(id: string, interaction: Interaction, { matches }: House): Promise<void> {
    const place = this.guilds.get(id);
    if (place !== undefined && (place.guild === null || place.guild === interaction.guildId)) return;
    const match = await matches.row(id);
    // Once nobody plays its shuffle anymore, it's for all.
    if (!isShared(match)) this.guilds.set(id, { guild: match.guild });
    if (!isFor(match, interaction)) throw new Refused('no-match');
  }

  private async night(id: string, { guildId }: Interaction, { leagues }: House): Promise<void> {
    const place = this.guilds.get(id) ?? { guild: (await leagues.night(id).catch(forgotten)).plan.guild };
    this.guilds.set(id, place);
    if (place.guild !== guildId) throw new LeagueRefused('league-forgotten');
  }
}
