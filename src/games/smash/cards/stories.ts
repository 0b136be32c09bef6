import type { WrittenCard } from '../written.js';

type Story = Extract<WrittenCard, { kind: 'story' }>;

const story = (number: number, name: string, does: Story['does']): Story => ({
  id: `ST${String(number).padStart(2, '0')}`,
  name,
  kind: 'story',
  does,
});

export const stories = [
  // All teams, one's own too.
  story(1, 'Nap Time for Everybody', [{ do: 'stun', to: { team: 'all', pick: 'each' } }]),
  story(2, 'Group Hug', [{ do: 'revive', to: { team: 'all', pick: 'all' } }]),
  story(3, 'Free Samples', [{ do: 'draw', count: 2, who: 'all' }]),
  story(4, 'Spring Cleaning', [
    { do: 'discard', count: 2, who: 'all' },
    { do: 'draw', count: 1 },
  ]),
  story(5, 'Musical Chairs', [{ do: 'swap', to: { team: 'all', pick: 'each' } }]),
  story(6, 'A Meteor, Probably', [{ do: 'defeat', to: { team: 'all', pick: 'each', state: 'stunned' } }]),
  story(7, 'Mutant Flu', [{ do: 'stun', to: { team: 'all', pick: 'all', type: 'mutant' } }]),
  story(8, 'Magic Tax Day', [{ do: 'stun', to: { team: 'all', pick: 'all', type: 'magic' } }]),
  story(9, 'The Great Lawnmower Rally', [{ do: 'stun', to: { team: 'all', pick: 'all', type: 'nature' } }]),
  story(10, 'Power Cut', [{ do: 'stun', to: { team: 'all', pick: 'all', type: 'gadget' } }]),
  story(11, 'Surprise Quiz', [{ do: 'fresh hand', who: 'all' }]),
  story(12, 'Weather Report', [
    {
      do: 'flip',
      heads: [{ do: 'revive', to: { team: 'all', pick: 'each' } }],
      tails: [{ do: 'stun', to: { team: 'all', pick: 'random' } }],
    },
  ]),
  // One's own team.
  story(13, 'Coffee Break', [{ do: 'revive', to: { team: 'mine' } }]),
  story(14, 'Lost and Found', [{ do: 'take' }]),
  story(15, 'Training Montage', [{ do: 'draw', count: 1 }, { do: 'again' }]),
  story(16, 'The Sequel', [{ do: 'return' }, { do: 'draw', count: 1 }]),
  story(17, 'Bodyguards for Hire', [{ do: 'shield', to: { team: 'mine', pick: 'all' } }]),
  story(18, 'Origin Story', [{ do: 'summon' }]),
  story(19, 'Three for Two', [{ do: 'draw', count: 3 }]),
  story(20, 'Underdog Story', [
    {
      do: 'when',
      is: { if: 'behind' },
      does: [
        { do: 'revive', to: { team: 'mine', pick: 'all' } },
        { do: 'draw', count: 2 },
      ],
    },
  ]),
  story(21, 'Team Photo', [
    { do: 'when', is: { if: 'heroes', state: 'active', least: 3 }, does: [{ do: 'draw', count: 4 }] },
  ]),
  story(22, 'Emergency Room', [
    {
      do: 'when',
      is: { if: 'heroes', state: 'stunned', least: 2 },
      does: [{ do: 'revive', to: { team: 'mine', pick: 'all' } }],
    },
  ]),
  story(23, 'A Free Afternoon', [
    { do: 'choose', of: [[{ do: 'revive', to: { team: 'mine' } }], [{ do: 'draw', count: 2 }]] },
  ]),
  story(24, 'Recycling Day', [
    { do: 'take', kind: 'smash' },
    { do: 'take', kind: 'smash' },
  ]),
  story(25, 'Library Card', [
    { do: 'take', kind: 'story' },
    { do: 'draw', count: 1 },
  ]),
  story(26, 'Costume Change', [{ do: 'swap', to: { team: 'mine', state: 'stunned' } }, { do: 'again' }]),
  // Rivals.
  story(27, 'Villain Monologue', [{ do: 'skip' }]),
  story(28, 'Peek-a-Boo', [{ do: 'look', discard: 1, late: true }]),
  story(29, 'Yard Sale', [
    { do: 'loot', how: 'destroy' },
    { do: 'draw', count: 1 },
  ]),
  story(30, 'Sticky Fingers', [{ do: 'loot', how: 'steal' }]),
  story(31, 'Plot Twist', [
    { do: 'flip', heads: [{ do: 'stun', to: {} }], tails: [{ do: 'stun', to: { team: 'mine' } }] },
  ]),
  story(32, 'The Wrong Bus', [{ do: 'swap', to: {} }]),
  story(33, 'Bad Review', [{ do: 'discard', count: 2, random: true, late: true }]),
  story(34, 'Gym Day', [{ do: 'attack', by: 'one', sure: true }]),
  story(35, 'Pie Fight', [{ do: 'attack', by: 'one', fatal: true }]),
  story(36, 'The Last Chapter', [{ do: 'when', is: { if: 'defeated', least: 5 }, does: [{ do: 'defeat', to: {} }] }]),
  story(37, 'Stage Fright', [{ do: 'stun', to: { pick: 'random' } }]),
  story(38, 'Paper Cut', [
    { do: 'discard', count: 1, who: 'rivals', kind: 'smash', late: true },
    { do: 'draw', count: 1 },
  ]),
  story(39, 'Late Fee', [{ do: 'discard', count: 1, who: 'rivals', random: true, late: true }]),
  story(40, 'Cliffhanger', [{ do: 'defeat', to: { state: 'stunned' } }]),
];
