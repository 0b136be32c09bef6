import type { Note, Prompt } from '../../../../kernel/index.js';
import { stepOneThreat } from '../../rules/encounter/threat.js';
import type { InPlay } from '../../state.js';
import type { Advisor } from '../advisor.js';
import { boostCards, outlook } from '../outlook.js';
import { gauge, within } from './gauge.js';

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15];
const ODDS = [0.01, 0.1, 0.4, 0.9];
const FEW = [1, 2, 3];
/** What is left: of room on the main scheme, and of health. */
const ROOM = [-2, 0, 1, 2, 3, 4, 5, 6, 8];
const LEFT = [-4, ...ROOM];

/** The table as a player sees it, and what they are asked. Numbers are scaled to about one, and by the number of players. */
export function noteTable(advisor: Advisor, note: Note, prompt?: Prompt): void {
  noteOccasion(advisor, note, prompt);
  noteSelf(advisor, note);
  noteThreat(advisor, note);
  noteOutlook(advisor, note);
  noteVillain(advisor, note);
  noteCharacters(advisor, note);
  noteHand(advisor, note);
  for (const one of advisor.state.play) noteCard(advisor, one, note);
  notePartners(advisor, note);
  noteAttack(advisor, note);
  if (prompt?.source !== undefined) note(`asks ${prompt.source}`);
}

/** Who plays against whom, and what is asked when. */
function noteOccasion({ match, state, identity, form, isActing }: Advisor, note: Note, prompt?: Prompt): void {
  const who = identityOf(identity);
  note('always');
  note(`players ${match.order.length}`);
  note(`scenario ${state.scenario}`);
  note(`scenario ${state.scenario} ${state.mode}`);
  note(`identity ${who}`);
  note(`identity ${who} ${form}`);
  note(form);
  if (prompt !== undefined) note(`asked ${prompt.reason}`);
  note(`step ${state.step.at}`);
  if (isActing) note('own turn');
}

/** The same for both sides of a card. */
const identityOf = ({ card }: InPlay): string => card.slice(0, 5);

function noteSelf({ mayTurn, form, identity, villain, health }: Advisor, note: Note): void {
  note(`${mayTurn ? 'may' : 'may not'} leave ${form}`);
  if (identity.exhausted) {
    note('exhausted');
    note(`exhausted ${form}`);
  }
  for (const status of identity.statuses) note(status);
  for (const status of villain.statuses) note(`villain ${status}`);
  note('health', health / 10);
  gauge(note, 'health', health, POINTS);
  note('wounds', identity.damage / 10);
}

function noteThreat({ match, state, slack, ease }: Advisor, note: Note): void {
  const players = match.order.length;
  note('slack', within(slack / players, 0, 15) / 10);
  gauge(note, 'slack', slack / players, POINTS);
  note('ease', within(ease / players, 0, 25) / 10);
  gauge(note, 'ease', ease / players, POINTS);
  note('last scheme', state.schemes.length === 0 ? 1 : 0);
  note('threat of step one', stepOneThreat(match) / players / 3);
}

/** What the villain phase is likely to bring, in either form. */
function noteOutlook(advisor: Advisor, note: Note): void {
  const { match, slack, health } = advisor;
  const players = match.order.length;
  const hero = outlook(advisor, 'hero');
  const home = outlook(advisor, 'alter-ego');
  note('hero: damage', hero.damage / 5);
  note('hero: death', hero.death);
  note('hero: loss', hero.loss);
  note('hero: threat', hero.threat / players / 3);
  note('hero: allies', hero.allies);
  note('home: threat', home.threat / players / 3);
  note('home: loss', home.loss);
  gauge(note, 'hero: death', hero.death, [0.05, 0.2, 0.5, 0.9]);
  gauge(note, 'hero: loss', hero.loss, ODDS);
  gauge(note, 'home: loss', home.loss, ODDS);
  gauge(note, 'home: slack', (slack - home.threat) / players, ROOM);
  gauge(note, 'hero: slack', (slack - hero.threat) / players, ROOM);
  gauge(note, 'hero: health', health - hero.damage, LEFT);
}

function noteVillain(advisor: Advisor, note: Note): void {
  const { match, state, villain } = advisor;
  const players = match.order.length;
  note('villain: left', advisor.villainLeft / players / 10);
  gauge(note, 'villain: left', advisor.villainLeft / players, [2, 4, 6, 8, 10, 13, 16, 20, 25, 30]);
  gauge(note, 'villain: this stage', advisor.remaining(villain) / players, [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]);
  note(`stages ${state.stages.length}`);
  note('villain: attack', advisor.value(villain, 'attack') / 3);
  note('villain: scheme', advisor.value(villain, 'scheme') / 2);
  note('villain: boosts', boostCards(advisor));
  gauge(note, 'round', state.round, [2, 3, 4, 5, 6, 8, 10, 13]);
}

/** Allies and minions, and what the hero's own numbers are. */
function noteCharacters(advisor: Advisor, note: Note): void {
  const { allies, minions, match } = advisor;
  const sum = (list: readonly InPlay[], of: (one: InPlay) => number): number =>
    list.reduce((total, one) => total + of(one), 0);
  const ready = allies.filter(({ exhausted }) => !exhausted);
  note('allies', allies.length / 3);
  gauge(note, 'allies', allies.length, FEW);
  note('ready allies', ready.length / 2);
  note('allies: attack', sum(ready, one => advisor.value(one, 'attack')) / 4);
  note('allies: thwart', sum(ready, one => advisor.value(one, 'thwart')) / 3);
  note('allies: health', sum(allies, one => advisor.remaining(one)) / 5);
  for (const one of minions) if (match.def(one).keywords.guard) note('guarded');
  note('minions', minions.length / 2);
  gauge(note, 'minions', minions.length, FEW);
  note('minions: attack', sum(minions, one => advisor.value(one, 'attack')) / 4);
  note('minions: health', sum(minions, one => advisor.remaining(one)) / 6);
  note('attack', advisor.mine('attack', 'hero') / 3);
  note('thwart', advisor.mine('thwart', 'hero') / 3);
  note('defense', advisor.mine('defense', 'hero') / 3);
}

function noteHand(advisor: Advisor, note: Note): void {
  const { hand, match, seat, state } = advisor;
  note('acceleration', state.acceleration / 2);
  note('hand', hand.length / 5);
  gauge(note, 'hand', hand.length, [1, 2, 3, 4, 5, 6]);
  note('hand size', advisor.mine('handSize', advisor.form) / 6);
  note('deck', match.player(seat).deck.length / 20);
  for (const { card } of hand) note(`holds ${card.id}`);
}

function noteCard({ match, seat }: Advisor, one: InPlay, note: Note): void {
  const { kind, crisis, hazard, acceleration } = match.def(one);
  const { card, controller, counters, exhausted, threat } = one;
  if (controller === seat) {
    if (kind === 'hero' || kind === 'alter_ego') return;
    note(`has ${card}`);
    note(`has ${card}: counters`, counters / 3);
    if (exhausted) note(`has ${card}: exhausted`);
  } else if (controller === 'scenario') {
    if (kind === 'side_scheme') {
      note('side schemes', 0.5);
      note('side schemes: threat', threat / 5);
      if (crisis) note('crisis');
      if (hazard) note('hazard');
      note('side schemes: acceleration', acceleration);
    }
    if (kind === 'attachment') note('attachments', 0.5);
    note(`there is ${card}`);
    note(`there is ${card}: counters`, counters / 3);
  } else note(`partners: ${kind}`, 0.3);
}

function notePartners({ match, seat }: Advisor, note: Note): void {
  for (const other of match.order) {
    if (other === seat) continue;
    note(`partner: ${match.isHero(other) ? 'hero' : 'alter-ego'}`);
    note('partner: wounds', match.identity(other).damage / 10);
    note('partner: hand', match.player(other).hand.length / 6);
  }
}

/** The attack under way. */
function noteAttack(advisor: Advisor, note: Note): void {
  const attack = advisor.state.attacks.at(-1);
  if (attack === undefined) return;
  note('attacked: boosts', attack.boosts.length);
  note('attacked: icons', attack.icons / 2);
  const enemy = advisor.match.find(attack.enemy);
  if (enemy === undefined) return;
  const blow = advisor.value(enemy, 'attack') + attack.icons;
  note('attacked: blow', blow / 4);
  gauge(note, 'attacked: left', advisor.health - blow, [-3, -2, -1, 0, 1, 2, 3, 4, 6]);
}
