import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { HoursEntry } from '../../time/hours.contract.ts'
import { codeStop, type HouseState, type ScanRule, targetOfScan } from './scan-rules.ts'

const timeZone = 'Europe/Vienna'
const instant = (text: string) => Temporal.Instant.from(text)
const viennaTime = (text: string) => instant(text.includes('+') ? text : `${text}+02:00`)

const rule = (target: string, asked: Partial<ScanRule<string>> = {}): ScanRule<string> => ({
  windows: [],
  validFrom: null,
  validUntil: null,
  house: null,
  languages: [],
  ...asked,
  target,
})
const window = (type: HoursEntry['type'], from: string, to: string): HoursEntry => ({ type, from, to })

type Scan = { at?: string; house?: HouseState | null; languages?: string[] }

const openedBy = (
  rules: ScanRule<string>[],
  { at = '2026-07-01T12:00', house = null, languages = [] }: Scan,
) => targetOfScan({ target: 'own', rules, timeZone }, { now: viennaTime(at), house, languages })

describe('a scan', () => {
  it('opens the own target of a code without rules', () => {
    expect(openedBy([], {})).toEqual({ target: 'own', rule: null })
  })

  it('opens the target of the first rule that holds, and asks no further', () => {
    const rules = [rule('lunch', { windows: [window('daily', '11:00', '14:00')] }), rule('always')]

    expect(openedBy(rules, { at: '2026-07-01T12:00' })).toEqual({ target: 'lunch', rule: 0 })
    expect(openedBy(rules, { at: '2026-07-01T15:00' })).toEqual({ target: 'always', rule: 1 })
  })

  it.each([
    ['2026-07-03T10:59', 'own'],
    ['2026-07-03T11:00', 'lunch'],
    ['2026-07-03T13:59', 'lunch'],
    ['2026-07-03T14:00', 'own'],
    ['2026-07-04T12:00', 'own'],
  ])('at %s of a Friday or Saturday opens “%s” by a window of Fridays', (at, target) => {
    expect(openedBy([rule('lunch', { windows: [window('friday', '11:00', '14:00')] })], { at }).target).toBe(
      target,
    )
  })

  it.each([
    ['2026-07-03T22:00', 'night'],
    ['2026-07-04T01:59', 'night'],
    ['2026-07-04T02:00', 'own'],
  ])('at %s opens “%s” by a window that goes on beyond midnight', (at, target) => {
    expect(openedBy([rule('night', { windows: [window('friday', '20:00', '02:00')] })], { at }).target).toBe(
      target,
    )
  })

  it.each([
    ['2026-06-30T23:59:59', 'own'],
    ['2026-07-01T00:00:00', 'summer'],
    ['2026-07-31T23:59:59', 'summer'],
    ['2026-08-01T00:00:00', 'own'],
  ])('at %s opens “%s” by a span, whose end does not belong to it', (at, target) => {
    const july = { validFrom: '2026-06-30T22:00:00.000Z', validUntil: '2026-07-31T22:00:00.000Z' }

    expect(openedBy([rule('summer', july)], { at }).target).toBe(target)
  })

  it.each<[HouseState | null, 'open' | 'closed' | 'stopped', boolean]>([
    [{ isOpen: true, takesOrders: true }, 'open', true],
    [{ isOpen: true, takesOrders: true }, 'closed', false],
    [{ isOpen: true, takesOrders: true }, 'stopped', false],
    [{ isOpen: true, takesOrders: false }, 'open', true],
    [{ isOpen: true, takesOrders: false }, 'stopped', true],
    [{ isOpen: false, takesOrders: true }, 'closed', true],
    [{ isOpen: false, takesOrders: true }, 'stopped', false],
    [{ isOpen: false, takesOrders: false }, 'stopped', true],
    [null, 'open', false],
    [null, 'closed', false],
    [null, 'stopped', false],
  ])('of a branch that is %j meets the condition “%s”: %s', (house, asked, isMet) => {
    expect(openedBy([rule('met', { house: asked })], { house }).target).toBe(isMet ? 'met' : 'own')
  })

  it.each([
    [['en', 'de'], 'english'],
    [['de', 'en'], 'own'],
    [[], 'own'],
  ])('by a device that speaks %j opens “%s”: what it prefers decides', (languages, target) => {
    expect(openedBy([rule('english', { languages: ['en', 'fr'] })], { languages }).target).toBe(target)
  })

  it('needs all conditions of a rule', () => {
    const both = rule('both', { languages: ['en'], windows: [window('daily', '11:00', '14:00')] })

    expect(openedBy([both], { languages: ['en'], at: '2026-07-01T15:00' }).target).toBe('own')
    expect(openedBy([both], { languages: ['de'] }).target).toBe('own')
    expect(openedBy([both], { languages: ['en'] }).target).toBe('both')
  })
})

describe('in the two nights in which clocks are set', () => {
  const between = (from: string, to: string) => [rule('night', { windows: [window('daily', from, to)] })]

  it.each([
    // Clocks go from 2:00 to 3:00, so half past two does not exist.
    ['2026-03-29T00:59:59+00:00', 'night'],
    ['2026-03-29T01:00:00+00:00', 'own'],
  ])('in spring, at %s a window from 1:00 to 3:00 opens “%s”', (at, target) => {
    expect(openedBy(between('01:00', '03:00'), { at }).target).toBe(target)
  })

  it.each([
    // From 3:00 clocks go back to 2:00, and both hours after two belong to the window.
    ['2026-10-24T23:59:59+00:00', 'own'],
    ['2026-10-25T00:00:00+00:00', 'night'],
    ['2026-10-25T00:30:00+00:00', 'night'],
    ['2026-10-25T01:30:00+00:00', 'night'],
    ['2026-10-25T01:59:59+00:00', 'night'],
    ['2026-10-25T02:00:00+00:00', 'own'],
  ])('in autumn, at %s a window from 2:00 to 3:00 opens “%s”', (at, target) => {
    expect(openedBy(between('02:00', '03:00'), { at }).target).toBe(target)
  })
})

it('always opens the own target or that of a rule before which none holds', () => {
  const anyRule = fc.record({
    from: fc.integer({ min: 0, max: 23 }),
    to: fc.integer({ min: 0, max: 23 }),
    language: fc.option(fc.constantFrom('de', 'en', 'fr')),
  })
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 6 }),
      fc.integer({ min: 0, max: 400 * 24 }),
      fc.constantFrom('de', 'en', 'it'),
      (given, hours, spoken) => {
        const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
        const rules = given.map(({ from, to, language }, index) =>
          rule(`rule ${index}`, {
            windows: [window('daily', clock(from), clock(to))],
            languages: language ? [language] : [],
          }),
        )
        const at = instant('2026-01-01T00:00:00Z').add({ hours }).toString({ fractionalSecondDigits: 0 })
        const scan = { at: at.replace('Z', '+00:00'), languages: [spoken] }
        const { target, rule: index } = openedBy(rules, scan)
        const alone = rules.map((each) => openedBy([each], scan).rule === 0)

        expect(index ?? -1).toBe(alone.indexOf(true))
        expect(target).toBe(index === null ? 'own' : `rule ${index}`)
      },
    ),
  )
})

describe('a code', () => {
  const code = { isEnabled: true, validFrom: null, validUntil: null }
  const now = instant('2026-07-01T12:00:00Z')

  it.each([
    [{}, null],
    [{ isEnabled: false }, 'disabled'],
    [{ validFrom: '2026-07-01T12:00:01.000Z' }, 'not-yet'],
    [{ validFrom: '2026-07-01T12:00:00.000Z' }, null],
    [{ validUntil: '2026-07-01T12:00:00.000Z' }, 'expired'],
    [{ validUntil: '2026-07-01T12:00:01.000Z' }, null],
  ])('with %j is stopped by %s', (change, stop) => {
    expect(codeStop({ ...code, ...change }, now)).toBe(stop)
  })
})
