import { ensure } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import { cardOf, hangs } from '../chain.js';
import type { Instance, Link } from '../state.js';
import type { WrittenLink } from './schema.js';

/** A chain in the order of play: every card hangs as it could have been played (I.C). @throws PositionError */
export function readChain(
  written: readonly WrittenLink[],
  pool: Pool,
  path: string,
  instance: (card: string, path: string) => Instance,
): Link[] {
  const chain: Link[] = [];
  for (const [at, { card, on, ...hung }] of written.entries()) {
    const here = `${path}[${at}]`;
    const hangsOn = on === null ? null : chain[on];
    ensure(hangsOn !== undefined, `${here}.on`, `no card ${on} stands before it`);
    const link: Link = { ...hung, instance: instance(card, here), on: hangsOn?.instance.id ?? null };
    if (hangsOn === null) ensureStart(link, at, pool, here);
    else ensureHangs(link, hangsOn, chain, pool, here);
    chain.push(link);
  }
  return chain;
}

/** A Hero, or a SPECIAL that says so (I.C.1, IV.D.1). */
function ensureStart({ instance, turned, side }: Link, at: number, pool: Pool, path: string): void {
  const { id, kind, special } = cardOf(pool, instance);
  ensure(at === 0, `${path}.on`, 'only the first card of a chain hangs on nothing');
  ensure(kind === 'hero' || special?.opens === true, path, `${id} starts no chain: a Hero does`);
  ensure(!turned, `${path}.turned`, 'the first card of a chain is upright');
  ensure(side === 'right', `${path}.side`, 'the first card of a chain hangs on no side: leave it out');
}

function ensureHangs(link: Link, on: Link, chain: readonly Link[], pool: Pool, path: string): void {
  const { id, kind } = cardOf(pool, link.instance);
  ensure(!link.turned || kind !== 'hero', `${path}.turned`, "Heroes can't be turned");
  ensure(
    hangs(pool, chain, link),
    path,
    `${id} doesn't fit on the ${link.side} side of ${on.instance.card}: a link goes by kind, by a shared colour, and where there is room`,
  );
}
