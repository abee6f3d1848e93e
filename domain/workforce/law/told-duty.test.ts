import { describe, expect, it } from 'vitest'

import { minuteMs } from '../../time/zone-clock.ts'
import { at } from './law-week.fixture.ts'
import { toldDuty } from './told-duty.ts'

const readMs = at('2026-11-16 13:00')
const breakDue = {
  code: 'break-due',
  paragraph: '§ 11 AZG',
  at: new Date(at('2026-11-16 14:00')).toISOString(),
  minutes: 30,
} as const
const nightBegins = { ...breakDue, code: 'night-begins', paragraph: '§ 17 Abs. 2 KJBG', minutes: 0 } as const
const inMinutes = (minutes: number, isPaused = false) => ({
  isPaused,
  readMs,
  nowMs: readMs + minutes * minuteMs,
})

describe('what comes next', () => {
  it('comes nearer while the page stays open', () => {
    expect(toldDuty(breakDue, inMinutes(20)).words).toBe(
      'In 40 Minuten ist eine Pause von 30 Minuten fällig (§ 11 AZG).',
    )
    expect(toldDuty(breakDue, inMinutes(60)).words).toBe(
      'Jetzt ist eine Pause von 30 Minuten fällig (§ 11 AZG).',
    )
  })

  it('waits for the end of a break where it is measured by work', () => {
    expect(toldDuty(breakDue, inMinutes(20, true)).words).toBe(
      'Nach der Pause: In 1 Stunde ist eine Pause von 30 Minuten fällig (§ 11 AZG).',
    )
    expect(toldDuty(nightBegins, inMinutes(20, true)).words).toBe(
      'In 40 Minuten muss die Arbeit enden, danach ist sie für Jugendliche dieses Alters nicht erlaubt (§ 17 Abs. 2 KJBG).',
    )
  })

  it('is to be noticed an hour before', () => {
    expect(toldDuty(breakDue, inMinutes(-1)).isSoon).toBe(false)
    expect(toldDuty(breakDue, inMinutes(0)).isSoon).toBe(true)
    expect(toldDuty(breakDue, inMinutes(30, true)).isSoon).toBe(true)
  })
})
