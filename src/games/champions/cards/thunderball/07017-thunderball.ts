import { damages, forcedResponse, thisAttacksYou, yourCharacters } from '../../abilities/index.js';
import { villain } from '../../card.js';

const thunderball = {
  name: 'Thunderball',
  set: 'thunderball',
  quantity: 1,
  unique: true,
  traits: ['Wrecking Crew'],
  ownScheme: true,
  abilities: [forcedResponse(thisAttacksYou, { does: damages(1, yourCharacters) })],
} as const;

export default [
  villain('07017', { ...thunderball, stage: 'A', scheme: 3, attack: 1, hitPoints: 13 }),
  villain('07018', { ...thunderball, stage: 'B', scheme: 3, attack: 2, hitPoints: 16 }),
];
