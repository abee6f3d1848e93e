import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { picture, website } from '#ui/examples.fixture.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import { readerContext, type SiteReader } from '../load-context.ts'
import { loader } from './manifest.route.ts'

async function read(given: Partial<WebsiteView>) {
  const reader = { website: async () => ({ ...website, ...given }) }
  const context = new RouterContextProvider()
  context.set(readerContext, () => reader as unknown as SiteReader) // what the loader asks for
  // Of what React Router hands over, all that the loader looks at.
  const asked = { context, request: new Request('http://localhost/site.webmanifest'), params: {} } as never

  return (await loader(asked)).json() as Promise<object>
}

it('tells the name, the colours and the icons of the division, and stays a website', async () => {
  expect(await read({ favicon: picture, description: 'Sauber.' })).toEqual({
    name: 'Reinwerk',
    short_name: 'Reinwerk',
    description: 'Sauber.',
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#fcfcfc',
    background_color: '#fcfcfc',
    icons: [
      { src: '/icon-192.png?v=a1', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png?v=a1', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png?v=a1', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
})

it('is as dark as the house, and has icons without a picture', async () => {
  expect(await read({ theme: { ...website.theme, colorSetting: 'black' } })).toMatchObject({
    theme_color: '#121212',
    icons: [{ src: '/icon-192.png' }, {}, {}],
  })
})
