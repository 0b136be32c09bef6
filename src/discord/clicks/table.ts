import { AttachmentBuilder } from 'discord.js';
import { games } from '../../games/index.js';
import { type Game, type ReadyDeck, text } from '../../kernel/index.js';
import { gameFor, seatOf, seatsOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { isRevealed } from '../../matches/terms.js';
import { transcriptOf } from '../../matches/transcript.js';
import { practiceLevel } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import { type Click, type ClickHandler, nameOf } from '../click.js';
import { deckMenu } from '../deck-menu.js';
import { deckIn } from '../decks/meant.js';
import type { House } from '../house.js';
import { shuffleTold } from '../luck/words.js';
import { button, rowsOf } from '../render/components.js';
import { type CustomId, encodeId } from '../render/custom-id.js';
import { show, tell } from '../reply.js';
import { showMenu } from '../show-menu.js';
import { cannotStart } from '../starting.js';
import { matchVoice } from '../voice.js';
import { whyBody } from '../why.js';

const person = ({ user, member }: Click) => ({ id: user.id, name: nameOf(user, member) });

const idOf = (verb: string, match: string, arg = ''): string => encodeId({ verb, match, prompt: 0, arg });

async function openMenu(interaction: Click, { match: id, arg }: CustomId, house: House): Promise<void> {
  const look = await house.matches.look(id);
  if (seatOf(look.match, interaction.user.id) === null) throw new Refused('not-at-table');
  if (look.match.status === 'choosing') return chooseDeckMenu(interaction, look.match, house);
  if (look.match.status === 'inviting') throw new Refused('not-started');
  await showMenu(interaction, house, look, { seat: seatIn(arg) });
}

async function chooseDeckMenu(
  interaction: Click,
  match: MatchRow,
  house: House,
  at: Parameters<typeof deckMenu>[4] = {},
): Promise<void> {
  await show(interaction, await deckMenu(house, match, interaction.user.id, interaction.locale, at));
}

/** The seat that a button of the deck menu is about: the number behind the dot. */
const seatIn = (arg: string): number | undefined => {
  const [, seat] = /\.(\d)$/.exec(arg) ?? [];
  return seat === undefined ? undefined : Number(seat);
};

/** Another page of decks to choose from. */
async function turnDecks(interaction: Click, { match: id, page, arg }: CustomId, house: House): Promise<void> {
  const match = await house.store.match(id);
  if (match === null) throw new Refused('no-match');
  if (seatOf(match, interaction.user.id) === null) throw new Refused('not-at-table');
  if (match.status !== 'inviting' && match.status !== 'choosing') throw new Refused('closed');
  const seat = seatIn(arg);
  await chooseDeckMenu(interaction, match, house, {
    page,
    seat: seatsOf(match, interaction.user.id).find(one => one === seat),
  });
}

/** Sits down, and is asked for a deck. */
async function join(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const match = await house.lobby.join(id, person(interaction));
  await chooseDeckMenu(interaction, match, house);
}

async function decline(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const match = await house.lobby.decline(id, person(interaction));
  await tell(interaction, matchVoice(match, interaction.locale)(text('note-declined')));
}

async function withdraw(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const match = await house.lobby.withdraw(id, person(interaction));
  await tell(interaction, matchVoice(match, interaction.locale)(text('note-withdrawn')));
}

async function stand(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const match = await house.lobby.stand(id, person(interaction));
  await tell(interaction, matchVoice(match, interaction.locale)(text('note-left')));
}

async function start(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const match = await house.lobby.start(id, person(interaction));
  await chooseDeckMenu(interaction, match, house);
}

async function addPractice(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const match = await house.lobby.addPractice(id, person(interaction));
  await tell(interaction, matchVoice(match, interaction.locale)(text('note-practice-added')));
}

async function kick(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const seat = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : Number.NaN;
  const match = await house.lobby.kick(id, person(interaction), seat);
  await tell(interaction, matchVoice(match, interaction.locale)(text('note-kicked')));
}

/** A deck chosen in the private menu. */
async function deck(interaction: Click, { match: id, arg }: CustomId, house: House): Promise<void> {
  const [value = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  const match = await house.store.match(id);
  if (match === null) throw new Refused('no-match');
  const { deck: chosen } = await deckIn(house, gameFor(match), value, interaction.user.id);
  const after = await house.lobby.chooseDeck(id, person(interaction), chosen, seatIn(arg));
  if (after.status === 'playing')
    return openMenu(interaction, { verb: 'menu', match: id, prompt: 0, page: 0, arg: '' }, house);
  await chooseDeckMenu(interaction, after, house);
}

/** Conceding is asked back once: it cannot be undone. */
async function concede(interaction: Click, { match: id, arg }: CustomId, house: House): Promise<void> {
  const look = await house.matches.look(id);
  if (seatOf(look.match, interaction.user.id) === null) throw new Refused('not-at-table');
  const say = matchVoice(look.match, interaction.locale);
  if (arg === 'yes') {
    await house.matches.concede(id, interaction.user.id);
    return show(interaction, { content: say(text('note-conceded')), components: [] });
  }
  if (arg === 'no') return showMenu(interaction, house, look, { note: text('note-playing-on') });
  if (look.match.status === 'over') throw new Refused('over');
  await tell(interaction, concedeQuestion(look.match, interaction.locale));
}

/** "Concede the match / Keep playing". */
export function concedeQuestion(match: MatchRow, locale: string) {
  const say = matchVoice(match, locale);
  return {
    content: say(text('ask-concede')),
    components: rowsOf([
      button(idOf('give', match.id, 'no'), say.plain(text('button-keep-playing')), 'choice'),
      { ...button(idOf('give', match.id, 'yes'), say.plain(text('button-concede')), 'aside'), style: 4 } as ReturnType<
        typeof button
      >,
    ]),
  };
}

/** A practice player plays on for somebody who does not answer. */
async function standIn(interaction: Click, { match: id, arg }: CustomId, house: House): Promise<void> {
  const seat = seatIn(arg);
  if (seat === undefined) throw new Refused('stale');
  const look = await house.matches.handOver(id, interaction.user.id, seat, 'practice');
  await tell(interaction, matchVoice(look.match, interaction.locale)(text('note-handed-over', { who: { seat } })));
}

async function takeBack(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const look = await house.matches.takeBack(id, interaction.user.id);
  await showMenu(interaction, house, look, { note: text('note-taken-back') });
}

/** Why the lines of one log message are there. `arg` is the first and last line, `12-15`. */
async function why(interaction: Click, { match: id, arg }: CustomId, house: House): Promise<void> {
  const [, first, last] = /^(\d{1,9})-(\d{1,9})$/.exec(arg) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!(from >= 1 && to >= from)) throw new Refused('stale');
  const look = await house.matches.look(id);
  const lines = await house.store.log(id, from - 1, Math.min(25, to - from + 1));
  const say = matchVoice(look.match, interaction.locale);
  await tell(interaction, whyBody(lines, say, look.game));
}

/** Whether nobody but one person sits there. */
const isAlone = ({ seats }: MatchRow): boolean =>
  new Set(seats.flatMap(({ player }) => (practiceLevel(player) === null ? [player] : []))).size === 1;

/** The same match once more. Whoever presses it second sits down at the table that the first has opened. */
async function rematch(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const look = await house.matches.look(id);
  if (await cannotStart(interaction, house, isAlone(look.match) ? 'alone' : 'table')) return;
  const match = await house.lobby.again(look, person(interaction));
  if (match.status !== 'playing') return chooseDeckMenu(interaction, match, house);
  await openMenu(interaction, { verb: 'menu', match: match.id, prompt: 0, page: 0, arg: '' }, house);
}

/** A finished match as a file with which anyone can check it. */
async function tape(interaction: Click, { match: id }: CustomId, house: House): Promise<void> {
  const history = await house.store.history(id);
  if (history === null) throw new Refused('no-match');
  if (history.match.status !== 'over') throw new Refused('not-open');
  if (!isRevealed(history.match)) throw new Refused('replay-not-over');
  const say = matchVoice(history.match, interaction.locale);
  const transcript = transcriptOf(history.match, history.moves);
  const lines = [
    text('transcript-what-to-do'),
    ...shuffleTold(history.match),
    text('shuffle-seal', { seal: transcript.seal }),
  ];
  const file = new AttachmentBuilder(Buffer.from(`${JSON.stringify(transcript, null, 1)}\n`), {
    name: `longbox-${id}-transcript.json`,
    description: say.plain(text('transcript-file')),
  });
  await tell(interaction, { content: lines.map(line => say(line)).join('\n'), files: [file] });
}

/** A first match against the practice player, with advice. */
async function guide(interaction: Click, _id: CustomId, house: House): Promise<void> {
  if (await cannotStart(interaction, house, 'alone')) return;
  const game = games[0] as Game;
  const deck = game.decks.ready[0] as ReadyDeck;
  const match = await house.lobby.open({
    game: game.id,
    ruleset: game.rulesets[0]?.id ?? '',
    guild: interaction.guildId,
    channel: interaction.channelId as string,
    host: person(interaction),
    opponent: 'practice',
    level: 'easy',
    deck: { name: deck.id, cards: deck.cards },
    secretDecks: false,
    bestOf: 1,
    guided: true,
  });
  await openMenu(interaction, { verb: 'menu', match: match.id, prompt: 0, page: 0, arg: '' }, house);
}

/** Clicks that belong to a table rather than to a question. */
export const tableClicks: Readonly<Record<string, ClickHandler>> = {
  menu: openMenu,
  join,
  nope: decline,
  wdraw: withdraw,
  leave: stand,
  start,
  kick,
  bot: addPractice,
  deck,
  decks: turnDecks,
  give: concede,
  back: takeBack,
  stand: standIn,
  why,
  again: rematch,
  guide,
  tape,
};
