import type { Working } from '#kernel/workers/worker.ts'

/**
 * Where a branch has no cash box, or had none yet, nothing of its ledger gets a receipt: that it waits for one is forgotten
 * after a day, by which whoever was setting one up meanwhile has done so.
 */
export async function forgetUnreceipted({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<void> {
  await payload.db.pool.query({
    name: 'forget-unreceipted-lines',
    text: `delete from open_lines open using payments p
            where open.wants = 'receipt' and p.id = open.line_id and p.at < $1::timestamptz
              and not exists (select from fiscal_devices d
                               where d.branch_id = open.branch_id and d.ended_at is null and d.started_at <= p.at)`,
    values: [now.subtract({ hours: 24 }).toString()],
  })
}
