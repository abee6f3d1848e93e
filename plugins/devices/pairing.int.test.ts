import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { AskingScreen, PairedKind, PairingClaim } from '#domain/operations/device-pairing.contract.ts'
import { askWith, hire, type Hired, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { forgetPairings } from './jobs/forget-pairings.ts'
import { mostOfClient, mostOpen } from './operations/start-pairing.ts'

type Started = { code: string; secret: string; expiresAt: string }

let app: TestApp
let branch: string
let lead: Hired
let stranger: Hired

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'eck')
  lead = await hire(app, 'ROLE_MANAGER', [branch])
  stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'anderswo')])
})

afterEach(async () => {
  vi.restoreAllMocks()
  await app.pool.query('delete from device_pairings')
})
afterAll(() => app.close())

let clients = 0
const start = (kind: PairedKind = 'kitchen', address = `203.0.113.${(clients += 1) % 250}`) =>
  app.fetch('/api/devices/pairings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address },
    body: JSON.stringify({ kind }),
  })
const started = async (...asked: Parameters<typeof start>) => readJson<Started>(await start(...asked))
const claim = (secret: string) => askWith(app)('POST', '/api/devices/pairings/claim', { secret })
const claimed = async (secret: string) => readJson<PairingClaim & { path?: string }>(await claim(secret))
const find = (who: Pick<Hired, 'ask'>, code: string) =>
  who.ask('POST', '/api/devices/pairings/find', { code })
const confirm = (who: Hired, body: object) => who.ask('POST', '/api/devices/pairings/confirm', body)
const confirmed = async (code: string, name = 'Küche links') =>
  readJson<{ device: { id: string; name: string } }>(await confirm(lead, { code, branch, name }))
const unknown = { status: 404, codes: ['unknown-pairing'] }

function minutesLater(minutes: number): void {
  const now = Temporal.Now.instant().add({ minutes })
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now)
}

describe('a screen without a key', () => {
  it('shows a code, waits, and goes on with a key of its own once the code is confirmed', async () => {
    const { code, secret } = await started()
    expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{6}$/)
    expect(await claimed(secret)).toEqual({ state: 'waiting' })

    const { device } = await confirmed(code)
    const { state, path = '' } = await claimed(secret)
    expect([state, path]).toEqual(['paired', expect.stringMatching(/^\/kitchen\/eck\/thk_\w{8}_\w{32}$/)])
    expect((await app.fetch(`/api/orders${path}`)).status).toBe(200)
    expect(await readJson(await lead.ask('GET', `/api/devices/${device.id}?depth=0`))).toMatchObject({
      name: 'Küche links',
      kind: 'kitchen',
      purpose: 'orders',
      branch,
    })
  })

  it('opens the clock of the branch where it is a clock that asks', async () => {
    const { code, secret } = await started('clock')
    await confirmed(code, 'Neben der Tür')
    const path = expect.stringMatching(/^\/time-clock\/eck\/thk_\w{8}_\w{32}$/)
    expect(await claimed(secret)).toMatchObject({ state: 'paired', path })
  })

  it('is told the same again when an answer was lost, or two come at once', async () => {
    const { code, secret } = await started('pickup')
    await confirmed(code, 'Abholung')
    const answers = await Promise.all(Array.from({ length: 8 }, () => claimed(secret)))

    expect(new Set(answers.map(({ path }) => path)).size).toBe(1)
    expect((await app.fetch(`/api/orders${answers[0]?.path}`)).status).toBe(200)
  })

  it('is not told any more once its key was renewed or revoked', async () => {
    const admin = await hire(app, 'ROLE_ADMIN')
    for (const method of ['POST', 'DELETE']) {
      for (const hasAsked of [true, false]) {
        const { code, secret } = await started()
        const { device } = await confirmed(code)
        if (hasAsked) await claim(secret)
        expect((await admin.ask(method, `/api/devices/${device.id}/key`)).status).toBe(200)

        expect(await verdict(await claim(secret))).toEqual(unknown)
      }
    }
  })

  it('leaves neither code, secret, key nor address behind', async () => {
    const { code, secret } = await started('tables', '198.51.100.77')
    await confirmed(code)
    const { path = '' } = await claimed(secret)
    const { rows } = await app.pool.query(
      `select (select string_agg(p::text, ' ') from device_pairings p) as pairings,
              (select string_agg(d::text, ' ') from devices d) as devices, (select string_agg(l::text, ' ') from logs l) as logs`,
    )
    const kept = JSON.stringify(rows)

    for (const text of [code, secret, path.split('_')[2] ?? 'x', '198.51.100.77'])
      expect(kept).not.toContain(text)
    expect(kept).toContain('198.51.100.0')
  })

  it('asks anew after ten minutes, and what is over is removed', async () => {
    const { code, secret } = await started()
    minutesLater(11)

    expect(await verdict(await claim(secret))).toEqual(unknown)
    expect(await verdict(await find(lead, code))).toEqual(unknown)
    expect(await forgetPairings({ payload: app.payload, now: Temporal.Now.instant() })).toBe(1)
  })

  it('has two minutes left to hear of it that was confirmed in the last', async () => {
    const { code, secret } = await started()
    await app.pool.query(`update device_pairings set expires_at = now() + interval '2 seconds'`)
    await confirmed(code)
    minutesLater(1)

    expect((await claimed(secret)).state).toBe('paired')
  })

  it('is one of a few of its client, and of some in all', async () => {
    for (let count = 0; count < mostOfClient; count += 1) {
      expect((await start('kitchen', '192.0.2.1')).status).toBe(201)
    }
    expect((await verdict(await start('kitchen', '192.0.2.1'))).codes).toEqual(['too-many-requests'])
    expect((await start('kitchen', '192.0.2.2')).status).toBe(201)
    // Whoever has one address of the sixth version has all that begin alike.
    for (let count = 1; count <= mostOfClient; count += 1) await start('kitchen', `2001:db8:1:2:${count}::1`)
    expect((await start('kitchen', '2001:db8:1:2:ffff::1')).status).toBe(429)

    await app.pool.query(
      `insert into device_pairings (id, code, secret, kind, client, created_at, expires_at)
       select gen_random_uuid(), n::text, n::text, 'kitchen', n::text, now(), now() + interval '5 minutes'
         from generate_series(1, $1::int) n`,
      [mostOpen],
    )
    expect((await verdict(await start('kitchen', '192.0.2.3'))).codes).toEqual(['too-many-requests'])
  })
})

describe('a code', () => {
  it('says to who leads which kind of screen asks, from where and since when, however it is typed', async () => {
    const { code, expiresAt } = await started('tables', '198.51.100.77')
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `

    expect(await readJson<AskingScreen>(await find(lead, typed))).toEqual({
      kind: 'tables',
      network: '198.51.100.0',
      since: expect.any(String),
      expiresAt,
    })
  })

  it('says nothing to anybody else, whether it is there or not', async () => {
    const { code } = await started()
    const employee = await hire(app, 'ROLE_EMPLOYEE', [branch])

    for (const each of [code, 'CCCCCC']) {
      expect(await verdict(await find(employee, each))).toEqual({ status: 403, codes: ['not-allowed'] })
      const asNobody = { id: '', authorization: '', ask: askWith(app) }
      expect(await verdict(await find(asNobody, each))).toEqual({ status: 401, codes: ['unauthenticated'] })
    }
  })

  it('is not found by trying', async () => {
    const guessing = await hire(app, 'ROLE_MANAGER', [branch])
    const { code } = await started()
    for (let tries = 0; tries < 10; tries += 1) await find(guessing, 'CCCCCC')

    expect((await verdict(await find(guessing, code))).codes).toEqual(['too-many-attempts'])
    expect((await find(lead, code)).status).toBe(200)
  })

  it('is not found by trying either if the code of a screen of one’s own is typed in between', async () => {
    const guessing = await hire(app, 'ROLE_MANAGER', [branch])
    const { code: own } = await started()
    for (let tries = 0; tries < 9; tries += 1) {
      expect(await verdict(await find(guessing, 'CCCCCC'))).toEqual(unknown)
      expect((await find(guessing, own)).status).toBe(200)
    }
    expect(await verdict(await find(guessing, 'CCCCCC'))).toEqual(unknown)

    expect((await verdict(await find(guessing, own))).codes).toEqual(['too-many-attempts'])
  })

  it('confirmed twice, or by eight at once, makes one device', async () => {
    const { code } = await started()
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirmed(code, 'Nur einmal')))
    const { rows } = await app.pool.query(`select id from devices where name = 'Nur einmal'`)

    expect(new Set(answers.map(({ device }) => device.id))).toEqual(new Set(rows.map(({ id }) => id)))
    expect(rows).toHaveLength(1)
  })

  it('is confirmed for a branch of one’s own only, and tells nobody whose device it became', async () => {
    const { code } = await started()

    expect(await verdict(await confirm(stranger, { code, branch, name: 'Fremd' }))).toMatchObject({
      status: 403,
    })
    await confirmed(code)
    const other = await openBranch(app, `nebenan-${Date.now()}`)
    expect(await verdict(await confirm(stranger, { code, branch: other, name: 'Fremd' }))).toEqual({
      status: 404,
      codes: ['unknown-record'],
    })
  })

  it('stands for a device that is there already, of the same kind; its former key ends', async () => {
    const first = await started()
    const { device } = await confirmed(first.code)
    const { path: former = '' } = await claimed(first.secret)
    const again = await started()
    const tables = await started('tables')

    expect(await verdict(await confirm(lead, { code: tables.code, device: device.id }))).toEqual({
      status: 400,
      codes: ['kind-unfit'],
    })
    expect(await readJson(await confirm(lead, { code: again.code, device: device.id }))).toEqual({ device })
    expect((await app.fetch(`/api/orders${former}`)).status).toBe(200)
    const { path = '' } = await claimed(again.secret)
    expect((await app.fetch(`/api/orders${path}`)).status).toBe(200)
    expect((await app.fetch(`/api/orders${former}`)).status).toBe(401)
  })

  it('names in the log whoever confirmed it', async () => {
    const { code, secret } = await started()
    const { device } = await confirmed(code)
    await claim(secret)
    const { rows } = await app.pool.query(
      `select action, actor_kind, actor_id from logs where document_id = $1 and action = 'key-issued'`,
      [device.id],
    )

    expect(rows).toEqual([{ action: 'key-issued', actor_kind: 'person', actor_id: lead.id }])
  })
})
