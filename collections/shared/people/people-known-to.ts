import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { rightTo } from '#kernel/access/rights.ts'

import { idsOf } from '../ids-of.ts'

type Known = ReadonlySet<string> | 'everybody'

const known = new WeakMap<PayloadRequest, Promise<Known>>()

/** Who may be named to whoever asks, themselves included. Asked once for all records of a list. */
export async function peopleKnownTo(req: PayloadRequest): Promise<Known> {
  const asked = known.get(req) ?? readPeople(req)
  known.set(req, asked)

  return asked
}

async function readPeople(req: PayloadRequest): Promise<Known> {
  const granted = await rightTo(req, 'read', 'users')
  if (granted === true) return 'everybody'
  const self = staffOf(req)

  return new Set([...(self ? [self.id] : []), ...(granted ? await idsOf(req, 'users', granted) : [])])
}
