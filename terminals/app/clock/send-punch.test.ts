import { afterEach, expect, it, vi } from 'vitest'

import type { Punch } from './punch.ts'
import { sendPunch } from './send-punch.ts'

const punch: Punch = {
  id: '01890a5d-ac96-774b-8cce-b302099a8057',
  at: Date.parse('2026-11-29T05:02:00Z'),
  kind: 'pause',
  person: { id: 'mia', username: 'mia@linz', name: 'Mia M.' },
  task: 'inventur',
  project: null,
  isProven: true,
}
const send = (
  answer: () => Response | Promise<Response>,
  more: Partial<Parameters<typeof sendPunch>[0]> = {},
) => {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', asked)

  return sendPunch({
    key: 'thk_geheim',
    punch,
    token: 'beweis',
    nowMs: Date.parse('2026-11-29T06:00:00Z'),
    ...more,
  }).then((result) => ({ result, asked }))
}
const refusal = (status: number, code: string, message = 'Nein.') =>
  Response.json({ errors: [{ message, code }] }, { status })

afterEach(() => vi.unstubAllGlobals())

it('a press is sent with who proved it, and with both readings of the device’s clock', async () => {
  const { result, asked } = await send(() =>
    Response.json({
      activity: { state: 'paused', startedAt: '2026-11-29T01:00:00Z' },
      at: '2026-11-29T06:00:00Z',
    }),
  )
  const [address, init] = asked.mock.calls[0] ?? []

  expect(result).toEqual({
    kind: 'done',
    work: { state: 'paused', fromMs: Date.parse('2026-11-29T01:00:00Z') },
  })
  expect(address).toBe('/api/time-tracking/thk_geheim/mia%40linz/working-activities/pause')
  expect(init?.headers).toMatchObject({ 'x-theke-person': 'beweis' })
  expect(JSON.parse(String(init?.body))).toEqual({
    id: punch.id,
    pressedAt: '2026-11-29T05:02:00Z',
    sentAt: '2026-11-29T06:00:00Z',
    task: 'inventur',
    project: null,
  })
})

it.each([
  [401, 'person-expired', { kind: 'who-is-it' }],
  [401, 'wrong-device-key', { kind: 'unpaired' }],
  [409, 'not-at-work', { kind: 'refused', message: 'Nein.', isNoted: true }],
  [422, 'id-taken', { kind: 'refused', message: 'Nein.', isNoted: false }],
  [400, 'unknown-work', { kind: 'unknown-work' }],
  [429, 'too-many-requests', { kind: 'later', afterMs: null }],
  [503, 'unavailable', { kind: 'later', afterMs: null }],
])('an answer %i with %s', async (status, code, expected) => {
  expect((await send(() => refusal(status, code))).result).toEqual(expected)
})

it('without a network it is sent later, and when a server says when, then', async () => {
  const lost = await send(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(lost.result).toEqual({ kind: 'later', afterMs: null })
  const busy = await send(() => new Response(null, { status: 503, headers: { 'retry-after': '7' } }))
  expect(busy.result).toEqual({ kind: 'later', afterMs: 7000 })
})

it('on a device of their own the session says who it is, and the press where they work', async () => {
  const { asked } = await send(() => Response.json({ activity: null, at: '2026-11-29T06:00:00Z' }), {
    key: 'session',
    token: null,
    punch: { ...punch, branch: 'alpe' },
  })
  const [address, init] = asked.mock.calls[0] ?? []

  expect(address).toBe('/api/time-tracking/session/mia%40linz/working-activities/pause')
  expect(init?.headers).not.toHaveProperty('x-theke-person')
  expect(JSON.parse(String(init?.body))).toMatchObject({ branch: 'alpe' })
})

it.each([
  ['the session is over', 401, 'unauthenticated', { kind: 'later', afterMs: null }],
  ['another person has signed in', 403, 'not-allowed', { kind: 'later', afterMs: null }],
  [
    'the branch agrees no more',
    403,
    'own-devices-off',
    { kind: 'refused', message: 'Nein.', isNoted: false },
  ],
])('on a device of their own, when %s', async (_, status, code, expected) => {
  const { result } = await send(() => refusal(status, code), { key: 'session', token: null })

  expect(result).toEqual(expected)
})
