import type { CollectionBeforeOperationHook } from 'payload'

import { afterGrant } from '#kernel/access/after-grant.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

type Args = { data?: { _status?: unknown }; draft?: boolean }

/** A theme is followed by another one and never taken back: a division looks like something at any time. */
export const keepInEffect: CollectionBeforeOperationHook = afterGrant(
  function keepInEffect({ args }) {
    const { data, draft } = args as Args // of an update the parts that say what is meant
    if (data?._status === 'draft' && !draft) {
      refuseFields([
        {
          field: '_status',
          code: 'in-effect',
          message:
            'Ein Aussehen wird nicht zurückgezogen. Veröffentlichen Sie stattdessen einen anderen Stand.',
        },
      ])
    }

    return args
  },
  ({ operation }) => operation === 'update',
)
