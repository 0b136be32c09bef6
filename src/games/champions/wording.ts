import { type Arg, text } from '../../kernel/index.js';
import { type Phrase, sentences } from '../../tabletop/index.js';
import type { Ability, Amount, Cost, Counters, Keywords, Modifier, ResourceAbility, Resources } from './behaviour.js';
import type { Printed } from './card.js';
import type { Look } from './look/index.js';
import { abilityName, traitName } from './printed.js';
import type { Form } from './state.js';

/** All that a card does, made from what it does; null where that is nothing special. */
export const wording = (facts: Printed): Phrase | null =>
  sentences([...whileItIsThere(facts), ...whatItDoes(facts), ...iconsOf(facts)]);

/** What of it still matters once the card is in play, without abilities of those types: the very same where all of it does. */
export function wordingWithout(types: readonly Ability['type'][], facts: Printed, says: Phrase | null): Phrase | null {
  const { keywords: { surge, ...keywords } = {}, abilities = [] } = facts;
  const lasting = abilities.filter(({ type }) => !types.includes(type));
  if (surge === undefined && lasting.length === abilities.length) return says;
  return wording({ ...facts, keywords, abilities: lasting });
}

/** What it does without how many of it there may be, and for whom: the very same where it says nothing of that, or only that. */
export function wordingBriefly(facts: Printed, says: Phrase | null): Phrase | null {
  const { max, anyPlayer, keywords: { restricted, ...keywords } = {}, ...others } = facts;
  const isLimited = (max !== undefined && max !== 'host') || anyPlayer === true || restricted === true;
  if (!isLimited) return says;
  return wording({ ...others, keywords, ...(max === 'host' && { max }) }) ?? says;
}

const iconsOf = (facts: Printed): Phrase[] =>
  (['crisis', 'acceleration', 'hazard'] as const).flatMap(icon => {
    const times = Number(facts[icon] ?? 0);
    const said = text(`icon-${icon}`);
    return times === 0 ? [] : [times === 1 ? said : text('icon-times', { icon: said, times })];
  });

// -- what is so as long as it is there

function whileItIsThere(facts: Printed): Phrase[] {
  const { form, max, anyPlayer, attach, counters, keywords = {}, modifies = [], worth } = facts;
  const said: Phrase[] = [];
  if (form !== undefined) said.push(text(`only-${form}`));
  if (facts.needs !== undefined) said.push(text('needs', { condition: facts.needs.says }));
  if (facts.paidOnlyWith !== undefined)
    said.push(text('paid-only-with', { type: text(`resource-${facts.paidOnlyWith}`) }));
  if (facts.costsLess !== undefined) said.push(costsLessSaid(facts.costsLess));
  if (max !== 'player' && anyPlayer === true) said.push(text('any-player'));
  if (max === 'player') said.push(text(anyPlayer === true ? 'max-any-player' : 'max-player'));
  if (max === 'round') said.push(text('max-round'));
  if (facts.fromDiscard === true) said.push(text('from-discard'));
  if (facts.attackCosts !== undefined)
    said.push(text('attack-costs', { cost: joined('cost-list', costsSaid(facts.attackCosts)) }));
  if (attach !== undefined) said.push(max === 'host' ? text('attach-max', { attach: attach.says }) : attach.says);
  if (counters !== undefined && counters.enters > 0) {
    const args = { count: counters.enters, kind: text(`counter-${counters.kind}`) };
    said.push(text(countersSaid(counters), args));
  }
  said.push(...keywordsSaid(keywords), ...modifiersSaid(modifies));
  said.push(...(facts.gains ?? []).map(({ trait, of }) => text('gains', { trait: traitName(trait), whom: of.says })));
  said.push(...(facts.bans ?? []).map(({ says }) => says));
  said.push(...(facts.prices ?? []).map(({ says }) => says));
  if (worth !== undefined)
    said.push(text(facts.escalation === 'X' ? 'worth-acceleration' : 'worth', { count: worth.says }));
  if (facts.flipsEmpty !== undefined) said.push(text('flips-empty', { which: facts.flipsEmpty.says }));
  if (facts.echoes === true) said.push(text('echoes'));
  if (facts.alliesMustDefend === true)
    said.push(text(attach === undefined ? 'allies-must-defend' : 'allies-must-defend-host'));
  if (facts.signature === true) said.push(text('signature'));
  if (facts.ownScheme === true) said.push(text('own-scheme'));
  if (facts.taunts === true) said.push(text('taunts'));
  if (facts.excessOnScheme === true) said.push(text('excess-on-scheme'));
  if (facts.explains !== undefined) said.push(facts.explains);
  return said;
}

const costsLessSaid = (by: Amount<Look, undefined>): Phrase =>
  typeof by === 'number' ? text('costs-less', { by }) : withTail(text('costs-less', { by: by.base }), by.tail);
const countersSaid = ({ uses, perPlayer }: Counters): string =>
  perPlayer === true ? 'counters-enters-each' : uses ? 'counters-uses' : 'counters-enters';

const keywordsSaid = (keywords: Keywords): Phrase[] =>
  Object.entries(keywords).map(([keyword, value]) =>
    text(`keyword-${keyword}-said`, typeof value === 'number' ? { amount: value } : undefined),
  );

/** Changes of the same cards by the same number are one sentence: "+1 THW and +1 ATK for its host". */
function modifiersSaid(modifies: readonly Modifier[]): Phrase[] {
  const plain = modifies.filter(({ by }) => typeof by === 'number');
  const whoms = [...new Set(plain.map(({ of }) => of))];
  return [
    ...whoms.map(whom => {
      const same = plain.filter(({ of }) => of === whom);
      return forWhom({ list: same.map(({ says }) => says) }, same[0]?.whose ?? null);
    }),
    ...modifies.flatMap(({ by, says, whose }) =>
      typeof by === 'number' ? [] : [withTail(forWhom(says, whose), by.tail)],
    ),
  ];
}

const forWhom = (what: Arg, whom: Phrase | null): Phrase =>
  whom === null ? text('modifies', { what }) : text('modifies-whom', { what, whom });

/** The message of a sentence and what has to be added about the number in it. */
export const WITH_TAIL = 'says-with';

/** A sentence with what has to be added about the number in it. */
export const withTail = (says: Phrase, tail: Phrase | null): Phrase =>
  tail === null ? says : text(WITH_TAIL, { says, tail });

// -- abilities

function whatItDoes({ resource, abilities = [], doubles }: Printed): Phrase[] {
  return [
    ...(resource === undefined ? [] : [resourceSaid(resource)]),
    ...abilities.map(abilitySaid),
    ...(doubles === undefined ? [] : [text('doubles', { aspect: text(`aspect-${doubles}`) })]),
  ];
}

const resourceSaid = ({ name, form, costs = [], limit, gives, pays }: ResourceAbility): Phrase =>
  said(
    headOf(formed('resource', form), name, limitSaid(limit)),
    costsSaid(costs),
    pays === undefined ? gives.says : text('gives-for', { gives: gives.says, which: pays.says }),
  );

/** One ability: its head, its costs, what it does. */
export function abilitySaid(ability: Ability): Phrase {
  const { type, name, form, forced, label, when, limit, each, spend, declares, costs = [], does } = ability;
  const notes = [
    ...(label === undefined ? [] : [text(`label-${label}`)]),
    ...limitSaid(limit, each),
    ...(when === undefined ? [] : [when.says]),
  ];
  const paid = [
    ...(declares === undefined ? [] : [declares.says]),
    ...(spend === undefined ? [] : [text('cost-spend', { resources: resourcesSaid(spend) })]),
    ...costsSaid(costs),
  ];
  const kind = type.replace(' ', '-');
  return said(headOf(forced === true ? `forced-${kind}` : formed(kind, form), name, notes), paid, does.says);
}

const formed = (kind: string, form: Form | undefined): string => (form === undefined ? kind : `${form}-${kind}`);

const limitSaid = (limit: number | undefined, each?: 'phase'): Phrase[] =>
  limit === undefined ? [] : [text(each === 'phase' ? 'limit-phase' : 'limit', { limit })];

const costsSaid = (costs: readonly Cost[]): Phrase[] => costs.map(({ says }) => says);

/** What kind of ability it is, its name before it, and what belongs to it: "Hero action (attack)". */
function headOf(kind: string, name: string | undefined, notes: readonly Phrase[]): Phrase {
  const type = text(`head-${kind}`);
  const head = name === undefined ? type : text('head-named', { name: abilityName(name), head: type });
  return notes.length === 0 ? head : text('head-notes', { head, notes: joined('head-list', notes) });
}

const joined = (id: string, phrases: readonly Phrase[]): Phrase =>
  phrases.reduce((before, next) => text(id, { said: before, next }));

const said = (head: Phrase, costs: readonly Phrase[], does: Phrase): Phrase =>
  costs.length === 0
    ? text('says-ability', { head, does })
    : text('says-ability-cost', { head, cost: joined('cost-list', costs), does });

/** Resources in words: "1 energy and 1 mental". */
export const resourcesSaid = (resources: Resources): Phrase =>
  text('resources', {
    list: { list: Object.entries(resources).map(([type, amount]) => text(`fact-resource-${type}`, { amount })) },
  });
