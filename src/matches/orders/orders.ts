import { type Answer, type Game, hash, type Move, ordered, type Prompt } from '../../kernel/index.js';
import type { MatchRow, NewDue } from '../../store/port.js';
import { ofPeople } from '../clock/waits.js';
import { ordersIn, type PlayPreferences } from '../people/preferences.js';
import type { Look } from '../play/look.js';

/** An order answers no sooner than this and no later than twice this, in milliseconds. */
const DELAY = 4_000;

/**
 * How long an order waits before it answers, in milliseconds. It depends only on the match's secret and the question's
 * number, not on the possible answers, so the pause gives nothing away and looks like thinking. `pace` scales it.
 */
export function delayOf({ secret }: Pick<MatchRow, 'secret'>, { number }: Pick<Prompt, 'number'>, pace = 1): number {
  const chance = Number.parseInt(hash(`${secret} order ${number}`).slice(0, 8), 16) / 2 ** 32;
  return Math.round(DELAY * (1 + chance) * pace);
}

interface Standing {
  readonly match: MatchRow;
  readonly game: Game;
  readonly prompts: readonly Prompt[];
  /** Moves since the last snapshot. */
  readonly since: readonly Move[];
  /** Whether cards were dealt again where the action under way began. */
  readonly redealt?: boolean | undefined;
}

/**
 * What auto-replies answer at a table now. In an action of which something was undone, be it from its start, players are
 * asked: they wanted something else.
 */
export function underOrders(
  { match, game, prompts, since, redealt = false }: Standing,
  preferences: ReadonlyMap<string, PlayPreferences>,
): { prompt: Prompt; answer: Answer }[] {
  if (redealt || since.some(move => move.type === 'undo' && move.cause === 'wish')) return [];
  return ofPeople(match, prompts).flatMap(prompt => {
    const theirs = preferences.get(match.seats[prompt.seat]?.player ?? '');
    const answer = theirs === undefined ? null : ordered(game.orders ?? [], ordersIn(theirs, match), prompt);
    return answer === null ? [] : [{ prompt, answer }];
  });
}

/** The same at a match as it stands. */
export const ordersAt = ({ match, game, table, since, preferences }: Look): { prompt: Prompt; answer: Answer }[] =>
  underOrders({ match, game, prompts: table?.prompts ?? [], since, redealt: table?.redealt }, preferences);

/** What is due of orders for questions that have just been asked. `pace` scales the delay. */
export const ordersDue = (
  standing: Standing,
  preferences: ReadonlyMap<string, PlayPreferences>,
  { fresh, now, pace }: { fresh: (prompt: Prompt) => boolean; now: number; pace: number },
): NewDue[] =>
  underOrders(standing, preferences)
    .filter(({ prompt }) => fresh(prompt))
    .map(({ prompt }) => ({
      kind: 'order',
      subject: `${standing.match.id} ${prompt.seat}`,
      at: now + delayOf(standing.match, prompt, pace),
      payload: { match: standing.match.id, prompt: prompt.number },
    }));
