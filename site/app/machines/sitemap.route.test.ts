import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { website } from '#ui/examples.fixture.ts'
import { readerContext, type SiteReader } from '../load-context.ts'
import { loader as rootLoader } from '../root.tsx'
import { loader } from './sitemap.route.ts'

const pages = [{ href: '/kontakt?a&b', updatedAt: '2026-11-20T10:00:00.000Z' }]

function ask(origin: string | null) {
  const reader = {
    map: async () => ({ origin, pages }),
    website: async () => ({ ...website, origin }),
  }
  const context = new RouterContextProvider()
  context.set(readerContext, () => reader as unknown as SiteReader) // what these loaders ask for

  // Of what React Router hands over, all that they look at.
  return { context, request: new Request('http://10.0.0.7:3000/sitemap.xml'), params: {} } as never
}

it.each([
  ['https://eck.example', 'https://eck.example'],
  [null, 'http://10.0.0.7:3000'],
])('pages are known under %s, whatever host was asked', async (origin, known) => {
  expect(await (await loader(ask(origin))).text()).toContain(
    `<url><loc>${known}/kontakt?a&amp;b</loc><lastmod>2026-11-20</lastmod></url>`,
  )
  const { data } = await rootLoader(ask(origin))
  expect(data.value.origin).toBe(known)
})
