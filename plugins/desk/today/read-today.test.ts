import type { PayloadRequest } from 'payload'
import { beforeEach, expect, test } from 'vitest'

import { type TodayLine, type TodaySource, withToday } from '../today.port.ts'
import { readToday, tagsOfToday } from './read-today.ts'

const now = Temporal.Instant.from('2026-11-24T12:00:00Z')
let warnings: unknown[] = []

beforeEach(() => {
  warnings = []
})

const line = (key: string, count: number, tone: TodayLine['tone'] = 'waits'): TodayLine => ({
  key,
  label: key,
  count,
  since: null,
  tone,
  path: '/',
})
const source = (
  name: string,
  read: TodaySource<'waiting'>['read'],
  slug = 'orders',
): TodaySource<'waiting'> => ({ name, right: ['read', slug], follows: [slug], read })

/** Somebody who may read orders, and nothing else. */
function askedOf(...waiting: TodaySource<'waiting'>[]): PayloadRequest {
  const config = withToday({} as Parameters<typeof withToday>[0], { waiting })
  const collections = {
    orders: { config: { access: { read: () => true } } },
    customers: { config: { access: { read: () => false } } },
  }
  // Reading asks for no more of a request than its log, its rights and its configuration.
  return {
    payload: {
      config,
      collections,
      globals: { config: [] },
      logger: { warn: (facts: unknown) => warnings.push(facts) },
    },
  } as unknown as PayloadRequest
}

test('what is wrong comes first, and what is settled is gone', async () => {
  const { waiting } = await readToday(
    askedOf(
      source('Anfragen', async () => [line('a', 2), line('b', 0)]),
      source('Pläne', async () => [line('c', 1, 'wrong')]),
    ),
    now,
  )

  expect(waiting.map(({ key }) => key)).toEqual(['c', 'a'])
})

test('a part that fails is named and logged, and the rest stays', async () => {
  const lost = new Error('too slow')
  const fail = async () => {
    throw lost
  }
  const { waiting, missing } = await readToday(
    askedOf(
      source('Bestellungen', fail),
      source('Bestellungen', fail),
      source('Anfragen', async () => [line('a', 2)]),
    ),
    now,
  )

  expect(waiting.map(({ key }) => key)).toEqual(['a'])
  expect(missing).toEqual(['Bestellungen'])
  expect(warnings).toEqual([
    { err: lost, name: 'Bestellungen' },
    { err: lost, name: 'Bestellungen' },
  ])
})

test('what a person may not read is neither asked for nor followed', async () => {
  let isAsked = false
  const req = askedOf(
    source(
      'Kunden',
      async () => {
        isAsked = true
        return [line('a', 2)]
      },
      'customers',
    ),
    source('Bestellungen', async () => [line('b', 1)]),
  )
  const { waiting } = await readToday(req, now)

  expect(waiting.map(({ key }) => key)).toEqual(['b'])
  expect(isAsked).toBe(false)
  expect(await tagsOfToday(req)).toEqual(['orders'])
})
