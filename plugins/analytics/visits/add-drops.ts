import type { DropReason } from '#domain/insight/visits/visit-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** So many events that are not counted, received at an instant in epoch milliseconds. */
export type Drop = { reason: DropReason; at: number; events: number }

/** Says of each day how much was not counted and why, and nothing of whom. Days are those of UTC. */
export async function addDrops(database: Querying, drops: readonly Drop[]): Promise<void> {
  const sums = new Map<string, { day: string; reason: DropReason; events: number }>()
  for (const { reason, at, events } of drops) {
    const day = new Date(at).toISOString().slice(0, 10)
    const known = sums.get(`${day} ${reason}`) ?? { day, reason, events: 0 }
    sums.set(`${day} ${reason}`, { ...known, events: known.events + events })
  }
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  if (rows.length === 0) return

  await database.query({
    name: 'add-visit-drops',
    text: `insert into visit_drops as d (day, reason, events)
           select * from unnest($1::date[], $2::text[], $3::int[])
           on conflict (day, reason) do update set events = d.events + excluded.events`,
    values: [rows.map(({ day }) => day), rows.map(({ reason }) => reason), rows.map(({ events }) => events)],
  })
}
