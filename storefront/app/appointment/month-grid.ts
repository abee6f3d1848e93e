export type MonthWeek = {
  /** ISO 8601 week number, printed in front of the row. */
  number: number
  /** Monday to Sunday; null where the day belongs to a neighbouring month. */
  days: (Temporal.PlainDate | null)[]
}

/** The rows of one month as a calendar page shows them, Monday first. */
export function weeksOfMonth(month: Temporal.PlainYearMonth): MonthWeek[] {
  const first = month.toPlainDate({ day: 1 })
  const last = month.toPlainDate({ day: month.daysInMonth })
  const weeks: MonthWeek[] = []

  for (
    let monday = mondayOf(first);
    Temporal.PlainDate.compare(monday, last) <= 0;
    monday = monday.add({ weeks: 1 })
  ) {
    const days = Array.from({ length: 7 }, (_, index) => {
      const day = monday.add({ days: index })
      return day.month === month.month ? day : null
    })
    weeks.push({ number: isoWeekOf(monday), days })
  }

  return weeks
}

/** Where an arrow, Home, End or Page key leads from a day; null for every other key. */
export function dayAfterKey(day: Temporal.PlainDate, key: string): Temporal.PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 })
    case 'ArrowRight':
      return day.add({ days: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'Home':
      return mondayOf(day)
    case 'End':
      return mondayOf(day).add({ days: 6 })
    case 'PageUp':
      return day.subtract({ months: 1 })
    case 'PageDown':
      return day.add({ months: 1 })
    default:
      return null
  }
}

/** Keeps the focus inside the days that the calendar offers at all. */
export function clampDay(
  day: Temporal.PlainDate,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(day, first) < 0) return first
  if (Temporal.PlainDate.compare(day, last) > 0) return last

  return day
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

/** The ISO week is the week that holds the Thursday, so the year's first Thursday makes week 1. */
function isoWeekOf(monday: Temporal.PlainDate): number {
  const thursday = monday.add({ days: 3 })

  return Math.ceil(thursday.dayOfYear / 7)
}
