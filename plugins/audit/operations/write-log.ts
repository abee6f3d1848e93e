import type { PayloadRequest } from 'payload'

import { deviceOf, staffOf } from '#kernel/access/caller.ts'
import {
  type FieldChange,
  type LogAction,
  type LogActor,
  logActorLabels,
} from '#domain/operations/change-log.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { truncateAddress } from '#domain/operations/truncate-address.ts'

import { notes } from '../notes.ts'

export type LogEntry = {
  action: LogAction
  collection?: string
  documentId?: string
  title?: string
  branch?: string | null
  changes?: FieldChange[]
  /** Who it was, where the request does not know yet or no longer. */
  actor?: Actor
}

type Actor = { actorKind: LogActor; actorId?: string; actorName?: string }

/**
 * Writes one row in the transaction of the request, so the log tells of nothing that was taken back. Below
 * the Local API on purpose: one insert, no hooks, no second read.
 */
export async function writeLog(req: PayloadRequest, { actor, ...entry }: LogEntry): Promise<void> {
  notes(req).told = entry.action
  await req.payload.db.create({
    collection: 'logs',
    data: {
      ...entry,
      title: entry.title?.slice(0, 200),
      at: Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }),
      ...(actor ?? actorOf(req)),
      ...circumstancesOf(req),
    },
    req,
    returning: false,
  })
}

function actorOf(req: PayloadRequest): Actor {
  const staff = staffOf(req)
  if (staff) return { actorKind: 'person', actorId: staff.id, actorName: nameOfPerson(req.user ?? {}) }

  const device = deviceOf(req)
  if (device) {
    const { name } = (req.user ?? {}) as { name?: unknown }
    return { actorKind: 'device', actorId: device.id, actorName: typeof name === 'string' ? name : '' }
  }

  const actorKind = req.payloadAPI === 'REST' ? 'nobody' : 'system'
  return { actorKind, actorName: logActorLabels[actorKind] }
}

function circumstancesOf({ headers }: PayloadRequest) {
  return {
    requestId: headers?.get('x-request-id')?.slice(0, 64),
    ip: truncateAddress(headers?.get('x-client-address')),
    userAgent: headers?.get('user-agent')?.slice(0, 300),
  }
}
