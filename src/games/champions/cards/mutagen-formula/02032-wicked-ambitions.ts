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
        for (let left = 2 * game.table.villainStage; left > 0 && !game.you.isEliminated; left--) {
          const [gone] = game.encounter.discard(1);
          const card = gone && game.cards.byId(gone.card);
          if (gone === undefined || card?.kind !== 'minion' || !printed(card, 'Goblin')) continue;
          yield* game.choose.either([
            {
              key: 'damage',
              label: text('custom-02032-damage'),
              why: null,
              does: () => game.damage.toYou(3),
            },
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
        }
      }),
    ),
  ],
});
