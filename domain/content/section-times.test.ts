import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  sectionsHoldUntilMs,
  sectionsShownAt,
  timesLabel,
  timesProblem,
  unseenBecause,
  unseenWords,
} from './section-times.ts'

const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-30T12:00:00Z')
const before = '2026-11-30T11:59:59.999Z'
const exactly = '2026-11-30T12:00:00.000Z'
const after = '2026-11-30T12:00:00.001Z'

describe('visitors see a section', () => {
  it.each([
    ['that says nothing', {}, null],
    ['that is hidden for nobody', { isHidden: false, visibleFrom: null }, null],
    ['not, when it is hidden', { isHidden: true, visibleFrom: before }, 'hidden'],
    ['not, before its time', { visibleFrom: after }, 'not-yet'],
    ['from its first instant', { visibleFrom: exactly }, null],
    ['up to its last one', { visibleUntil: after }, null],
    ['not, from its end on', { visibleUntil: exactly }, 'over'],
    ['not, when its end lies before its beginning', { visibleFrom: after, visibleUntil: before }, 'over'],
    ['whose times are none', { visibleFrom: 'bald', visibleUntil: 5, isHidden: 'ja' }, null],
  ])('%s', (_what, section, because) => {
    expect(unseenBecause(section, now)?.because ?? null).toBe(because)
    expect(sectionsShownAt([section], now)).toEqual(because === null ? [section] : [])
  })
})

const moments = fc.option(
  fc.integer({ min: 0, max: 60 }).map((minutes) => now.add({ minutes: minutes - 30 }).toString()),
)
const section = fc.record({ isHidden: fc.boolean(), visibleFrom: moments, visibleUntil: moments })

it('the same sections are shown until the instant that is said, and for good where none is', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 6 }), fc.integer({ min: -40, max: 40 }), (body, minutes) => {
      const start = now.add({ minutes })
      const shown = sectionsShownAt(body, start)
      const endMs = Math.min(sectionsHoldUntilMs(body, start), start.add({ hours: 2 }).epochMilliseconds)

      for (let each = start; each.epochMilliseconds < endMs; each = each.add({ minutes: 1 })) {
        expect(sectionsShownAt(body, each)).toEqual(shown)
      }
    }),
  )
})

it('only sections that are not hidden end what is made of them', () => {
  const first = { visibleFrom: '2026-12-01T07:00:00Z', visibleUntil: '2026-12-24T15:00:00Z' }
  const hidden = { isHidden: true, visibleFrom: '2026-11-30T13:00:00Z' }

  const untilOf = (body: object[], from = now) => sectionsHoldUntilMs(body, from)

  expect(untilOf([first, hidden])).toBe(Date.parse('2026-12-01T07:00:00Z'))
  expect(untilOf([first, hidden], at('2026-12-01T07:00:00Z'))).toBe(Date.parse('2026-12-24T15:00:00Z'))
  expect(untilOf([hidden])).toBe(Number.POSITIVE_INFINITY)
})

it.each([
  [{ visibleFrom: after, visibleUntil: after }, 'Das Ende muss nach dem Beginn liegen.'],
  [{ visibleFrom: after, visibleUntil: exactly }, 'Das Ende muss nach dem Beginn liegen.'],
  [{ visibleFrom: exactly, visibleUntil: after }, null],
  [{ visibleUntil: after }, null],
  [{}, null],
])('times of %j are refused: %s', (times, problem) => {
  expect(timesProblem(times)).toBe(problem)
})

it.each([
  [{}, ''],
  [{ isHidden: true, visibleFrom: '2026-12-01T07:00:00Z' }, 'ausgeblendet'],
  // By the clock of the house it is the first of December already.
  [{ visibleFrom: '2026-11-30T23:30:00Z', visibleUntil: '2026-12-24T15:00:00Z' }, 'ab 1.12.'],
  [{ visibleFrom: '2027-01-07T07:00:00Z' }, 'ab 7.1.2027'],
  [{ visibleUntil: '2026-12-24T15:00:00Z' }, 'bis 24.12.'],
  [{ visibleUntil: '2026-11-29T15:00:00Z' }, 'vorbei seit 29.11.'],
])('a row with %j says “%s”', (times, label) => {
  expect(timesLabel(times, now, 'Europe/Vienna')).toBe(label)
})

it.each([
  [{ because: 'hidden' } as const, 'Ausgeblendet: Besucher sehen diesen Abschnitt nicht.'],
  [
    { because: 'not-yet', at: '2026-12-01T07:00:00Z' } as const,
    'Geplant: Besucher sehen diesen Abschnitt ab 01.12.2026 08:00 Uhr.',
  ],
  [
    { because: 'over', at: '2026-07-01T15:00:00Z' } as const,
    'Vorbei: Besucher sehen diesen Abschnitt seit 01.07.2026 17:00 Uhr nicht mehr.',
  ],
])('a preview tells of %j', (unseen, words) => {
  expect(unseenWords(unseen, 'Europe/Vienna')).toBe(words)
})
