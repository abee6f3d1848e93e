import type { PayloadRequest } from 'payload'

import { isSettled } from '#domain/content/releases/release-rules.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem, withContext } from '#kernel/access/on-behalf.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { holdRelease } from './item-rows.ts'
import { judgeItems } from './judge-items.ts'
import { blockedBy } from './publish-release.ts'

type Plan = { id: string; at: Temporal.Instant; now: Temporal.Instant }

/** In the name of whoever asks. What must not go out by now is told now, and judged anew when it is due. */
export const planRelease = (req: PayloadRequest, { id, at, now }: Plan): Promise<void> =>
  inTransaction(req, async () => {
    const { state } = await holdRelease(req, id)
    if (isSettled(state)) throw new Refused('release-settled')
    if (Temporal.Instant.compare(at, now) <= 0) {
      refuseFields([{ field: 'at', message: 'Dieser Zeitpunkt ist schon vorbei.', code: 'past' }])
    }
    const items = await judgeItems(req, id)
    if (items.length === 0) {
      const message = 'In dieser Veröffentlichung ist noch nichts.'
      refuseFields([{ field: 'items', code: 'empty', message }])
    }
    const blocked = items.filter(({ reasons }) => reasons.length > 0)
    if (blocked.length > 0) throw blockedBy(blocked.map((item) => ({ item, reasons: item.reasons })))
    await store(req, id, {
      state: 'planned',
      plannedAt: at.toString(),
      plannedBy: staffOf(req)?.id ?? null,
      problem: '',
    })
  })

/** What failed is put aside in the same way. */
export const unplanRelease = (req: PayloadRequest, { id }: { id: string }): Promise<void> =>
  inTransaction(req, async () => {
    if (isSettled((await holdRelease(req, id)).state)) throw new Refused('release-settled')
    await store(req, id, { state: 'open', plannedAt: null, plannedBy: null, problem: '' })
  })

type Planned = {
  state: 'open' | 'planned'
  plannedAt: string | null
  plannedBy: string | null
  problem: string
}

const store = (req: PayloadRequest, id: string, data: Planned) =>
  req.payload.update({
    collection: 'releases',
    id,
    data,
    depth: 0,
    ...asSystem(withContext(req, {})),
  })
