import { describe, expect, it } from 'vitest'

import type { Caller } from '#kernel/access/caller.ts'
import { commonScopes, namedIn, ownBranches } from './scopes.ts'

const nobodysId = '00000000-0000-0000-0000-000000000000'
const mia: Caller = { id: 'mia', branches: ['vienna', 'linz'], askers: ['anyone', 'ROLE_MANAGER'] }
const newcomer: Caller = { id: 'neu', branches: [], askers: ['anyone', 'ROLE_EMPLOYEE'] }
const guest: Caller = { id: null, branches: [], askers: ['anyone'] }

const miasBranches = ['vienna', 'linz']

describe('which records a grant reaches', () => {
  it.each([
    ['published', mia, { isPublic: { equals: true } }],
    [
      'visible',
      guest,
      { or: [{ isEnabled: { equals: true } }, { isVisibleWhenUnavailable: { equals: true } }] },
    ],
    ['branch', mia, { branch: { in: miasBranches } }],
    ['branch', newcomer, { branch: { in: [nobodysId] } }],
    ['branches', mia, { branches: { in: miasBranches } }],
    ['workplace', mia, { id: { in: miasBranches } }],
    ['workplace', newcomer, { id: { in: [nobodysId] } }],
    ['self', mia, { id: { equals: 'mia' } }],
    ['self', guest, { id: { equals: nobodysId } }],
    ['colleagues', mia, { or: [{ id: { equals: 'mia' } }, { branches: { in: miasBranches } }] }],
    ['mine', mia, { user: { equals: 'mia' } }],
    ['mine', guest, { user: { equals: nobodysId } }],
  ] as const)('%s', (grant, caller, where) => {
    expect(commonScopes[grant].where(caller)).toEqual(where)
  })

  it('of those that name several people are the ones that name the caller', () => {
    expect(namedIn('assignees').where(mia)).toEqual({ assignees: { in: ['mia'] } })
    expect(namedIn('assignees').where(guest)).toEqual({ assignees: { in: [nobodysId] } })
  })

  it('leaves those to others that name a branch besides one’s own', () => {
    expect(commonScopes.branches.foreign?.(mia)).toEqual({ branches: { not_in: miasBranches } })
    expect(commonScopes.branches.foreign?.(newcomer)).toEqual({ branches: { not_in: [nobodysId] } })
  })
})

describe('what a grant lets somebody write', () => {
  it.each(['published', 'visible', 'colleagues'] as const)('is nothing for %s', (grant) => {
    for (const deed of ['create', 'update'] as const) {
      expect(commonScopes[grant].holds(mia, {}, deed)).toBe(false)
    }
  })

  it.each([
    ['self', commonScopes.self],
    ['workplace', commonScopes.workplace],
    ['a record that names the caller', namedIn('assignees')],
  ] as const)('is a change, but no new record, for %s', (_name, scope) => {
    expect(scope.holds(mia, { name: 'neu' }, 'update')).toBe(true)
    expect(scope.holds(mia, { name: 'neu' }, 'create')).toBe(false)
  })

  it.each([
    ['create', { user: 'mia' }, true],
    ['create', { user: { id: 'mia' } }, true],
    ['create', { user: 'ben' }, false],
    ['create', { name: 'of nobody' }, false],
    ['create', {}, true],
    ['update', { name: 'left where it is' }, true],
    ['update', { user: 'ben' }, false],
    ['update', { user: 'mia' }, true],
  ] as const)('for mine, to %s with %j: %s', (deed, incoming, isHeld) => {
    expect(commonScopes.mine.holds(mia, incoming, deed)).toBe(isHeld)
  })

  it('is nothing of nobody’s for a guest', () => {
    expect(commonScopes.mine.holds(guest, { user: null }, 'create')).toBe(false)
    expect(commonScopes.mine.holds(guest, { user: 'null' }, 'create')).toBe(false)
  })

  it.each([
    ['create', { branch: 'linz' }, true],
    ['create', { branch: { id: 'linz' } }, true],
    ['create', { branch: ['vienna', 'linz'] }, true],
    ['create', { branch: ['vienna', 'graz'] }, false],
    ['create', { branch: ['vienna', null] }, true],
    ['create', { branch: ['vienna', undefined] }, true],
    ['create', { branch: [] }, false],
    ['create', { branch: null }, false],
    ['create', { name: 'without one' }, false],
    ['create', {}, true],
    // The empty form.
    ['create', { _status: 'draft' }, true],
    ['create', { _status: 'draft', branch: 'graz' }, false],
    ['update', { name: 'left where it is' }, true],
    ['update', { branch: 'graz' }, false],
    ['update', { branch: null }, false],
  ] as const)('for own branches, to %s with %j: %s', (deed, incoming, isHeld) => {
    expect(ownBranches('branch').holds(mia, incoming, deed)).toBe(isHeld)
  })

  it('is nothing for somebody without a branch', () => {
    expect(ownBranches('branch').holds(newcomer, {}, 'create')).toBe(false)
    expect(ownBranches('branch').holds(newcomer, { name: 'left where it is' }, 'update')).toBe(false)
  })
})
