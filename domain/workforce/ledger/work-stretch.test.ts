import { describe, expect, it } from 'vitest'

import { workedMinutes } from './work-stretch.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)
const work = { id: 'a', timeZone: 'Europe/Vienna', from: at('08:00:00') }
const noon = { from: at('12:00:00'), to: at('12:30:00') }

describe('worked minutes', () => {
  it('leave breaks out', () => {
    expect(workedMinutes({ ...work, to: at('16:30:00'), breaks: [noon] }, 0)).toBe(480)
  })

  it('are rounded once, half a minute up', () => {
    expect(workedMinutes({ ...work, to: at('08:10:29'), breaks: [] }, 0)).toBe(10)
    expect(workedMinutes({ ...work, to: at('08:10:30'), breaks: [] }, 0)).toBe(11)
  })

  it('of whoever is at work count until now, and stand still in a break', () => {
    const open = { ...work, to: null, breaks: [noon] }
    expect(workedMinutes(open, at('13:00:00'))).toBe(270)
    const resting = { ...open, breaks: [{ from: noon.from, to: null }] }
    expect(workedMinutes(resting, at('13:00:00'))).toBe(240)
  })
})
