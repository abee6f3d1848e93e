import type { ApiDescription } from './operations/describe-api.ts'
import type { Operation } from './operations/describe-call.ts'

export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem }
input { font: inherit; width: 100%; padding: .6rem .8rem; box-sizing: border-box }
header { position: sticky; top: 0; background: Canvas; padding-bottom: .8rem }
details { border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas) }
summary { display: flex; flex-wrap: wrap; gap: .2rem .8rem; padding: .5rem 0; cursor: pointer }
summary b { width: 4.2rem; text-transform: uppercase }
summary span { margin-left: auto }
code, pre { font: .9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { overflow: auto; max-height: 30rem; padding: .8rem; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas) }
[hidden] { display: none }
`

/** Hides what does not hold all words of the search; without scripts the whole list stays. */
export const docsScript = `
const field = document.querySelector('input')
const calls = Array.from(document.querySelectorAll('details'), (call) => [call, call.dataset.words])
const filter = () => {
  const words = field.value.toLowerCase().split(/\\s+/)
  for (const [call, text] of calls) call.hidden = !words.every((word) => text.includes(word))
  for (const area of document.querySelectorAll('section')) {
    area.hidden = !area.querySelector('details:not([hidden])')
  }
}
field.addEventListener('input', filter)
filter()
`

/** All calls on one page, by area; needs nothing from elsewhere. */
export function docsPage({ tags, paths, components }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = tags
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'de'))
    .map((area) => {
      const inside = calls.filter(({ operation }) => operation.tags.includes(area))
      return `<section><h2>${escape(area)}</h2>${inside.map((call) => renderCall(call)).join('')}</section>`
    })

  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Schnittstelle – Theke</title><style>${docsStyle}</style></head>
<body><header><h1>Schnittstelle</h1>
<p>${calls.length} Aufrufe, ${Object.keys(components.schemas).length} Formen;
für Programme: <a href="/api/openapi.json">openapi.json</a></p>
<label>Suche <input type="search" placeholder="orders post, Filialen, status …"></label></header>
<main>${areas.join('')}<section><h2>Formen</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => renderSchema(name, schema))
    .join('')}</section></main><script>${docsScript}</script></body></html>`
}

function renderCall({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const { summary, description, parameters, requestBody, responses, tags } = operation
  const words = [method, path, summary, ...tags].join(' ').toLowerCase()
  const parts = { ...(parameters && { parameters }), ...(requestBody && { requestBody }), responses }

  return `<details data-words="${escape(words)}" id="${escape(operation.operationId)}">
<summary><b>${method}</b><code>${escape(path)}</code><span>${escape(summary)}</span></summary>
<p>${escape(description)}</p><pre>${escape(JSON.stringify(parts, null, 2))}</pre></details>`
}

function renderSchema(name: string, schema: object): string {
  return `<details data-words="${escape(name.toLowerCase())}"><summary><code>${escape(name)}</code></summary>
<pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
