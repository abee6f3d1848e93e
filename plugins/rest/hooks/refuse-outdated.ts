import type { PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { afterGrant, afterGrantOfGlobal } from '#kernel/access/after-grant.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { isRecord } from '../check-shape.ts'

type Args = { id?: unknown; data?: unknown }

/**
 * A form of the panel sends every field it shows, so it would undo without a word what somebody else has saved since
 * it was opened: after taking it over, or once the lock had run out. It sends along of when its copy is. This stands
 * behind what holds the record, so of two that save at once the second one is told.
 */
export const refuseOutdated = afterGrant(
  async function refuseOutdated({ args, collection, req }, _granted) {
    const { id, data } = args as Args
    const stored = await req.payload.findByID({
      collection: collection.slug,
      id: String(id),
      depth: 0,
      // A form shows the newest state, published or not.
      draft: hasDraftsEnabled(collection),
      select: { updatedAt: true },
      disableErrors: true,
      ...asUser(req),
    })
    refuseOlder(data, stored)

    return args
  },
  ({ args, operation, overrideAccess, req }) =>
    operation === 'update' &&
    !overrideAccess &&
    (args as Args).id !== undefined &&
    isForm(req, args) &&
    !takesOthersIn(args),
)

/** A form that says which one it is takes in what others have saved, and is judged by whoever lets it (ADR 139). */
const takesOthersIn = (args: object): boolean => {
  const { data } = args as Args

  return isRecord(data) && typeof data.writtenIn === 'string'
}

/** The same for settings. */
export const refuseOutdatedGlobal = afterGrantOfGlobal(
  async function refuseOutdatedGlobal({ args, global, req }) {
    const stored = await req.payload.findGlobal({
      slug: global.slug,
      depth: 0,
      select: { updatedAt: true },
      ...asUser(req),
    })
    refuseOlder((args as Args).data, stored)
  },
  ({ args, operation, overrideAccess, req }) =>
    operation === 'update' && !overrideAccess && isForm(req, args),
)

/** What comes as JSON to a record is compared in full by `refuseFixed`; hooks that save others bring no form. */
const isForm = (req: PayloadRequest, args: object): boolean =>
  cameAsForm(req) && momentOf((args as Args).data) !== null

function refuseOlder(sent: unknown, stored: unknown): void {
  const [theirs, ours] = [momentOf(sent), momentOf(stored)]
  if (theirs === null || ours === null || theirs === ours) return

  throw new Refused('changed-meanwhile', {}, [{ code: 'changed-meanwhile', message: words }])
}

const words =
  'Dieser Eintrag wurde inzwischen an anderer Stelle geändert. Ihre Eingaben stehen noch hier, sind aber nicht gespeichert. ' +
  'Öffnen Sie den Eintrag in einem zweiten Tab, um zu vergleichen, und laden Sie ihn dann neu.'

function momentOf(record: unknown): number | null {
  const moment = isRecord(record) ? Date.parse(String(record.updatedAt)) : Number.NaN

  return Number.isNaN(moment) ? null : moment
}
