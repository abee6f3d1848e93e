import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'

import type { Role } from '#domain/people/roles.ts'

import { callerOf, deviceOf, idOf, leads, staffOf } from './caller.ts'
import {
  onlyAdminReads,
  onlyAdminWrites,
  onlyLeadWrites,
  onlyStaffReads,
  sealed,
  secret,
} from '#collections/shared/access/field-access.ts'

// The functions look at nothing of a request but this.
const from = (user: object | null) => ({ user }) as unknown as PayloadRequest

const mia = { id: 7, collection: 'users', roles: ['ROLE_MANAGER'], branches: ['vienna', { id: 'linz' }] }
const printer = { id: 'drucker', collection: 'devices', branch: { id: 'vienna' }, purpose: 'printing' }

describe('who asks', () => {
  it('is a person with roles and branches', () => {
    expect(callerOf(from(mia))).toEqual({
      id: '7',
      branches: ['vienna', 'linz'],
      askers: ['anyone', 'ROLE_MANAGER'],
    })
  })

  it('is a person without any, whose account names none', () => {
    const bare = { id: 'neu', collection: 'users', roles: null, branches: null }

    expect(callerOf(from(bare))).toEqual({ id: 'neu', branches: [], askers: ['anyone'] })
  })

  it('is a device that stands at one branch and serves one purpose', () => {
    expect(callerOf(from(printer))).toEqual({
      id: 'drucker',
      branches: ['vienna'],
      askers: ['anyone', 'device'],
      purpose: 'printing',
    })
    expect(deviceOf(from({ ...printer, purpose: null }))).toEqual({ id: 'drucker', branch: 'vienna' })
  })

  it('is nobody without an account, and nobody when blocked', () => {
    const nobody = { id: null, branches: [], askers: ['anyone'] }

    expect(callerOf(from(null))).toEqual(nobody)
    expect(callerOf(from({ ...mia, isBlocked: true }))).toEqual(nobody)
    expect(callerOf(from({ ...printer, isBlocked: true }))).toEqual(nobody)
    expect(deviceOf(from(mia))).toBeNull()
    expect(staffOf(from(printer))).toBeNull()
  })
})

it('a relation has the same id populated or not', () => {
  expect([idOf('a'), idOf({ id: 'a' }), idOf(4), idOf(null), idOf({ name: 'none' })]).toEqual([
    'a',
    'a',
    '4',
    'null',
    '[object Object]',
  ])
})

describe('managers and admins lead', () => {
  it.each<[Role[], boolean]>([
    [['ROLE_MANAGER'], true],
    [['ROLE_ADMIN'], true],
    [['ROLE_EMPLOYEE', 'ROLE_MANAGER'], true],
    [['ROLE_EMPLOYEE', 'ROLE_EDITOR'], false],
    [[], false],
  ])('%j: %s', (roles, isLead) => {
    expect(leads({ id: 'x', roles, branches: [] })).toBe(isLead)
  })

  it('and a stranger leads nobody', () => {
    expect(leads(null)).toBe(false)
  })
})

describe('the fields', () => {
  const asked = (user: object | null) => ({ req: from(user) }) as Parameters<typeof secret.read>[0]
  const as = (role: Role) => asked({ ...mia, roles: [role] })

  it.each([
    ['that only admins write', onlyAdminWrites, ['create', 'update'], ['ROLE_ADMIN']],
    ['that only admins read', onlyAdminReads, ['read', 'create', 'update'], ['ROLE_ADMIN']],
    ['that only leads write', onlyLeadWrites, ['create', 'update'], ['ROLE_ADMIN', 'ROLE_MANAGER']],
    [
      'that only staff reads',
      onlyStaffReads,
      ['read'],
      ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EDITOR', 'ROLE_EMPLOYEE'],
    ],
    ['of the system', secret, ['read', 'create', 'update'], []],
  ])('%s are open to exactly these', (_name, access, deeds, roles) => {
    expect(Object.keys(access)).toEqual(deeds)
    for (const isGranted of Object.values(access)) {
      for (const role of ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EDITOR', 'ROLE_EMPLOYEE'] as const) {
        expect(isGranted(as(role)), role).toBe(roles.includes(role))
      }
      expect(isGranted(asked(null))).toBe(false)
      expect(isGranted(asked(printer))).toBe(false)
    }
  })

  it('that are sealed stay readable as they were, and are written by nobody', () => {
    const [sum, hint, group] = sealed([
      { name: 'sum', type: 'number', access: { read: onlyStaffReads.read } },
      { name: 'hint', type: 'ui', admin: {} },
      { type: 'row', fields: [] },
    ])

    expect(sum).toMatchObject({ name: 'sum', type: 'number', access: { read: onlyStaffReads.read } })
    const { create, update } = (sum as { access: typeof secret }).access // written just above
    expect([create(as('ROLE_ADMIN')), update(as('ROLE_ADMIN'))]).toEqual([false, false])
    expect([hint, group]).toEqual([
      { name: 'hint', type: 'ui', admin: {} },
      { type: 'row', fields: [] },
    ])
  })
})
