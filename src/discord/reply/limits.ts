import type { APIEmbed } from 'discord.js';

/** What Discord allows in one message, by its documentation. */
export const LIMITS = {
  content: 2000,
  embeds: 10,
  embedsTotal: 6000,
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  author: 256,
  rows: 5,
  rowButtons: 5,
  customId: 100,
  label: 80,
  url: 512,
  selectOptions: 25,
  selectText: 100,
  placeholder: 150,
  files: 10,
  fileDescription: 1024,
  newLayout: 40,
  newLayoutText: 4000,
} as const;

/** What of an embed counts towards the total. */
export const embedLength = ({ title, description, footer, author, fields = [] }: APIEmbed): number =>
  [title, description, footer?.text, author?.name, ...fields.flatMap(({ name, value }) => [name, value])].join('')
    .length;
