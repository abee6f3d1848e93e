import type { PayloadRequest } from 'payload'

import type { TodayLine } from '#plugins/desk/today.port.ts'

import { leading, ledPeople } from './led-people.sql.ts'
import { readLed, type Waiting } from './read-led.ts'

/** Leave that nobody has decided about, ends that nobody has pressed, and months that their people object to. */
export async function waitingForLead(req: PayloadRequest, now: Temporal.Instant): Promise<TodayLine[]> {
  const { requests, unfinished, objections } = await readLed(req, now)

  return [
    lineOf(requests, {
      key: 'absences-requested',
      labels: ['Antrag auf Abwesenheit', 'Anträge auf Abwesenheit'],
      path: '/zeiten?bereich=abwesenheiten',
    }),
    lineOf(unfinished, {
      key: 'work-unfinished',
      labels: ['Vergessenes Ende der Arbeit', 'Vergessene Enden der Arbeit'],
      path: monthPath(unfinished),
    }),
    lineOf(objections, {
      key: 'months-objected',
      labels: ['Beanstandeter Monat', 'Beanstandete Monate'],
      path: `${monthPath(objections)}&zustand=objected`,
    }),
  ]
}

type Named = Pick<TodayLine, 'key' | 'path'> & { labels: readonly [one: string, several: string] }

const lineOf = ({ count, since }: Waiting, { labels: [one, several], ...line }: Named): TodayLine => ({
  ...line,
  label: count === 1 ? one : several,
  count,
  since,
  tone: 'waits',
})

/** Where the oldest of it is. */
const monthPath = ({ month }: Waiting): `/${string}` => `/zeiten?monat=${month ?? ''}`

/** Each page of the panel asks for it, so it is counted by itself. */
export async function countRequests(req: PayloadRequest): Promise<number> {
  const { rows } = await req.payload.db.pool.query<{ count: number }>({
    name: 'count-requested-absences',
    text: `with led as (${ledPeople})
           select count(*)::int as count from absences a join led on led.id = a.user_id where a.status = 'requested'`,
    values: leading(req),
  })

  return rows[0]?.count ?? 0
}
