import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { sendSms } from '../messages.port.ts'

let app: TestApp
let branch: string
const now = Temporal.Instant.from('2026-11-28T12:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'eck')
  const admin = await hire(app, 'ROLE_ADMIN')
  const account = { name: 'SMS', sender: 'Wirtshaus', provider: 'log', isActive: true }
  await admin.ask('POST', '/api/sms-accounts', account)
})

afterAll(() => app.close())

type Told = { minutes?: number; reader?: 'guest' | 'branch' }

const tell = async (to: string, { minutes = 0, reader = 'guest' }: Told = {}) => {
  const event = randomUUID()
  await sendSms(
    { kind: 'order-place', reader, event, to, title: 'Bestellung', text: 'Danke', about: { branch } },
    { payload: app.payload },
    () => now.add({ minutes }),
  )
  const { rows } = await app.pool.query<{ state: string }>('select state from messages where event = $1', [
    event,
  ])

  return rows[0]?.state
}

it('whoever orders again and again for the number of somebody else costs the house a dozen SMS an hour', async () => {
  const states = []
  for (let count = 0; count < 15; count += 1) states.push(await tell('+436641234567'))

  expect(states).toEqual([...Array<string>(12).fill('accepted'), ...Array<string>(3).fill('refused')])
  expect(await tell('+436649999999')).toBe('accepted')
  expect(await tell('+436641234567', { reader: 'branch' })).toBe('accepted')
  expect(await tell('+436641234567', { minutes: 61 })).toBe('accepted')
})
