import type { PayloadRequest } from 'payload'

import type { ProfileName } from '#domain/insight/statistics/datasets.data.ts'
import type { ProfileQuery, Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { comparedRange } from '#domain/insight/statistics/statistics-range.ts'
import { toStatistics } from '#domain/insight/statistics/to-statistics.ts'
import { personOfSheets } from '#plugins/working-time/working-time.port.ts'

import { soundlyAsked } from '../operations/soundly-asked.ts'
import { zoneOfQuestion } from '../operations/zone-of-question.ts'
import { readProfileFigures } from './read-profile-figures.ts'

/** A dataset about one person: oneself, or whoever's time sheets one may see. */
export async function readProfile(
  req: PayloadRequest,
  dataset: ProfileName,
  { user, start, end, now: until, ...query }: ProfileQuery,
): Promise<Statistics> {
  const person = await personOfSheets(req, user)
  const now = Temporal.Now.instant()
  const timeZone = await zoneOfQuestion(req, query.branch ?? person.branches[0])
  const asked = soundlyAsked(
    { dataset, query: { ...query, from: start, to: end }, timeZone },
    { from: 'start', to: 'end' },
  )
  const of = { person: person.id, now: until === undefined ? now : Temporal.Instant.from(until) }
  const { pool } = req.payload.db
  const figures = await readProfileFigures(pool, { ...asked, ...of })
  const keys = figures.rows.map(({ key }) => key)
  const range = query.compare && comparedRange(asked.range, query.compare)
  const compared = range
    ? { range, figures: await readProfileFigures(pool, { ...asked, ...of, range, keys }) }
    : null

  return toStatistics({ asked, figures, compared, asOf: now.toString() })
}
