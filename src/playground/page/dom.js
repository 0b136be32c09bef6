/** Makes an element: `h('button', { class: 'plain', onclick }, 'Go')`. Never parses HTML. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'class') element.className = value;
    else if (key === 'value') element.value = value;
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(
    ...children.flat(9).filter(child => child !== undefined && child !== null && child !== false && child !== ''),
  );
  return element;
}

export const $ = id => document.getElementById(id);

/** Draws a place again and leaves alone what is the same: an open choice stays open, the keyboard where it was. */
export function redraw(place, ...content) {
  const mark = holding(place);
  const [before, after] = [[...place.children], [...h('div', {}, ...content).children]];
  if (before.length !== after.length) place.replaceChildren(...after);
  else for (const [n, node] of after.entries()) if (!before[n].isEqualNode(node)) before[n].replaceWith(node);
  holdAgain(place, mark);
}

/** What tells a control from its neighbours, whenever it was drawn. */
const markOf = control =>
  control.dataset.key ?? control.dataset.channel ?? control.getAttribute('aria-label') ?? control.textContent;

/** The mark of the control in this place that has the keyboard, if one has. */
export const holding = place =>
  place.contains(document.activeElement) ? `mark ${markOf(document.activeElement)}` : undefined;

/** Gives the keyboard back to the control with this mark, or to what `otherwise` finds. */
export function holdAgain(place, mark, otherwise) {
  if (!mark || place.contains(document.activeElement)) return;
  (marked(place, mark) ?? otherwise?.())?.focus();
}

const marked = (place, mark) =>
  [...place.querySelectorAll('a, button, select')].find(one => `mark ${markOf(one)}` === mark && !one.disabled);

/** A control, or what has been drawn in its place since: at least its message has one. */
export function drawnNow(control) {
  if (control.isConnected) return control;
  const message = $(control.closest('.message')?.id);
  return marked(message ?? document, `mark ${markOf(control)}`) ?? message?.querySelector('.more');
}

/** A picture of a person or a server. */
export const portrait = (user, size = 40) =>
  h('img', {
    class: 'portrait',
    src: user ? `/cdn/avatars/${user.id}.svg` : '/icon.svg',
    alt: '',
    width: size,
    height: size,
  });

/** A small box near its button, closed by Escape, a click elsewhere, or leaving it. */
export function popover(anchor, content, { onclose } = {}) {
  for (const open of document.querySelectorAll('.popover')) open.remove();
  const box = h('div', { class: 'popover' }, content);
  const close = back => {
    if (!box.isConnected) return;
    box.remove();
    document.removeEventListener('pointerdown', outside, true);
    anchor.setAttribute('aria-expanded', 'false');
    if (back) drawnNow(anchor)?.focus();
    onclose?.();
  };
  const outside = event => {
    if (!box.contains(event.target) && !anchor.contains(event.target)) close(false);
  };
  box.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    close(true);
  });
  document.addEventListener('pointerdown', outside, true);
  anchor.setAttribute('aria-expanded', 'true');
  // In the part of the page that its button is in: outside of all parts, a screen reader that goes by them never meets it.
  (anchor.closest('dialog, main, nav, aside') ?? document.body).append(box);
  // It is filled and may still grow, so it finds its place again whenever its size changes.
  new ResizeObserver(() => box.isConnected && place(anchor, box)).observe(box);
  return close;
}

function place(anchor, box) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const below = at.bottom + 4 + height < innerHeight || at.top < height + 12;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, below ? Math.min(at.bottom + 4, innerHeight - height - 8) : at.top - height - 4)}px`;
}

/** Up and Down (and Home and End) move through the items; typing stays with the browser. */
export function arrows(list, selector) {
  list.addEventListener('keydown', event => {
    const items = [...list.querySelectorAll(selector)].filter(item => !item.hidden && !item.disabled);
    const now = items.indexOf(document.activeElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || !items.length) return;
    event.preventDefault();
    items[(next + items.length) % items.length].focus();
  });
}
