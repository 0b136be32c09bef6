import { nothing, type Play, text } from '../../../kernel/index.js';
import { perform, sentence } from '../../../tabletop/index.js';
import type { CardOf } from '../card.js';
import { canChange } from '../effects/effect.js';
import { momentWord } from '../printed.js';
import type { Trigger } from '../triggers.js';
import { wantsPower } from './ask.js';
import { begins } from './endless.js';
import type { Happening } from './heroes.js';
import type { Match } from './match.js';
import type { Source } from './source.js';

/** Moments at which a hero acts of its own power; at the others it no longer stands. */
const ACTING: readonly Happening['on'][] = ['turn', 'won', 'rival stunned', 'rival defeated'];

/** Abilities that waited for something: of the hero it happened to, and of the Loot it had. Most of the time none did. */
export function settle(match: Match, happened: readonly Happening[]): Play {
  for (const one of happened) if (isAwaited(match, one)) return settled(match, happened);
  return nothing;
}

/** Whether anything waits for this to happen to this hero. */
const isAwaited = (match: Match, { on, hero, loot }: Happening): boolean =>
  waits(match.cardOf('hero', hero), on) || (loot !== null && waits(match.cardOf('loot', loot), on));

function* settled(match: Match, happened: readonly Happening[]): Play {
  for (const { on, seat, hero, loot, foe } of happened) {
    if (match.team(seat).out || match.state.outcome !== null) continue;
    const cards: (CardOf<'hero'> | CardOf<'loot'>)[] = [];
    const own = match.cardOf('hero', hero);
    if (waits(own, on)) cards.push(own);
    const lent = loot === null ? null : match.cardOf('loot', loot);
    if (lent !== null && waits(lent, on)) cards.push(lent);
    if (cards.length === 0) continue;
    const place = match.find(hero.id)?.place;
    const acts = !ACTING.includes(on) || (place !== undefined && match.isReady(seat, place));
    // Loot that is gone by now acts no more than a hero that is stunned by now.
    const lootActs = !ACTING.includes(on) || place?.loot?.id === loot?.id;
    for (const { triggers, id } of cards.filter(({ kind }) => (kind === 'loot' ? lootActs : acts)))
      for (const trigger of triggers)
        if (trigger.on === on)
          yield* match.dealer.within(
            text('at-card', { card: { card: id } }),
            triggered(match, { seat, card: id, hero: hero.id, foe, against: hero.id, as: 'power' }, trigger),
          );
  }
}

function waits({ triggers }: CardOf<'hero'> | CardOf<'loot'>, on: Happening['on']): boolean {
  for (const trigger of triggers) if (trigger.on === on) return true;
  return false;
}

/** A power that waited for this: its owner need not use it, unless its card says so (SM-C29). */
function* triggered(match: Match, source: Source, { on, must, does }: Trigger): Play {
  if (!must) {
    if (!canChange(match, source, does)) return;
    const question = text('ask-power', {
      card: { card: source.card },
      on: momentWord(on),
      does: sentence(does.says),
    });
    if (!(yield* wantsPower(source, question))) return;
  }
  begins(match, source, on);
  yield* perform(does, match, source);
  match.chain.pop();
}
