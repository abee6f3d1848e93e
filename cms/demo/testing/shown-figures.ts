import type { Pool } from 'pg'

import { datasets } from '#domain/insight/statistics/datasets.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import type { Caller } from '#scripts/testing/callers.ts'

type Days = { days: number; now: Temporal.Instant }

/** The datasets that have nothing to show over these days, by each grouping that they know. */
export async function emptyDatasets(owner: Caller, { days, now }: Days): Promise<string[]> {
  const dayOf = (at: Temporal.Instant) => at.toString().slice(0, 10)
  const range = { from: dayOf(now.subtract({ hours: 24 * (days - 1) })), to: dayOf(now) }
  const empty: string[] = []
  for (const [name, { by }] of Object.entries(datasets)) {
    for (const each of by) {
      const query = new URLSearchParams({ ...range, by: each })
      const { status, body } = await owner('GET', `/api/statistics/${name}?${query}`)
      // What the contract of these calls says.
      const { rows, links = [], total } = body as Statistics
      const isTold = Object.values(total).some((value) => (value ?? 0) > 0)
      const isShown = each === 'none' || rows.length + links.length > 0
      if (status !== 200 || !isTold || !isShown) empty.push(`${name} by ${each}: ${status}`)
    }
  }

  return empty
}

/** By which codes and campaigns guests came, as scans, visits and orders say it. */
export async function waysOfGuests(pool: Pool) {
  const of = async (sql: string) => (await pool.query<{ key: string; count: number }>(sql)).rows
  const bought = `exists (select from analytics_logs where visit = v.id and action = 'purchase')`
  const orders = (name: string) => `
    select o.origin -> 'last' ->> '${name}' as key, count(*)::int as count from orders o
     where o.origin -> 'last' ->> '${name}' is not null group by 1 order by 1`
  const visits = (name: string) => `
    select v.${name} as key, count(*)::int as count from analytics_visits v
     where v.${name} is not null and ${bought} group by 1 order by 1`

  const scanned = await of(
    `select c.path as key, sum(d.scans)::int as count from qr_days d join qr_codes c on c.id = d.code group by 1`,
  )

  return {
    scanned: new Map(scanned.map(({ key, count }) => [key, count])),
    ordered: { codes: await of(orders('code')), campaigns: await of(orders('campaign')) },
    visited: { codes: await of(visits('code')), campaigns: await of(visits('campaign')) },
    unknown: (await pool.query<{ id: string }>('select id from orders where origin is null')).rows.length,
  }
}
