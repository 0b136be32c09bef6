import { ensure } from '../../../kernel/index.js';
import type { Card, Kind } from '../card.js';

/** The types of cards that a zone may hold. */
export const OF_PLAYERS: readonly Kind[] = ['ally', 'event', 'resource', 'support', 'upgrade'];
export const OF_ENCOUNTERS: readonly Kind[] = [
  'minion',
  'treachery',
  'attachment',
  'side_scheme',
  'environment',
  'obligation',
];
export const IDENTITIES: readonly Kind[] = ['hero', 'alter_ego'];
export const CONTROLLED: readonly Kind[] = ['ally', 'support', 'upgrade'];
export const ATTACHED: readonly Kind[] = ['attachment', 'upgrade'];

/** Throws where a card lies that is of another type. @throws PositionError */
export const ensureKind = ({ id, kind }: Card, kinds: readonly Kind[], path: string): void =>
  ensure(kinds.includes(kind), path, `${id} is a card of type ${kind}, not ${kinds.join(' or ')}`);
