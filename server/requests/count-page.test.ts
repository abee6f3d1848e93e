import { expect, test } from 'vitest'

import type { RequestCounter } from '#plugins/analytics/analytics.port.ts'

import { countingApp, openServer, until } from '../testing/open-server.ts'
import { countPage } from './count-page.ts'

const now = Temporal.Instant.from('2026-11-24T10:40:00Z')
const browser = {
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
}

async function openCounted(respond?: (request: Request, count: number) => Response) {
  const noted: Parameters<RequestCounter['note']>[0][] = []
  const { app, served } = countingApp(respond)
  const server = await openServer({
    apps: [served],
    onRequest: countPage({ note: (request) => noted.push(request), now: () => now }),
  })

  return { app, noted, ...server }
}

test('a page is counted by its path, whether it is made or was kept, and an answer to a program is not', async () => {
  const { app, noted, get, url } = await openCounted()
  for (const path of ['/store?utm_source=mail', '/store', '/api/shop']) {
    await (await get(path, { headers: browser })).text()
  }
  await (await get('/store', { headers: { ...browser, 'user-agent': 'Googlebot/2.1' } })).text()
  await until(() => noted.length === 2)

  expect(app.renders).toBe(1)
  expect(noted).toEqual([
    { host: new URL(url).host, page: '/store', at: now },
    { host: new URL(url).host, page: '/store', at: now },
  ])
})

test('nothing is set on a device for it, and nothing that it sends is looked at but for what it asks for', async () => {
  const { noted, get } = await openCounted()
  const answer = await get('/store', { headers: browser })

  expect(answer.headers.get('set-cookie')).toBeNull()
  await until(() => noted.length === 1)
  expect(Object.keys(noted[0] ?? {}).toSorted()).toEqual(['at', 'host', 'page'])
})

test('a page that is not there is not counted', async () => {
  const { noted, get } = await openCounted(
    (_request, count) => new Response('x', { status: count === 1 ? 404 : 200 }),
  )
  await (await get('/store/weg', { headers: browser })).text()
  await (await get('/store/da', { headers: browser })).text()
  await until(() => noted.length > 0)

  expect(noted.map(({ page }) => page)).toEqual(['/store/da'])
})
