import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { useMailServer } from '#plugins/messages/testing/use-mail-server.ts'
import { storeLogo } from '#scripts/testing/store-logo.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let server: MailServer
let counter: Counter

beforeAll(async () => {
  server = await openMailServer()
  app = await createTestApp()
  await useMailServer(app, server.url)
  counter = await openCounter(app)
})

afterAll(async () => {
  await app.close()
  await server.close()
})

/** The mails about a new order, by whom they are for. */
async function mailsOfOrder() {
  server.received.length = 0
  await counter.place({ email: 'anna@gast.test' })
  for (let round = 0; round < 3; round += 1) await deliverPromised(app.payload)
  const mails = await Promise.all(
    server.received.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to: to.join() })),
  )

  return {
    guest: mails.find(({ to }) => to === 'anna@gast.test'),
    branch: mails.find(({ to }) => to !== 'anna@gast.test'),
  }
}

const setLogo = (logo: string | null) =>
  app.pool.query('update branches set logo_id = $1 where id = $2', [logo, counter.shop.branch])

it('the mail to a guest brings the logo of the branch along and fetches nothing; staff know whose it is', async () => {
  await setLogo(await storeLogo(app, { color: '#aa2200' }))
  const { guest, branch } = await mailsOfOrder()
  const [logo] = guest?.attachments ?? []

  expect(guest?.attachments).toMatchObject([{ mimeType: 'image/png' }])
  expect(guest?.html).toContain(`src="cid:${logo?.contentId?.slice(1, -1)}"`)
  expect(guest?.html).not.toMatch(/src="(?!cid:)/)
  expect(guest?.html).toContain('alt="')
  expect(branch?.attachments).toEqual([])
})

it('a mail goes out without a logo whose file is gone', async () => {
  const logo = await storeLogo(app, { color: '#00aa22' })
  await setLogo(logo)
  await app.pool.query(`update images set filename = 'weg.png' where id = $1`, [logo])
  const { guest } = await mailsOfOrder()

  expect(guest?.attachments).toEqual([])
  expect(guest?.html).toContain('class="brand"')
})
