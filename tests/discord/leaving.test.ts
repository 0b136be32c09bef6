import { expect, onTestFinished, test } from 'vitest';
import { boardBody, glanceBody } from '../../src/discord/board/board.js';
import type { Body } from '../../src/discord/reply/reply.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, type Game } from '../../src/kernel/index.js';
import { openStore } from '../../src/store/index.js';
import { ann, bob, House } from '../matches/house.js';

const recharge = gameOf('recharge') as Game;
const ready = recharge.decks.ready[0] as Game['decks']['ready'][number];

test('RE-C3: a board says who has conceded while the question of another is open', async () => {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  const house = new House(store, gameOf);
  const deck = { name: ready.id, cards: ready.cards };
  const { id } = await house.lobby.open({
    game: 'recharge',
    ruleset: ready.rulesets[0] ?? '',
    guild: 'guild',
    channel: 'channel',
    host: ann,
    opponent: bob,
    seats: 2,
    deck,
    secretDecks: false,
    bestOf: 1,
  });
  await house.lobby.join(id, bob);
  await house.lobby.chooseDeck(id, bob, deck);
  const { table } = await house.matches.look(id);
  const asked = awaited(table?.prompts ?? [])[0]?.seat;
  const [leaver, name] = asked === 0 ? [bob, 'Bob'] : [ann, 'Ann'];
  const said = (body: Body): string => JSON.stringify(body.embeds);
  expect(said(boardBody(await house.matches.look(id), 'en'))).not.toContain('has conceded');
  const look = await house.matches.concede(id, leaver.id);
  expect(look.match.status).toBe('playing');
  for (const body of [boardBody(look, 'en'), glanceBody(look, 'en')])
    expect(said(body)).toContain(`${name} has conceded. That counts once this choice is made.`);
});
