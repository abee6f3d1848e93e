import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { keepHouse } from './operations/keep-house.ts'

let app: TestApp
let fixtures: RecordFixtures
let now: Temporal.Instant

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
})

beforeEach(() => {
  now = Temporal.Now.instant()
})

afterAll(() => app.close())

describe('a file that a guest sent', () => {
  it('is removed a day later when no order names it, and not a moment before', async () => {
    const id = await send('vergessen.txt')

    expect(await houseAt({ hours: 23 })).toMatchObject({ removedUploads: 0 })
    expect(await isThere(id)).toBe(true)
    expect(await houseAt({ hours: 25 })).toMatchObject({ removedUploads: 1 })
    expect(await isThere(id)).toBe(false)
  })

  it('stays when an order or a record names it, or when it is public', async () => {
    const [ordered, document, film] = [await send('a.txt'), await send('b.txt'), await send('c.txt')]
    await fixtures.store('orders', { items: [{ product: 'x', parts: [{ uploads: [{ id: ordered }] }] }] })
    await fixtures.store('absences', { document })
    await app.payload.update({
      collection: 'uploads',
      id: film,
      data: { isPublic: true },
      overrideAccess: true,
    })

    expect(await houseAt({ hours: 48 })).toMatchObject({ removedUploads: 0 })
    // What was found in use is not looked for again.
    expect(await houseAt({ hours: 49 })).toMatchObject({ removedUploads: 0 })
    expect(await Promise.all([ordered, document, film].map(isThere))).toEqual([true, true, true])
  })
})

it('what was on its way when a process was killed is removed, what is still coming is not', async () => {
  const incoming = path.join(app.mediaDir, '.incoming')
  const hoursAgo = (hours: number) => now.subtract({ hours }).epochMilliseconds / 1000
  await mkdir(incoming, { recursive: true })
  for (const [name, hours] of [
    ['stranded', 7],
    ['coming', 5],
  ] as const) {
    await writeFile(path.join(incoming, name), 'film')
    await utimes(path.join(incoming, name), hoursAgo(hours), hoursAgo(hours))
  }

  expect(await keepHouse({ payload: app.payload, now })).toMatchObject({ removedStranded: 1 })
  expect(await readdir(incoming)).toEqual(['coming'])
})

describe('a draft that nobody has written into', () => {
  const empty = { name: null, _status: 'draft' }
  const openForm = async (collection: 'sites' | 'blocks') => {
    const answer = await app.payload.create({
      collection,
      // Payload's types ask for what only publishing insists on.
      data: empty as never,
      draft: true,
      overrideAccess: true,
    })
    return answer.id
  }
  const write = (id: string, data: object, isDraft = true) =>
    app.payload.update({ collection: 'sites', id, data, draft: isDraft, overrideAccess: true })

  it('is removed a day later, and not a moment before', async () => {
    await openForm('sites')
    await openForm('blocks')

    expect(await houseAt({ hours: 23 })).toMatchObject({ removedDrafts: 0 })
    expect(await houseAt({ hours: 25 })).toMatchObject({ removedDrafts: 2 })
    expect(await houseAt({ hours: 26 })).toMatchObject({ removedDrafts: 0 })
  })

  it('stays with a name, with a section, or once visitors have seen it', async () => {
    const [named, begun, seen] = [await openForm('sites'), await openForm('sites'), await openForm('sites')]
    const body = [{ blockType: 'content' as const, subheadline: 'Oben' }]
    await write(named, { name: 'Über uns' })
    await write(begun, { type: 'custom_site', content: { body } })
    await write(seen, { name: 'Karriere', path: 'karriere', _status: 'published' }, false)
    await write(seen, { name: '', _status: 'draft' })

    expect(await houseAt({ hours: 49 })).toMatchObject({ removedDrafts: 0 })
  })
})

describe('an entry of the log', () => {
  it('is kept for as many days as the settings say', async () => {
    await app.pool.query('delete from logs')
    await app.payload.updateGlobal({
      slug: 'config',
      data: { shopName: 'Theke', logRetentionDays: 60 },
      overrideAccess: true,
    })
    await fixtures.store('customers')
    const { rows } = await app.pool.query<{ count: number }>('select count(*)::int as count from logs')

    expect(await houseAt({ hours: 24 * 59 })).toMatchObject({ removedLogs: 0 })
    expect(await houseAt({ hours: 24 * 61 })).toMatchObject({ removedLogs: rows[0]?.count })
  })
})

it('leaves the work to whoever is at it already', async () => {
  const connection = await app.pool.connect()
  await connection.query(`select pg_advisory_lock(hashtextextended('upkeep', 0))`)
  const meanwhile = await houseAt({ hours: 1 })
  await connection.query(`select pg_advisory_unlock(hashtextextended('upkeep', 0))`)
  connection.release()

  expect([meanwhile, await houseAt({ hours: 1 })]).toEqual([
    null,
    { removedUploads: 0, removedDrafts: 0, removedLogs: 0, removedStranded: 0, settledChanges: 0 },
  ])
})

const houseAt = (later: { hours: number }) => keepHouse({ payload: app.payload, now: now.add(later) })

async function send(filename: string): Promise<string> {
  const answer = await app.fetch('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename, data: `data:text/plain;base64,${btoa(filename)}` }),
  })
  return (await readJson<{ id: string }>(answer)).id
}

async function isThere(id: string): Promise<boolean> {
  const { rows } = await app.pool.query('select 1 from uploads where id = $1', [id])
  return rows.length === 1
}
