const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** With what the server knows of the page. */
const handoverScript = /<script>window\.__reactRouterContext[^<]*<\/script>/
const bootScript = /(<script type="module" async="">)([^<]*)(<\/script>)/

/**
 * The page is readable without its scripts, so they wait for its picture and its first paint, or for the first sign
 * of a visitor who wants to press something. What was pressed meanwhile is pressed again when it is alive, except what
 * the browser does by itself; a choice is taken back first, since only a change is heard, and one from a list is made
 * again, since React has put back its own. That the shop can be installed browsers say once, long before it is offered.
 */
const waitForPaint = `const pressed = new Set();
const press = ({ target }) => {
const control = target.closest('button[type=button]:not([popovertarget]),input[type=radio],input[type=checkbox]');
if (control) { pressed.delete(control); pressed.add(control) }
};
const chosen = new Map();
const choose = ({ target }) => { if (target.matches('select')) chosen.set(target, target.value) };
addEventListener('click', press, true);
addEventListener('change', choose, true);
addEventListener('hydrated', () => {
removeEventListener('click', press, true);
removeEventListener('change', choose, true);
for (const [select, value] of chosen) { select.value = value; select.dispatchEvent(new Event('change', { bubbles: true })) }
for (const control of pressed) { if ('checked' in control) control.checked = !control.checked; control.click() }
}, { once: true });
addEventListener('beforeinstallprompt', (prompt) => {
prompt.preventDefault();
window.installPrompt = prompt;
dispatchEvent(new Event('installable'));
});
await new Promise((start) => {
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
if (document.readyState === 'complete') afterPaint(); else addEventListener('load', afterPaint, { once: true });
for (const sign of ['pointerover', 'pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true });
setTimeout(start, 2500);
});
`

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

  const preload = `for (const href of ${JSON.stringify(hrefs)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));\n`
  return {
    head: head.replaceAll(modulePreload, ''),
    tail: tail.replace(bootScript, (_, opening: string, boot: string, closing: string) =>
      [opening, waitForPaint, preload, withDynamicImports(boot), closing].join(''),
    ),
  }
}

/** A static import is loaded as soon as it is read. */
function withDynamicImports(script: string): string {
  return script
    .replaceAll(/^import ("[^"]+");/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
}
