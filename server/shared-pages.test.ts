import { expect, test } from 'vitest'

import { forEverybody } from '#kernel/api/for-everybody.ts'
import type { ServedApp } from './apps/served-app.ts'
import { countingApp, openServer } from './testing/open-server.ts'

test('after a gap in the news every page is made anew', async () => {
  const { app, served } = countingApp()
  const { get, heard } = await openServer({ apps: [served] })
  await get('/store')
  for (const refill of heard.gap) refill()
  await get('/store')

  expect(app.renders).toBe(2)
})

test('a page that sets a cookie is nobody else’s, whatever it says of its tags', async () => {
  const { app, served } = countingApp(
    () => new Response('x', { headers: { 'x-page-tags': 'shop', 'set-cookie': 'a=1' } }),
  )
  const { get } = await openServer({ apps: [served] })
  await get('/store')
  await get('/store')

  expect(app.renders).toBe(2)
})

test('only an address with a preview is asked for in the name of whoever is signed in, and never kept', async () => {
  const asked: (string | null)[] = []
  const served: ServedApp = {
    name: 'site',
    isShared: true,
    serves: () => true,
    respond: async (_request, { fetch }) =>
      new Response(await (await fetch('/api/pages')).text(), { headers: { 'x-page-tags': 'sites' } }),
  }
  const { get } = await openServer({
    apps: [served],
    handleApi: async ({ headers }) => {
      asked.push(headers.get('cookie'))
      return Response.json({ draft: headers.has('cookie') }, { headers: forEverybody })
    },
  })
  const signedIn = { headers: { cookie: 'payload-token=anna' } }

  expect(await (await get('/seite', signedIn)).json()).toEqual({ draft: false })
  expect(await (await get('/seite?preview=key', signedIn)).json()).toEqual({ draft: true })
  expect(await (await get('/seite?preview=key')).json()).toEqual({ draft: false })
  expect(asked).toEqual([null, 'payload-token=anna'])
})

test('a page is framed by nobody else, and data is no document', async () => {
  const { served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')

  expect(await policyOf('/store')).toContain(
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
  )
  expect(await policyOf('/api/nichts')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})
