import type { PayloadRequest } from 'payload'

import { idOf, leads, type Staff, staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'

export type PinOwner = { id: string; name: string }

/**
 * Whose PIN the person behind a request may set: their own, and that of those whom they lead. Whoever sets a PIN could
 * use it, so nobody sets one of somebody who has as much to say, which is answered as if they did not exist, nor of
 * somebody who works elsewhere as well: it would open the screens there.
 */
export async function findPinOwner(req: PayloadRequest, id: string): Promise<PinOwner> {
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')
  const isOwn = staff.id === id
  if (!isOwn && !leads(staff)) throw new Refused('not-allowed')

  const found = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { firstName: true, lastName: true, username: true, email: true, roles: true, branches: true },
    disableErrors: true,
    ...asUser(req),
  })
  const isLed =
    staff.roles.includes('ROLE_ADMIN') ||
    !found?.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_MANAGER')
  if (!found || !(isOwn || isLed)) throw new Refused('unknown-record')
  if (!isOwn && !isWholly(found.branches ?? [], staff)) throw new Refused('not-allowed')

  return { id: found.id, name: nameOfPerson(found) }
}

const isWholly = (branches: readonly unknown[], { roles, branches: led }: Staff): boolean =>
  roles.includes('ROLE_ADMIN') || branches.every((branch) => led.includes(idOf(branch)))
