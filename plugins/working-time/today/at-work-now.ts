import type { PayloadRequest } from 'payload'

import { formatTime } from '#domain/time/format.ts'
import type { TodayItem, TodayList } from '#plugins/desk/today.port.ts'

import { type AtWorkNow, readLed } from './read-led.ts'

const mostShown = 8

/** Who of those whom somebody leads is at work; nothing as long as nobody is. */
export async function atWorkNow(req: PayloadRequest, now: Temporal.Instant): Promise<TodayList[]> {
  const { atWork } = await readLed(req, now)
  if (!atWork) return []
  const areSeveral = new Set(atWork.map(({ branch }) => branch)).size > 1

  return [
    {
      key: 'at-work',
      title: 'Jetzt bei der Arbeit',
      empty: 'Gerade arbeitet niemand.',
      items: atWork.slice(0, mostShown).map((each) => itemOf(each, areSeveral)),
      all: {
        label: atWork.length > mostShown ? `Alle ${atWork.length} bei der Arbeit` : 'Zeiten ansehen',
        path: '/zeiten',
      },
    },
  ]
}

function itemOf({ id, name, branch, timeZone, state, startedAt }: AtWorkNow, areSeveral: boolean): TodayItem {
  const since = formatTime(Temporal.Instant.from(startedAt), timeZone)

  return {
    key: id,
    title: name,
    note: [`seit ${since}`, areSeveral ? branch : null].filter(Boolean).join(' · '),
    timeZone,
    status: { label: state === 'paused' ? 'Pause' : 'Arbeitet', tone: 'calm' },
    path: '/zeiten',
  }
}
