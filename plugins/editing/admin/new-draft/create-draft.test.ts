// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createDraft } from './create-draft.ts'
import { emptyDraft } from './typed-draft.ts'

const team = { ...emptyDraft, name: 'Team', key: 'team' }
const send = vi.fn<typeof fetch>()
const keys = () => send.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'))

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset().mockImplementation(async () => Response.json({ id: 'neu' }, { status: 201 }))
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

it('a draft whose answer was lost is the same request when it is made once more, also after a reload', async () => {
  send.mockRejectedValueOnce(new TypeError('Keine Verbindung'))
  expect(await createDraft('sites', team)).toEqual({ problem: 'Keine Verbindung' })
  expect(await createDraft('sites', team)).toEqual({ id: 'neu' })

  const [lost, again] = keys()
  expect([again, lost]).toEqual([lost, expect.stringMatching(/^[0-9a-f]{32}$/)])
})

it('another draft, another kind, and the same one once it has arrived are requests of their own', async () => {
  send.mockRejectedValueOnce(new TypeError('Keine Verbindung'))
  await createDraft('sites', team)
  await createDraft('blocks', team)
  await createDraft('sites', { ...team, name: 'Das Team' })
  await createDraft('sites', { ...team, name: 'Das Team' })

  expect(new Set(keys()).size).toBe(4)
})

it('what is refused is said in the words of the server', async () => {
  const errors = [{ message: 'Dieser Pfad ist schon vergeben.', code: 'validation', field: 'path' }]
  send.mockResolvedValueOnce(Response.json({ errors }, { status: 400 }))

  expect(await createDraft('sites', team)).toEqual({ problem: 'Dieser Pfad ist schon vergeben.' })
})
