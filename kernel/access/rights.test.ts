import type { Access, PayloadRequest, Where } from 'payload'
import { describe, expect, it } from 'vitest'

import { type Right, requireRight, rightTo } from './rights.ts'

const ownBranch: Where = { branch: { equals: 'linz' } }
const asked: object[] = []
const answering =
  (granted: boolean | Where): Access =>
  ({ id, data }) => {
    asked.push({ id, data })
    return granted
  }
const open = {
  create: answering(true),
  read: answering(true),
  update: answering(ownBranch),
  delete: () => false,
}

// Rights are looked up in these parts of a Payload, and in nothing else of a request.
const from = (user: object | null) =>
  ({
    user,
    payload: {
      collections: { tables: { config: { access: open } } },
      globals: { config: [{ slug: 'config', access: { read: () => true, update: () => false } }] },
      config: { custom: { capabilities: [{ name: 'till' }, { name: 'diary', access: { diary: open } }] } },
    },
  }) as unknown as PayloadRequest
const req = from({ id: 'mia' })

describe('a right', () => {
  it.each<[Right, string, boolean | Where]>([
    ['read', 'tables', true],
    ['update', 'tables', ownBranch],
    ['delete', 'tables', false],
    ['read', 'config', true],
    ['update', 'config', false],
    ['update', 'diary', ownBranch],
    ['read', 'unheard-of', false],
    ['session', 'unheard-of', false],
  ])('to %s of %s is answered by whoever keeps it', async (right, slug, granted) => {
    expect(await rightTo(req, right, slug)).toEqual(granted)
  })

  it('that nobody has said more about belongs to whoever is signed in', async () => {
    expect(await rightTo(req, 'unlock', 'tables')).toBe(true)
    expect(await rightTo(from(null), 'unlock', 'tables')).toBe(false)
  })

  it('may hang on the record and what it holds', async () => {
    asked.length = 0
    await rightTo(req, 'update', 'tables', { id: '7', data: { branch: 'linz' } })

    expect(asked).toEqual([{ id: '7', data: { branch: 'linz' } }])
  })

  it('that is missing refuses, and so does one to some records, unless they are enough', async () => {
    const refusal = { name: 'Refused', code: 'not-allowed' }

    await expect(requireRight(req, 'read', 'tables')).resolves.toBeUndefined()
    await expect(requireRight(req, 'update', 'tables', { isInPart: true })).resolves.toBeUndefined()
    await expect(requireRight(req, 'update', 'tables')).rejects.toMatchObject(refusal)
    await expect(requireRight(req, 'delete', 'tables', { isInPart: true })).rejects.toMatchObject(refusal)
  })
})
