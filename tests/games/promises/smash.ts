import { livesOf, placesOf, type SmashState, type Team } from '../../../src/games/smash/state.js';
import { instanceOf } from '../../../src/tabletop/index.js';
import { type Offer, type Promised, promised, reaches, textsIn } from './course.js';

const COUNTS: Readonly<Record<string, (team: Team, state: SmashState) => number>> = {
  'change-active': ({ places }) => places.filter(place => place?.stunned === false).length,
  'change-table': team => placesOf(team).length,
  'change-heroes': (team, state) => livesOf(state, team),
  'change-lives': (team, state) => livesOf(state, team),
  'change-hand': ({ hand }) => hand.length,
  'change-defeated': ({ defeated }) => defeated.length,
};

/** How a hero stands. */
type Standing = 'upright' | 'stunned' | 'defeated' | 'elsewhere';
const standingOf =
  (hero: number) =>
  ({ teams }: SmashState): Standing => {
    const place = teams.flatMap(placesOf).find(one => one.hero.id === hero);
    if (place !== undefined) return place.stunned ? 'stunned' : 'upright';
    return teams.some(({ defeated }) => defeated.some(({ id }) => id === hero)) ? 'defeated' : 'elsewhere';
  };

/** A hero comes to stand so, whatever comes after. */
const stands = (kind: string, hero: number, after: Standing): Promised =>
  promised<SmashState, Standing>({
    kind,
    read: standingOf(hero),
    kept: ({ values }) => values[1] === after,
  });

export function promisesOf({ table, prompt, key, preview }: Offer): Promised[] {
  const { teams, battle } = table.state as SmashState;
  const { seat } = prompt;
  const found: Promised[] = preview.changes.map(change => {
    const who = change.what.args?.who as { seat: number };
    const count = COUNTS[change.what.id] as (typeof COUNTS)[string];
    return reaches<SmashState>(change.what.id, change, state => count(state.teams[who.seat] as Team, state));
  });
  for (const { id, args } of textsIn(preview.effect)) {
    if (id === 'preview-retire')
      found.push(stands('retires', heroIn(key), 'defeated'), joins(seat, args?.joins === 'yes'));
    if (id === 'preview-discard') found.push(swapped(seat, teams[seat] as Team));
    if (id === 'preview-nothing') found.push(nothing());
    if (id === 'preview-defenceless' && args?.loot === 'no') found.push(stands('defenceless', heroIn(key), 'defeated'));
    if (id === 'preview-uncountered') found.push(uncountered(heroIn(key)));
    if (battle === null) continue;
    const { hero } = battle.attacker.seat === seat ? battle.attacker : battle.defender;
    if (id === 'preview-falls') found.push(stands('falls', hero, 'defeated'));
    if (id === 'preview-stunned' && args?.sturdy === 'no') found.push(stands('is stunned', hero, 'stunned'));
  }
  return found;
}

/** The hero in a key: `h12`, or `retire.h12`. */
const heroIn = (key: string): number => instanceOf(key.slice(key.lastIndexOf('.') + 1));

const joins = (seat: number, does: boolean): Promised =>
  promised<SmashState, number>({
    kind: 'joins',
    read: ({ teams }) => (teams[seat] as Team).stack.length,
    kept: ({ values }) => (values.at(-1) === (values[0] as number) - 1) === does,
  });

/** A card for another one, while there are any. */
const swapped = (seat: number, { deck, discard, hand }: Team): Promised =>
  promised<SmashState, number>({
    kind: 'swapped',
    read: ({ teams }) => (teams[seat] as Team).hand.length,
    kept: ({ values }) => deck.length + discard.length === 0 || (values.at(-1) as number) >= hand.length,
  });

/** All heroes, and who is to act. Cards go and come: the played one is gone, and the hand is refilled. */
const nothing = (): Promised =>
  promised<SmashState, string>({
    kind: 'nothing',
    read: ({ teams }) =>
      JSON.stringify(teams.map(({ places, stack, defeated }) => [places, stack.length, defeated.length])),
    kept: ({ values }) => values.length === 1,
  });

/** Its player is not asked to counter with a card. */
const uncountered = (hero: number): Promised =>
  promised<SmashState, Standing>({
    kind: 'uncountered',
    read: standingOf(hero),
    kept: ({ asked }) => asked.every(({ reason }) => reason !== 'counter'),
  });
