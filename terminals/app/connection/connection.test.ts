import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type ConnectionEvent, connectionAfter, lostText, unconnected } from './connection.ts'

const minute = 60_000
const noon = Date.parse('2026-11-27T11:04:00Z')
const after = (...events: ConnectionEvent[]) => events.reduce(connectionAfter, unconnected)

describe('a screen says how it stands to the server', () => {
  it('is lost since it was last known to be right, not since somebody noticed', () => {
    const lost = after({ type: 'read', askedAt: noon }, { type: 'unreachable', at: noon + 20_000 })

    expect(lost).toMatchObject({ isLive: false, lostSince: noon })
    expect(lostText(lost, { now: noon + 2 * minute, timeZone: 'Europe/Vienna' })).toBe(
      'Keine Verbindung seit 2 Minuten – Stand 12:04',
    )
  })

  it.each([
    [30_000, 'seit wenigen Sekunden'],
    [minute, 'seit einer Minute'],
    [119 * minute, 'seit 119 Minuten'],
    [180 * minute, 'seit 3 Stunden'],
  ])('after %i ms it says %s', (ms, words) => {
    const lost = after({ type: 'unreachable', at: noon })

    expect(lostText(lost, { now: noon + ms, timeZone: 'Europe/Vienna' })).toBe(
      `Keine Verbindung ${words} – noch nichts geladen`,
    )
  })

  it('is found again by whatever comes back', () => {
    const lost = after({ type: 'unreachable', at: noon })
    const signs: ConnectionEvent[] = [
      { type: 'read', askedAt: noon + 1 },
      { type: 'heard', at: noon + 1 },
      { type: 'stream-opened' },
    ]

    for (const sign of signs) expect(connectionAfter(lost, sign).lostSince).toBeNull()
  })

  it('never gets fresher by what was asked for earlier, and a refused key stays refused', () => {
    const event: fc.Arbitrary<ConnectionEvent> = fc.oneof(
      fc.record({ type: fc.constant('read' as const), askedAt: fc.nat() }),
      fc.record({ type: fc.constant('heard' as const), at: fc.nat() }),
      fc.record({ type: fc.constant('unreachable' as const), at: fc.nat() }),
      fc.record({ type: fc.constantFrom('stream-opened' as const, 'stream-lost' as const) }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const known = events.flatMap((each) =>
          each.type === 'read' ? [each.askedAt] : each.type === 'heard' ? [each.at] : [],
        )
        const end = after({ type: 'refused-key' }, ...events)
        expect(end.freshAt).toBe(known.length > 0 ? Math.max(...known) : null)
        expect(end.isUnpaired).toBe(true)
      }),
    )
  })
})
