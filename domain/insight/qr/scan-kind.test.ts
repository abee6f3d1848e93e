import { describe, expect, it } from 'vitest'

import { countsAsScan, scanDeviceOf } from './scan-kind.ts'

describe('what somebody scans with', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'phone',
    ],
    ['Mozilla/5.0 (Linux; Android 15; SM-X700) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop'],
    ['', 'desktop'],
  ])('%s is a %s', (userAgent, kind) => {
    expect(scanDeviceOf(userAgent)).toBe(kind)
  })
})

describe('a call of the short address', () => {
  const asked = (method: string, headers: Record<string, string> = {}, isBot = false) =>
    countsAsScan({ method, header: (name) => headers[name], isBot })

  it('counts as a scan', () => {
    expect(asked('GET')).toBe(true)
  })

  it.each([
    ['HEAD', {}],
    ['GET', { purpose: 'prefetch' }],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { 'x-purpose': 'preview' }],
    ['GET', { 'x-moz': 'prefetch' }],
  ])('by %s with %j does not', (method, headers) => {
    expect(asked(method, headers)).toBe(false)
  })

  it('by a program does not', () => {
    expect(asked('GET', {}, true)).toBe(false)
  })
})
