import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import { branchesToRead } from './branches-to-read.ts'

const seen = {
  orders: { config: { access: { read: () => true } } },
  vouchers: { config: { access: { read: () => ({ branch: { equals: 'linz' } }) } } },
  fiscal: { config: { access: { read: () => false } } },
}
// Rights are looked up in these parts of a Payload, and in nothing else of a request.
const from = (user: object | null) =>
  ({ user, payload: { collections: seen, globals: { config: [] }, config: {} } }) as unknown as PayloadRequest
const mia = { id: 'mia', collection: 'users', branches: ['linz', { id: 'wels' }] }
const refusal = { name: 'Refused', code: 'not-allowed' }

it('whoever may read all of something reads it of every branch, and else of their own ones', async () => {
  expect(await branchesToRead(from(mia), 'orders')).toBeNull()
  expect(await branchesToRead(from(mia), 'vouchers')).toEqual(['linz', 'wels'])
})

it.each([
  ['whoever has no right to it', mia, 'fiscal'],
  ['a device', { id: 'till', collection: 'devices', branch: 'linz' }, 'orders'],
  ['a stranger', null, 'orders'],
])('%s reads it of no branch', async (_who, user, slug) => {
  await expect(branchesToRead(from(user), slug)).rejects.toMatchObject(refusal)
})
