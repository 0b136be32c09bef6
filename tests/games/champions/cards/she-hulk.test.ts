import { describe, expect } from 'vitest';
import { CARD, type Hero, scenario } from '../table.js';
import { BOMBER, cards, JENNIFER, MERCENARY, PETER, RHINO, SHE_HULK, SPIDER, schemeWith } from './kin.js';

describe('Do You Even Lift?', () => {
  scenario(
    'deals 2 to an enemy after she has changed to this form; it is no attack',
    { heroes: [{ identity: JENNIFER, status: ['stunned'], minions: [MERCENARY] }] },
    table => {
      table
        .pick('form')
        .asks(0, 'response', [`${SHE_HULK}.0`])
        .pick(SHE_HULK)
        .asks(0, 'enemy', [RHINO, MERCENARY])
        .pick(RHINO);
      expect(table.villain.damage).toBe(2);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario('need not be used', { heroes: [{ identity: JENNIFER }] }, table => {
    table.pick('form').asks(0, 'response').pass();
    expect(table.villain.damage).toBe(0);
  });
  scenario(
    'does not answer a change to the other form, nor another player’s',
    {
      heroes: [{ identity: SHE_HULK }, { identity: PETER }],
      step: { at: 'turn', seat: 0, later: [1] },
      until: 'end of turns',
    },
    table => {
      table.pick('form').end().pick('form').end();
      expect(table.villain.damage).toBe(0);
    },
  );
});

describe('I Object!', () => {
  const jennifer = (more: Hero = {}) => ({ heroes: [{ identity: JENNIFER, ...more }] });
  scenario('prevents 1 threat, once a round', { ...jennifer(), step: 'threat', until: 'deal' }, table => {
    table.asks(0, 'interrupt', [`${JENNIFER}.0`]).pick(JENNIFER);
    // The villain's scheme finds it used.
    expect(table.scheme.threat).toBe(1);
  });
  scenario(
    'prevents no more than 1',
    {
      ...jennifer(),
      villain: { card: RHINO, attached: ['01100'] },
      encounter: { deck: ['01187', '01187'] },
      step: 'villain activates',
    },
    table => {
      table.asks(0, 'interrupt').pick(JENNIFER);
      const placed = table.logged('log-threat').reduce((sum, { args }) => sum + Number(args?.amount), 0);
      const boosted = table.logged('log-boost').reduce((sum, { args }) => sum + Number(args?.icons), 0);
      expect(placed).toBe(1 + boosted - 1);
    },
  );
  scenario(
    'is for any scheme, whoever it comes upon',
    { heroes: [{ identity: JENNIFER }, { identity: SPIDER, dealt: ['01109'] }], step: { at: 'reveal', seat: 1 } },
    table => {
      table.asks(0, 'interrupt').pick(JENNIFER);
      expect(table.card('01109').threat).toBe(3);
    },
  );
  scenario('is not there for She-Hulk', { heroes: [{ identity: SHE_HULK }], step: 'threat' }, table => {
    expect(table.scheme.threat).toBe(1);
  });
});

describe('Hellcat', () => {
  scenario(
    'goes back to the hand, exhausted and hurt, and comes back whole',
    { heroes: [{ identity: SHE_HULK, hand: cards(3), play: [{ card: '01020', exhausted: true, damage: 2 }] }] },
    table => {
      table.pick('01020.0');
      expect(table.zone(0, 'hand')).toEqual([...cards(3), '01020']);
      table.pick('01020').pay(...cards(3));
      expect(table.card('01020')).toMatchObject({ exhausted: false, damage: 0 });
    },
  );
  scenario(
    'may go in another player’s turn, and leaves what was attached to her',
    {
      heroes: [
        {},
        { identity: JENNIFER, play: [{ card: '01020', attached: [{ card: '01074', owner: 1, controller: 1 }] }] },
      ],
    },
    table => {
      table.pickAs(1, '01020.0');
      expect(table.zone(1, 'hand')).toEqual(['01020']);
      expect(table.zone(1, 'discard')).toEqual(['01074']);
    },
  );
});

describe('Gamma Slam', () => {
  const slam = (hero: Hero) => ({
    heroes: [{ identity: SHE_HULK, hand: ['01021', ...cards(4)], minions: [BOMBER], ...hero }],
  });
  scenario('deals as much as there is damage on her', slam({ damage: 9 }), table => {
    table
      .pick('01021')
      .pay(...cards(4))
      .pick(RHINO);
    expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([9, 0]);
  });
  scenario(
    'CH-C13: unhurt she attacks for 0, and what answers an attack is there',
    slam({ play: ['01028'] }),
    table => {
      table
        .pick('01021')
        .pay(...cards(4))
        .pick(RHINO);
      expect(table.villain).toMatchObject({ damage: 0, statuses: ['stunned'] });
    },
  );
  scenario('stunned, she sheds the stun', slam({ damage: 9, status: ['stunned'] }), table => {
    table.pick('01021').pay(...cards(4));
    expect(table.villain.damage).toBe(0);
  });
  scenario('is not for Jennifer Walters', slam({ identity: JENNIFER, damage: 9 }), table => {
    expect(table.refused).toMatchObject({ '01021': 'why-hero' });
  });
});

describe('Ground Stomp', () => {
  scenario(
    'deals 1 to the villain and all minions, of every player; it is no attack',
    {
      heroes: [
        {
          identity: SHE_HULK,
          status: ['stunned'],
          hand: ['01022', ...cards(2)],
          play: ['01020'],
          minions: [MERCENARY],
        },
        { minions: [BOMBER] },
      ],
    },
    table => {
      table.pick('01022').pay(...cards(2));
      expect([table.villain.damage, table.card(MERCENARY).damage, table.card(BOMBER).damage]).toEqual([1, 1, 1]);
      expect([table.identity(0).damage, table.identity(1).damage, table.card('01020').damage]).toEqual([0, 0, 0]);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario('is not for Jennifer Walters', { heroes: [{ identity: JENNIFER, hand: ['01022', ...cards(2)] }] }, table => {
    expect(table.refused).toMatchObject({ '01022': 'why-hero' });
  });
});

describe('Legal Practice', () => {
  const practice = (hand: number, threat: number) => ({
    heroes: [{ identity: JENNIFER, hand: ['01023', ...cards(hand)] }],
    ...schemeWith(threat),
  });
  scenario('removes 1 threat per discarded card', practice(4, 6), table => {
    table.pick('01023').asks(0, 'discard').pick(CARD, CARD, CARD);
    expect(table.scheme.threat).toBe(3);
    expect(table.zone(0, 'hand')).toEqual([CARD]);
  });
  scenario('takes five cards at most', practice(6, 6), table => {
    table.pick('01023');
    expect(table.prompt).toMatchObject({ min: 1, max: 5, question: { args: { count: 5, upTo: 'yes' } } });
    table.pick(CARD, CARD, CARD, CARD, CARD);
    expect(table.scheme.threat).toBe(1);
    expect(table.zone(0, 'hand')).toEqual([CARD]);
  });
  scenario('takes one card at least', practice(0, 6), table => {
    expect(table.refused).toMatchObject({ '01023': 'unable-hand' });
  });
  scenario(
    'is not for She-Hulk',
    { heroes: [{ identity: SHE_HULK, hand: ['01023', CARD] }], ...schemeWith(6) },
    table => {
      expect(table.refused).toMatchObject({ '01023': 'why-alter-ego' });
    },
  );
});

describe('One-Two Punch', () => {
  const punch = (more: Hero = {}) => ({ heroes: [{ identity: SHE_HULK, hand: ['01024', CARD], ...more }] });
  scenario('readies She-Hulk after her basic attack', punch(), table => {
    table.pick(`${SHE_HULK}.attack`).asks(0, 'response', ['01024']).pick('01024').pay(CARD);
    expect(table.identity().exhausted).toBe(false);
    expect(table.villain.damage).toBe(3);
  });
  scenario(
    'does not follow an event that attacks',
    punch({ exhausted: true, hand: ['01087', '01024', ...cards(3)] }),
    table => {
      table
        .pick('01087')
        .pay(...cards(2))
        .asks(0, 'turn');
      expect(table.zone(0, 'hand')).toEqual(['01024', CARD]);
    },
  );
  scenario(
    'does not follow an ally’s attack, nor her thwart',
    { ...punch({ exhausted: false, play: ['01020'] }), ...schemeWith(3) },
    table => {
      table.pick('01020.attack').asks(0, 'turn').pick(`${SHE_HULK}.thwart`).asks(0, 'turn');
      expect(table.identity().exhausted).toBe(true);
    },
  );
  scenario('does not follow an attack that the stun replaced', punch({ status: ['stunned'] }), table => {
    table.pick(`${SHE_HULK}.attack`).asks(0, 'turn');
    expect(table.zone(0, 'hand')).toEqual(['01024', CARD]);
  });
});

describe('Split Personality', () => {
  const split = (identity: string, hand: number, more: Hero = {}) => ({
    heroes: [{ identity, hand: ['01025', ...cards(3 + hand)], ...more }],
  });
  scenario('flips to Jennifer Walters, who draws up to 6', split(SHE_HULK, 1), table => {
    table.pick('01025').pay(...cards(3));
    expect(table.identity().card).toBe(JENNIFER);
    expect(table.zone(0, 'hand')).toHaveLength(6);
    // Her change of form for the turn is still there.
    expect(table.offered()).toContain('form');
  });
  scenario('flips to She-Hulk, who lifts, then draws up to 4', split(JENNIFER, 0, { changedForm: true }), table => {
    table
      .pick('01025')
      .pay(...cards(3))
      .asks(0, 'response', [`${SHE_HULK}.0`])
      .pick(SHE_HULK);
    expect(table.villain.damage).toBe(2);
    expect(table.zone(0, 'hand')).toHaveLength(4);
  });
  scenario('is not played where she cannot change form', split(SHE_HULK, 1, { attached: ['02048'] }), table => {
    expect(table.refused).toMatchObject({ '01025': 'why-form-banned' });
  });
  scenario('draws nothing to a fuller hand', split(JENNIFER, 5), table => {
    table
      .pick('01025')
      .pay(...cards(3))
      .asks(0, 'response')
      .pass();
    expect(table.zone(0, 'hand')).toHaveLength(5);
  });
});

describe('Superhuman Law Division', () => {
  const division = (identity: string, hand: readonly string[]) => ({
    heroes: [{ identity, hand, play: ['01026'] }],
    ...schemeWith(5),
  });
  scenario('removes 2 threat for 1 mental', division(JENNIFER, ['01089']), table => {
    table.pick('01026.0').pay('01089');
    expect(table.scheme.threat).toBe(3);
    expect(table.refused).toMatchObject({ '01026.0': 'why-exhausted' });
  });
  scenario('needs a mental resource', division(JENNIFER, ['01088']), table => {
    expect(table.refused).toMatchObject({ '01026.0': 'why-resources' });
  });
  scenario('is not for She-Hulk', division(SHE_HULK, ['01089']), table => {
    expect(table.refused).toMatchObject({ '01026.0': 'why-alter-ego' });
  });
});

describe('Focused Rage', () => {
  const rage = (more: Hero = {}) => ({ heroes: [{ identity: SHE_HULK, play: ['01027'], ...more }] });
  scenario('draws 1 for 1 damage, once a turn', rage(), table => {
    table.pick('01027.0');
    expect(table.identity().damage).toBe(1);
    expect(table.zone(0, 'hand')).toHaveLength(1);
    expect(table.refused).toMatchObject({ '01027.0': 'why-exhausted' });
  });
  scenario('tells the draw beforehand', rage({ damage: 13 }), table => {
    expect(table.previews['01027.0']).toContain('0 > 1');
  });
  scenario('tells none that she does not live to see (CH-C31)', rage({ damage: 14 }), table => {
    expect(table.previews['01027.0']).not.toContain('>');
  });
  scenario('cannot be paid while she is tough', rage({ status: ['tough'] }), table => {
    expect(table.refused).toMatchObject({ '01027.0': 'unable-cost-tough' });
    expect(table.identity().statuses).toEqual(['tough']);
  });
  const barrier = { card: '05017', counters: 3 };
  scenario('draws nothing where the damage is prevented', rage({ play: ['01027', barrier] }), table => {
    table.pick('01027.0').asks(0, 'interrupt', ['05017.0']).pick('05017');
    expect(table.identity().damage).toBe(0);
    expect(table.card('01027').exhausted).toBe(true);
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario('draws where it is let through', rage({ play: ['01027', barrier] }), table => {
    table.pick('01027.0').pass();
    expect(table.identity().damage).toBe(1);
    expect(table.zone(0, 'hand')).toHaveLength(1);
  });
  scenario('is not for Jennifer Walters', rage({ identity: JENNIFER }), table => {
    expect(table.refused).toMatchObject({ '01027.0': 'why-hero' });
  });
});

describe('Superhuman Strength', () => {
  const strong = (more: Hero = {}) => ({
    heroes: [{ identity: SHE_HULK, play: ['01028'], minions: [BOMBER], ...more }],
  });
  scenario('adds 2, then goes, and the attacked enemy is stunned', strong(), table => {
    table.pick(`${SHE_HULK}.attack`).pick(RHINO);
    expect(table.villain).toMatchObject({ damage: 5, statuses: ['stunned'] });
    expect(table.card(BOMBER).statuses).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['01028']);
  });
  scenario(
    'goes after an event’s attack too, to which it adds nothing',
    strong({ hand: ['01087', ...cards(2)] }),
    table => {
      table
        .pick('01087')
        .pay(...cards(2))
        .pick(RHINO);
      expect(table.villain).toMatchObject({ damage: 3, statuses: ['stunned'] });
      expect(table.maybe('01028')).toBeUndefined();
    },
  );
  scenario('goes where the enemy has fallen, and stuns nobody', strong(), table => {
    table.pick(`${SHE_HULK}.attack`).pick(BOMBER);
    expect(table.maybe('01028')).toBeUndefined();
    expect(table.villain.statuses).toEqual([]);
  });
  scenario(
    'does not stun the stage that comes after the one that fell',
    { ...strong({ minions: [] }), villain: { card: RHINO, damage: 10 }, stages: ['01095'] },
    table => {
      table.pick(`${SHE_HULK}.attack`);
      expect(table.villain).toMatchObject({ card: '01095', statuses: [] });
      expect(table.maybe('01028')).toBeUndefined();
    },
  );
  scenario('two add 4, and both go', strong({ play: ['01028', '01028'] }), table => {
    table.pick(`${SHE_HULK}.attack`).pick(RHINO);
    expect(table.villain.damage).toBe(7);
    expect(table.zone(0, 'discard')).toEqual(['01028', '01028']);
  });
  scenario(
    'stays for an ally’s attack and for her thwart',
    { ...strong({ play: ['01028', '01020'] }), ...schemeWith(3) },
    table => {
      table.pick('01020.attack').pick(RHINO).pick(`${SHE_HULK}.thwart`);
      expect(table.maybe('01028')).toBeDefined();
      expect(table.scheme.threat).toBe(2);
    },
  );
});
