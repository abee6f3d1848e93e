import type { AccessArgs } from 'payload'
import { describe, expect, it } from 'vitest'

import { accessFrom, everything, grant, nothing, type Staff } from './grants.ts'
import { ownBranches } from './scopes.ts'

const own = ownBranches('branch')
const access = accessFrom({
  anyone: nothing,
  ROLE_EMPLOYEE: grant('none', own, 'none', 'none'),
  ROLE_EDITOR: nothing,
  ROLE_MANAGER: grant(own, own, own, own),
  ROLE_ADMIN: everything,
})

const mia = { id: 'mia', roles: ['ROLE_MANAGER'], branches: ['vienna'] } satisfies Staff
const ben = { id: 'ben', roles: ['ROLE_EMPLOYEE'], branches: [] } satisfies Staff

const ask = (user: Staff | null, data?: Record<string, unknown>) =>
  // Access functions look at nothing of the request but the person.
  ({ req: { user }, data }) as unknown as AccessArgs

describe('the scope of own branches', () => {
  it('lets a manager create records of her branch only', () => {
    expect(access.create(ask(mia, { branch: 'vienna' }))).toBe(true)
    expect(access.create(ask(mia, { branch: 'graz' }))).toBe(false)
    expect(access.create(ask(mia, { name: 'no branch' }))).toBe(false)
  })

  it('keeps a manager from moving a record to another branch', () => {
    expect(access.update(ask(mia, { branch: 'graz' }))).toBe(false)
    expect(access.update(ask(mia, { branch: { id: 'vienna' } }))).toEqual({
      or: [{ branch: { in: ['vienna'] } }],
    })
    expect(access.update(ask(mia, { name: 'new' }))).toEqual({ or: [{ branch: { in: ['vienna'] } }] })
  })

  it('refuses a list of branches that holds a foreign one', () => {
    expect(access.update(ask(mia, { branch: ['vienna', 'graz'] }))).toBe(false)
  })

  it('shows a person without branches no record at all', () => {
    expect(access.read(ask(ben))).toEqual({
      or: [{ branch: { in: ['00000000-0000-0000-0000-000000000000'] } }],
    })
  })

  it('adds up the rights of several roles', () => {
    expect(access.delete(ask({ ...mia, roles: ['ROLE_MANAGER', 'ROLE_ADMIN'] }))).toBe(true)
  })
})
