import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

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

    expect(await removedAfter({ hours: 23 })).toBe(0)
    expect(await isThere(id)).toBe(true)
    expect(await removedAfter({ hours: 25 })).toBe(1)
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

    expect(await removedAfter({ hours: 48 })).toBe(0)
    // What was found in use is not looked for again.
    expect(await removedAfter({ hours: 49 })).toBe(0)
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

  expect(await runDeclared(app.payload, 'stranded-files', { now })).toBe(1)
  expect(await readdir(incoming)).toEqual(['coming'])
})

describe('a film from before anybody asked for its sound', () => {
  const hasAudioOf = async (id: string) =>
    (await app.payload.findByID({ collection: 'uploads', id, overrideAccess: true })).hasAudio

  it('is asked once, if it is public', async () => {
    const [loud, silent, guests] = [await film('schaum'), await film('fahrzeug'), await film('schaum', false)]
    const others = await fixtures.store('uploads', { isPublic: true })
    await app.pool.query('update uploads set has_audio = null')

    expect(await runDeclared(app.payload, 'unheard-films', { now })).toBe(2)
    expect(await Promise.all([loud, silent, guests, others.id].map(hasAudioOf))).toEqual([
      true,
      false,
      null,
      null,
    ])
    expect(await runDeclared(app.payload, 'unheard-films', { now })).toBe(0)
  })

  it('whose file is gone has none', async () => {
    const id = await film('schaum')
    const { filename } = await app.payload.findByID({ collection: 'uploads', id, overrideAccess: true })
    await rm(path.join(app.mediaDir, 'uploads', String(filename)))
    await app.pool.query('update uploads set has_audio = null where id = $1', [id])

    expect(await runDeclared(app.payload, 'unheard-films', { now })).toBe(1)
    expect(await hasAudioOf(id)).toBe(false)
  })
})

async function film(name: string, isPublic = true): Promise<string> {
  const data = await readFile(`cms/demo/website/videos/${name}.mp4`)
  const { id } = await app.payload.create({
    collection: 'uploads',
    data: { originalName: `${name}.mp4`, isPublic },
    file: { name: `${name}.mp4`, data, mimetype: 'video/mp4', size: data.length },
    overrideAccess: true,
  })
  return id
}

const removedAfter = (later: { hours: number }) =>
  runDeclared(app.payload, 'forgotten-uploads', { now: now.add(later) })

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
