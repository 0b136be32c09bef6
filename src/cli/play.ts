import { type Game, type Option, optionsOf, type Prompt, type Table, type Viewer, winners } from '../kernel/index.js';
import { type Command, findGame, type Report, readArgs } from './command.js';
import { playDocument, readDocument, type Standing } from './document.js';
import { readJson } from './files.js';
import { withSet } from './sets.js';
import { Speaker } from './words.js';

export const { run }: Command = {
  run(args, house) {
    const flags = { json: { type: 'boolean' }, set: { type: 'string' } } as const;
    const { values, positionals } = readArgs('play', args, ['POSITION.json'], flags);
    const document = readDocument(readJson(positionals[0] as string));
    const game = withSet(findGame(document.game, house), values.set, house);
    return reportOf(game, playDocument(game, document));
  },
};

/** Where a match stands, as data and as words. */
export function reportOf(game: Game, standing: Standing<unknown>): Report {
  const { table, names, position, since, log } = standing;
  const speaker = new Speaker(game, names);
  const seats: Viewer[] = [...names.keys()];
  const lines = (viewer: Viewer) => log.map(line => speaker.line(line, viewer));
  const json = {
    pending: table.prompts.map(prompt => pending(prompt, table, speaker)),
    outcome: outcomeOf(table, speaker),
    position,
    since,
    log: lines('public'),
    logs: Object.fromEntries(seats.map(viewer => [viewer, lines(viewer)])),
    views: Object.fromEntries(
      ['public' as const, ...seats].map(viewer => [viewer, speaker.scene(game.view(table.state, viewer))]),
    ),
  };
  return {
    json,
    text: [...log.map(line => '  '.repeat(line.depth) + speaker.line(line, 'public')), '', ...standingText(json)].join(
      '\n',
    ),
  };
}

/** An open question with everything that may be answered, and what may not and why. */
function pending(prompt: Prompt, table: Table<unknown>, speaker: Speaker) {
  const { seat, kind, reason, source, standing } = prompt;
  const option = ({ key, label, card, why }: Option) => ({
    key,
    label: speaker.say(label),
    ...(card !== undefined && { card }),
    ...(why !== undefined && { why: speaker.say(why) }),
  });
  return {
    seat,
    kind,
    reason,
    question: speaker.say(prompt.question),
    ...(source !== undefined && { source }),
    ...(standing && { standing }),
    trail: prompt.trail.map(label => speaker.say(label)),
    ...bounds(prompt),
    options: optionsOf(prompt).map((one, at) => ({ ...option(one), ...extras(prompt, at) })),
    ...(prompt.kind === 'some' &&
      prompt.none !== undefined && { none: { key: prompt.none.key, label: speaker.say(prompt.none.label) } }),
    default: prompt.default,
    refused: table.refused(prompt.number).map(option),
  };
}

function bounds(prompt: Prompt) {
  switch (prompt.kind) {
    case 'one':
      return { min: 1, max: 1 };
    case 'some':
      return { min: prompt.min, max: prompt.max, ...(prompt.ordered && { ordered: true }) };
    case 'amount':
      return { min: prompt.min, max: prompt.max };
    case 'order':
      return { min: prompt.options.length, max: prompt.options.length };
    case 'distribute':
      return { total: prompt.total };
    case 'pay':
      return { cost: prompt.cost };
  }
}

function extras(prompt: Prompt, at: number) {
  if (prompt.kind === 'distribute') return { max: prompt.options[at]?.max };
  if (prompt.kind === 'pay') return { ways: prompt.options[at]?.ways };
  return {};
}

function outcomeOf(table: Table<unknown>, speaker: Speaker) {
  const { outcome } = table;
  if (outcome === null) return null;
  return {
    winners: winners(outcome),
    ...(outcome.together && { together: outcome.together }),
    reason: speaker.say(outcome.reason),
    places: outcome.places,
  };
}

function standingText(json: {
  outcome: ReturnType<typeof outcomeOf>;
  pending: ReturnType<typeof pending>[];
}): string[] {
  if (json.outcome !== null) {
    const { winners: first, reason } = json.outcome;
    return [`Over: ${first.length === 0 ? 'a draw' : `won by seat ${first.join(', ')}`}. ${reason}`];
  }
  return json.pending.flatMap(({ seat, question, trail, options, none }) => [
    `Seat ${seat}: ${question}   (${trail.join(' > ')})`,
    ...options.map(({ key, label, card }) => `  ${card ?? key}  ${label}`),
    ...(none ? [`  ${none.key}  ${none.label}`] : []),
  ]);
}
