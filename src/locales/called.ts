import { type CardView, type Fact, type Text, text } from '../kernel/index.js';

const FACE_DOWN = text('face-down-card');

/** What a card is called by those who see it as it lies. */
export const calledOf = (card: CardView): Text => (card.card === null ? (card.back ?? FACE_DOWN) : card.title);

/** Whether what a card is called says a fact of it already: that of a card called Smash that it is a Smash. */
export const isCalled = (card: CardView, fact: Fact, say: (text: Text) => string): boolean =>
  say(fact) === say(calledOf(card));
