import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openServer } from '../testing/open-server.ts'
import { mapTilesRoute } from './map-tiles-route.ts'

let folder: string
let get: Awaited<ReturnType<typeof openServer>>['get']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-map-'))
  await writeFile(join(folder, 'tirol.pmtiles'), 'PMTiles and more')
  await writeFile(join(folder, 'secret.txt'), 'nobody’s business')
  ;({ get } = await openServer({ media: mapTilesRoute(join(folder, 'tirol.pmtiles')) }))
})
afterAll(() => rm(folder, { recursive: true }))

it('a browser gets the part that it asks for, by a mark that stays', async () => {
  const answer = await get('/map.pmtiles', { headers: { range: 'bytes=0-6', 'accept-encoding': 'gzip' } })
  expect([answer.status, await answer.text()]).toEqual([206, 'PMTiles'])
  expect(answer.headers.get('content-range')).toBe('bytes 0-6/16')
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')

  const again = await get('/map.pmtiles', { headers: { range: 'bytes=8-' } })
  expect([again.status, await again.text()]).toEqual([206, 'and more'])
  expect(again.headers.get('etag')).toMatch(/^"/)
  expect(again.headers.get('etag')).toBe(answer.headers.get('etag'))
})

it('a file that was exchanged has another mark, and one that was not is not sent again', async () => {
  const file = join(folder, 'new.pmtiles')
  const { get: ask } = await openServer({ media: mapTilesRoute(file) })
  await writeFile(file, 'first')
  const etag = (await ask('/map.pmtiles')).headers.get('etag') ?? ''
  // Node's fetch would have asked past every cache.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  expect((await ask('/map.pmtiles', { headers })).status).toBe(304)

  await writeFile(file, 'second')
  const exchanged = await ask('/map.pmtiles', { headers })
  expect([exchanged.status, await exchanged.text()]).toEqual([200, 'second'])
})

it('a part that is not there is refused', async () => {
  const { status, headers } = await get('/map.pmtiles', { headers: { range: 'bytes=99-' } })

  expect([status, headers.get('content-range')]).toEqual([416, 'bytes */16'])
})

it.each([
  '/map.pmtiles/../secret.txt',
  '/map.pmtiles/%2e%2e/secret.txt',
  '/map.pmtiles/secret.txt',
  '/secret.txt',
])('at %s there is nothing of the folder', async (path) => {
  const answer = await get(path)

  expect(answer.status).not.toBe(200)
  expect(await answer.text()).not.toContain('business')
})

it('without a file there is no map', async () => {
  const { get: ask } = await openServer({ media: mapTilesRoute(join(folder, 'missing.pmtiles')) })

  const { status, headers } = await ask('/map.pmtiles')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})
