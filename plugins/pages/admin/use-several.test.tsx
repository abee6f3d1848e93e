// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { listed } from './tree.fixture.ts'
import { useSeveral } from './use-several.tsx'

const told = vi.hoisted(() => ({
  success: vi.fn<(text: string) => void>(),
  error: vi.fn<(text: string) => void>(),
}))
// In the place of Payload's own, which brings styles that Node does not read.
vi.mock('@payloadcms/ui', () => ({ toast: told }))

const pages = [listed('a', { state: 'draft' }), listed('b'), listed('c')]
let screen: Screen
let done: readonly string[]
let reloads: number
let asked: { path: string; body: unknown }[]

beforeEach(async () => {
  screen = new Screen()
  ;[done, reloads, asked] = [[], 0, []]
  told.success.mockClear()
  told.error.mockClear()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) })
    return path.includes('/b')
      ? Response.json({ errors: [{ code: 'validation', message: 'Der Name fehlt.' }] }, { status: 400 })
      : Response.json({ doc: { id: 'x' } })
  })
  await screen.show(<Several />)
})

afterEach(async () => {
  await screen.close()
  vi.unstubAllGlobals()
})

function Several() {
  const several = useSeveral(() => {
    reloads += 1
  })
  const note = async (ids: Promise<readonly string[]>) => {
    done = await ids
  }

  return (
    <>
      <button onClick={() => void note(several.switchAll(pages, 'publish'))} type="button">
        veröffentlichen
      </button>
      <button onClick={() => void note(several.switchAll(pages.slice(0, 1), 'take-back'))} type="button">
        zurückziehen
      </button>
      <output>{several.failed.map(({ page, problem }) => `${page.name}: ${problem}`).join(' ')}</output>
    </>
  )
}

it('each page is published by itself, and what was refused says why', async () => {
  await screen.press('veröffentlichen')
  await screen.until(() => expect(reloads).toBe(1))

  expect(asked).toEqual(
    ['a', 'b', 'c'].map((id) => ({
      path: `/api/sites/${id}`,
      body: { _status: 'published', isPublic: true },
    })),
  )
  expect(done).toEqual(['a', 'c'])
  expect(screen.texts('output')).toEqual(['Seite b: Der Name fehlt.'])
  expect(told.success.mock.calls[0]?.[0]).toBe('2 Seiten veröffentlicht.')
})

it('nothing is taken back of what is not published', async () => {
  await screen.press('zurückziehen')
  await screen.until(() => expect(told.error).toHaveBeenCalledWith('Davon ist nichts veröffentlicht.'))

  expect(asked).toEqual([])
})
