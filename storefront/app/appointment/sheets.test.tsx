// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { at, inn } from '#domain/ordering/checkout.fixture.ts'
import { appointmentDays } from '#domain/ordering/slots.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { CalendarSheet } from './calendar-sheet.tsx'
import { TimeSheet } from './time-sheet.tsx'

/** A Monday; the inn is closed on Wednesdays. */
const now = at('2026-11-23T12:00')
const openingHours = [...inn.openingHours, { type: 'wednesday' as const, isClosed: true }]
const question = { branch: { ...inn, openingHours }, orderType: 'takeaway' as const, now }
const monday = Temporal.PlainDate.from('2026-11-23')

let screen: Screen
const save = vi.fn<(chosen: unknown) => void>()
const close = vi.fn<() => void>()

beforeEach(() => {
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  vi.clearAllMocks()
})

describe('the calendar', () => {
  const show = (selected: Temporal.PlainDate | null) =>
    screen.show(
      <CalendarSheet
        today={monday}
        days={appointmentDays(question)}
        selected={selected}
        onSave={save}
        onClose={close}
      />,
    )
  const day = (name: RegExp) => screen.control(name)

  it('takes no day that is past or has no time left', async () => {
    await show(null)
    expect(day(/22\. November/)?.getAttribute('aria-label')).toMatch(/nicht verfügbar$/)
    expect(day(/25\. November/)?.getAttribute('aria-label')).toMatch(/nicht verfügbar$/)

    await screen.press(/25\. November/)
    expect(screen.control('Speichern')).toHaveProperty('disabled', true)
    await screen.press(/26\. November/)
    await screen.press('Speichern')
    expect(save).toHaveBeenCalledExactlyOnceWith(Temporal.PlainDate.from('2026-11-26'))
  })

  it('takes the choice back', async () => {
    await show(monday)
    await screen.press('Auswahl aufheben')
    expect(save).toHaveBeenCalledExactlyOnceWith(null)
  })
})

describe('the clock', () => {
  const show = (day: string) =>
    screen.show(
      <TimeSheet
        question={question}
        day={Temporal.PlainDate.from(day)}
        dayLabel="Mittwoch"
        initial={Temporal.PlainTime.from('12:00')}
        onSave={save}
        onClose={close}
      />,
    )

  it('says of a day that is closed that it has no times', async () => {
    await show('2026-11-25')
    expect(screen.texts('dialog p')).toContain('Zum ausgewählten Tag sind keine Termine verfügbar.')
    expect(screen.control('Speichern')).toHaveProperty('disabled', true)
  })

  it('offers the times of the day by its parts, and the clock shows the chosen one', async () => {
    await show('2026-11-26')
    expect(screen.texts('fieldset legend').slice(1)).toEqual(['Mittag', 'Nachmittag', 'Abend'])
    await screen.choose('17:45')
    expect(screen.texts('[role=spinbutton]')).toEqual(['17', '45'])
    await screen.press('Speichern')
    expect(save).toHaveBeenCalledExactlyOnceWith(at('2026-11-26T17:45'))
  })

  it('is left without a choice', async () => {
    await show('2026-11-26')
    await screen.press('Abbrechen')
    expect(close).toHaveBeenCalledOnce()
    expect(save).not.toHaveBeenCalled()
  })
})
