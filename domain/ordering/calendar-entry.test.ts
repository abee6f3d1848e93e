import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type CalendarEntry, calendarFile } from './calendar-entry.ts'
import { at } from './slots.fixture.ts'

const entry: CalendarEntry = {
  uid: 'order-7@theke',
  title: 'Abholung: Knöpflemond, Dornbirn',
  place: 'Mondscheingasse 7; 6850 Dornbirn',
  note: 'Ticket 12\nBitte pünktlich',
  startsAt: at('2026-11-24T18:30'),
  minutes: 15,
  now: at('2026-11-23T12:00'),
}

it('is what calendars read', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Theke//Bestellung//DE',
    'BEGIN:VEVENT',
    'UID:order-7@theke',
    'DTSTAMP:20261123T110000Z',
    'DTSTART:20261124T173000Z',
    'DTEND:20261124T174500Z',
    String.raw`SUMMARY:Abholung: Knöpflemond\, Dornbirn`,
    String.raw`LOCATION:Mondscheingasse 7\; 6850 Dornbirn`,
    String.raw`DESCRIPTION:Ticket 12\nBitte pünktlich`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('says nothing of a place that nobody knows', () => {
  expect(calendarFile({ ...entry, place: null })).not.toContain('LOCATION')
})

it('has no line above 75 octets, and none that somebody else has written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const file = calendarFile({ ...entry, title: text, note: text })
      const lines = file.split('\r\n')

      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '').split('\r\n')).toHaveLength(14)
    }),
  )
})
