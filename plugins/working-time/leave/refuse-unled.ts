import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

import { isAdmin, leadsPerson, personOfSheets } from '../sheets/people-of-sheets.ts'

/** Only whoever leads a person says something of their leave, and nobody of their own but the administration. */
export async function refuseUnled(req: PayloadRequest, user: string): Promise<void> {
  const person = await personOfSheets(req, user)
  const isOwn = staffOf(req)?.id === user && !isAdmin(req)
  if (isOwn || !(await leadsPerson(req, person))) throw new Refused('not-allowed')
}
