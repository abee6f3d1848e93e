import type { PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import { forgottenAfterMs } from '#domain/workforce/ledger/forgotten-end.ts'

import { leading, ledPeople } from './led-people.sql.ts'

/** How many there are, since when the oldest waits as ISO text, and of which month that is. */
export type Waiting = { count: number; since: string | null; month: string | null }
export type AtWorkNow = {
  id: string
  name: string
  branch: string
  timeZone: string
  state: 'running' | 'paused'
  startedAt: string
}
type Led = {
  /** Absences that nobody has decided about. */
  requests: Waiting
  /** Work whose end nobody has pressed. */
  unfinished: Waiting
  /** Months to which their people object. */
  objections: Waiting
  atWork: AtWorkNow[] | null
}

const read = new WeakMap<PayloadRequest, Promise<Led>>()

/** What goes on with the people whom somebody leads. Parts of one view share what was read. */
export function readLed(req: PayloadRequest, now: Temporal.Instant): Promise<Led> {
  const known = read.get(req) ?? find(req, now)
  read.set(req, known)

  return known
}

async function find(req: PayloadRequest, now: Temporal.Instant): Promise<Led> {
  const { rows } = await req.payload.db.pool.query<Led>({
    name: 'today-of-led',
    text: query,
    values: [...leading(req), now.subtract({ milliseconds: forgottenAfterMs }).toString()],
  })
  const [found] = rows
  if (!found) throw new Error('A statement without conditions answers a row.')

  return found
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const waiting = (since: string, month: string) =>
  `json_build_object('count', count(*), 'since', ${instant(`min(${since})`)}, 'month', ${month})`

const query = `
  with led as (${ledPeople}),
       open_work as (
         select w.*, w.state = 'incomplete' or w.started_at <= $3::timestamptz as is_forgotten
           from working_activities w join led on led.id = w.user_id
          where w.state in ('running', 'paused', 'incomplete')),
       months as (
         select e.month, max(e.at) filter (where e.kind = 'objected') as at,
                (array_agg(e.kind order by e.sequence desc) filter (where e.kind in ('confirmed', 'objected')))[1] as said,
                (array_agg(e.kind order by e.sequence desc) filter (where e.kind in ('closed', 'reopened')))[1] as stand
           from time_sheet_events e join led on led.id = e.user_id
          group by e.user_id, e.month)
  select (select ${waiting('a.created_at', 'null')}
            from absences a join led on led.id = a.user_id where a.status = 'requested') as requests,
         (select ${waiting('w.started_at', `to_char(min(w.started_at) at time zone '${usualZone}', 'YYYY-MM')`)}
            from open_work w where w.is_forgotten) as unfinished,
         (select ${waiting('m.at', 'min(m.month)')}
            from months m where m.said = 'objected' and m.stand is distinct from 'closed') as objections,
         (select json_agg(json_build_object('id', u.id, 'name', u.name, 'branch', b.name, 'state', w.state,
                                            'timeZone', coalesce(b.time_zone::text, '${usualZone}'),
                                            'startedAt', ${instant('w.started_at')}) order by u.name, u.id)
            from open_work w join users u on u.id = w.user_id join branches b on b.id = w.branch_id
           where not w.is_forgotten) as "atWork"`
