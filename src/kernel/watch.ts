/** Generators that watched methods have made and nobody has started, with the names of the methods. */
const made = new Map<object, string>();
/** Those of them that were still not started when the table asked or came to rest. */
const forgotten: string[] = [];

const GeneratorFunction: unknown = Object.getPrototypeOf(function* () {}).constructor;

/**
 * For tests: watches the generator methods of an object (a class's prototype, a card). One that is called without
 * `yield*` makes a generator that never runs; `unstartedEffects` tells of it. Costs nothing where it is not called.
 * Returns what ends the watch.
 */
export function watchEffects(prototype: object): () => void {
  const owner = (Object.hasOwn(prototype, 'constructor') && prototype.constructor.name) || 'effect';
  const methods = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(
    ([, { value }]) => typeof value === 'function' && value.constructor === GeneratorFunction,
  );
  for (const [name, method] of methods)
    Object.defineProperty(prototype, name, { ...method, value: watched(`${owner}.${name}`, method.value) });
  return () => {
    for (const [name, method] of methods) Object.defineProperty(prototype, name, method);
  };
}

/** Names of the effects that were made and not started by the time the table next asked or came to rest. Tells each once. */
export function unstartedEffects(): string[] {
  return forgotten.splice(0);
}

/** The table asks or an action is over: what has not been started by now has been forgotten. */
export function effectsDue(): void {
  if (made.size === 0) return;
  forgotten.push(...made.values());
  made.clear();
}

/** The rules have failed: what they had not come to is nobody's fault. */
export function effectsDropped(): void {
  made.clear();
}

type Make = (...args: unknown[]) => Generator<unknown, unknown, unknown>;

function watched(name: string, make: Make): Make {
  return function (this: unknown, ...args) {
    const effect = make.apply(this, args);
    made.set(effect, name);
    const start = effect.next.bind(effect);
    effect.next = (...given) => {
      made.delete(effect);
      return start(...given);
    };
    return effect;
  };
}
