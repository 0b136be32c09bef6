import { subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import { LOOKED_AT, type Looked, type Past, type Series, seriesIn } from '../../leagues/history.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { action } from '../define/command.js';
import { guildOf } from '../define/requires.js';
import type { Translator } from '../render/translator.js';
import { houseTranslator } from '../render/translators.js';
import { type Body, QUIET, tell } from '../reply/reply.js';
import { fitting } from './columns.js';
import { mentionIn, titleOf } from './names.js';
import { seasonMeant, seasonOption } from './pairings.js';

/** Letters for the series and for the nights of a server. */
const ROOM = { series: 1000, nights: 2800 };

/** Nights that are over, and who won them. */
export const history = action({
  options: { season: seasonOption },
  async run(interaction, { season }, house) {
    const past = await house.leagues.past(guildOf(interaction), seasonMeant(season));
    if (past.nights.length === 0) throw new LeagueRefused('league-no-history');
    await tell(interaction, historyBody(past, houseTranslator(interaction.locale)));
  },
});

/** Series first, then nights from the newest on. */
export function historyBody({ nights: past, hasOlder }: Looked, say: Translator): Body {
  const series = seriesIn(past).map(one => seriesLine(one, past, say));
  const nights = past.map(one => nightLine(one, say));
  const description = [
    ...(series.length === 0 ? [] : [fitting(series, '\n', ROOM.series, say), '']),
    fitting(nights, '\n', ROOM.nights, say),
    ...(hasOlder ? [subtext(say(text('league-history-newest', { nights: LOOKED_AT })))] : []),
  ].join('\n');
  return { content: '', embeds: [{ title: say.plain(text('league-history')), description }], allowedMentions: QUIET };
}

function nightLine({ night, winners, first, at }: Past, say: Translator): string {
  const head = text('league-history-night', {
    name: titleOf(night),
    at: text('league-day', { at: String(Math.floor(at / 1000)) }),
    players: night.entries.length,
  });
  const named = (players: readonly string[]): string => players.map(player => mentionIn(night, player, say)).join(', ');
  const won = winners.length === 0 ? say(text('league-nobody')) : `🏆 ${named(winners)}`;
  const best = first.length === 0 ? [] : [`${say(text('league-history-first'))} ${named(first)}`];
  return [say(head), won, ...best].join(' · ');
}

function seriesLine({ name, nights, best }: Series, past: readonly Past[], say: Translator): string {
  const head = say(text('league-history-series', { name, nights }));
  const named = best.map(({ player }) => {
    const last = past.find(({ night, winners }) => night.plan.name === name && winners.includes(player));
    return last === undefined ? player : mentionIn(last.night, player, say);
  });
  const wins = best[0]?.wins ?? 0;
  return named.length === 0 ? head : `${head} · ${say(text('league-history-most', { wins }))} ${named.join(', ')}`;
}
