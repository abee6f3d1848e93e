import type { FieldHook, PayloadRequest } from 'payload'

import { idOf, staffOf } from '#kernel/access/caller.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { withoutPerson } from '#domain/workforce/record-titles.ts'

import { idsOf } from '../ids-of.ts'

const known = new WeakMap<PayloadRequest, Promise<ReadonlySet<string> | 'everybody'>>()

/**
 * A record of a branch stays with it when the person moves on: who may not read the person any more does not learn
 * the name from the title.
 */
export const hidePersonInTitle: FieldHook = async ({ overrideAccess, req, siblingData, value }) => {
  const staff = staffOf(req)
  if (overrideAccess || !staff || typeof value !== 'string') return value

  const person = siblingData.user ? idOf(siblingData.user) : ''
  if (person === staff.id) return value

  const people = await peopleKnownTo(req)
  return people === 'everybody' || people.has(person) ? value : withoutPerson(value)
}

/** Asked once for all records of a list. */
async function peopleKnownTo(req: PayloadRequest): Promise<ReadonlySet<string> | 'everybody'> {
  const asked = known.get(req) ?? readPeople(req)
  known.set(req, asked)

  return asked
}

async function readPeople(req: PayloadRequest): Promise<ReadonlySet<string> | 'everybody'> {
  const granted = await rightTo(req, 'read', 'users')
  if (granted === true) return 'everybody'

  return new Set(granted ? await idsOf(req, 'users', granted) : [])
}
