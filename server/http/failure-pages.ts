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

export const pageHead = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

function plainPage(title: string, text: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Zur Startseite</a></p></main></body></html>`
}
