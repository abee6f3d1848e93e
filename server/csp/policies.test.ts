import { expect, test } from 'vitest'

import { countingApp, openServer, page } from '../testing/open-server.ts'

test('a page lets in whom it shows in development as well', async () => {
  const frames = { 'x-page-frames': 'https://player.vimeo.com' }
  const { served } = countingApp(
    () => new Response(page, { headers: { 'content-type': 'text/html', ...frames } }),
  )
  const { get } = await openServer({ apps: [served], env: { NODE_ENV: 'development' } })

  expect((await get('/store')).headers.get('content-security-policy')).toContain(
    "frame-src 'self' https://player.vimeo.com;",
  )
})
