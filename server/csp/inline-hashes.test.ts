import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { inlineHashes } from './inline-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script and style of a page is allowed once, by its exact text', () => {
  const html = `<head><style media="print">a > b { color: red }</style><script>first()</script></head>
    <body><script type="module" async>import "/a.js"</script><script>first()</script></body>`

  expect(inlineHashes(Buffer.from(html))).toEqual({
    scripts: [hash('first()'), hash('import "/a.js"')],
    styles: [hash('a > b { color: red }')],
  })
})

test('loaded scripts and blocks of data need no permission', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
    <script type='application/json'>{}</script>`

  expect(inlineHashes(Buffer.from(html))).toEqual({ scripts: [], styles: [] })
})

test('a ">" inside an attribute does not end the tag', () => {
  expect(inlineHashes(Buffer.from('<script data-note="a > b">run()</script>')).scripts).toEqual([
    hash('run()'),
  ])
})

test('line ends are hashed as a browser reads them', () => {
  expect(inlineHashes(Buffer.from('<script>a\r\nb\rc</script>')).scripts).toEqual([hash('a\nb\nc')])
})

test('characters of several bytes do not shift what is hashed', () => {
  expect(inlineHashes(Buffer.from('<p>„5 €“</p><style>p::after{content:"€"}</style>')).styles).toEqual([
    hash('p::after{content:"€"}'),
  ])
})
