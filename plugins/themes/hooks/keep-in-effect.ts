import type { CollectionBeforeOperationHook } from 'payload'

import { afterGrant, meantBy } from '#kernel/access/after-grant.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

type Args = { data?: { _status?: unknown }; draft?: boolean }

/** A theme is followed by another one and never taken back: a division looks like something at any time. */
export const keepInEffect: CollectionBeforeOperationHook = afterGrant(
  async function keepInEffect(call, granted) {
    const where = isTakingBack(call.args) ? await meantBy(call, granted) : null
    const inEffect =
      where &&
      (await findRecord(asSystem(call.req), 'themes', {
        where: { and: [where, { _status: { equals: 'published' } }] },
        select: {},
      }))
    if (inEffect) {
      refuseFields([
        {
          field: '_status',
          code: 'in-effect',
          message:
            'Ein Aussehen wird nicht zurückgezogen. Veröffentlichen Sie stattdessen einen anderen Stand.',
        },
      ])
    }

    return call.args
  },
  ({ operation }) => operation === 'update',
)

function isTakingBack(args: unknown): boolean {
  const { data, draft } = args as Args // of an update the parts that say what is meant
  return data?._status === 'draft' && !draft
}
