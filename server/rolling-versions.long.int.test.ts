import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { expectEveryOrderOnce, seatGuests } from '#plugins/ordering/testing/hungry-guests.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { type OwnPostgres, startOwnPostgres } from '#scripts/testing/own-postgres.ts'
import { type RunningServer, startVersion } from '#scripts/testing/running-server.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

/**
 * A change of versions while guests order: the old process and the new one share a database for a minute. Which
 * version is the old one says `PREVIOUS_VERSION`, a folder where it is installed; without it, it is this one.
 */
const minute = 60_000
const previous = process.env.PREVIOUS_VERSION && resolve(process.env.PREVIOUS_VERSION)

let postgres: OwnPostgres
let app: TestApp
const letters: string[] = []
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    stream.resume().on('end', () => {
      letters.push(...envelope.rcptTo.map(({ address }) => address))
      done()
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => postOffice.listen(0, '127.0.0.1', resolve))
  postgres = await startOwnPostgres()
  app = await createTestApp(postgres.databaseUrl)
  await app.payload.updateGlobal({
    slug: 'config',
    data: { contactEmail: 'buero@eck.test' },
    overrideAccess: true,
  })
})

afterAll(async () => {
  await app.close()
  await postgres.remove()
  await new Promise<void>((resolve) => postOffice.close(resolve))
})

test('an old and a new process beside each other lose no order, no letter and no change', {
  timeout: 30 * minute,
}, async () => {
  const shop = await openCornerShop(app.payload)
  const staff = await badgeOf(app, ['ROLE_ADMIN'])
  const start = (folder?: string) =>
    startVersion({
      databaseUrl: app.databaseUrl,
      mediaDir: app.mediaDir,
      ...(folder && { folder }),
      environment: { SMTP_URL: `smtp://127.0.0.1:${(postOffice.server.address() as AddressInfo).port}` },
    })
  const old = await start(previous)
  const open = [old]
  let turn = 0
  const next = () => open[(turn += 1) % open.length] as RunningServer
  const guests = seatGuests(shop, () => next().url, 1)
  await guests.areServed(20)
  const young = await start()
  open.push(young)

  const changes = { count: 0 }
  const endsAt = performance.now() + minute
  while (performance.now() < endsAt) {
    const [writer, reader] = changes.count % 2 === 0 ? [old, young] : [young, old]
    changes.count += 1
    await rename(writer, shop.pizza, `Pizza ${changes.count}`, staff)
    for (const { url } of [writer, reader]) {
      await eventually(async () =>
        expect(await (await fetch(`${url}/api/branches/eck/shop`)).text()).toContain(
          `Pizza ${changes.count}"`,
        ),
      )
    }
    await askForOffer(writer)
    await pause(200)
  }
  open.shift()
  await old.stop()
  await guests.areServed(20)
  await guests.leave()

  await expectEveryOrderOnce(app.pool, guests)
  await eventually(async () => expect(await unsent()).toBe('0'))
  await young.stop()
  const toOffice = letters.filter((address) => address === 'buero@eck.test').length
  tellFigure(
    `${guests.acknowledged.size} orders, ${changes.count} changes and requests, ${letters.length} letters; answers ${JSON.stringify(Object.fromEntries(guests.answers))}`,
  )
  expect(toOffice).toBe(changes.count)
  expect(letters.filter((address) => address === 'anna@gast.test').length).toBe(guests.acknowledged.size)
})

const unsent = async (): Promise<string> =>
  (await app.pool.query<{ count: string }>('select count(*) from outbox where done_at is null')).rows[0]
    ?.count ?? ''

async function rename({ url }: RunningServer, id: string, name: string, badge: Record<string, string>) {
  const answer = await fetch(`${url}/api/products/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...badge },
    body: JSON.stringify({ name }),
  })
  expect(answer.status).toBe(200)
}

async function askForOffer({ url }: RunningServer): Promise<void> {
  const answer = await fetch(`${url}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anna Auer',
      email: 'anna@kundin.test',
      phone: '+43 664 1234567',
      company: 'Auer GmbH',
      comment: 'Bitte rufen Sie mich an!',
      filledMilliseconds: 40_000,
    }),
  })
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)])
}
