import { createLocalReq, type Payload } from 'payload'

import { divisionAmong, readDivisions } from '#collections/shared/divisions.ts'

import { nobody } from '../visits/rollup-rows.ts'
import { areRequestsCounted } from './are-requests-counted.ts'

/** How long requests are gathered before they are written together. */
const gatherMilliseconds = 5000
/** More pages than any house has, of which each is one entry. */
const mostGathered = 5000

export type RequestCounter = {
  /** Somebody was shown a page. */
  note: (request: { host: string; page: string; at: Temporal.Instant }) => void
  /** Writes what is still gathered. */
  stop: () => Promise<void>
}

const hourMs = 3_600_000
type Gathered = { host: string; page: string; hour: number; requests: number }

/** Counts in memory, so that nobody waits; what is not to be counted is forgotten instead of written. */
export function countRequests({ payload }: { payload: Payload }): RequestCounter {
  let gathered = new Map<string, Gathered>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()

  const write = async () => {
    timer = undefined
    const noted = [...gathered.values()]
    gathered = new Map()
    // What is lost with the database is lost: it is one count of many.
    await writeRequests(payload, noted).catch((err: unknown) =>
      payload.logger.error({ err }, 'requests of pages'),
    )
  }

  return {
    note: ({ host, page, at }) => {
      const hour = Math.floor(at.epochMilliseconds / hourMs) * hourMs
      const key = `${hour} ${host} ${page}`
      const known = gathered.get(key)
      if (!known && gathered.size >= mostGathered) return
      gathered.set(key, { host, page, hour, requests: (known?.requests ?? 0) + 1 })
      timer ??= setTimeout(() => {
        writing = writing.then(write)
      }, gatherMilliseconds).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      await writing.then(write)
    },
  }
}

async function writeRequests(payload: Payload, noted: readonly Gathered[]): Promise<void> {
  if (noted.length === 0 || !(await areRequestsCounted(payload))) return
  const divisions = await readDivisions(await createLocalReq({}, payload))
  const rows = noted.map(({ host, page, hour, requests }) => ({
    hour: new Date(hour).toISOString(),
    division_id: divisionAmong(divisions, host)?.id ?? nobody,
    page,
    requests,
  }))
  await payload.db.pool.query({
    name: 'add-page-requests',
    text: `insert into page_requests as p (hour, division_id, page, requests)
           select hour, division_id, page, sum(requests) from jsonb_to_recordset($1::jsonb)
                  as n (hour timestamptz, division_id uuid, page text, requests int)
            group by 1, 2, 3 order by 1, 2, 3
           on conflict (hour, division_id, page) do update set requests = p.requests + excluded.requests`,
    values: [JSON.stringify(rows)],
  })
}
