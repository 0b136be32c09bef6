import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/cli/simulate/dice.js';
import { chances, drawn } from '../../../src/opponents/learning/chances.js';
import type { Learner } from '../../../src/opponents/learning/learner.js';
import { Pupil, type Step } from '../../../src/opponents/learning/pupil.js';
import { type Case, learnChoice, learnOdds, study } from '../../../src/opponents/learning/study.js';
import type { Choice } from '../../../src/opponents/net/considered.js';
import type { Notes } from '../../../src/opponents/net/notes.js';
import { sigmoid } from '../../../src/opponents/net/odds.js';

const noting = ({ notes }: Learner, ...names: string[]): Notes => {
  const made = notes();
  for (const name of names) made.note(name, name.length / 4);
  return made;
};

const choiceFor = ({ choice }: Pupil): Choice => ({
  answers: [{ pick: ['wait'] }, { pick: ['strike'] }, { pick: ['thwart'] }],
  table: noting(choice, 'healthy', 'near the end'),
  noted: [noting(choice, 'wait'), noting(choice, 'strike', 'worth'), noting(choice, 'thwart')],
});

/** How a number changes with one weight, by trying it a little more and a little less. */
function slopeAt(weights: Float32Array, at: number, of: () => number): number {
  const before = weights[at] as number;
  const little = 1e-3;
  weights[at] = before + little;
  const more = of();
  weights[at] = before - little;
  const less = of();
  weights[at] = before;
  return (more - less) / (2 * little);
}

/** Hidden sums far from zero, where what is learnt bends. */
function bold(pupil: Pupil): Pupil {
  for (const { layer } of [pupil.choice, pupil.odds]) {
    layer.reach(20);
    for (const [at, weight] of layer.rows.entries()) layer.rows[at] = 20 * weight;
  }
  return pupil;
}

/** Holds every gradient of a learner against what its loss really does. */
function expectGradients({ layer }: Learner, loss: () => number): void {
  for (const part of layer.parameters) {
    const learnt = part.gradient.slice();
    for (const at of learnt.keys()) expect(learnt[at]).toBeCloseTo(slopeAt(part.values, at, loss), 3);
  }
}

describe('what is learnt', () => {
  it('from a choice follows the slope of its loss', () => {
    const pupil = bold(new Pupil(new Dice('slopes')));
    const choice = choiceFor(pupil);
    const odds = () => chances(pupil.choice.scores(choice));
    const chosen = 1;
    const step: Step = { choice, chosen, chance: odds()[chosen] as number, hope: 0.5 };
    const one: Case = { step, better: 1.5, worth: 0.25 };
    learnChoice(pupil, one, 1);
    expectGradients(pupil.choice, () => {
      const now = odds();
      const entropy = now.reduce((sum, chance) => sum - chance * Math.log(chance), 0);
      return -one.better * ((now[chosen] as number) / step.chance) - 0.003 * entropy;
    });
    expectGradients(pupil.odds, () => {
      const hope = sigmoid(pupil.odds.outlook(choice.table));
      return -(one.worth * Math.log(hope) + (1 - one.worth) * Math.log(1 - hope));
    });
  });

  it('from how a table stood follows it, too', () => {
    const pupil = bold(new Pupil(new Dice('slopes of odds')));
    const views = [noting(pupil.odds, 'healthy'), noting(pupil.odds, 'hurt', 'alone')];
    learnOdds(pupil, views, true, 1);
    expectGradients(pupil.odds, () => {
      const scores = views.map(view => pupil.odds.outlook(view));
      return -Math.log(sigmoid(scores.reduce((sum, score) => sum + score, 0) / 2));
    });
  });

  it('is nothing more where the odds have moved far already', () => {
    const pupil = bold(new Pupil(new Dice('slopes')));
    const choice = choiceFor(pupil);
    const now = chances(pupil.choice.scores(choice));
    const gradientOf = (chance: number) => {
      const step: Step = { choice, chosen: 0, chance, hope: 0.5 };
      learnChoice(pupil, { step, better: 100, worth: 0.5 }, 1);
      const [, , rows] = pupil.choice.layer.parameters;
      const most = Math.max(...(rows?.gradient ?? []).map(Math.abs));
      pupil.choice.layer.step(0);
      return most;
    };
    expect(gradientOf((now[0] as number) / 1.1)).toBeGreaterThan(0.1);
    expect(gradientOf((now[0] as number) / 1.3)).toBeLessThan(0.1);
  });
});

describe('a pupil', () => {
  it('comes to choose what wins, and to know it, against its first thought', () => {
    const dice = new Dice('a pupil');
    const pupil = new Pupil(dice);
    const choice = choiceFor(pupil);
    const chance = () => chances(pupil.choice.scores(choice))[2] as number;
    const seen = [noting(pupil.odds, 'thwarted'), noting(pupil.odds, 'waited')];
    expect(chance()).toBeLessThan(0.1);
    for (let lesson = 0; lesson < 300; lesson++) {
      const experiences = Array.from({ length: 24 }, () => {
        const odds = chances(pupil.choice.scores(choice));
        const chosen = drawn(odds, dice);
        const won = chosen === 2;
        const hope = sigmoid(pupil.odds.outlook(choice.table));
        const steps = [{ choice, chosen, chance: odds[chosen] as number, hope }];
        return { steps, stands: [[seen[won ? 0 : 1] as Notes]], won, worth: won ? 1 : 0 };
      });
      study(pupil, experiences, dice);
    }
    expect(chance()).toBeGreaterThan(0.9);
    const [good, bad] = seen.map(view => sigmoid(pupil.odds.outlook(view)));
    expect(good).toBeGreaterThan(0.8);
    expect(bad).toBeLessThan(0.3);
  });

  it('goes on from what it wrote', () => {
    const pupil = new Pupil(new Dice('one'));
    const choice = choiceFor(pupil);
    const hope = sigmoid(pupil.odds.outlook(choice.table));
    const steps = [{ choice, chosen: 1, chance: 0.5, hope }];
    const stands = [[noting(pupil.odds, 'waited')]];
    study(pupil, [{ steps, stands, won: true, worth: 1 }], new Dice('study'));
    const other = new Pupil(new Dice('another'), { choice: pupil.choice.learnt(), odds: pupil.odds.learnt() });
    expect(other.choice.scores(choiceFor(other))).toEqual(pupil.choice.scores(choice));
    const outlook = (of: Pupil) => of.odds.outlook(noting(of.odds, 'waited'));
    expect(outlook(other)).toBe(outlook(pupil));
    // What answers do says nothing of how a table stands.
    expect(pupil.odds.learnt().names).toEqual(['healthy', 'near the end', 'waited']);
    expect(pupil.choice.learnt().names).toEqual(['healthy', 'near the end', 'strike', 'thwart', 'wait', 'worth']);
  });
});

it('draws by the odds', () => {
  const dice = new Dice('draws');
  const counts = [0, 0, 0];
  for (let draw = 0; draw < 10_000; draw++) {
    const at = drawn([0.2, 0, 0.8], dice);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect((counts[0] as number) / 10_000).toBeCloseTo(0.2, 1);
});
