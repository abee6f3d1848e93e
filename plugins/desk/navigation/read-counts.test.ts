import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import type { DeskCount } from '../desk.port.ts'
import { readCounts } from './read-counts.ts'

const warnings: unknown[] = []
// Counting asks for no more of a request than its log.
const req = {
  payload: { logger: { warn: (facts: unknown) => warnings.push(facts) } },
} as unknown as PayloadRequest
const count = (label: DeskCount['label'], read: DeskCount['read']): DeskCount => ({
  area: 'ordering',
  label,
  right: ['read', 'orders'],
  read,
})

test('what cannot be counted costs its number, and neither the others nor the page', async () => {
  const lost = new Error('too slow')
  const counts = [
    count('verloren', async () => {
      throw lost
    }),
    count('unbestätigt', async () => 3),
  ]

  expect((await readCounts(req, counts)).map(({ count }) => count)).toEqual([0, 3])
  expect(warnings).toEqual([{ err: lost, label: 'verloren' }])
})

test('one is called otherwise than several, where it is said how', async () => {
  const requests = ['offene Anfrage', 'offene Anfragen'] as const
  const told = await readCounts(req, [
    count(requests, async () => 1),
    count(requests, async () => 2),
    count('unbestätigt', async () => 1),
  ])

  expect(told.map(({ label }) => label)).toEqual(['offene Anfrage', 'offene Anfragen', 'unbestätigt'])
})
