import { text } from '../../../../kernel/index.js';
import { boostOnceDealt, spendIt, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01123', {
  name: 'Sonic Boom',
  set: 'klaw',
  quantity: 2,
  text: 'When revealed: spend energy, mental and physical, or exhaust your characters. Boost: if the attack deals you damage, exhaust your hero.',
  abilities: [
    whenRevealed(function* (game) {
      const characters = game.you.characters;
      yield* game.choose.either([
        spendIt(game, { energy: 1, mental: 1, physical: 1 }),
        {
          key: 'exhaust',
          label: text('way-exhaust-characters'),
          able: characters.some(one => !one.exhausted),
          *does() {
            for (const one of characters) game.play.exhaust(one);
          },
        },
      ]);
    }),
    boostOnceDealt((game, struck) => {
      if (game.you.isHero && struck.includes(game.you.identity.id)) game.play.exhaust(game.you.identity);
    }),
  ],
});
