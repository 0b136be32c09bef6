import type { APIEmbed } from 'discord.js';
import { embedLength, LIMITS } from '../../../src/discord/reply/limits.js';

const TYPE = { row: 1, button: 2, select: 3, selects: [3, 5, 6, 7, 8], text: 10, layout: [9, 10, 11, 12, 13, 14, 17] };
const NEW_LAYOUT = 1 << 15;

type Bag = Readonly<Record<string, unknown>>;
const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {});
const list = (value: unknown): readonly Bag[] => (Array.isArray(value) ? value.map(bag) : []);
const string = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Collects sentences with the path to what they are about. */
class Findings {
  readonly all: string[] = [];

  unless(fine: boolean, path: string, sentence: string): void {
    if (!fine) this.all.push(`${path}: ${sentence}`);
  }

  length(value: unknown, path: string, most: number, least = 0): void {
    const { length } = string(value);
    this.unless(length <= most, path, `${length} characters, at most ${most} are allowed`);
    if (least > 0) this.unless(string(value).trim().length >= least, path, 'is empty');
  }
}

/**
 * Which of Discord's documented limits the body of a message breaks, each with its path; empty when none. `files`: names of
 * those that come with it, which attachment:// may point at.
 */
export function checkMessage(message: unknown, { files = [] }: { readonly files?: readonly string[] } = {}): string[] {
  const found = new Findings();
  const body = bag(message);
  const components = list(body.components);
  const embeds = list(body.embeds);
  const named = [...files, ...list(body.attachments).map(file => string(file.filename))];
  const modern = (number(body.flags, 0) & NEW_LAYOUT) !== 0;
  const shown = string(body.content).trim() !== '' || embeds.length + components.length + named.length > 0;
  found.unless(shown || body.poll !== undefined || list(body.sticker_ids).length > 0, 'body', 'the message is empty');
  found.length(body.content, 'content', LIMITS.content);
  found.unless(named.length <= LIMITS.files, 'attachments', `more than ${LIMITS.files} files`);
  checkEmbeds(found, embeds);
  checkLayout(found, body, components, modern);
  const all = walk(components, 'components');
  checkDuplicates(found, all);
  for (const { component, path } of all) checkComponent(found, component, path);
  for (const { path, url } of addresses(body, 'body')) checkAddress(found, path, url, named);
  checkMentions(found, bag(body.allowed_mentions));
  return found.all;
}

function checkEmbeds(found: Findings, embeds: readonly Bag[]): void {
  found.unless(embeds.length <= LIMITS.embeds, 'embeds', `more than ${LIMITS.embeds}`);
  for (const [at, embed] of embeds.entries()) {
    const path = `embeds[${at}]`;
    const fields = list(embed.fields);
    found.unless(embedLength(embed as APIEmbed) > 0 || embed.image !== undefined, path, 'the embed is empty');
    found.length(embed.title, `${path}.title`, LIMITS.title);
    found.length(embed.description, `${path}.description`, LIMITS.description);
    found.length(bag(embed.footer).text, `${path}.footer.text`, LIMITS.footer);
    found.length(bag(embed.author).name, `${path}.author.name`, LIMITS.author);
    found.unless(fields.length <= LIMITS.fields, `${path}.fields`, `more than ${LIMITS.fields}`);
    for (const [row, field] of fields.entries()) {
      found.length(field.name, `${path}.fields[${row}].name`, LIMITS.fieldName, 1);
      found.length(field.value, `${path}.fields[${row}].value`, LIMITS.fieldValue, 1);
    }
  }
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed as APIEmbed), 0);
  found.unless(total <= LIMITS.embedsTotal, 'embeds', `${total} characters in all, at most ${LIMITS.embedsTotal}`);
}

function checkLayout(found: Findings, body: Bag, components: readonly Bag[], modern: boolean): void {
  const all = walk(components, 'components');
  if (modern) {
    for (const key of ['content', 'embeds', 'poll', 'sticker_ids'])
      found.unless(isGivenUp(body[key]), key, 'cannot stand beside the new layout');
    found.unless(all.length <= LIMITS.newLayout, 'components', `more than ${LIMITS.newLayout} in all`);
    const text = all.reduce((sum, { component }) => sum + string(component.content).length, 0);
    found.unless(text <= LIMITS.newLayoutText, 'components', `more than ${LIMITS.newLayoutText} characters of text`);
    return;
  }
  found.unless(components.length <= LIMITS.rows, 'components', `${components.length} rows, at most ${LIMITS.rows}`);
  for (const [at, row] of components.entries())
    found.unless(row.type === TYPE.row, `components[${at}]`, 'is no row, and this is not the new layout');
}

/** Left out, or empty: an edit takes from a message what it had. */
const isGivenUp = (value: unknown): boolean => (value ?? '') === '' || (Array.isArray(value) && value.length === 0);

interface Placed {
  readonly component: Bag;
  readonly path: string;
}

function walk(components: readonly Bag[], path: string): Placed[] {
  return components.flatMap((component, at) => {
    const own = `${path}[${at}]`;
    const beside = component.accessory === undefined ? [] : walk([bag(component.accessory)], `${own}.accessory`);
    return [{ component, path: own }, ...walk(list(component.components), `${own}.components`), ...beside];
  });
}

function checkDuplicates(found: Findings, all: readonly Placed[]): void {
  const seen = new Map<unknown, string>();
  for (const { component, path } of all) {
    const id = component.custom_id;
    if (id === undefined) continue;
    found.unless(!seen.has(id), `${path}.custom_id`, `the same as ${seen.get(id)}.custom_id`);
    seen.set(id, path);
  }
}

function checkComponent(found: Findings, component: Bag, path: string): void {
  if (component.type === TYPE.row) checkRow(found, list(component.components), `${path}.components`);
  if (component.type === TYPE.button) checkButton(found, component, path);
  if (TYPE.selects.includes(number(component.type, 0))) checkSelect(found, component, path);
}

function checkRow(found: Findings, inner: readonly Bag[], path: string): void {
  const wide = inner.filter(one => one.type !== TYPE.button).length;
  found.unless(inner.length > 0, path, 'the row is empty');
  found.unless(inner.length <= LIMITS.rowButtons, path, `more than ${LIMITS.rowButtons} buttons`);
  found.unless(wide === 0 || inner.length === 1, path, 'a select stands alone in its row');
}

function checkButton(found: Findings, button: Bag, path: string): void {
  found.length(button.label, `${path}.label`, LIMITS.label);
  const speaks = string(button.label).trim() !== '' || button.emoji !== undefined || button.style === 6;
  found.unless(speaks, path, 'a button needs a label or an emoji');
  if (button.style === 5) {
    found.length(button.url, `${path}.url`, LIMITS.url, 1);
    found.unless(button.custom_id === undefined, `${path}.custom_id`, 'a link has none');
  } else if (button.style !== 6) found.length(button.custom_id, `${path}.custom_id`, LIMITS.customId, 1);
}

function checkSelect(found: Findings, select: Bag, path: string): void {
  const options = list(select.options);
  const most = number(select.max_values, 1);
  const least = number(select.min_values, 1);
  found.length(select.custom_id, `${path}.custom_id`, LIMITS.customId, 1);
  found.length(select.placeholder, `${path}.placeholder`, LIMITS.placeholder);
  found.unless(least <= most, `${path}.min_values`, `${least} is more than max_values, ${most}`);
  found.unless(most >= 1 && most <= LIMITS.selectOptions, `${path}.max_values`, 'must be from 1 to 25');
  if (select.type !== TYPE.select) return;
  const { length } = options;
  found.unless(length >= 1 && length <= LIMITS.selectOptions, `${path}.options`, `${length}, must be from 1 to 25`);
  found.unless(most <= length, `${path}.max_values`, `${most}, with only ${length} options`);
  const chosen = options.filter(option => option.default === true).length;
  found.unless(chosen <= most, `${path}.options`, `${chosen} are chosen already, at most ${most} may be`);
  const values = options.map(option => option.value);
  for (const [at, option] of options.entries()) {
    const own = `${path}.options[${at}]`;
    found.length(option.label, `${own}.label`, LIMITS.selectText, 1);
    found.length(option.value, `${own}.value`, LIMITS.selectText, 1);
    if (option.description !== undefined) found.length(option.description, `${own}.description`, LIMITS.selectText, 1);
    found.unless(values.indexOf(option.value) === at, `${own}.value`, `"${option.value}" is there twice`);
  }
}

/** Every `url` and `icon_url` in a body, with its path. */
function addresses(value: unknown, path: string): { path: string; url: string }[] {
  if (Array.isArray(value)) return value.flatMap((part, at) => addresses(part, `${path}[${at}]`));
  return Object.entries(bag(value)).flatMap(([key, part]) => {
    const own = `${path}.${key}`;
    const isAddress = typeof part === 'string' && (key === 'url' || key === 'icon_url');
    return isAddress ? [{ path: own, url: part }] : addresses(part, own);
  });
}

function checkAddress(found: Findings, path: string, url: string, files: readonly string[]): void {
  const named = /^attachment:\/\/(.*)$/.exec(url)?.[1];
  if (named === undefined) found.unless(/^(https?|discord):\/\//.test(url), path, `"${url}" is no address`);
  else found.unless(files.includes(named), path, `no file called "${named}" comes with the message`);
}

function checkMentions(found: Findings, mentions: Bag): void {
  const parse = Array.isArray(mentions.parse) ? mentions.parse : [];
  for (const key of ['users', 'roles'])
    found.unless(
      !parse.includes(key) || list(mentions[key]).length === 0,
      `allowed_mentions.${key}`,
      'are both parsed and listed',
    );
}
