import type { RepliableInteraction } from 'discord.js';
import { awaited, type Seat } from '../../kernel/index.js';
import { isInLobby, type Look, seatsOf } from '../../matches/matches.js';
import { boardFirst } from '../board/first.js';
import type { House } from '../house.js';
import { fileOf, mayAttach } from '../render/pictures.js';
import { isGone } from '../reply/gone.js';
import { type Body, carefully, placeOf, post, put } from '../reply/reply.js';
import { answered, follow, overtake } from './following.js';
import { sketchFor } from './hand-sketch.js';
import { type MenuOptions, menu } from './menu.js';
import type { Unread } from './news.js';
import { type PictureThere, pictureIn } from './picture-in.js';

/** An interaction that was answered too late. */
const UNKNOWN_INTERACTION = 10062;

/** How a person wants to see their menu, for as long as it stands. */
export interface View {
  readonly locale: string;
  /** Which of their seats; left out, the one whose turn it is. */
  readonly seat?: Seat | undefined;
  /** Which page of their decks, before the match. */
  readonly page?: number | undefined;
  /** With the hand in words, whatever they have chosen. */
  readonly words?: boolean;
  /** Whether pictures may be put there. */
  readonly pictures: boolean;
}

/**
 * Shows a player their menu. A picture of their hand that is in the message already stays there, and one that was drawn
 * before comes with the menu; one that is yet to be drawn follows, and nobody waits for it.
 */
export async function showMenu(
  interaction: RepliableInteraction,
  house: House,
  look: Look,
  options: Omit<MenuOptions, 'locale' | 'since'> & { readonly words?: boolean; readonly below?: boolean } = {},
): Promise<void> {
  const { id } = look.match;
  await overtake(id, interaction.user.id, interaction.id);
  await answered(id, interaction.user.id, () => answer(interaction, house, look, options));
}

/** A match has begun with a click of theirs: its board comes first and their menu below it, where they go on reading. */
export async function showFirstMenu(interaction: RepliableInteraction, house: House, match: string): Promise<void> {
  await boardFirst(house, match);
  await showMenu(interaction, house, await house.matches.look(match), { below: true });
}

async function answer(
  interaction: RepliableInteraction,
  house: House,
  look: Look,
  { words = false, below = false, ...options }: Parameters<typeof showMenu>[3] & object,
): Promise<void> {
  const { user, locale } = interaction;
  const view = {
    locale,
    words,
    pictures: mayAttach(interaction.appPermissions),
    seat: options.seat,
    page: options.page,
  };
  const since = house.menus.since(look, interaction);
  const mine = options.mine ?? house.menus.mine(look, interaction);
  const on = below ? null : placeOf(interaction);
  const isFirst = on !== null || !(interaction.replied || interaction.deferred);
  const place = async (body: Body, shows: PictureThere | null = null): Promise<void> => {
    const follows = await (below ? post : put)(interaction, body);
    house.menus.shown(house, interaction, look, { on, follows, shows, since, mine }, view);
  };
  const { body, hand, isAsked } = await menu(house, look, user.id, { locale, ...options, since, mine });
  const sketch = isFirst ? sketchFor(look, user.id, hand, view) : null;
  if (sketch === null) return place(body());
  const { name } = sketch;
  const there = on === null ? null : pictureIn(on);
  if (there?.name === name && house.menus.holds(look, interaction, there.id))
    return place({ ...body(sketch), attachments: [staying(there)] }, there);
  const ready = house.renderer.finished(sketch.picture);
  if (ready !== null) return place({ ...body(sketch), files: [fileOf({ ...sketch, png: ready })] });
  const bring = async (): Promise<void> => {
    const png = await house.renderer.draw(sketch.picture, isAsked);
    if (png === null) return;
    const drawn = { ...body(sketch), files: [fileOf({ ...sketch, png })] };
    await follow(look.match.id, user.id, interaction.id, async () => {
      const message = await carefully(drawn, careful => interaction.editReply(careful));
      house.menus.pictured(look.match.id, interaction, pictureIn(message));
    });
  };
  try {
    await place(body(sketch, false));
    // Nobody needs it to answer: it may wait for what comes next.
    if (isAsked) await bring();
    else house.menus.lacksPicture(house, look.match.id, interaction, bring);
  } catch (error) {
    if (!isGone(error, UNKNOWN_INTERACTION)) throw error;
  }
}

/** Says of a picture that it stays. */
const staying = ({ id, name }: PictureThere): { readonly id: string; readonly filename: string } => ({
  id,
  filename: name,
});

/** A person's menu with all that is in it, the picture included, unless that is the one that their message `shows` already. */
export async function menuNow(
  house: House,
  look: Look,
  person: string,
  { since, mine, shows, ...view }: View & Unread & { readonly shows: PictureThere | null },
): Promise<Body> {
  const asked = awaited(look.table?.prompts ?? []).map(prompt => prompt.seat);
  const waiting = seatsOf(look.match, person).filter(seat => asked.includes(seat));
  // What they looked at last gives way to what waits for them.
  const seat = waiting.length === 0 || waiting.some(one => one === view.seat) ? view.seat : undefined;
  const page = isInLobby(look.match) ? view.page : undefined;
  const { body, hand } = await menu(house, look, person, { locale: view.locale, seat, page, since, mine });
  const sketch = sketchFor(look, person, hand, view);
  if (sketch === null) return body();
  if (shows?.name === sketch.name) return { ...body(sketch), attachments: [staying(shows)] };
  const png = await house.renderer.draw(sketch.picture);
  if (png === null) return body();
  return { ...body(sketch), files: [fileOf({ ...sketch, png })] };
}
