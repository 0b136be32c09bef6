import { type CardView, type Text, text } from '../kernel/index.js';

const FACE_DOWN = text('face-down-card');

/** What a card is called by those who see it as it lies. */
export const calledOf = (card: CardView): Text => (card.card === null ? (card.back ?? FACE_DOWN) : card.title);
