import type { RepliableInteraction } from 'discord.js';
import { type Deck, type Game, LEVELS } from '../../kernel/index.js';
import { seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { type Click, type ClickHandler, nameOf } from '../click.js';
import { deckChoices } from '../deck-menu.js';
import { deckIn } from '../decks/meant.js';
import type { House } from '../house.js';
import { gameNamed } from '../named.js';
import { type About, questOf, readAbout } from '../quests/ids.js';
import { allQuests, groupsIn, questsOfGroup } from '../quests/lists.js';
import { questSheet } from '../quests/sheet.js';
import type { CustomId } from '../render/custom-id.js';
import { type Body, show } from '../reply.js';
import { showMenu } from '../show-menu.js';
import { cannotStart } from '../starting.js';
import { gameVoice } from '../voice.js';

const chosenIn = (interaction: Click): string =>
  interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';

/** Everybody who has quests. */
export async function showAll(interaction: RepliableInteraction, house: House, game: Game, page = 0): Promise<Body> {
  const standings = await house.quests.standings(game.id, interaction.user.id);
  return allQuests(game, standings, gameVoice(game, interaction.locale), page);
}

/** The quests of one of them. @throws Refused */
export async function showGroup(interaction: RepliableInteraction, house: House, game: Game, id: string, page = 0) {
  const standings = await house.quests.standings(game.id, interaction.user.id);
  const group = groupsIn(standings).find(([first]) => first?.quest.group.id === id);
  if (group === undefined) throw new Refused('unknown-quest', { quest: id });
  return questsOfGroup(game, group, gameVoice(game, interaction.locale), page);
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
  await show(interaction, questSheet(approach, gameVoice(game, locale)));
}

/** The deck with which somebody sat at the match they come from; null where they did not sit there. */
async function deckLately(house: House, { game, after }: About, person: string): Promise<Deck | null> {
  const match = after === null ? null : await house.store.match(after);
  const seat = match === null || match.game !== game ? null : seatOf(match, person);
  return seat === null ? null : (match?.seats[seat]?.deck ?? null);
}

/** Begins a quest here, and shows its first question. @throws Refused */
async function begin(interaction: Click, house: House, about: About, deck: Deck): Promise<void> {
  if (await cannotStart(interaction, house, 'alone')) return;
  const { user, member, locale } = interaction;
  const game = gameNamed(about.game);
  const quest = questOf(game, about.id);
  const match = await house.quests.start({
    game: game.id,
    quest: quest.id,
    ...(about.level !== null && { level: about.level }),
    guild: interaction.guildId,
    channel: interaction.channelId as string,
    person: { id: user.id, name: nameOf(user, member) },
    deck,
    enemy: gameVoice(game, interaction.guildLocale ?? locale).plain(quest.enemy),
  });
  await showMenu(interaction, house, await house.matches.look(match.id));
}

async function all(interaction: Click, { arg, page }: CustomId, house: House): Promise<void> {
  await show(interaction, await showAll(interaction, house, gameNamed(readAbout(arg).game), page));
}

async function group(interaction: Click, { arg, page }: CustomId, house: House): Promise<void> {
  const { game, id } = readAbout(arg);
  await show(interaction, await showGroup(interaction, house, gameNamed(game), chosenIn(interaction) || id, page));
}

async function one(interaction: Click, { arg, page }: CustomId, house: House): Promise<void> {
  const about = readAbout(arg);
  await showQuest(interaction, house, { ...about, id: chosenIn(interaction) || about.id }, page);
}

async function level(interaction: Click, { arg, page }: CustomId, house: House): Promise<void> {
  const about = readAbout(arg);
  const chosen = LEVELS.find(known => known === chosenIn(interaction)) ?? about.level;
  await showQuest(interaction, house, { ...about, level: chosen }, page);
}

async function go(interaction: Click, { arg }: CustomId, house: House): Promise<void> {
  const about = readAbout(arg);
  const { deck } = await deckIn(house, gameNamed(about.game), chosenIn(interaction), interaction.user.id);
  await begin(interaction, house, about, deck);
}

async function same(interaction: Click, { arg }: CustomId, house: House): Promise<void> {
  const about = readAbout(arg);
  const deck = await deckLately(house, about, interaction.user.id);
  if (deck === null) throw new Refused('stale');
  await begin(interaction, house, about, deck);
}

/** Clicks in the private messages about quests. */
export const questClicks: Readonly<Record<string, ClickHandler>> = {
  qall: all,
  qgrp: group,
  qone: one,
  qlvl: level,
  qgo: go,
  qsame: same,
};
