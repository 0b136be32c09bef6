import { describe, expect, it } from 'vitest';
import { checkMessage } from './limits.js';

const row = (...components: object[]) => ({ type: 1, components });
const button = (id: string, more = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more });
const option = (value: string) => ({ label: value, value });
const select = (more = {}) => ({ type: 3, custom_id: 's', options: [option('a'), option('b')], ...more });
const embed = (more: object) => ({ embeds: [{ title: 'T', ...more }] });

describe('our own layer over the published schemas', () => {
  it.each<[string, object, string]>([
    ['an empty message', {}, 'body: the message is empty'],
    ['blank content', { content: ' ' }, 'body: the message is empty'],
    ['long content', { content: 'x'.repeat(2001) }, 'content: 2001 characters'],
    ['six rows', { components: [1, 2, 3, 4, 5, 6].map(n => row(button(`${n}`))) }, 'components: 6 rows'],
    [
      'six buttons in a row',
      { components: [row(...[1, 2, 3, 4, 5, 6].map(n => button(`${n}`)))] },
      'components[0].components: more than 5',
    ],
    ['an empty row', { components: [row()] }, 'the row is empty'],
    ['a button without a row', { components: [button('a')] }, 'components[0]: is no row'],
    [
      'the same id twice',
      { components: [row(button('a'), button('a'))] },
      'components[0].components[1].custom_id: the same as',
    ],
    ['a mixed row', { components: [row(button('a'), select())] }, 'a select stands alone'],
    [
      'a button without id',
      { components: [row({ type: 2, style: 1, label: 'Go' })] },
      'components[0].components[0].custom_id: is empty',
    ],
    ['a button without label', { components: [row(button('a', { label: undefined }))] }, 'a label or an emoji'],
    ['a long label', { components: [row(button('a', { label: 'x'.repeat(81) }))] }, 'label: 81 characters'],
    ['a link with an id', { components: [row(button('a', { style: 5, url: 'https://x.y' }))] }, 'a link has none'],
    [
      'the same value twice',
      { components: [row(select({ options: [option('a'), option('a')] }))] },
      'options[1].value: "a" is there twice',
    ],
    ['min over max', { components: [row(select({ min_values: 2, max_values: 1 }))] }, 'min_values: 2 is more'],
    ['max over the options', { components: [row(select({ max_values: 3 }))] }, 'max_values: 3, with only 2'],
    ['no options', { components: [row(select({ options: [] }))] }, 'options: 0, must be'],
    [
      'too many chosen',
      { components: [row(select({ options: ['a', 'b'].map(v => ({ ...option(v), default: true })) }))] },
      '2 are chosen already',
    ],
    ['an empty field', embed({ fields: [{ name: 'n', value: ' ' }] }), 'embeds[0].fields[0].value: is empty'],
    ['a long field', embed({ fields: [{ name: 'n', value: 'x'.repeat(1025) }] }), 'fields[0].value: 1025'],
    ['26 fields', embed({ fields: Array(26).fill({ name: 'n', value: 'v' }) }), 'embeds[0].fields: more than 25'],
    [
      '6001 characters in all',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      'embeds: 6001',
    ],
    ['an empty embed', { embeds: [{}] }, 'embeds[0]: the embed is empty'],
    ['a file that is not there', embed({ image: { url: 'attachment://board.png' } }), 'no file called "board.png"'],
    ['an address that is none', embed({ image: { url: 'board.png' } }), 'is no address'],
    [
      'both layouts at once',
      { flags: 32768, content: 'x', components: [{ type: 10, content: 'x' }] },
      'content: cannot stand beside',
    ],
    [
      '41 parts of the new layout',
      { flags: 32768, components: Array(41).fill({ type: 10, content: 'x' }) },
      'components: more than 40',
    ],
    [
      'mentions both ways',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions.users',
    ],
  ])('finds %s', (_, body, message) => {
    expect(checkMessage(body).join('\n')).toContain(message);
  });

  it('lets good messages pass', () => {
    const good = {
      content: 'x',
      components: [row(button('a'), button('b')), row(select({ min_values: 0, max_values: 2 }))],
    };
    expect(checkMessage(good)).toEqual([]);
    expect(checkMessage(embed({ image: { url: 'attachment://a.png' } }), { files: ['a.png'] })).toEqual([]);
    expect(checkMessage({ flags: 32768, components: [{ type: 10, content: 'x' }] })).toEqual([]);
    // An edit to the new layout gives up what the message had.
    const given = { content: '', embeds: [] };
    expect(checkMessage({ flags: 32768, ...given, components: [{ type: 10, content: 'x' }] })).toEqual([]);
  });
});
