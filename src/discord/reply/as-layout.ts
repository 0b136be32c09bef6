import {
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  bold,
  ComponentType,
  type JSONEncodable,
  MessageFlags,
  subtext,
} from 'discord.js';
import { clip } from '../render/escape.js';
import { LIMITS } from './limits.js';
import type { Body } from './reply.js';

/** Text and embeds as components, for a message that is made of them already. What is longer than such a message may be is cut. */
export function asLayout({ content, embeds = [], components = [], ...body }: Body): Body {
  const blocks = [content ?? '', ...embeds.map(embed => embedText(plain(embed)))].filter(block => block.trim() !== '');
  let room: number = LIMITS.newLayoutText;
  const texts = blocks.flatMap((block): APIComponentInContainer[] => {
    const said = clip(block, room);
    room -= said.length;
    return said === '' ? [] : [{ type: ComponentType.TextDisplay, content: said }];
  });
  const pictures = embeds.map(embed => plain(embed).image?.url).filter(url => url !== undefined);
  const items = pictures.slice(0, 10).map(url => ({ media: { url } }));
  return {
    ...body,
    components: [
      {
        type: ComponentType.Container,
        components: [
          ...texts,
          ...(items.length > 0 ? [{ type: ComponentType.MediaGallery as const, items }] : []),
          ...components.map(row => plain(row) as APIActionRowComponent<APIComponentInMessageActionRow>),
        ],
      },
    ],
    flags: MessageFlags.IsComponentsV2,
  };
}

const plain = <T extends object>(made: T | JSONEncodable<T>): T =>
  'toJSON' in made && typeof made.toJSON === 'function' ? (made.toJSON() as T) : (made as T);

const embedText = ({ author, title, description, fields = [], footer }: APIEmbed): string =>
  [
    author === undefined ? '' : subtext(author.name),
    title === undefined ? '' : bold(title),
    description ?? '',
    ...fields.map(({ name, value }) => `${bold(name)}\n${value}`),
    footer === undefined ? '' : subtext(footer.text),
  ]
    .filter(part => part !== '')
    .join('\n');
