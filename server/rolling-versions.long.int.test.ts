import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
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

  const written: Written = { count: 0, tag: '', drafts: [] }
  const changeAndLook = async (writer: RunningServer) => {
    await changeEachKind(writer, { written, shop, staff })
    await askForOffer(writer)
    for (const each of open)
      await expectShown(each, { written, staff, isDraftTold: writer === young || !previous })
    await pause(200)
  }
  const endsAt = performance.now() + minute
  while (performance.now() < endsAt) await changeAndLook(written.count % 2 === 0 ? old : young)
  await changeAndLook(young)
  open.shift()
  await old.stop()
  await guests.areServed(20)
  await guests.leave()

  await expectEveryOrderOnce(app.pool, guests)
  await eventually(async () => expect(await unsent()).toBe('0'))
  await young.stop()
  const toOffice = letters.filter((address) => address === 'buero@eck.test').length
  tellFigure(
    `${guests.acknowledged.size} orders, ${written.count} changes of each kind and requests, ${letters.length} letters; answers ${JSON.stringify(Object.fromEntries(guests.answers))}`,
  )
  expect(toOffice).toBe(written.count)
  expect(letters.filter((address) => address === 'anna@gast.test').length).toBe(guests.acknowledged.size)
})

const unsent = async (): Promise<string> =>
  (await app.pool.query<{ count: string }>('select count(*) from outbox where done_at is null')).rows[0]
    ?.count ?? ''

type Badge = Record<string, string>
/** What the last change of each kind has left. */
type Written = { count: number; tag: string; drafts: string[] }
type Change = { written: Written; shop: CornerShop; staff: Badge }

/** Another name, other settings, a page that is only a draft, and one tag in the place of another. */
async function changeEachKind(server: RunningServer, { written, shop, staff }: Change): Promise<void> {
  const send = sender(server, staff)
  written.count += 1
  const { pizza, shopName, tags } = namesIn(written)
  const draft = `Entwurf ${written.count}`

  await send('PATCH', `/api/products/${shop.pizza}`, { name: pizza })
  await send('POST', '/api/config', { shopName })
  await send('POST', '/api/sites?draft=true', { name: draft, _status: 'draft' })
  written.drafts.push(draft)
  if (written.tag !== '') await send('DELETE', `/api/tags/${written.tag}`)
  written.tag = (await send('POST', '/api/tags', { name: tags[0] })).doc?.id ?? ''
}

const namesIn = ({ count }: Written) => ({
  pizza: `Pizza ${count}`,
  shopName: `Eck ${count}`,
  tags: [`Tag ${count}`],
})

type Look = {
  written: Written
  staff: Badge
  /** Versions of before told nobody of a record that was made as a draft, until something else of its kind changed. */
  isDraftTold: boolean
}

const expectShown = (server: RunningServer, { written, staff, isDraftTold }: Look) =>
  eventually(async () =>
    expect(await shownBy(server, staff)).toMatchObject({
      ...namesIn(written),
      ...(isDraftTold && { drafts: written.drafts.toSorted() }),
    }),
  )

async function shownBy({ url }: RunningServer, staff: Badge) {
  const read = async (path: string, headers: Badge = {}) => (await fetch(url + path, { headers })).json()
  const branch = JSON.stringify(await read('/api/branches/eck/shop'))
  const settings = JSON.stringify(await read('/api/shop'))
  const tags = await read('/api/tags')
  const first: { url: string; data: Named[] }[] = await read('/api/init', staff)
  const pages = first.find((entry) => entry.url === '/api/sites')?.data ?? []

  return {
    pizza: /Pizza \d+/.exec(branch)?.[0],
    shopName: /Eck \d+/.exec(settings)?.[0],
    tags: namesOf(tags.docs),
    drafts: namesOf(pages)
      .filter((name) => name.startsWith('Entwurf'))
      .toSorted(),
  }
}

type Named = { name: string }

const namesOf = (records: Named[]): string[] => records.map(({ name }) => name)

const sender =
  ({ url }: RunningServer, staff: Badge) =>
  async (method: string, path: string, body?: object): Promise<{ doc?: { id: string } }> => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...staff },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([method, path, answer.ok]).toEqual([method, path, true])

    return answer.json()
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
