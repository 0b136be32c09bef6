import type { RepliableInteraction } from 'discord.js';
import { type Deck, type Game, LEVELS } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { deckPicked } from '../decks/find-deck.js';
import { gameNamed } from '../define/by-value.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { type Click, chosenIn, personOf } from '../define/people.js';
import { SERVER } from '../define/requires.js';
import type { House } from '../house.js';
import { deckChoices } from '../lobby/deck-menu.js';
import { mayStart } from '../lobby/starting.js';
import { showFirstMenu } from '../menu/show.js';
import { spokenHere } from '../people/languages.js';
import { gameTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { ABOUT, type About, type QuestVerb, questOf } from './ids.js';
import { allQuests, groupsIn, questsOfGroup } from './lists.js';
import { questSheet } from './sheet.js';

/** Everybody who has quests. */
export async function showAll(interaction: RepliableInteraction, house: House, game: Game, page = 0): Promise<Body> {
  const standings = await house.quests.standings(game.id, interaction.user.id);
  return allQuests(game, standings, gameTranslator(game, interaction.locale), page);
}

/** The quests of one of them. @throws Refused */
export async function showGroup(interaction: RepliableInteraction, house: House, game: Game, id: string, page = 0) {
  const standings = await house.quests.standings(game.id, interaction.user.id);
  const group = groupsIn(standings).find(([first]) => first?.quest.group.id === id);
  if (group === undefined) throw new Refused('unknown-quest', { quest: id });
  return questsOfGroup(game, group, gameTranslator(game, interaction.locale), page);
}

/** One quest, with decks to begin it. @throws Refused */
async function showQuest(interaction: Click, house: House, about: About, page: number): Promise<void> {
  const { user, locale } = interaction;
  const game = gameNamed(about.game);
  const quest = questOf(game, about.id);
  const all = await house.quests.standings(game.id, user.id);
  const approach = {
    game,
    standing: all.find(one => one.quest.id === quest.id) as (typeof all)[number],
    all,
    decks: await deckChoices(house, { ...quest, game: game.id, set: null }, user.id),
    underWay: await house.quests.underWay(game.id, quest.id, user.id),
    lately: await deckLately(house, about, user.id),
    about,
    page,
  };
  await show(interaction, questSheet(approach, gameTranslator(game, locale)));
}

/** The deck with which somebody sat at the match they come from; null where they did not sit there. */
const deckLately = (house: House, { game, after }: About, person: string): Promise<Deck | null> =>
  after === null ? Promise.resolve(null) : house.quests.deckPlayed(after, game, person);

/** Begins a quest here, and shows its first question. @throws Refused */
async function begin(interaction: Click, house: House, about: About, deck: Deck): Promise<void> {
  await mayStart(interaction, house, 'alone');
  const game = gameNamed(about.game);
  const quest = questOf(game, about.id);
  const locale = await spokenHere(house, interaction);
  const match = await house.quests.start({
    game: game.id,
    quest: quest.id,
    ...(about.level !== null && { level: about.level }),
    guild: interaction.guildId,
    channel: interaction.channelId as string,
    person: personOf(interaction),
    deck,
    enemy: gameTranslator(game, locale).plain(quest.enemy),
  });
  await showFirstMenu(interaction, house, match.id);
}

/** A click whose argument says which quest it is about. */
const about = (verb: QuestVerb, run: (interaction: Click, about: About, house: House, page: number) => Promise<void>) =>
  defineClick({
    verb,
    subject: 'new',
    schema: { page: WHOLE, arg: ABOUT },
    requires: SERVER,
    run: (interaction, { arg, page }, house) => run(interaction, arg, house, page),
  });

/** Clicks in the private messages about quests. */
export const questClicks: readonly ClickKind[] = [
  about('qall', async (interaction, { game }, house, page) =>
    show(interaction, await showAll(interaction, house, gameNamed(game), page)),
  ),
  about('qgrp', async (interaction, { game, id }, house, page) =>
    show(interaction, await showGroup(interaction, house, gameNamed(game), chosenIn(interaction) || id, page)),
  ),
  about('qone', (interaction, quest, house, page) =>
    showQuest(interaction, house, { ...quest, id: chosenIn(interaction) || quest.id }, page),
  ),
  about('qlvl', (interaction, quest, house, page) => {
    const level = LEVELS.find(known => known === chosenIn(interaction)) ?? quest.level;
    return showQuest(interaction, house, { ...quest, level }, page);
  }),
  about('qgo', async (interaction, quest, house) => {
    await begin(interaction, house, quest, await deckPicked(house, gameNamed(quest.game), interaction));
  }),
  about('qsame', async (interaction, quest, house) => {
    const deck = await deckLately(house, quest, interaction.user.id);
    if (deck === null) throw new Refused('stale');
    await begin(interaction, house, quest, deck);
  }),
];
