import { bold, subtext } from 'discord.js';
import { gameOf, games } from '../../games/index.js';
import { type Game, type Order, type Orderable, ordered, type Prompt, type Text, text } from '../../kernel/index.js';
import { gameFor, type Look } from '../../matches/matches.js';
import type { StandingOrder } from '../../matches/people/preferences.js';
import { idOf, proposals, standingOrder } from '../../matches/play/choices.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { type Click, chosenIn, personOf } from '../define/people.js';
import type { House } from '../house.js';
import { showMenu } from '../menu/show.js';
import { button, type Entry, rowsOf, select } from '../render/components.js';
import { encodeId, idAbout } from '../render/custom-id.js';
import { asManyAsFit } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { gameTranslator, houseTranslator, matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { type Body, show } from '../reply/reply.js';

/** Orders of somebody are shown for all their matches, or for one of them. */
type Scope = MatchRow | null;

const ALL = 'me';
const idFor = (verb: string, scope: Scope, number = 0): string => encodeId({ verb, subject: scope?.id ?? ALL, number });

/** An order as a sentence of its game. */
const orderText = ({ kind, below, card }: Order): Text => {
  if (card !== undefined) return text(`order-${kind}.card`, { card: { card } });
  return below === undefined ? text(`order-${kind}`) : text(`order-${kind}.below`, { below });
};

/** What somebody has ordered, and what they could order; for them alone. */
export async function ordersBody(house: House, person: string, scope: Scope, locale: string): Promise<Body> {
  const say = houseTranslator(locale);
  const mine = (await house.people.orders(person)).filter(
    ({ match, game }) => scope === null || (game === scope.game && (match === null || match === scope.id)),
  );
  const [head, about] = [bold(say(text('orders-title'))), subtext(say(text('orders-about')))];
  const lines = mine.map(order => `• ${sentence(order, scope, locale)}`);
  // The list below has them all.
  const shown = asManyAsFit(lines, LIMITS.content - head.length - about.length - 2, say, {
    counting: 'league-more-rows',
  });
  return {
    content: [head, ...(shown.length === 0 ? [say(text('orders-none'))] : shown), about].join('\n'),
    components: [
      ...dropRow(mine, scope, say, locale),
      select(idFor('ordadd', scope), say.plain(text('orders-add')), kindsFor(scope, locale)),
    ],
  };
}

/** With where it holds. */
function sentence(order: StandingOrder, scope: Scope, locale: string, plain = false): string {
  const game = scope === null ? gameOf(order.game) : gameFor(scope);
  const translator = game === undefined ? houseTranslator(locale) : gameTranslator(game, locale);
  const say = plain ? translator.plain : translator;
  const where = order.match === null ? 'order-everywhere' : scope === null ? 'order-in-one' : 'order-here';
  const title = game?.title ?? text('name', { name: order.game });
  return `${say(orderText(order))} · ${say(text(where, { game: title }))}`;
}

function dropRow(mine: readonly StandingOrder[], scope: Scope, say: Translator, locale: string) {
  if (mine.length === 0) return [];
  const entries = mine.map(order => ({ value: idOf(order), label: sentence(order, scope, locale, true) }));
  return [select(idFor('ordoff', scope), say.plain(text('orders-drop')), entries)];
}

/** Every kind of order there is, for a game or for all. */
function kindsFor(scope: Scope, locale: string): Entry[] {
  const known = scope === null ? games : [gameFor(scope)];
  return known.flatMap(game => {
    const { plain } = gameTranslator(game, locale);
    return (game.orders ?? []).map(({ id }) => ({
      value: `${game.id}/${id}`,
      label: plain(text(`order-${id}`)),
      description: plain(game.title),
    }));
  });
}

/** The limits that an order of a kind may have, and none. */
function limitsBody(game: Game, kind: Orderable, scope: Scope, locale: string): Body {
  const say = gameTranslator(game, locale);
  const { from, to } = kind.below as NonNullable<Orderable['below']>;
  const limits = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const offered: Order[] = [...limits.map(below => ({ kind: kind.id, below })), { kind: kind.id }];
  const entries = offered.map(order => ({
    value: idOf({ ...order, game: game.id, match: scope?.id ?? null }),
    label: say.plain(orderText(order)),
  }));
  return {
    content: say(text('orders-limit')),
    components: [
      select(idFor('ordon', scope), say.plain(text('orders-limit')), entries),
      ...rowsOf([button(idFor('orders', scope), say.plain(text('button-back')), 'aside')]),
    ],
  };
}

/** The orders that would have answered a question, for its player to choose from. */
export function proposalsBody({ match, game }: Look, prompt: Prompt, locale: string): Body {
  const say = matchTranslator(match, locale);
  const entries = proposals(game, prompt).flatMap(order =>
    [true, false].map(here => {
      const whole = standingOrder(match, order, here);
      return { value: idOf(whole), label: sentence(whole, match, locale, true) };
    }),
  );
  return {
    content: `${say(text('orders-propose'))}\n-# ${say(text('orders-about'))}`,
    components: [
      select(idFor('ordon', match, prompt.number), say.plain(text('orders-choose')), entries),
      ...rowsOf([button(idAbout('menu', match, `s.${prompt.seat}`), say.plain(text('button-back')), 'aside')]),
    ],
  };
}

/** @throws Refused for what is no order (any more) */
function orderIn(value: string): StandingOrder {
  const [game = '', match = '', kind = '', below = '', card = ''] = value.split('/');
  const known = gameOf(game)?.orders?.some(({ id }) => id === kind);
  if (known !== true || !/^\d*$/.test(below)) throw new Refused('unknown-order');
  return {
    game,
    match: match === '' ? null : match,
    kind,
    ...(below !== '' && { below: Number(below) }),
    ...(card !== '' && { card }),
  };
}

/** The match that orders are looked at from; null for all of them. */
const scopeOf = (house: House, id: string): Promise<Scope> =>
  id === ALL ? Promise.resolve(null) : house.matches.row(id);

/** The list as it stands now. */
async function showOrders(interaction: Click, house: House, scope: Scope): Promise<void> {
  await show(interaction, await ordersBody(house, interaction.user.id, scope, interaction.locale));
}

const list = defineClick({
  verb: 'orders',
  subject: 'scope',
  run: async (interaction, { scope }, house) => showOrders(interaction, house, await scopeOf(house, scope)),
});

/** A kind of order: those with a limit ask for it first. */
const add = defineClick({
  verb: 'ordadd',
  subject: 'scope',
  async run(interaction, { scope: id }, house) {
    const scope = await scopeOf(house, id);
    const [gameId = '', kindId = ''] = chosenIn(interaction).split('/');
    const game = scope === null ? gameOf(gameId) : gameFor(scope);
    const kind = game?.orders?.find(known => known.id === kindId);
    if (game === undefined || kind === undefined) throw new Refused('unknown-order');
    if (kind.below !== undefined) return show(interaction, limitsBody(game, kind, scope, interaction.locale));
    await house.people.giveOrder(personOf(interaction), { game: game.id, match: scope?.id ?? null, kind: kind.id });
    await showOrders(interaction, house, scope);
  },
});

/** An order with all that it needs; given at a question, it answers that at once. */
const give = defineClick({
  verb: 'ordon',
  subject: 'scope',
  schema: { number: WHOLE },
  async run(interaction, { scope: id, number }, house) {
    const { user } = interaction;
    const order = orderIn(chosenIn(interaction));
    const scope = await scopeOf(house, id);
    if (number === 0 || scope === null) {
      await house.people.giveOrder(personOf(interaction), order);
      return showOrders(interaction, house, scope);
    }
    const open = house.matches.promptFor(await house.matches.look(id), user.id, number);
    const answer = ordered(gameFor(scope).orders ?? [], [order], open);
    // One that there is no room for answers nothing either.
    await house.people.checkOrder(personOf(interaction), order);
    if (answer !== null) await house.matches.answer(id, user.id, number, answer);
    await house.people.giveOrder(personOf(interaction), order);
    await showMenu(interaction, house, await house.matches.look(id), { note: text('note-order-given') });
  },
});

const drop = defineClick({
  verb: 'ordoff',
  subject: 'scope',
  async run(interaction, { scope }, house) {
    await house.people.dropOrder(personOf(interaction), orderIn(chosenIn(interaction)));
    await showOrders(interaction, house, await scopeOf(house, scope));
  },
});

/** From a question: which orders would have answered it. */
const propose = defineClick({
  verb: 'order',
  schema: { number: WHOLE },
  async run(interaction, { match, number }, house) {
    const look = await house.matches.look(match);
    const prompt = house.matches.promptFor(look, interaction.user.id, number);
    await show(interaction, proposalsBody(look, prompt, interaction.locale));
  },
});

export const orderClicks: readonly ClickKind[] = [list, add, give, drop, propose];
