import { type Text, text } from '../../../kernel/index.js';
import type { Does, Event, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { InPlay, Status } from '../state.js';
import { effect, unless } from './making.js';
import { allOf } from './whom.js';

/** Status cards. */

const without = (game: Game, whom: Whom, status: Status): InPlay[] =>
  allOf(game, whom).filter(one => !game.status.has(one, status));

/** Why none of those that are meant would get a status card; null where one would. */
const noneGets = (game: Game, whom: Whom, status: Status): Text | null =>
  unless(without(game, whom, status).length > 0, text(`unable-${status}`));

/** A status card for all that are meant. */
export const gives = (status: Status, whom: Whom): Does =>
  effect(
    text(`says-${status}`, { whom: whom.says }),
    game => {
      for (const one of allOf(game, whom)) game.status.give(one, status);
    },
    { able: game => noneGets(game, whom, status) },
  );

/** A status card for one of your choice that has none of it. */
export const givesOne = (status: Status, whom: Whom): Does =>
  effect(
    text(`says-${status}`, { whom: whom.one ?? whom.says }),
    function* (game) {
      const one = yield* game.ask.one(without(game, whom, status), 'enemy');
      if (one !== null) game.status.give(one, status);
    },
    { able: game => noneGets(game, whom, status) },
  );

const stuns = (whom: string, of: (event: Event) => readonly number[]): Does =>
  effect(text('says-stunned', { whom: text(whom) }), (game, event) => game.status.stun(of(event)));

/** Stuns those whom the attack has damaged. */
export const stunsDamaged: Does = stuns('whom-damaged', event => (event?.type === 'enemy attack' ? event.damaged : []));

/** Stuns the enemies that your attack was aimed at; a villain's stage that it has defeated is gone. */
export const stunsAttacked: Does = stuns('whom-attacked', event => {
  if (event?.type !== 'attack') return [];
  const fell = event.defeated.map(({ id }) => id);
  return event.targets.filter(id => !fell.includes(id));
});

/** A status card for up to so many of your choice that have none of it. */
export const givesUpTo = (status: Status, most: number, whom: Whom): Does =>
  effect(
    text('says-gives-up-to', { status: text(`mark-${status}`), most, whom: whom.one ?? whom.says }),
    function* (game) {
      for (const one of yield* game.ask.some(without(game, whom, status), most, 'characters'))
        game.status.give(one, status);
    },
    { able: game => noneGets(game, whom, status) },
  );

/** Takes these status cards off all that are meant. */
export const shedsAll = (statuses: readonly Status[], of: Whom): Does =>
  effect(
    text('says-shed-all', { statuses: { list: statuses.map(status => text(`mark-${status}`)) }, whom: of.says }),
    game => {
      for (const one of allOf(game, of)) for (const status of statuses) game.status.remove(one, status);
    },
    {
      able: game =>
        unless(
          allOf(game, of).some(one => statuses.some(status => game.status.has(one, status))),
          text('unable-shed'),
        ),
    },
  );
