import { describe, expect, it } from 'vitest'

import { at, evening, inn, night, noon } from './checkout.fixture.ts'
import { needsAppointment, wantedAt } from './order-moment.ts'

const preorders = { ...inn, isPreorderEnabled: true }
const offers = { ...preorders, isQuotationRequired: true }

describe('needsAppointment', () => {
  it.each([
    ['nothing while the house is open', inn, noon, 0, false],
    ['one for what takes two days', inn, noon, 2880, true],
    ['one for a preorder', preorders, night, 0, true],
    ['one where the house wants it', { ...inn, isAppointmentRequired: true }, noon, 0, true],
    ['nothing for an offer, open or closed', offers, night, 2880, false],
    ['nothing where nothing can be ordered', inn, night, 2880, false],
  ])('asks for %s', (_, branch, now, leadTimeMinutes, expected) => {
    expect(needsAppointment({ branch, orderType: 'takeaway', now, leadTimeMinutes })).toBe(expected)
  })

  it('goes by the hours of delivery for what is delivered', () => {
    const asked = { branch: preorders, orderType: 'delivery', leadTimeMinutes: 0 } as const

    expect(needsAppointment({ ...asked, now: noon })).toBe(true)
    expect(needsAppointment({ ...asked, now: evening })).toBe(false)
  })
})

describe('wantedAt', () => {
  const tomorrow = at('2026-11-24T11:00')
  const wanted = (branch: typeof inn, now: Temporal.Instant, appointment: string | null = null) =>
    wantedAt({ branch, orderType: 'takeaway', now, appointment }).toString()

  it('is the appointment that was chosen', () => {
    expect(wanted(inn, noon, evening.toString())).toBe(evening.toString())
  })

  it.each([
    ['is now, while orders are taken up', inn, noon, null, noon],
    ['is now, once the appointment has passed', inn, evening, noon.toString(), evening],
    ['is the next time of a house that takes preorders', preorders, night, null, tomorrow],
    ['is now, where a closed house takes none', inn, night, null, night],
    ['is now, where no time can be chosen', { ...preorders, openingHours: [] }, night, null, night],
  ])('%s', (_, branch, now, appointment, expected) => {
    expect(wanted(branch, now, appointment)).toBe(expected.toString())
  })
})
