import type { RepliableInteraction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { LivingMenus } from '../../src/discord/menu/living.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, type Game, type Prompt } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { type Begun, begin, playOn } from '../corpus.js';

const game = gameOf('champions') as Game;
const squad = gameOf('squad') as Game;
const PEOPLE = ['ann', 'bob'];
const STANDING = { on: null, follows: null, shows: null, since: null, mine: 0 };

// What menus wait with, and what they count by.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

afterEach(() => {
  vi.useRealTimers();
});

/** The table as the bot sees it after so many moves. */
function seen({ table }: Begun<unknown, unknown>, moves: number): Look {
  const seats = PEOPLE.map((player, seat) => ({ seat, player, name: player, kind: 'person', deck: null }));
  const terms = { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 };
  const match = { id: 'm', status: 'playing', moves, lines: table.log.length, seats, terms, game: game.id, set: null };
  const look = { match, game, table, lately: table.log.slice(-6), stored: {}, drafts: [], since: [], snapshot: null };
  return { ...look, preferences: new Map() } as unknown as Look;
}

/** A private menu of somebody's, opened with a command, and what it is changed to. */
function opened(person: string): { interaction: RepliableInteraction; edits: unknown[] } {
  const edits: unknown[] = [];
  const editMessage = async (_: string, said: unknown) => {
    edits.push(said);
    return { components: [] };
  };
  const interaction = {
    id: '1',
    user: { id: person },
    webhook: { editMessage },
    isMessageComponent: () => false,
    isModalSubmit: () => false,
  };
  return { interaction: interaction as unknown as RepliableInteraction, edits };
}

/** Shows the menu of the player who waits, plays so many answers, and tells the menu: when it changes, if the other still acts. */
async function follow(
  begun: Begun<unknown, unknown>,
  answers: number,
  moves: number,
): Promise<'soon' | 'later' | null> {
  const look = seen(begun, moves);
  const failures: unknown[] = [];
  const house = {
    records: { linesAfter: async (_: string, n: number) => begun.table.log.slice(n) },
    matches: { look: async () => look },
    now: () => 0,
    log: { warn: (failure: unknown) => failures.push(failure) },
  } as unknown as House;
  const [before] = awaited(begun.table.prompts) as [Prompt];
  const waits = 1 - before.seat;
  const isAsked = (): boolean => begun.table.prompts.some(({ seat }) => seat === waits);
  const wasAsked = isAsked();
  const { interaction, edits } = opened(PEOPLE[waits] as string);
  const menus = new LivingMenus();
  menus.shown(house, interaction, look, STANDING, { locale: 'en-US', pictures: false });
  await vi.advanceTimersByTimeAsync(100);
  playOn(begun, answers);
  const [after] = awaited(begun.table.prompts);
  if (after === undefined || wasAsked || isAsked()) return null;
  menus.changed(house, look.match.id, seen(begun, moves + answers));
  const isNew = after.reason !== before.reason;
  await vi.advanceTimersByTimeAsync(1500);
  expect(edits).toHaveLength(isNew ? 1 : 0);
  await vi.advanceTimersByTimeAsync(3000);
  expect([edits.length, failures]).toEqual([1, []]);
  return isNew ? 'soon' : 'later';
}

test('a menu that asks nothing says soon what is waited for instead, and takes its time where that is the same', async () => {
  const told = { soon: 0, later: 0 };
  for (let n = 0; n < 6; n++) {
    const begun = begin(game, 2, `living menus ${n}`);
    for (let moves = 0; moves < 100 && begun.table.outcome === null; moves += 2) {
      // A card and its payment lead back to the same question.
      const when = await follow(begun, 1 + (n % 2), moves);
      if (when !== null) told[when]++;
    }
  }
  expect(Math.min(told.soon, told.later)).toBeGreaterThan(0);
});

/** A challenge of Ann's to Bob, for which she has chosen no deck. */
function lobby(status: string, guest: string | null): Look {
  const seat = (at: number, player: string | null) => ({
    seat: at,
    player,
    name: player ?? '',
    deck: null,
    luck: null,
  });
  const terms = { invited: 'bob', secretDecks: false, bestOf: 1, score: {}, round: 1 };
  const [ruleset] = squad.rulesets as [Game['rulesets'][number]];
  const options = squad.options.parse(ruleset.options);
  const seats = [seat(0, 'ann'), seat(1, guest)];
  const match = { id: 'm', status, moves: 0, lines: 0, seats, terms, game: squad.id, set: null, host: 'ann' };
  const row = { ...match, ruleset: ruleset.id, options };
  return { match: row, game: squad, table: null, lately: [], stored: {}, drafts: [] } as unknown as Look;
}

const atLobby = { decks: { of: async () => [] }, now: () => 0, log: { warn: () => undefined } } as unknown as House;

test('the list of decks of a host who has not chosen yet says that the challenge is accepted', async () => {
  const { interaction, edits } = opened('ann');
  const menus = new LivingMenus();
  menus.shown(atLobby, interaction, lobby('inviting', null), STANDING, { locale: 'en-US', pictures: false });
  menus.changed(atLobby, 'm', lobby('inviting', null));
  await vi.advanceTimersByTimeAsync(5000);
  expect(edits).toEqual([]);
  menus.changed(atLobby, 'm', lobby('choosing', 'bob'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(edits).toHaveLength(1);
  expect(JSON.stringify(edits)).toContain('Waiting for bob to choose a deck.');
  expect(JSON.stringify(edits)).not.toContain('Waiting for an answer');
});

test('a menu whose place something else has taken while it was being changed is left alone', async () => {
  const { interaction, edits } = opened('ann');
  let taken = (): void => undefined;
  const slow = new Promise<void>(resolve => (taken = resolve));
  const { editMessage } = interaction.webhook;
  interaction.webhook.editMessage = async (...said) => {
    const message = await editMessage(...said);
    await slow;
    return message;
  };
  const menus = new LivingMenus();
  menus.shown(atLobby, interaction, lobby('inviting', null), STANDING, { locale: 'en-US', pictures: false });
  menus.changed(atLobby, 'm', lobby('choosing', 'bob'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(edits).toHaveLength(1);
  const message = { id: 'there', interactionMetadata: { id: interaction.id }, flags: { has: () => true } };
  const click = { id: '2', user: { id: 'ann' }, message, ephemeral: null, isMessageComponent: () => true };
  await menus.answering('m', click as unknown as RepliableInteraction, async () => undefined);
  taken();
  await vi.advanceTimersByTimeAsync(0);
  menus.changed(atLobby, 'm', lobby('inviting', null));
  await vi.advanceTimersByTimeAsync(5000);
  expect(edits).toHaveLength(1);
});
