import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { WorkingSchedule } from '#cms/payload-types.ts'
import { idOf } from '#kernel/access/caller.ts'
import { promise } from '#kernel/outbox/promise.ts'

import { isToldTogether } from '../operations/told-together.ts'
import { changeMail, type ShiftNews } from '../plan-effects.ts'

/** So long it is waited whether somebody goes on changing it: only the last revision is told. */
const settlingSeconds = 90

/** Whoever knows of a shift is told what becomes of it, and whoever gets one that is published, of that. */
export const tellPerson: CollectionAfterChangeHook<WorkingSchedule> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (isToldTogether(req.context)) return
  const before = operation === 'update' ? knownTo(previousDoc) : null
  const after = knownTo(doc)
  if (before && before !== after)
    await tell(req, { ...timesOf(previousDoc), revision: doc.revision }, before, 'dropped')
  if (after && before !== after) await tell(req, timesOf(doc), after, 'new')
  if (after && before === after && doc.revision !== previousDoc.revision) {
    await tell(req, timesOf(doc), after, 'changed')
  }
}

/** The same where a shift is taken out of the plan. */
export const tellDropped: CollectionAfterDeleteHook<WorkingSchedule> = async ({ doc, req }) => {
  const person = knownTo(doc)
  if (person) await tell(req, { ...timesOf(doc), revision: doc.revision + 1 }, person, 'dropped')
}

type Told = { shift: string; revision: number; branch: string; from: string; to: string }

const knownTo = ({ status, user }: WorkingSchedule): string | null =>
  status === 'published' && user ? idOf(user) : null

const timesOf = ({ id, revision, branch, from, to }: WorkingSchedule): Told => ({
  shift: id,
  revision,
  branch: idOf(branch),
  from,
  to,
})

/** What is over is no news. */
async function tell(req: PayloadRequest, told: Told, person: string, what: ShiftNews): Promise<void> {
  if (Date.parse(told.to) <= Temporal.Now.instant().epochMilliseconds) return
  const once = `${told.shift}:${told.revision}:${what}:${person}`

  await promise(req, changeMail, { ...told, person, what }, once, { afterSeconds: settlingSeconds })
}
