import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { endSession } from './end-session.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  for (const key of ['theke-staff', 'jwtToken', 'show_product_data']) stored.set(key, '1')
  vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) })
})

afterEach(() => vi.unstubAllGlobals())

describe('signing out', () => {
  it('forgets the note and the token before the server is asked, and nothing else', async () => {
    const left: string[][] = []
    await endSession(async () => {
      left.push([...stored.keys()])

      return new Response(null, { status: 200 })
    })

    expect(left).toEqual([['show_product_data']])
  })

  it('goes on when the page that asked is left at once', async () => {
    const asked: unknown[] = []
    await endSession(async (path, init) => {
      asked.push([path, init.method, init.keepalive])

      return new Response(null, { status: 200 })
    })

    expect(asked).toEqual([['/api/users/logout', 'POST', true]])
  })

  it.each([
    [200, true],
    [400, true],
    [401, true],
    [429, false],
    [500, false],
    [503, false],
  ])('by an answer of %i has ended the session: %s', async (status, hasEnded) => {
    expect(await endSession(async () => new Response(null, { status }))).toBe(hasEnded)
  })

  it('has not ended the session where no answer comes', async () => {
    expect(await endSession(() => Promise.reject(new TypeError('offline')))).toBe(false)
  })

  it('needs no browser that keeps anything', async () => {
    vi.stubGlobal('localStorage', undefined)

    expect(await endSession(async () => new Response(null, { status: 200 }))).toBe(true)
  })
})
