import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askWith, hire, type Hired, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Issued = { key: string; keyPrefix: string; keyRotatedAt: string }

let app: TestApp
let vienna: string
let graz: string
let mia: Hired
let tina: Hired
let admin: Hired
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  vienna = await openBranch(app, 'wien')
  graz = await openBranch(app, 'graz')
  admin = await hire(app, 'ROLE_ADMIN')
  mia = await hire(app, 'ROLE_MANAGER', [vienna])
  tina = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  for (const [index, branch] of [vienna, graz].entries()) {
    await app.payload.create({
      collection: 'tables',
      data: { branch, identifier: String(index) },
      overrideAccess: true,
    })
  }
})

afterAll(() => app.close())

async function setUp(more: object = {}): Promise<string> {
  count += 1
  const answer = await admin.ask('POST', '/api/devices', {
    identifier: `geraet-${count}`,
    name: 'Theke',
    kind: 'frontdesk',
    branch: vienna,
    ...more,
  })
  return (await readJson<{ doc: { id: string } }>(answer)).doc.id
}

const issue = async (id: string, by = mia) => readJson<Issued>(await by.ask('POST', `/api/devices/${id}/key`))
const askAs = (key: string) => askWith(app, `Device ${key}`)

async function tablesSeenWith(key: string): Promise<string[] | number> {
  const answer = await askAs(key)('GET', '/api/tables?depth=0')
  if (!answer.ok) return answer.status
  return (await readJson<{ docs: { branch: string }[] }>(answer)).docs.map(({ branch }) => branch)
}

describe('a device key', () => {
  it('is shown once and opens the branch of its device', async () => {
    const id = await setUp()
    const { key, keyPrefix } = await issue(id)

    expect(key).toMatch(/^thk_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}$/)
    expect(key).toContain(`_${keyPrefix}_`)
    expect(await tablesSeenWith(key)).toEqual([vienna])
  })

  it('is part of no other answer, and cannot be searched for', async () => {
    const id = await setUp()
    const { key } = await issue(id)
    const secret = key.split('_')[2] ?? ''
    const device = await (await admin.ask('GET', `/api/devices/${id}?showHiddenFields=true`)).text()
    const logs = await (await admin.ask('GET', '/api/logs?limit=100')).text()
    const { rows } = await app.pool.query<{ device: string }>('select devices::text as device from devices')

    expect(device).not.toContain('keyHash')
    expect(device + logs + rows.map((row) => row.device).join()).not.toContain(secret)
    expect((await admin.ask('GET', '/api/devices?where[keyHash][like]=a')).status).toBe(400)
  })

  it('cannot be set by hand', async () => {
    const device = { identifier: 'eigen', name: 'Theke', kind: 'frontdesk', branch: vienna }
    const own = { keyPrefix: 'aaaaaaaa', keyHash: 'a'.repeat(64) }
    expect((await admin.ask('POST', '/api/devices', { ...device, ...own })).status).toBe(400)
    const id = await setUp()
    await admin.ask('PATCH', `/api/devices/${id}`, {
      keyHash: 'b'.repeat(64),
      lastSeenAt: '2020-01-01T00:00:00Z',
    })
    const { rows } = await app.pool.query(
      'select key_prefix, key_hash, last_seen_at from devices where id = $1',
      [id],
    )

    expect(rows[0]).toEqual({ key_prefix: null, key_hash: null, last_seen_at: null })
  })

  it('that is wrong opens nothing', async () => {
    const { key } = await issue(await setUp())
    const wrong = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`

    expect(await tablesSeenWith(wrong)).toBe(401)
    expect(await tablesSeenWith('thk_')).toBe(401)
  })

  it('is void once another one is issued', async () => {
    const id = await setUp()
    const first = await issue(id)
    const second = await issue(id)

    expect(await tablesSeenWith(first.key)).toBe(401)
    expect(await tablesSeenWith(second.key)).toEqual([vienna])
  })

  it('is void once it is revoked, and only then there is one to revoke', async () => {
    const id = await setUp()
    const { key } = await issue(id)

    expect((await mia.ask('DELETE', `/api/devices/${id}/key`)).status).toBe(200)
    expect(await tablesSeenWith(key)).toBe(401)
    expect(await verdict(await mia.ask('DELETE', `/api/devices/${id}/key`))).toEqual({
      status: 409,
      codes: ['no-device-key'],
    })
  })

  it('does not count while its device is switched off', async () => {
    const id = await setUp()
    const { key } = await issue(id)
    await mia.ask('PATCH', `/api/devices/${id}`, { isEnabled: false })

    expect(await tablesSeenWith(key)).toBe(401)
  })

  it('opens only what its device is for', async () => {
    const { key } = await issue(await setUp({ kind: 'tv' }), admin)

    expect((await askAs(key)('GET', '/api/orders')).status).toBe(403)
    expect((await askAs(key)('GET', '/api/scenes')).status).toBe(200)
  })

  it('opens none of the records that the admin panel keeps for itself', async () => {
    const { key } = await issue(await setUp())
    const own = ['payload-locked-documents', 'payload-preferences']
    const answers = await Promise.all(own.map((slug) => askAs(key)('GET', `/api/${slug}`)))

    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })

  it('lets a device see itself and no other, and change nothing', async () => {
    const id = await setUp()
    const { key } = await issue(id)
    const { docs } = await readJson<{ docs: { id: string }[] }>(await askAs(key)('GET', '/api/devices'))

    expect(docs.map((doc) => doc.id)).toEqual([id])
    expect((await askAs(key)('PATCH', `/api/devices/${id}`, { name: 'x' })).status).toBe(403)
    expect(await verdict(await askAs(key)('POST', `/api/devices/${id}/key`))).toEqual({
      status: 403,
      codes: ['not-allowed'],
    })
  })
})

describe('whoever asks for a key', () => {
  it('leads the branch of the device', async () => {
    const inGraz = await setUp({ branch: graz })
    const post = async (by: Hired['ask'], id: string) => verdict(await by('POST', `/api/devices/${id}/key`))

    expect(await post(mia.ask, inGraz)).toEqual({ status: 404, codes: ['unknown-record'] })
    expect(await post(tina.ask, inGraz)).toEqual({ status: 403, codes: ['not-allowed'] })
    expect(await post(askWith(app), inGraz)).toEqual({ status: 401, codes: ['unauthenticated'] })
    expect((await admin.ask('POST', `/api/devices/${inGraz}/key`)).status).toBe(200)
    expect(await post(admin.ask, 'gibt-es-nicht')).toEqual({ status: 404, codes: ['unknown-record'] })
  })

  it('may name the device by its readable key', async () => {
    await setUp()

    expect((await mia.ask('POST', `/api/devices/geraet-${count}/key`)).status).toBe(200)
  })
})

it('the last sign of life is written at most once a minute', async () => {
  const id = await setUp()
  const { key } = await issue(id)
  const seenAt = async () =>
    (await app.pool.query('select last_seen_at::text from devices where id = $1', [id])).rows[0].last_seen_at

  await tablesSeenWith(key)
  const first = await seenAt()
  await tablesSeenWith(key)
  expect(first).toEqual(expect.any(String))
  expect(await seenAt()).toBe(first)

  await app.pool.query(
    `update devices set last_seen_at = last_seen_at - interval '61 seconds' where id = $1`,
    [id],
  )
  await tablesSeenWith(key)
  expect(Date.parse(await seenAt())).toBeGreaterThanOrEqual(Date.parse(first))
})

it('a device serves the purpose of its kind', async () => {
  const post = (body: object) =>
    admin.ask('POST', '/api/devices', {
      identifier: `zweck-${(count += 1)}`,
      name: 'Gerät',
      branch: vienna,
      ...body,
    })

  expect(await readJson(await post({ kind: 'tv' }))).toMatchObject({ doc: { purpose: 'signage' } })
  expect(await verdict(await post({ kind: 'printer', purpose: 'orders' }))).toEqual({
    status: 400,
    codes: ['purpose-unfit'],
  })
  expect(await verdict(await post({ kind: 'printer', printer: { protocol: 'escpos-tcp' } }))).toEqual({
    status: 400,
    codes: ['validation'],
  })
})
