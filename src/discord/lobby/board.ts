import { type APIButtonComponent, userMention } from 'discord.js';
import { type Arg, type Seat, type Text, text } from '../../kernel/index.js';
import { readTerms, type Terms } from '../../matches/lobby/terms.js';
import { gameFor, seatOf } from '../../matches/matches.js';
import { isPractice, levelsOf } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import { deckTitle } from '../decks/find-deck.js';
import { button, type Row, rowsOf, select } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import type { Body } from '../reply/reply.js';
import { whyMissing } from './away.js';
import { luckButton, shuffleButton } from './luck.js';
import { shuffleLine } from './luck-text.js';

/** A challenge or an open table, before the first card. Pings the challenged player, unless they have just been, and nobody else. */
export function lobbyBody(match: MatchRow, locale: string): Body {
  const say = matchTranslator(match, locale);
  const terms = readTerms(match.terms);
  const game = gameFor(match);
  const free = match.seats.filter(({ player }) => player === null).length;
  const seats = match.seats.flatMap(({ seat, player, deck }) => {
    if (player === null) return [];
    const who = { seat };
    if (deck === null) return say(text('lobby-seat-choosing', { who }));
    // Among partners it helps to know who brings what.
    if (game.partners === true && !terms.secretDecks)
      return say(text('lobby-seat-deck', { who, deck: deckTitle(game, deck) }));
    return say(text('lobby-seat-ready', { who }));
  });
  if (free > 0)
    seats.push(say(terms.invited === null ? text('lobby-seats-open', { n: free }) : text('lobby-seat-waiting')));
  const open = match.status !== 'withdrawn';
  const invited = match.status === 'inviting' ? terms.invited : null;
  return {
    content: invited === null ? '' : userMention(invited),
    embeds: [
      {
        title: say(game.title),
        description: [
          headlineOf(match, say),
          ...extras(match, say),
          ...(match.set === null ? [] : [say(text('lobby-set', { set: match.set.name }))]),
          // A closed table waits for nobody.
          ...(open ? ['', ...seats.map(line => `• ${line}`)] : []),
        ].join('\n'),
        ...(open && { footer: { text: say.plain(shuffleLine(match)) } }),
        color: open ? 0xc0392b : 0x7f8c8d,
      },
    ],
    components: open ? controls(match, locale) : [],
    allowedMentions: { parse: [], users: invited === null || terms.hushed !== undefined ? [] : [invited] },
  };
}

/** Who wants to play what, or how it came that nobody does. */
export function headlineOf(match: MatchRow, say: Translator): string {
  const game = gameFor(match);
  const ruleset = game.rulesets.find(known => known.id === match.ruleset);
  const { bestOf, goesOn } = readTerms(match.terms);
  return say(
    text(headline(match), {
      host: text('seat', { seat: { seat: seatOf(match, match.host) ?? 0 } }),
      game: say(game.title),
      ruleset: ruleset === undefined ? match.ruleset : say(ruleset.title),
      best: bestOf,
      ...(goesOn !== undefined && { reason: reasonOf(goesOn) }),
    }),
  );
}

/** Why a table has to go on in another match. */
function reasonOf({ left, away }: NonNullable<Terms['goesOn']>): Text {
  const seats = (all: readonly Seat[]): Arg[] => all.map(seat => ({ seat }));
  return whyMissing({ left: seats(left), away: seats(away) }).reason;
}

function headline(match: MatchRow): string {
  const terms = readTerms(match.terms);
  if (match.status === 'withdrawn') return `lobby-${terms.closed ?? 'withdrawn'}`;
  if (terms.league !== undefined) return 'lobby-league';
  if (match.status === 'choosing') return 'lobby-choosing';
  if (terms.rematchOf !== undefined) return 'lobby-rematch';
  if (gameFor(match).partners === true) return 'lobby-open-partners';
  return terms.invited === null ? 'lobby-open' : 'lobby-challenge';
}

/** What a table against the game has mixed in. */
function extras(match: MatchRow, say: Translator): string[] {
  const sets = gameFor(match).scenarios?.mixed(match.options) ?? [];
  return sets.length === 0 ? [] : [say(text('lobby-sets', { sets: { list: sets.map(({ title }) => title) } }))];
}

function controls(match: MatchRow, locale: string): Row[] {
  const say = matchTranslator(match, locale);
  const terms = readTerms(match.terms);
  const label = (id: string): string => say.plain(text(id));
  const withdraw = button(idAbout('wdraw', match), label('button-withdraw'), 'aside');
  const fair = [...luckButton(match, say), shuffleButton(match, say)];
  if (match.status === 'choosing') {
    const choose = button(idAbout('menu', match), label('button-choose-deck'), 'choice');
    // The tables of a league are given by its pairings.
    if (terms.league !== undefined) return rowsOf([choose, ...fair]);
    const away = guestsAt(match).length === 0 ? withdraw : leaveButton(match, say);
    return [...rowsOf([choose, away, ...fair]), ...kickRow(match, locale)];
  }
  const same = sameDecks(match, say);
  const joining = same.length === 0 ? 'finish' : 'choice';
  if (terms.invited !== null)
    return rowsOf([
      ...same,
      button(idAbout('join', match), label('button-accept'), joining),
      button(idAbout('nope', match), label('button-decline-or-withdraw'), 'aside'),
      ...fair,
    ]);
  return [
    ...rowsOf([
      ...same,
      button(
        idAbout('join', match),
        label(gameFor(match).partners === true ? 'button-take-seat' : 'button-join'),
        joining,
      ),
      ...moreSeats(match, locale, withdraw),
      ...fair,
    ]),
    ...kickRow(match, locale),
  ];
}

/** At a rematch: for those who have played that match, to sit down with the deck they had. */
function sameDecks({ terms }: MatchRow, say: Translator) {
  const { rematchOf } = readTerms(terms);
  if (rematchOf === undefined) return [];
  return [button(idAbout('again', { id: rematchOf }, 'same'), say.plain(text('button-same-decks')), 'finish')];
}

/** A practice bot takes a seat that nobody else does. At tables for more than two, people come and go until the host starts. */
function moreSeats(match: MatchRow, locale: string, withdraw: APIButtonComponent) {
  const game = gameFor(match);
  const say = matchTranslator(match, locale);
  const seated = match.seats.filter(seat => seat.player !== null).length;
  const practice =
    levelsOf(game).length === 0 ? [] : [button(idAbout('bot', match), say.plain(text('button-add-practice')), 'aside')];
  // Nobody but its host sits there.
  if (match.seats.length <= 2 && game.partners !== true) return [...practice, withdraw];
  return [
    leaveButton(match, say),
    ...practice,
    button(
      idAbout('start', match),
      say.plain(text('button-start', { n: Math.max(seated, game.seats.min) })),
      'choice',
      {
        disabled: seated < game.seats.min,
      },
    ),
  ];
}

/** All see the same message: it does what the person who presses it may do. */
const leaveButton = (match: MatchRow, say: Translator): APIButtonComponent =>
  button(idAbout('leave', match), say.plain(text('button-leave-or-close')), 'aside');

/** People at a table who have not opened it. */
export const guestsAt = ({ seats, host }: MatchRow) =>
  seats.filter(seat => seat.player !== null && seat.player !== host && !isPractice(seat));

function kickRow(match: MatchRow, locale: string): Row[] {
  const others = match.seats.filter(row => row.player !== null && row.player !== match.host);
  if (match.seats.length <= 2 || others.length === 0) return [];
  const say = matchTranslator(match, locale);
  const name = (seat: Seat): string => say.plain(text('seat', { seat: { seat } }));
  return [
    select(
      idAbout('kick', match),
      say.plain(text('lobby-kick')),
      others.map(row => ({ value: String(row.seat), label: name(row.seat) })),
    ),
  ];
}
