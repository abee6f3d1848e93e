import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

const browser =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

/** Visits of a minute ago that saw one page, as a page tells of them. */
export async function tellVisits(app: TestApp, path: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1)
    await app.fetch('/api/analytics-logs/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify({
        visit: uuidV7(Date.now() - 60_000 - index),
        category: 'shop',
        context: { resolution: '390x844', ratio: 2 },
        events: [{ n: 1, at: 0, type: 'page', action: 'view', path }],
      }),
    })
}
