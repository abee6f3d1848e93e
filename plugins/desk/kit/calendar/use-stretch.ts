'use client'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { daysOfWeek } from '#domain/time/iso-week.ts'
import { wallClockAt } from '#domain/time/zone-clock.ts'

import { readDay } from '../frame/read-day.ts'
import { useUrl } from '../frame/use-url.ts'

export type Stretch = {
  /** The day that is looked at, and all that are shown. */
  day: string
  days: readonly string[]
  isWeek: boolean
  today: string
  minuteNow: number
  goTo: (day: string, how?: 'push' | 'replace') => void
  show: (what: 'week' | 'day') => void
}

const dayName = 'tag'
const kindName = 'ansicht'

/** Which days are looked at, as the address says; this week where it says nothing. */
export function useStretch(now: string, timeZone: string): Stretch {
  const { params, change } = useUrl()
  const clock = wallClockAt(Date.parse(now), timeZone)
  const today = isoDayOf(clock.day)
  const day = readDay(params.get(dayName)) ?? today
  const isWeek = params.get(kindName) !== 'tag'

  return {
    day,
    days: isWeek ? daysOfWeek(day) : [day],
    isWeek,
    today,
    minuteNow: clock.minute,
    goTo: (day, how) => change({ [dayName]: day === today ? null : day }, how),
    show: (what) => change({ [kindName]: what === 'day' ? 'tag' : null }),
  }
}
