import type { Access, AccessArgs, Where } from 'payload'

import type { Role } from '#domain/people/roles.ts'

/** What the access rules know of the person who asks. */
export type Staff = { id: string; roles: Role[]; branches: string[] }

export const deeds = ['create', 'read', 'update', 'delete'] as const
export type Deed = (typeof deeds)[number]

/** A part of a collection: which stored records belong to it, and whether incoming fields stay inside it. */
export type Scope = {
  name: string
  where: (staff: Staff | null) => Where
  holds: (staff: Staff | null, incoming: Record<string, unknown>, deed: Deed) => boolean
}

export type Grant = 'all' | 'none' | Scope
export type Asker = Role | 'anyone'
export type AccessTable = Record<Asker, Record<Deed, Grant>>

/** Turns the rights table of a collection into Payload's access functions; rights of several roles add up. */
export const accessFrom = (table: AccessTable): Record<Deed, Access> => ({
  create: (args) => answer(table, 'create', args),
  read: (args) => answer(table, 'read', args),
  update: (args) => answer(table, 'update', args),
  delete: (args) => answer(table, 'delete', args),
})

export const grant = (create: Grant, read: Grant, update: Grant, remove: Grant): Record<Deed, Grant> => ({
  create,
  read,
  update,
  delete: remove,
})

export const everything = grant('all', 'all', 'all', 'all')
export const readOnly = grant('none', 'all', 'none', 'none')
export const nothing = grant('none', 'none', 'none', 'none')

export const staffOf = (req: AccessArgs['req']): Staff | null => {
  const { user } = req
  if (!user || user.isBlocked) return null

  return { id: user.id, roles: user.roles ?? [], branches: (user.branches ?? []).map(idOf) }
}

/** The id of a relation, populated or not. */
export const idOf = (relation: unknown): string =>
  typeof relation === 'object' && relation !== null && 'id' in relation
    ? String(relation.id)
    : String(relation)

function answer(table: AccessTable, deed: Deed, { req, data }: AccessArgs): boolean | Where {
  const staff = staffOf(req)
  const askers: Asker[] = ['anyone', ...(staff?.roles ?? [])]
  const grants = askers.map((asker) => table[asker][deed])
  if (grants.includes('all')) return true

  const scopes = grants.filter((each) => typeof each === 'object').filter((scope) => holdsIncoming(scope))
  if (scopes.length === 0) return false

  return deed === 'create' ? true : { or: scopes.map((scope) => scope.where(staff)) }

  function holdsIncoming(scope: Scope): boolean {
    const isWrite = deed === 'create' || deed === 'update'
    return !isWrite || scope.holds(staff, (data ?? {}) as Record<string, unknown>, deed)
  }
}
