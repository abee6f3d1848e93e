import type { Pool } from 'pg'

import type { Figures } from '#domain/insight/statistics/figures.ts'
import type { DayRange } from '#domain/insight/statistics/statistics-range.ts'
import { dropReasons } from '#domain/insight/visits/visit-terms.ts'
import { dropLabels } from '#domain/insight/visits/visit-terms.texts.ts'

type Dropped = NonNullable<Figures['dropped']>
/** How many events were dropped, by reason; null where none were. */
export type FoundDrops = Readonly<Record<string, number>> | null

/** One value for a statement that reads more than that. */
export const dropsWithin = ({ from, to }: DayRange): string =>
  `(select json_object_agg(reason, events)
      from (select reason, sum(events) as events from visit_drops
             where day between '${from}' and '${to}' group by reason) dropped)`

export async function readDropped(pool: Pool, range: DayRange): Promise<Dropped> {
  const { rows } = await pool.query<{ dropped: FoundDrops }>(`select ${dropsWithin(range)} as dropped`)

  return namedDrops(rows[0]?.dropped ?? null)
}

export const namedDrops = (found: FoundDrops): Dropped =>
  dropReasons.flatMap((reason) => {
    const events = found?.[reason]
    return events ? [{ reason, label: dropLabels[reason], events }] : []
  })
