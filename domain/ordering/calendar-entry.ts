/** What a calendar is told of an appointment. */
export type CalendarEntry = {
  /** Known to no other calendar, and the same each time. */
  uid: string
  title: string
  place: string | null
  note: string
  startsAt: Temporal.Instant
  minutes: number
  now: Temporal.Instant
}

/** An iCalendar file, RFC 5545: lines end with CR LF and are folded after 75 octets. */
export function calendarFile({ uid, title, place, note, startsAt, minutes, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Theke//Bestellung//DE',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt.add({ minutes }))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]

  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261123T173000Z` */
function utc(at: Temporal.Instant): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n|\r/g, String.raw`\n`)
}

/** No letter is cut in two: they are counted by the octets that they take. */
function folded(line: string): string {
  let octets = 0
  const parts = Array.from(line, (letter) => {
    const length = new TextEncoder().encode(letter).length
    const isFull = octets + length > 75
    octets = isFull ? 1 + length : octets + length

    return isFull ? `\r\n ${letter}` : letter
  })

  return parts.join('')
}
