import type { Card } from '../card.js';

export const isMinion = (card: Card): boolean => card.kind === 'minion';
export const isEnemy = (card: Card): boolean => card.kind === 'villain' || card.kind === 'minion';
export const isIdentity = (card: Card): boolean => card.kind === 'hero' || card.kind === 'alter_ego';
export const isFriendly = (card: Card): boolean => isIdentity(card) || card.kind === 'ally';
export const isCharacter = (card: Card): boolean => isFriendly(card) || isEnemy(card);
