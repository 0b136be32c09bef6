import { type Card, cardFrom } from '../card.js';
import { cardSchema, type WrittenCard } from '../written.js';
import { gadgetHeroes } from './heroes/gadget.js';
import { magicHeroes } from './heroes/magic.js';
import { mutantHeroes } from './heroes/mutant.js';
import { natureHeroes } from './heroes/nature.js';
import { gadgetLoot } from './loot/gadget.js';
import { magicLoot } from './loot/magic.js';
import { mutantLoot } from './loot/mutant.js';
import { natureLoot } from './loot/nature.js';
import { stories } from './stories.js';
import { gadgetSupers } from './supers/gadget.js';
import { magicSupers } from './supers/magic.js';
import { mutantSupers } from './supers/mutant.js';
import { natureSupers } from './supers/nature.js';
import { teamUps } from './team-ups.js';

const SMASH: WrittenCard = { id: 'SM01', name: 'Smash', kind: 'smash' };

const written: readonly WrittenCard[] = [
  ...mutantHeroes,
  ...magicHeroes,
  ...natureHeroes,
  ...gadgetHeroes,
  ...mutantSupers,
  ...magicSupers,
  ...natureSupers,
  ...gadgetSupers,
  SMASH,
  ...stories,
  ...teamUps,
  ...mutantLoot,
  ...magicLoot,
  ...natureLoot,
  ...gadgetLoot,
];

/** The house set. It goes the way that any other set goes: as data, through the schema. */
export const cards: readonly Card[] = written.map(card => cardFrom(cardSchema.parse(card)));
