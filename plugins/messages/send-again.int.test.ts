import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

const refused = Object.assign(new Error('unbekannt'), { code: 'EENVELOPE', responseCode: 550 })

let app: TestApp
let chief: Hired
let mia: Hired
let stranger: Hired
let place: () => Promise<unknown>
const sendEmail = vi.fn<TestApp['payload']['sendEmail']>()

beforeAll(async () => {
  app = await createTestApp()
  const counter = await openCounter(app)
  place = () => counter.place()
  chief = await hire(app, 'ROLE_ADMIN')
  mia = await hire(app, 'ROLE_MANAGER', [counter.shop.branch])
  stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'fern')])
  app.payload.sendEmail = sendEmail
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query('truncate messages, outbox, mail_servers')
  sendEmail.mockReset()
})

async function deliver(): Promise<void> {
  await deliverPromised(app.payload)
  await deliverPromised(app.payload)
}

const listedBy = async ({ ask }: Hired) => {
  const answer = await ask('GET', '/api/messages?sort=reader')
  return (await readJson<{ docs: { id: string; state: string; why: string | null }[] }>(answer)).docs
}
const again = async ({ ask }: Hired, id: string) =>
  (await ask('POST', `/api/messages/${id}/send-again`)).status

it('a message that was refused is sent again by whoever leads the branch, once', async () => {
  sendEmail.mockRejectedValueOnce(refused).mockResolvedValue(undefined)
  await place()
  await deliver()
  const list = await listedBy(mia)
  const [lost] = list.filter(({ state }) => state === 'refused')
  expect(list.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused'])
  expect(lost?.why).toBe('Der Mailserver hat diese Adresse endgültig abgelehnt. (Antwort 550)')

  const id = lost?.id ?? ''
  expect(await again(stranger, id)).toBe(404)
  const answers = await Promise.all([again(mia, id), again(mia, id)])
  expect(answers.toSorted()).toEqual([202, 409])
  await deliver()

  expect((await listedBy(mia)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  expect(sendEmail).toHaveBeenCalledTimes(3)
  expect(new Set(sendEmail.mock.calls.map(([{ messageId }]) => messageId)).size).toBe(2)
})

it('what has arrived is not sent again', async () => {
  sendEmail.mockResolvedValue(undefined)
  await place()
  await deliver()
  const [message] = await listedBy(mia)

  expect(await again(mia, message?.id ?? '')).toBe(409)
  await deliver()
  expect(sendEmail).toHaveBeenCalledTimes(2)
})

it('whoever leads sees how the post is, and nobody else does', async () => {
  const away = Object.assign(new Error('weg'), { code: 'ETIMEDOUT' })
  sendEmail.mockRejectedValue(away)
  for (let count = 0; count < 3; count += 1) await place()
  await deliver()

  const answer = await chief.ask('GET', '/api/messages/post')
  expect(await readJson(answer)).toMatchObject({
    waiting: 6,
    awayUntil: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  const employee = await hire(app, 'ROLE_EMPLOYEE')
  expect((await employee.ask('GET', '/api/messages/post')).status).toBe(403)
  const { rows } = await app.pool.query(
    `select distinct attempts from outbox where topic = 'order-mail' and done_at is null`,
  )
  expect(rows).toEqual([{ attempts: 0 }])
})
