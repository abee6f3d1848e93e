import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { countRedirects } from '../website.port.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

const add = async (path: string) => idOf(await editor('POST', '/api/redirects', { path, target: '/neu' }))
const hitsOf = async (id: string) => (await editor('GET', `/api/redirects/${id}`)).body

it('calls of old addresses are counted together, with the time of the last', async () => {
  const [often, once, never] = [await add('/oft'), await add('/einmal'), await add('/nie')]
  const counter = countRedirects({ payload: app.payload })
  for (const id of [often, once, often, often]) counter.note(id)
  await counter.stop()
  counter.note(often)
  await counter.stop()

  expect(await hitsOf(often)).toMatchObject({ hits: 4, lastHitAt: expect.any(String) })
  expect(await hitsOf(once)).toMatchObject({ hits: 1 })
  expect(await hitsOf(never)).toMatchObject({ hits: 0, lastHitAt: null })
})

it('counts are written five seconds after the first call, also of redirects that are gone by then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const execute = vi.spyOn(app.payload.db.drizzle, 'execute')
  const counter = countRedirects({ payload: app.payload })
  counter.note('0198b1d4-0000-7000-8000-000000000009')
  vi.advanceTimersByTime(4999)
  expect(execute).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)

  expect(execute).toHaveBeenCalledTimes(1)
  await expect(execute.mock.results[0]?.value).resolves.toBeDefined()
})
