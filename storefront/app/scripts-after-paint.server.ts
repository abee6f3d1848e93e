const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** With what the server knows of the page. */
const handoverScript = /<script>window\.__reactRouterContext[^<]*<\/script>/
const bootScript = /(<script type="module" async="">)([^<]*)(<\/script>)/

/**
 * What is pressed before the page is alive is pressed again when it is, except what the browser does by itself; a choice
 * is taken back first, since only a change is heard, and one from a list is made again, since React has put back its
 * own. In the head, for a long menu is seen and pressed while its end is still on the way. Buttons wait for a task of their
 * own, since what is not alive yet of a page comes to life by a press only then; choices must not, or they would be gone.
 */
const keepPresses = `<script>
const pressedEarly = new Set();
{
const press = ({ target }) => {
const control = target.closest('button[type=button]:not([popovertarget]),input[type=radio],input[type=checkbox]');
if (control) { pressedEarly.delete(control); pressedEarly.add(control) }
};
const chosen = new Map();
const choose = ({ target }) => { if (target.matches('select')) chosen.set(target, target.value) };
addEventListener('click', press, true);
addEventListener('change', choose, true);
addEventListener('hydrated', () => {
removeEventListener('click', press, true);
removeEventListener('change', choose, true);
for (const [select, value] of chosen) { select.value = value; select.dispatchEvent(new Event('change', { bubbles: true })) }
const [choices, buttons] = [true, false].map((isChoice) => [...pressedEarly].filter((control) => 'checked' in control === isChoice));
for (const choice of choices) { choice.checked = !choice.checked; choice.click() }
setTimeout(() => { for (const button of buttons) button.click() });
}, { once: true });
}
</script>`

/** A hidden page draws no frames. */
const longestWaitMs = 2500

/**
 * The page is readable without its scripts, so they wait for its first paint and its largest picture, or for the first
 * sign of a visitor who wants to press something. In the head, for the browser paints before it has read the end of a
 * long menu; and behind the pictures in the browser's line, so that it never stands idle in between. The frame after the
 * first one that has content is taken for the first paint: before, a busy browser draws the empty page whose head alone has
 * come, and its own word of the paint comes when the screen has shown it, which is 50 ms later. Of a pointer that rests where the page appears it says that it came and moved, though by nothing. The first format of numbers takes the
 * browser 30 ms of a processor's time, which is idle while the scripts are on their way. That the shop can be installed
 * browsers say once, long before it is offered.
 */
const loadAfterPaint = (hrefs: string) => `<script>
addEventListener('beforeinstallprompt', (prompt) => {
prompt.preventDefault();
window.installPrompt = prompt;
dispatchEvent(new Event('installable'));
});
const scriptsWanted = new Promise((start) => {
const painted = new Promise((done) => requestAnimationFrame(function frame() { requestAnimationFrame(document.querySelector('main') ? done : frame) }));
const settled = (picture) => new Promise((done) => { picture.addEventListener('load', done); picture.addEventListener('error', done) });
painted.then(() => Promise.all([...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete).map(settled))).then(start);
for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true });
addEventListener('pointermove', function moved({ movementX, movementY }) {
if (!movementX && !movementY) return;
removeEventListener('pointermove', moved);
start();
});
setTimeout(start, ${longestWaitMs});
}).then(() => {
for (const href of ${hrefs}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
(window.requestIdleCallback ?? setTimeout)(() => new Intl.NumberFormat('de-DE'));
});
</script>`

/** A page that stands at the address of another one, as which it must not come to life. */
export function withoutLife(head: string, tail: string): { head: string; tail: string } {
  return {
    head: head.replaceAll(modulePreload, ''),
    tail: tail.replace(bootScript, '').replace(handoverScript, ''),
  }
}

/** Turns the scripts that React Router wants at once into ones that come after the first paint. */
export function scriptsAfterPaint(head: string, tail: string): { head: string; tail: string } {
  const hrefs = [...head.matchAll(modulePreload)].map(([, href]) => href)
  if (hrefs.length === 0 || !bootScript.test(tail)) return { head, tail }

  return {
    head: head.replaceAll(modulePreload, '') + keepPresses + loadAfterPaint(JSON.stringify(hrefs)),
    tail: tail.replace(bootScript, (_, opening: string, boot: string, closing: string) =>
      [opening, 'await scriptsWanted;\n', withDynamicImports(boot), closing].join(''),
    ),
  }
}

/** A static import is loaded as soon as it is read. */
function withDynamicImports(script: string): string {
  return script
    .replaceAll(/^import ("[^"]+");/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
}
