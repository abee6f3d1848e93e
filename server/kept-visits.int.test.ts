import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const pagesAtOnce = 16
const fewest = 100

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate analytics_logs, analytics_visits, visit_counts, visit_hours'))

/** A page that tells of one visit after the other until nobody answers; the visits that were acknowledged are noted. */
async function tellOn(url: string, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const visit = uuidV7(Date.now())
    try {
      const answer = await fetch(`${url}/api/analytics-logs/visits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': phone },
        body: JSON.stringify({
          visit,
          category: 'shop',
          context: {},
          events: [{ n: 1, at: 0, type: 'page', action: 'view', path: '/karte' }],
        }),
      })
      if (answer.status !== 202) return
      acknowledged.add(visit)
    } catch {
      return
    }
  }
}

it.each(['kill', 'stop'] as const)(
  'of visits that were acknowledged none is lost with a process that ends by %s, in the log or in figures',
  async (ending) => {
    const server = await startServerProcess(app.databaseUrl, app.mediaDir)
    const acknowledged = new Set<string>()
    const telling = Array.from({ length: pagesAtOnce }, () => tellOn(server.url, acknowledged))
    await eventually(async () => expect(acknowledged.size).toBeGreaterThan(fewest))
    await server[ending]()
    await Promise.all(telling)

    const { rows: kept } = await app.pool.query<{ id: string; events: number }>(
      `select v.id, count(l.id)::int as events from analytics_visits v left join analytics_logs l on l.visit = v.id group by 1`,
    )
    const { rows: counted } = await app.pool.query<{ visits: number }>(
      `select sum(visits)::int as visits from visit_counts where span = 'day' and "by" = 'total'`,
    )
    expect([...acknowledged.difference(new Set(kept.map(({ id }) => id)))]).toEqual([])
    expect(new Set(kept.map(({ events }) => events))).toEqual(new Set([1]))
    expect(counted[0]?.visits).toBe(kept.length)
  },
)
