import type { PayloadRequest } from 'payload'

import { isUuid } from '#domain/api/is-uuid.ts'
import type { Asker } from '#domain/people/rights.ts'
import type { Role } from '#domain/people/roles.ts'

/** What the access rules know of a person of the staff who asks. */
export type Staff = { id: string; roles: Role[]; branches: string[] }

/** A device that proved itself with its key; it stands at one branch and serves one purpose. */
export type CallingDevice = { id: string; branch: string; purpose?: string }

/** Whoever asks, as scopes see them. */
export type Caller = { id: string | null; branches: string[]; askers: Asker[]; purpose?: string }

type Account = {
  id: unknown
  collection?: string
  roles?: Role[] | null
  branches?: unknown[] | null
  branch?: unknown
  purpose?: string | null
  isBlocked?: boolean | null
}

export function callerOf(req: PayloadRequest): Caller {
  const staff = staffOf(req)
  if (staff) return { id: staff.id, branches: staff.branches, askers: ['anyone', ...staff.roles] }

  const device = deviceOf(req)
  if (device)
    return { id: device.id, branches: [device.branch], askers: ['anyone', 'device'], ...purposeOf(device) }

  return { id: null, branches: [], askers: ['anyone'] }
}

/** The person of the staff behind a request; nobody when blocked. */
export function staffOf(req: Pick<PayloadRequest, 'user'>): Staff | null {
  const account = accountOf(req)
  if (!account || account.collection === 'devices' || account.isBlocked) return null

  return {
    id: String(account.id),
    roles: account.roles ?? [],
    branches: (account.branches ?? []).map(idOf),
  }
}

/** Whether somebody leads others: which ones is up to the scopes of the rights table. */
export const leads = (staff: Staff | null): boolean =>
  Boolean(staff?.roles.some((role) => role === 'ROLE_MANAGER' || role === 'ROLE_ADMIN'))

/** Whether somebody leads this branch; the administration leads every one. */
export const leadsAt = (staff: Staff | null, branch: string): boolean =>
  leads(staff) && Boolean(staff?.roles.includes('ROLE_ADMIN') || staff?.branches.includes(branch))

/** The device behind a request, signed in by its key. */
export function deviceOf(req: PayloadRequest): CallingDevice | null {
  const account = accountOf(req)
  if (account?.collection !== 'devices' || account.isBlocked) return null

  return { id: String(account.id), branch: idOf(account.branch), ...purposeOf(account) }
}

/**
 * The id of a relation, populated or not, in the one spelling that the database has: what compares by it must not take
 * somebody for somebody else who is written in capitals.
 */
export function idOf(relation: unknown): string {
  const isRecord = typeof relation === 'object' && relation !== null && 'id' in relation
  const id = String(isRecord ? relation.id : relation)

  return isUuid(id) ? id.toLowerCase() : id
}

function accountOf({ user }: Pick<PayloadRequest, 'user'>): Account | null {
  // Payload types the person by the collections that sign in; devices are told apart at run time.
  return user ?? null
}

function purposeOf({ purpose }: { purpose?: string | null }): { purpose?: string } {
  return purpose ? { purpose } : {}
}
