import type { Client, Interaction, MessageActionRowComponentBuilder } from 'discord.js';
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  ApplicationCommandOptionType as Option,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';

/** A tiny game bot that touches everything the page has to show. */
const row = (...parts: MessageActionRowComponentBuilder[]): ActionRowBuilder<MessageActionRowComponentBuilder> =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(...parts);
const button = (id: string, label: string, style = ButtonStyle.Secondary): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

export const sampleCommands = [
  { name: 'help', description: 'What this bot can do' },
  {
    name: 'challenge',
    nameLocalizations: { de: 'fordern' },
    description: 'Challenge someone to a duel of heroes',
    descriptionLocalizations: { de: 'Fordere jemanden heraus' },
    options: [
      {
        type: Option.User as const,
        name: 'opponent',
        nameLocalizations: { de: 'gegner' },
        description: 'Whom to challenge',
        required: true,
      },
      { type: Option.String as const, name: 'game', description: 'Which game', autocomplete: true },
    ],
  },
  { name: 'layout', description: 'The new layout' },
  { name: 'slow', description: 'Thinks first' },
  { name: 'broken', description: 'Never answers' },
];

const games = ['Super Hero Squad', 'Marvel Champions', 'Smash Masters', 'Recharge'];

function board(opponent: string): object {
  const embed = new EmbedBuilder()
    .setColor(0xe4572e)
    .setAuthor({ name: 'Squad duel' })
    .setTitle('Turn 3: Iron Man strikes')
    .setDescription(
      `**Iron Man** attacks <@${opponent}> for \`3\`.\n- *Flight* blocks nothing\n- ||Hulk is next||\n> Your move, hero.`,
    )
    .addFields(
      { name: 'Mara', value: '17 cards', inline: true },
      { name: 'Theo', value: '12 cards', inline: true },
      { name: 'Turn', value: '3', inline: true },
      { name: 'Last', value: 'Repulsor Blast hit; no block.' },
    )
    .setImage('attachment://board.png')
    .setFooter({ text: 'Match 42' });
  return {
    content: `<@${opponent}>, it is your turn <t:${Math.floor(Date.now() / 1000) - 90}:R>.`,
    embeds: [embed],
    components: [
      row(
        button('hand', 'My hand', ButtonStyle.Primary),
        button('block', 'Block', ButtonStyle.Success),
        button('yield', 'Give up', ButtonStyle.Danger),
        button('off', 'Undo').setDisabled(true),
      ),
      row(
        new StringSelectMenuBuilder()
          .setCustomId('play')
          .setPlaceholder('Play up to two cards')
          .setMinValues(1)
          .setMaxValues(2)
          .addOptions(
            ['Iron Man', 'Hulk', 'Thor'].map((label, n) => ({
              label,
              value: `c${n}`,
              description: `Level ${n + 2}`,
              emoji: '🃏',
            })),
          ),
      ),
      row(new UserSelectMenuBuilder().setCustomId('watcher').setPlaceholder('Invite a spectator')),
    ],
  };
}

const modal = new ModalBuilder()
  .setCustomId('reason')
  .setTitle('Giving up?')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Last words')
      .setDescription('Everyone will read them')
      .setTextInputComponent(
        new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Paragraph).setMaxLength(200),
      ),
    new LabelBuilder()
      .setLabel('Rematch')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('rematch')
          .addOptions({ label: 'Tomorrow', value: 'tomorrow' }, { label: 'Never', value: 'never' }),
      ),
  );

export async function playSample(client: Client<true>, picture: Buffer): Promise<void> {
  await client.application.commands.set([...sampleCommands, { type: 2, name: 'Profile' }, { type: 3, name: 'Why?' }]);
  client.on('interactionCreate', interaction => void react(interaction, picture));
}

async function react(interaction: Interaction, picture: Buffer): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    return interaction.respond(
      games.filter(game => game.toLowerCase().includes(typed)).map(name => ({ name, value: name })),
    );
  }
  if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'challenge')
      return interaction.reply({
        ...board(interaction.options.getUser('opponent', true).id),
        files: [{ attachment: picture, name: 'board.png', description: 'The table: two heroes face to face' }],
      });
    if (interaction.commandName === 'layout') {
      const container = new ContainerBuilder()
        .setAccentColor(0x1f7a8c)
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('## League night\nThree rounds, **Swiss**.'))
        .addSectionComponents(section =>
          section
            .addTextDisplayComponents(text => text.setContent('Round 1 begins soon.'))
            .setButtonAccessory(button('join', 'Join', ButtonStyle.Success)),
        )
        .addSeparatorComponents(separator => separator);
      return interaction.reply({
        components: [container, new TextDisplayBuilder().setContent('-# Made with components')],
        flags: MessageFlags.IsComponentsV2,
      });
    }
    if (interaction.commandName === 'slow') {
      await interaction.deferReply();
      await new Promise(resolve => setTimeout(resolve, 600));
      return interaction.editReply('Here it is.');
    }
    if (interaction.commandName === 'broken') return undefined;
    return interaction.reply({ content: '# Help\nTry </challenge:1>.', flags: MessageFlags.Ephemeral });
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'yield') return interaction.showModal(modal);
    if (interaction.customId === 'hand')
      return interaction.reply({
        content: `Your hand, ${interaction.user.displayName}: **Iron Man**, **Hulk**`,
        flags: MessageFlags.Ephemeral,
      });
    return interaction.update({ content: `${interaction.user.displayName} blocks!` });
  }
  if (interaction.isStringSelectMenu())
    return interaction.reply(`${interaction.user.displayName} plays ${interaction.values.join(' and ')}`);
  if (interaction.isModalSubmit())
    return interaction.reply(
      `“${interaction.fields.getTextInputValue('words')}” Rematch: ${interaction.fields.getStringSelectValues('rematch').join()}`,
    );
  if (interaction.isUserContextMenuCommand())
    return interaction.reply({
      content: `Profile of ${interaction.targetUser.displayName}`,
      flags: MessageFlags.Ephemeral,
    });
  if (interaction.isRepliable()) return interaction.reply({ content: 'Because.', flags: MessageFlags.Ephemeral });
  return undefined;
}
