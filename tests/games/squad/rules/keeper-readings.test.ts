import { describe, expect } from 'vitest';
import { openTo, stops } from '../cards/common.js';
import { scenario } from '../table.js';

describe('house readings of Keepers', () => {
  // -- an empty deck

  scenario(
    'SQ-C25: who waits for an empty deck acts also when it comes and finds it empty',
    {
      power: 20,
      me: { hand: ['ST328', 'ST599'] },
      them: { deck: openTo('ST328').slice(0, 4), hand: ['ST013', 'ST014'] },
    },
    table => {
      table.attack('ST328').take().asks(0, 'put into play', ['ST599']).pick('ST599').order('ST013', 'ST014');
      expect(table.zone(1, 'hand')).toEqual([]);
      expect(table.effects).toContain('ST599');
    },
  );

  scenario(
    'SQ-C25: not when it finds a card there',
    {
      power: 20,
      me: { hand: ['ST328', 'ST599'] },
      them: { deck: openTo('ST328').slice(0, 5), hand: ['ST013', 'ST014'] },
    },
    table => {
      table.attack('ST328').take().pick('ST599');
      expect(table.zone(1, 'hand')).toHaveLength(2);
      expect(table.effects.filter(card => card === 'ST599')).toEqual([]);
    },
  );

  for (const [size, kept] of [
    [3, 0],
    [4, 2],
  ] as const)
    scenario(
      `SQ-C25: who takes it over while the other deck has ${size - 3} cards left leaves ${kept} in that hand`,
      {
        power: 20,
        me: { hand: ['ST456'] },
        them: { deck: openTo('ST456').slice(0, size), hand: ['ST013', 'ST014'], keepers: ['ST599'] },
      },
      table => {
        table.attack('ST456').take();
        if (kept === 0) table.order('ST013', 'ST014');
        expect(table.zone(0, 'keepers')).toEqual(['ST599']);
        expect(table.zone(1, 'hand')).toHaveLength(kept);
      },
    );

  scenario(
    'SQ-C25: it acts once: what is in hand later, with the deck long gone, is safe',
    { step: 'start', active: 1, me: { keepers: ['ST599'] }, them: { deck: [], hand: ['ST013'] } },
    table => expect(table.zone(1, 'hand')).toEqual(['ST013']),
  );

  scenario(
    'SQ-C25: not when the deck has cards again by its turn',
    {
      power: 20,
      me: { hand: ['ST163'], keepers: ['ST599'] },
      them: { deck: openTo('ST163').slice(0, 5), hand: ['ST013'], keepers: ['ST266'] },
    },
    table => {
      table.attack('ST163').take();
      expect(table.zone(1, 'deck')).toHaveLength(1);
      expect(table.zone(1, 'hand')).toEqual(['ST013']);
    },
  );

  // -- power

  scenario(
    'SQ-C26: a Keeper that works within a range of power asks for the power of its own card',
    {
      power: 6,
      me: { hand: ['ST031'], keepers: ['ST270', 'ST287'] },
      them: { deck: openTo('ST031') },
    },
    table => {
      // 7 for Fantastic Four, one of whom it is: so Hulk is stronger, although his player has 6 for him.
      table.attack('ST031');
      expect(table.zone(1, 'discard')).toHaveLength(6 + 1);
    },
  );

  scenario(
    'SQ-C26: and not for the power of the card that is played',
    {
      power: 6,
      me: { hand: ['ST163'], keepers: ['ST270', 'ST369'] },
      them: { deck: openTo('ST163') },
    },
    table => {
      table.attack('ST163');
      expect(table.zone(1, 'discard')).toHaveLength(5);
    },
  );

  // -- numbers of Keepers

  scenario(
    'SQ-C27: whoever has seven Keepers has six',
    {
      step: 'start',
      me: { keepers: ['ST276', 'ST379', 'ST379', 'ST379', 'ST379', 'ST379', 'ST379'] },
      them: { deck: openTo('ST276') },
    },
    table => expect(table.zone(1, 'discard')).toHaveLength(6),
  );

  // -- winning by a card

  scenario(
    'SQ-C28: a card that wins the match ends it: what waits is not done',
    { step: 'end', power: 20, me: { hand: ['ST048', 'ST013'], keepers: ['ST346', 'ST436'] } },
    table => {
      expect(table.outcome?.places).toEqual([1, 2]);
      expect(table.zone(0, 'hand')).toEqual(['ST048', 'ST013']);
      expect(table.effects).not.toContain('ST436');
    },
  );

  scenario(
    'SQ-C1: an attack on somebody who has only Keepers left is a card played',
    {
      ruleset: 'quick',
      step: 'end',
      them: { deck: [], keepers: ['ST014'] },
      memory: { idle: 3, now: { taken: [0, 0], attacked: [true, false] } },
    },
    table => expect(table.outcome).toBeNull(),
  );

  // -- whose Keeper

  scenario(
    'SQ-C29: "a Keeper" is anybody’s: what damages its own player is destroyed',
    { step: 'start', me: { deck: openTo('ST467'), keepers: ['ST467', 'ST246'] } },
    table => {
      table.take();
      expect(table.zone(0, 'keepers')).toEqual(['ST246']);
    },
  );

  for (const id of ['ST245', 'ST361'])
    scenario(
      `SQ-C29: … and ${id} protects from one’s own`,
      { step: 'start', me: { deck: openTo('ST467'), keepers: ['ST467', id] } },
      table => expect(table.zone(0, 'discard')).toHaveLength(0),
    );

  // -- whose ability

  scenario(
    'SQ-C30: a discard by any ability counts, also by one of the opponent’s own cards',
    {
      step: 'end',
      active: 1,
      me: { keepers: ['ST325'] },
      them: { deck: openTo('ST325'), hand: ['ST031'], keepers: ['ST436'] },
    },
    table => {
      table.asks(1, 'discard').pick('ST031').take();
      expect(table.zone(1, 'discard')).toHaveLength(1 + 1);
      expect(table.effects).toContain('ST325');
    },
  );

  // -- what was before it came

  scenario(
    'SQ-C43: a Keeper has not seen what happened before it came into play',
    {
      power: 20,
      me: { hand: ['ST073', 'ST178'], discard: ['ST285'], deck: ['ST013', 'ST048'], keepers: ['ST285'] },
      them: { deck: openTo('ST073', 'ST178', 'ST285') },
    },
    table => {
      // The card is drawn before the one that tops the pile is played and stays: only the Keeper that was there hits.
      table.attack('ST073').asks(0, 'play', ['ST178']).pick('ST178');
      expect(table.zone(0, 'keepers')).toEqual(['ST285', 'ST285']);
      expect(table.zone(1, 'discard')).toHaveLength(6 + 5 + 2 + 1);
    },
  );

  const dinosaurs = (count: number): string[] => Array.from({ length: count }, () => 'ST003');
  scenario(
    'SQ-C43: … nor what it saw before it was destroyed and came back',
    {
      power: 20,
      me: {
        hand: ['ST073', 'ST210'],
        deck: ['ST013', ...Array.from({ length: 8 }, () => 'ST002')],
        keepers: ['ST285', 'ST290'],
      },
      // Thirteen cards go to the attacks, and the fourteenth blocks the Keeper's hit.
      them: { deck: [...dinosaurs(13), 'ST098', ...dinosaurs(10)] },
    },
    table => {
      // It hits for the draw after the second attack, misfires, and that attack puts it back into play: the first draw is forgotten.
      table.attack('ST073').asks(0, 'play', ['ST210']).pick('ST210');
      expect(table.zone(0, 'keepers')).toContain('ST285');
      expect(table.logged('log-hit')).toHaveLength(1);
    },
  );

  const spiders = (count: number): string[] => Array.from({ length: count }, () => 'ST002');
  scenario(
    'SQ-C43: … nor when it was played to come back (ST178)',
    {
      power: 20,
      me: {
        hand: ['ST073', 'ST178'],
        deck: spiders(6),
        discard: ['ST166', 'ST166'],
        keepers: ['ST285', 'ST224', 'ST410'],
      },
      // ST073 is blocked at its third point and ST178 does five; the ninth card blocks the Keeper's hit.
      them: { deck: ['ST002', 'ST002', 'ST048', ...spiders(5), 'ST017', ...spiders(20)], keepers: ['ST489'] },
    },
    table => {
      // It hits for the draw after the second attack and misfires, and that attack plays it: the first draw is forgotten.
      table.attack('ST073').asks(0, 'play', ['ST178']).pick('ST178');
      expect(table.zone(0, 'keepers')).toEqual(['ST224', 'ST410', 'ST285']);
      expect(table.logged('log-hit')).toHaveLength(1);
    },
  );

  scenario(
    'SQ-C43: … nor a copy that was played to come back as one (ST247)',
    {
      power: 20,
      me: {
        hand: ['ST459'],
        deck: ['ST487', ...spiders(9)],
        keepers: [{ card: 'ST475', printed: 'ST247' }, 'ST475', 'ST569'],
      },
      them: {
        deck: [
          ...['ST048', 'ST048', 'ST157', 'ST048', 'ST048', 'ST048', 'ST048', 'ST003'],
          ...Array.from({ length: 40 }, () => 'ST048'),
        ],
        keepers: ['ST015', 'ST412'],
      },
    },
    table => {
      // Both see that ST015 is destroyed. The copy misfires before its turn comes, and ST487 plays it.
      table.attack('ST459').pick('ST015').pick('ST475');
      expect(table.zone(0, 'keepers')).toEqual(['ST475', 'ST569', 'ST475']);
      // At first the copy, then the other one for ST412 and for the copy; in the end for ST015.
      const hits = table.logged('log-hit').map(line => line.args?.card);
      expect(hits.filter(card => JSON.stringify(card) === '{"card":"ST475"}')).toHaveLength(1 + 2 + 1);
    },
  );

  scenario(
    'SQ-C43: nor has a copy, or a card of the opponent’s that stays',
    {
      power: 20,
      me: { hand: ['ST551', 'ST016'] },
      them: { hand: ['ST475'], keepers: ['ST014'], deck: openTo('ST551', 'ST016', 'ST475') },
    },
    table => {
      table
        .attack('ST551')
        .take()
        .asks(0, 'play', ['ST016'])
        .pick('ST016')
        .take()
        .asks(0, 'play', ['ST475'])
        .pick('ST475');
      expect(table.zone(0, 'keepers')).toEqual(['ST475']);
      expect(table.zone(1, 'deck')).toHaveLength(30 - 6 - 5 - 4);
    },
  );

  // -- what cannot be destroyed

  for (const [what, more, stays] of [
    ['stays, though its own text says that it is destroyed', ['ST308', 'ST287', 'ST287'], true],
    ['goes as its text says, with one of the family less', ['ST308', 'ST287'], false],
  ] as const)
    scenario(
      `SQ-C44: a Keeper that cannot be destroyed ${what}`,
      { step: 'end', active: 1, me: { keepers: ['ST372', ...more] } },
      table => {
        expect(table.zone(0, 'keepers').includes('ST372')).toBe(stays);
        expect(table.zone(0, 'keepers')).toHaveLength(more.length + (stays ? 1 : 0));
      },
    );

  // -- out of play

  for (const id of ['ST245', 'ST361'])
    scenario(
      `SQ-C31: ${id} does not help against a Keeper that hits on being destroyed`,
      {
        power: 20,
        me: { hand: ['ST251'], deck: openTo('ST466'), keepers: [id] },
        them: { deck: openTo('ST251'), keepers: ['ST466'] },
      },
      table => {
        table.attack('ST251');
        expect(table.zone(0, 'deck')).toHaveLength(27);
      },
    );

  scenario(
    'SQ-C31: nor does such a hit count as damage by a Keeper',
    {
      step: 'start',
      active: 0,
      me: { keepers: ['ST469', 'ST043'], discard: ['ST048', 'ST142'] },
      them: { deck: stops('ST469', 1) },
    },
    table => {
      // 1 that misfired, which heals, and 2 out of play, which do not.
      expect(table.zone(1, 'discard')).toHaveLength(3);
      expect(table.zone(0, 'deck')).toHaveLength(11 + 1);
    },
  );
});
