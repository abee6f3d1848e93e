import { afterEach, describe, expect, it, vi } from 'vitest'

import { boardOrder } from '#domain/ordering/order-board.fixture.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import type { Place } from './place.ts'
import type { ScreenCall } from './screen-call.ts'
import { sendPress } from './send-press.ts'

const place: Place = { screen: 'frontdesk', branch: 'linz', key: 'thk_geheim' }
const ready: ScreenCall = { kind: 'move', order: 'a', action: 'in-delivery' }
type Asked = { address: string; init: RequestInit }

/** A server that answers once, and what it was asked. */
function answering(answer: () => Response): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return answer()
  })
  return asked
}
const refusing = (status: number, code: string, data?: object, headers?: HeadersInit) =>
  answering(() => Response.json({ errors: [{ message: 'Nein.', code, data }] }, { status, headers }))

async function press(call: ScreenCall = ready, person: string | null = null) {
  const heard: StaffOrder[] = []
  const result = await sendPress({
    place,
    move: { id: '1', at: 0, about: 'Nr. 1', meant: '', call, person },
    tokenOf: (who) => (who === 'mia' ? 'beweis' : null),
    hear: (orders) => heard.push(...orders),
  })
  return { result, heard }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a press', () => {
  it('goes to the screen’s own address, and what the server says of the order is heard', async () => {
    const order = boardOrder({ status: 'in-delivery', version: 2 })
    const asked = answering(() => Response.json(order))

    expect(await press()).toEqual({ result: { kind: 'done' }, heard: [order] })
    expect(asked[0]?.address).toBe('/api/orders/frontdesk/linz/thk_geheim/a/status/in-delivery')
    expect(asked[0]?.init.headers).not.toHaveProperty('x-theke-person')
  })

  it('carries the proof of whoever pressed, and waits for them where it is gone', async () => {
    const asked = answering(() => Response.json(boardOrder()))
    await press(ready, 'mia')
    expect(asked[0]?.init.headers).toMatchObject({ 'x-theke-person': 'beweis' })

    expect((await press(ready, 'ben')).result).toEqual({ kind: 'who-is-it' })
    expect(asked).toHaveLength(1)
  })

  it('that is refused says why and what is so instead', async () => {
    const order = boardOrder({ status: 'canceled', version: 5 })
    refusing(409, 'illegal-status-change', { why: 'order-ended', order })

    expect(await press()).toEqual({
      result: { kind: 'refused', message: 'Nein.', status: 'canceled' },
      heard: [order],
    })
  })

  it.each([
    [401, 'person-expired', { kind: 'who-is-it' }],
    [401, 'wrong-device-key', { kind: 'unpaired' }],
    [403, 'not-for-this-device', { kind: 'refused' }],
    [404, 'unknown-order', { kind: 'refused' }],
    [409, 'changed-meanwhile', { kind: 'later' }],
    [503, 'unavailable', { kind: 'later' }],
  ])('that is answered with %i %s is %j', async (status, code, outcome) => {
    refusing(status, code)

    expect((await press()).result).toMatchObject(outcome)
  })

  it('waits as long as the server says that it is busy', async () => {
    refusing(429, 'too-many-requests', undefined, { 'retry-after': '7' })

    expect((await press()).result).toEqual({ kind: 'later', afterMs: 7000 })
  })

  it('is kept where nothing comes back, or what comes back is not of the server', async () => {
    answering(() => new Response('<h1>WLAN anmelden</h1>', { status: 200 }))
    expect((await press()).result).toEqual({ kind: 'later', afterMs: null })

    answering(() => {
      throw new TypeError('no network')
    })
    expect((await press()).result).toEqual({ kind: 'later', afterMs: null })
  })

  it('about two tables is told that others were there first, for it means them as they were seen', async () => {
    refusing(409, 'changed-meanwhile')
    const request = { from: '7', to: '8', orders: ['a'], into: [] }

    expect((await press({ kind: 'tab', request })).result).toMatchObject({ kind: 'refused' })
  })
})
