import { afterAll, beforeAll, expect, it } from 'vitest'

import { resetMail } from '#collections/shared/accounts/account-effects.ts'
import { anyone } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type OutboxHandler, runOutbox } from '#kernel/outbox/run-outbox.ts'
import { sendResetMail } from './send-reset-mail.ts'

let app: TestApp
const email = 'anna@example.com'

beforeAll(async () => {
  app = await createTestApp()
  await app.payload.create({
    collection: 'users',
    data: {
      email,
      password: 'ein-gutes-passwort',
      firstName: 'Anna',
      lastName: 'Auer',
      roles: ['ROLE_EMPLOYEE'],
    },
    overrideAccess: true,
  })
})

afterAll(() => app.close())

it('the link of a mail that arrives opens, though a delivery that was given up fails later on', async () => {
  const [atServer, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const mails: string[] = []
  app.payload.sendEmail = async () => {
    app.payload.sendEmail = async (mail) => void mails.push(String((mail as { html?: string }).html))
    atServer.resolve()
    await failed.promise
  }
  const deliveries: Promise<void>[] = []
  const handlers = {
    [resetMail.name]: (...[facts, givenUp, { once }]: Parameters<OutboxHandler>) => {
      const delivery = sendResetMail(resetMail.facts.parse(facts), {
        payload: app.payload,
        givenUp,
        once,
        isLastTry: false,
      })
      deliveries.push(delivery)
      return delivery
    },
  }
  const run = { pool: app.pool, handlers, onProblem: () => undefined }

  await anyone(app)('POST', '/api/users/forgot-password', { email })
  await runOutbox({ ...run, deadlineMs: 1 })
  await atServer.promise
  await app.pool.query('update outbox set available_at = now()')
  await runOutbox(run)
  failed.reject(new Error('connect ETIMEDOUT'))
  await Promise.allSettled(deliveries)

  expect([deliveries.length, mails.length]).toEqual([2, 1])
  const token = /\/backend\/reset\/(\w+)/.exec(mails[0] ?? '')?.[1]
  const body = { token, password: 'drei-fische-im-teich' }
  expect((await anyone(app)('POST', '/api/users/reset-password', body)).status).toBe(200)
})
