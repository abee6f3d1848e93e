import { hash } from 'node:crypto'

import { inertPolicy } from '../csp/policies.ts'

/** As a page that is missing looks, in a font and in colours that are there without asking for anything. */
const look = `:root{color-scheme:light dark;--ink:#1d1d1d;--paper:#fcfcfc;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
body{margin:0}
main{display:grid;gap:1.5rem;justify-items:start;max-inline-size:84rem;margin-inline:auto;padding:clamp(3rem,2rem + 4vw,6rem) clamp(1rem,.4rem + 2.6vw,3rem)}
h1,p{margin:0}
h1{font-size:clamp(2.25rem,1.4rem + 3.8vw,5rem);line-height:1.1;letter-spacing:-.02em;overflow-wrap:break-word;hyphens:auto}
p{max-inline-size:40rem}
code{overflow-wrap:anywhere}
a{display:inline-block;padding:.875rem 1.5rem;border-radius:.8rem;background:var(--ink);color:var(--paper);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:3px}
@media (prefers-color-scheme:dark){:root{--ink:#fcfcfc;--paper:#171717}}`

export const pageHead = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `${inertPolicy}; style-src 'sha256-${hash('sha256', look, 'base64')}'`,
}

/** Plain on purpose: when these are shown, nothing else can be relied on. */
export function failurePage(requestId: string): string {
  return plainPage(
    'Da ist etwas schiefgegangen',
    `Bitte laden Sie die Seite neu. Bleibt der Fehler, nennen Sie uns diese Nummer: <code>${requestId}</code>`,
  )
}

export function outagePage(): string {
  return plainPage(
    'Wir sind gleich zurück',
    'Diese Seite ist vorübergehend nicht erreichbar. Bitte laden Sie sie in Kürze neu.',
  )
}

export function wrongAddressPage(): string {
  return plainPage(
    'Diese Adresse stimmt nicht',
    'Sie enthält Zeichen, die so nicht in einer Adresse stehen können. Bitte prüfen Sie den Link.',
  )
}

type Way = { href: string; label: string }

/** Where nothing is wrong but what was asked for, and somewhere else there is something to see. All of it is ours. */
export const wayOnPage = ({ title, text, way }: { title: string; text: string; way: Way }): string =>
  plainPage(title, text, way)

const home: Way = { href: '/', label: 'Zur Startseite' }

function plainPage(title: string, text: string, { href, label }: Way = home): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${look}</style></head><body><main><h1>${title}</h1>
<p>${text}</p>
<p><a href="${href}">${label}</a></p></main></body></html>`
}
