import { type APIEmoji, type Client, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { games } from '../../games/index.js';
import { bundledFacts } from '../../home/facts.js';
import { hash } from '../../kernel/index.js';
import { type IconName, iconNames, iconOf, iconPicture, type Renderer } from '../../pictures/index.js';
import { configureEmojis, type Emoji } from '../render/emoji.js';
import { loggable } from '../reply/failure.js';

/** Icons that stand on cards of our games, in a fixed order. A bundle knows them without looking at each card. */
export function iconsOnCards(): IconName[] {
  const known = bundledFacts()?.icons;
  if (known !== undefined) return iconNames.filter(icon => known.includes(icon));
  const facts = games.flatMap(game => game.cards.all.flatMap(card => card.facts));
  const used = new Set(facts.flatMap(fact => (fact.sign?.icons ?? []).map(iconOf)));
  return iconNames.filter(icon => used.has(icon));
}

/** An emoji's name tells what is drawn, and by which drawing: a drawing that has changed is uploaded again. */
const stem = (icon: IconName): string => `lb_${icon.replace(/-/g, '_')}_`;
const nameOf = (icon: IconName): string => `${stem(icon)}${hash(iconPicture(icon).svg).slice(0, 6)}`;

/**
 * Makes our icons emojis of this application where they are not yet, and takes away those of older drawings. Whatever
 * goes wrong is told once, and the icons that are missing are said in words.
 */
export async function uploadIcons(client: Client<true>, renderer: Renderer, log: Logger): Promise<void> {
  configureEmojis(new Map());
  const route = Routes.applicationEmojis(client.application.id);
  const ready = new Map<IconName, Emoji>();
  let uploaded = 0;
  try {
    const { items } = (await client.rest.get(route)) as { items: APIEmoji[] };
    for (const icon of iconsOnCards()) {
      const name = nameOf(icon);
      const found = items.find(item => item.name === name);
      const emoji = found ?? (await upload(client, renderer, icon, name));
      if (emoji?.id == null) continue;
      if (found === undefined) uploaded++;
      ready.set(icon, { id: emoji.id, name });
      for (const old of items.filter(item => item.name?.startsWith(stem(icon)) && item.name !== name))
        await client.rest.delete(Routes.applicationEmoji(client.application.id, old.id as string));
    }
  } catch (error) {
    log.warn({ err: loggable(error) }, 'some icons could not be uploaded: they are said in words');
  }
  configureEmojis(ready);
  if (uploaded > 0) log.info({ icons: uploaded }, 'icons uploaded');
}

async function upload(
  client: Client<true>,
  renderer: Renderer,
  icon: IconName,
  name: string,
): Promise<APIEmoji | null> {
  const png = await renderer.draw(iconPicture(icon));
  if (png === null) return null;
  const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return (await client.rest.post(Routes.applicationEmojis(client.application.id), {
    body: { name, image },
  })) as APIEmoji;
}
