import { text } from '../../../../kernel/index.js';
import { custom, whenRevealed } from '../../abilities/index.js';
import { printed, treachery } from '../../card.js';

export default treachery('02032', {
  name: 'Wicked Ambitions',
  set: 'mutagen_formula',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealed(
      custom('02032', function* (game) {
        yield* game.encounter.discardEach(2 * game.table.villainStage, function* (gone) {
          const card = game.cards.byId(gone.card);
          if (card.kind !== 'minion' || !printed(card, 'Goblin')) return;
          const damage = {
            key: 'damage',
            label: text('custom-02032-damage'),
            why: null,
            does: () => game.damage.toYou(3),
          };
          // One that is in the new deck again cannot be put into play.
          if (!game.encounter.isDiscarded(gone)) return yield* damage.does();
          yield* game.choose.either([
            damage,
            {
              key: 'minion',
              label: text('custom-02032-minion', { card: { card: card.id } }),
              why: null,
              *does() {
                const minion = game.encounter.fromDiscard(gone);
                if (minion !== null) yield* game.encounter.putIntoPlay(minion);
              },
            },
          ]);
        });
      }),
    ),
  ],
});
