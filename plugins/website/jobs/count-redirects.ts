import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** How long calls are gathered before they are written together. */
const gatherMilliseconds = 5000

export type RedirectCounter = {
  /** One more visitor came by this redirect. */
  note: (redirect: string) => void
  /** Writes what is still gathered. */
  stop: () => Promise<void>
}

/** Counts in memory and writes all at once: a visitor on an old address waits for no statement. */
export function countRedirects({ payload }: { payload: Payload }): RedirectCounter {
  let gathered = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async () => {
    timer = undefined
    const counts = gathered
    gathered = new Map()
    await storeCounts(payload, counts).catch((err: unknown) => payload.logger.error({ err }, 'redirect hits'))
  }

  return {
    note: (redirect) => {
      gathered.set(redirect, (gathered.get(redirect) ?? 0) + 1)
      timer ??= setTimeout(() => void write(), gatherMilliseconds).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      if (gathered.size > 0) await write()
    },
  }
}

/** Past the hooks: a count is no change that drops pages or belongs into the log. */
async function storeCounts({ db }: Payload, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = JSON.stringify([...counts].map(([id, hits]) => ({ id, hits })))

  await db.drizzle.execute(sql`
    update redirects set hits = coalesce(redirects.hits, 0) + seen.hits, last_hit_at = now()
    from json_to_recordset(${rows}::json) as seen(id uuid, hits integer)
    where redirects.id = seen.id`)
}
