import { LRUCache } from 'lru-cache';
import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Choice, CommandOption } from '../types.js';
import { schemaFaults } from './schemas.js';

export interface CommandBody {
  name: string;
  type?: number | null;
  description?: string | null;
  options?: CommandOption[] | null;
  default_member_permissions?: string | number | null;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
  contexts?: number[] | null;
  integration_types?: number[] | null;
  nsfw?: boolean | null;
}
type Path = (string | number)[];

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const isBranch = (option: CommandOption): boolean => option.type === 1 || option.type === 2;

/** Commands that nothing was found against, as they came: a bot that starts again tells the same ones. */
const right = new LRUCache<string, true>({ max: 200 });

/** https://docs.discord.com/developers/interactions/application-commands */
export function commandFaults(
  command: CommandBody,
  at: Path = [],
  schema = 'ApplicationCommandCreateRequest',
): Fault[] {
  const asked = `${schema} ${JSON.stringify(command)}`;
  if (right.has(asked)) return [];
  const faults = faultsIn(command, at, schema);
  if (faults.length === 0) right.set(asked, true);
  return faults;
}

function faultsIn(command: CommandBody, at: Path, schema: string): Fault[] {
  // Discord takes the permission bits as text, its description only knows a number.
  const bits = (command as CommandBody | null)?.default_member_permissions;
  const plain = {
    ...command,
    ...(typeof bits === 'string' && /^\d+$/.test(bits) && { default_member_permissions: Number(bits) }),
  };
  const faults = schemaFaults(schema, plain, at);
  return faults.length ? faults : [...commandRules(command, at)];
}

function commandRules(command: CommandBody, at: Path): Fault[] {
  const chat = (command.type ?? 1) === 1;
  const faults = chat ? nameFaults(command, at) : [];
  if (chat && !command.description?.trim())
    faults.push(fault([...at, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required'));
  if (!chat && command.description)
    faults.push(
      fault(
        [...at, 'description'],
        'APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED',
        'Context menu commands cannot have description',
      ),
    );
  if (!chat && command.options?.length)
    faults.push(
      fault([...at, 'options'], 'APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED', 'Context menu commands cannot have options'),
    );
  faults.push(...optionsFaults(command.options ?? [], [...at, 'options']));
  if (textOf(command) > 8000)
    faults.push(fault(at, 'APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)'));
  return faults;
}

function nameFaults(named: Pick<CommandBody, 'name' | 'name_localizations'>, at: Path): Fault[] {
  const all: [Path, string][] = [
    [[...at, 'name'], named.name],
    ...Object.entries(named.name_localizations ?? {}).map(([locale, name]): [Path, string] => [
      [...at, 'name_localizations', locale],
      name,
    ]),
  ];
  return all
    .filter(([, name]) => !NAME.test(name) || name !== name.toLowerCase())
    .map(([path, name]) => fault(path, 'APPLICATION_COMMAND_INVALID_NAME', `Command name "${name}" is invalid`));
}

function optionsFaults(options: CommandOption[], at: Path, depth = 0): Fault[] {
  const faults: Fault[] = [];
  const names = new Set<string>();
  let optional = false;
  if (options.some(isBranch) && !options.every(isBranch))
    faults.push(
      fault(
        at,
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      ),
    );
  options.forEach((option, n) => {
    const path = [...at, n];
    faults.push(...nameFaults(option, path), ...optionFaults(option, path));
    if (!option.description?.trim())
      faults.push(fault([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required'));
    if (names.has(option.name))
      faults.push(
        fault([...path, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists'),
      );
    names.add(option.name);
    if (option.required && optional)
      faults.push(
        fault(
          path,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      );
    if (!option.required && !isBranch(option)) optional = true;
    if (isBranch(option) && (depth > 1 || (option.type === 2 && depth > 0)))
      faults.push(fault(path, 'APPLICATION_COMMAND_OPTIONS_NESTING_INVALID', 'Sub-commands are nested too deep'));
    if (isBranch(option))
      faults.push(...optionsFaults(option.options ?? [], [...path, 'options'], option.type === 2 ? depth + 1 : 2));
  });
  return faults;
}

/** Discord's published description lets the value of a choice be longer than its documentation does. */
export const valueFaults = (choices: readonly Choice[], at: Path): Fault[] =>
  choices.flatMap((choice, n) =>
    typeof choice?.value === 'string' && choice.value.length > 100
      ? [fault([...at, n, 'value'], 'BASE_TYPE_MAX_LENGTH', 'Must be 100 or fewer in length.')]
      : [],
  );

function optionFaults(option: CommandOption, path: Path): Fault[] {
  const faults = valueFaults(option.choices ?? [], [...path, 'choices']);
  if (option.autocomplete && option.choices?.length)
    faults.push(
      fault(
        [...path, 'choices'],
        'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
        'Choices and autocomplete are mutually exclusive',
      ),
    );
  for (const [least, most, key] of [
    [option.min_value, option.max_value, 'min_value'],
    [option.min_length, option.max_length, 'min_length'],
  ] as const)
    if (least != null && most != null && least > most)
      faults.push(fault([...path, key], 'RANGE_INVALID', `${key} is above its maximum`));
  const names = new Set<string>();
  const values = new Set<string | number>();
  option.choices?.forEach((choice, n) => {
    if (names.has(choice.name) || values.has(choice.value))
      faults.push(
        fault(
          [...path, 'choices', n],
          'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
          'Option choice already exists',
        ),
      );
    names.add(choice.name);
    values.add(choice.value);
  });
  return faults;
}

/** Characters of all names, descriptions and choice values; of translations only the longest counts. */
function textOf(one: CommandBody | CommandOption): number {
  const longest = (own: string | null | undefined, others: Record<string, string> | null | undefined): number =>
    Math.max(own?.length ?? 0, ...Object.values(others ?? {}).map(text => text.length));
  const choices =
    'choices' in one
      ? (one.choices ?? []).reduce(
          (sum, { name, name_localizations, value }) => sum + longest(name, name_localizations) + String(value).length,
          0,
        )
      : 0;
  const inner = (one.options ?? []).reduce((sum, option) => sum + textOf(option), 0);
  return (
    longest(one.name, one.name_localizations) +
    longest(one.description, one.description_localizations) +
    choices +
    inner
  );
}

const quotas = { 1: 100, 2: 15, 3: 15 } as const;

/** A whole list at once (bulk overwrite): names are unique per type, and each type has its quota. */
export function listFaults(commands: CommandBody[]): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const counts: Record<number, number> = {};
  commands.forEach((command, n) => {
    const type = command.type ?? 1;
    const key = `${type}:${command.name}`;
    if (seen.has(key))
      faults.push(
        fault([n, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
      );
    seen.add(key);
    counts[type] = (counts[type] ?? 0) + 1;
  });
  for (const [type, most] of Object.entries(quotas))
    if ((counts[Number(type)] ?? 0) > most)
      faults.push(fault([], 'BASE_TYPE_BAD_LENGTH', `No more than ${most} commands of type ${type}.`));
  return faults;
}
