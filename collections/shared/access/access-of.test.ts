import type { AccessArgs } from 'payload'
import { describe, expect, it } from 'vitest'

import { accessOf } from './access-of.ts'

const tables = accessOf('tables')
const menus = accessOf('menus')

const mia = { id: 'mia', roles: ['ROLE_MANAGER'], branches: ['vienna'] }
const ben = { id: 'ben', roles: ['ROLE_EMPLOYEE'], branches: [] }
const printer = { id: 'printer', collection: 'devices', branch: { id: 'vienna' }, purpose: 'printing' }
const inVienna = { or: [{ branch: { in: ['vienna'] } }] }

const ask = (user: object | null, data?: Record<string, unknown>, shared: { id: string }[] = []) =>
  // Access functions look at nothing of the request but who asks, and ask for what is shared.
  ({
    req: {
      user,
      payload: {
        find: async ({ where }: { where: object }) => ({ docs: 'and' in where ? shared : [{ id: 'mine' }] }),
      },
    },
    data,
  }) as unknown as AccessArgs

describe('the scope of own branches', () => {
  it('lets a manager create records of her branch only', async () => {
    expect(await tables.create(ask(mia, { branch: 'vienna' }))).toBe(true)
    expect(await tables.create(ask(mia, { branch: 'graz' }))).toBe(false)
    expect(await tables.create(ask(mia, { name: 'no branch' }))).toBe(false)
  })

  it('keeps a manager from moving a record to another branch', async () => {
    expect(await tables.update(ask(mia, { branch: 'graz' }))).toBe(false)
    expect(await tables.update(ask(mia, { branch: { id: 'vienna' } }))).toEqual(inVienna)
    expect(await tables.update(ask(mia, { name: 'new' }))).toEqual(inVienna)
  })

  it('takes a body that is no record for none', async () => {
    // A client may send any JSON, whatever Payload's types say.
    const text = 'branch' as unknown as Record<string, unknown>

    expect(await tables.update(ask(mia, text))).toEqual(inVienna)
  })

  it('refuses a list of branches that holds a foreign one', async () => {
    expect(await menus.update(ask(mia, { branches: ['vienna', 'graz'] }))).toBe(false)
  })

  it('leaves out what is shared with a foreign branch, whatever the body says', async () => {
    const own = { branches: { in: ['vienna'] } }

    expect(await menus.update(ask(mia, { name: 'new' }))).toEqual({ or: [own] })
    expect(await menus.update(ask(mia, { name: 'new' }, [{ id: 'shared' }]))).toEqual({
      or: [{ and: [own, { id: { not_in: ['shared'] } }] }],
    })
  })

  it('shows a person without branches no record at all', async () => {
    expect(await tables.read(ask(ben))).toEqual({
      or: [{ branch: { in: ['00000000-0000-0000-0000-000000000000'] } }],
    })
  })

  it('adds up the rights of several roles', async () => {
    expect(await tables.delete(ask({ ...mia, roles: ['ROLE_MANAGER', 'ROLE_ADMIN'] }))).toBe(true)
  })
})

describe('who asks', () => {
  it('may be a device that serves another purpose, which sees nothing of it', async () => {
    const departments = accessOf('departments')
    expect(await departments.read(ask({ ...printer, purpose: 'signage' }))).toBe(false)
    expect(await departments.read(ask(printer))).toEqual({ or: [{ branch: { in: ['vienna'] } }] })
    expect(await accessOf('orders').read(ask(printer))).toBe(false)
  })

  it('may be a device, which sees its branch', async () => {
    expect(await tables.read(ask(printer))).toEqual(inVienna)
    expect(await tables.update(ask(printer, { name: 'new' }))).toBe(false)
  })

  it('is nobody when blocked', async () => {
    expect(await tables.read(ask({ ...mia, isBlocked: true }))).toBe(false)
    expect(await tables.read(ask({ ...printer, isBlocked: true }))).toBe(false)
  })
})
