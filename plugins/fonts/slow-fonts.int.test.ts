import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { doApart } from '#kernel/apart/do-apart.ts'
import type * as DoApartFile from '#kernel/apart/do-apart.ts'
import { DownloadFailed, downloadFile } from '#kernel/download/download-file.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

vi.mock('#kernel/apart/do-apart.ts', async (original) => {
  const { doApart: doIt, ...others } = await original<typeof DoApartFile>()
  return { ...others, doApart: vi.fn<typeof doIt>(doIt) }
})
vi.mock('#kernel/download/download-file.ts', async (original) => ({
  ...(await original<object>()),
  downloadFile: vi.fn<typeof downloadFile>(),
}))

const file = 'node_modules/@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'
const address = 'https://fonts.example/hausschrift.woff2'
const download = vi.mocked(downloadFile)
const waiting: ReturnType<typeof Promise.withResolvers<Buffer>>[] = []

let app: TestApp
let admin: Caller
let font: Buffer

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  font = await readFile(file)
})

beforeEach(() => {
  waiting.length = 0
  download.mockReset()
  download.mockImplementation(() => {
    const answer = Promise.withResolvers<Buffer>()
    waiting.push(answer)
    return answer.promise
  })
})

afterAll(() => app.close())

const save = (values: object) => admin('POST', '/api/config', values)
const asked = (times: number) => eventually(async () => expect(waiting).toHaveLength(times))

async function idleTransactions() {
  const { rows } = await app.pool.query(
    `select state, query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rows
}

it('a save waits neither for the download of another one nor behind it', async () => {
  const slow = save({ font: ' Langsame', fontUrl: ` ${address}` })
  await asked(1)
  const dead = save({ font: 'Tote', fontUrl: `${address}?2` })
  await asked(2)
  // Others may be between two statements just now; whoever waits for a download would be there for as long.
  await eventually(async () => expect(await idleTransactions()).toEqual([]))
  expect((await save({ shopName: 'Inzwischen' })).status).toBe(200)

  waiting[0]?.resolve(font)
  waiting[1]?.reject(new DownloadFailed('unreachable'))
  const answers = await Promise.all([slow, dead])
  expect(answers.map(({ status }) => status)).toEqual([200, 400])
  expect(answers[1]?.body).toMatchObject({ errors: [{ field: 'fontUrl' }] })
  // Whoever was slow has changed the font, and nothing of what was saved meanwhile.
  expect((await admin('GET', '/api/config')).body).toMatchObject({ font: 'Langsame', shopName: 'Inzwischen' })
})

it('a font that takes long to read keeps nobody else from saving, and is read once', async () => {
  const turn = Promise.withResolvers<void>()
  const { doApart: doIt } = await vi.importActual<typeof DoApartFile>('#kernel/apart/do-apart.ts')
  vi.mocked(doApart).mockClear()
  vi.mocked(doApart).mockImplementationOnce(async (...work) => {
    await turn.promise
    return doIt(...work)
  })
  const slow = save({ font: 'Verwickelte', fontUrl: `${address}?verwickelt` })
  await asked(1)
  waiting[0]?.resolve(Buffer.from(font))
  await eventually(async () => expect(doApart).toHaveBeenCalledOnce())
  await eventually(async () => expect(await idleTransactions()).toEqual([]))
  expect((await save({ shopName: 'Unterdessen' })).status).toBe(200)

  turn.resolve()
  expect((await slow).status).toBe(200)
  expect(doApart).toHaveBeenCalledOnce()
})

it('a division waits for its own font alone, whether it is made or changed, and by whatever it is named', async () => {
  const division = { name: 'Eins', identifier: 'eins', theme: { font: 'Erste', fontUrl: address } }
  const made = admin('POST', '/api/divisions', division)
  await asked(1)
  const { status } = await admin('POST', '/api/divisions', { name: 'Zwei', identifier: 'zwei' })
  waiting[0]?.resolve(font)
  expect([status, (await made).status]).toEqual([201, 201])

  const changed = admin('PATCH', '/api/divisions/eins', { theme: { fontUrl: `${address}?2` } })
  await asked(2)
  expect((await admin('PATCH', '/api/divisions/eins', { title: 'Inzwischen' })).status).toBe(200)
  waiting[1]?.resolve(font)
  expect((await changed).status).toBe(200)
  expect((await admin('GET', '/api/divisions/eins')).body).toMatchObject({
    title: 'Inzwischen',
    theme: { font: 'Erste', fontUrl: `${address}?2` },
  })
  // What was fetched ahead is not fetched again.
  expect(waiting).toHaveLength(2)
})

it('a look that is published waits for its font before anything is held', async () => {
  await admin('POST', '/api/divisions', { name: 'Drei', identifier: 'drei' })
  const division = (await admin('GET', '/api/divisions/drei')).body
  const { body } = await admin('GET', `/api/themes?where[division][equals]=${String(division.id)}`)
  const [{ id }] = body.docs as [{ id: string }]
  const look = { font: 'Dritte', fontUrl: `${address}?3` }
  await admin('PATCH', `/api/themes/${id}?draft=true`, { theme: look })
  expect(waiting).toHaveLength(0)

  const published = admin('PATCH', `/api/themes/${id}`, { _status: 'published' })
  await asked(1)
  await eventually(async () => expect(await idleTransactions()).toEqual([]))
  expect((await admin('PATCH', '/api/divisions/drei', { title: 'Inzwischen' })).status).toBe(200)
  waiting[0]?.resolve(font)
  expect((await published).status).toBe(200)
  expect((await admin('GET', '/api/divisions/drei')).body).toMatchObject({
    title: 'Inzwischen',
    theme: look,
  })
  expect(waiting).toHaveLength(1)
})

it('so many downloads are under way at once, and who comes then is told to come again', async () => {
  const saves = Array.from({ length: 10 }, (_, index) =>
    admin('POST', '/api/divisions', {
      name: `Viele ${index}`,
      identifier: `viele-${index}`,
      theme: { font: `Viele ${index}`, fontUrl: `${address}?${index}` },
    }),
  )
  await asked(10)
  expect((await save({ font: 'Elfte', fontUrl: `${address}?elf` })).status).toBe(503)

  for (const each of waiting) each.reject(new DownloadFailed('unreachable'))
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([400]))
})
