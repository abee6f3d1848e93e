import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { countComments, waitingComments } from './comments-today.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const waitingFor = async ({ id }: Hired) => {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  const lines = await waitingComments(req)
  expect(await countComments(req)).toBe(lines.reduce((sum, { count }) => sum + count, 0))
  return lines.map(({ count, label, note, path }) => ({ count, label, note, path }))
}

it('who wrote a page, and who is named, is told of open remarks until they had the last word or it is settled', async () => {
  const [writer, named, other] = [
    await hire(app, 'ROLE_EDITOR'),
    await hire(app, 'ROLE_EDITOR'),
    await hire(app, 'ROLE_EDITOR'),
  ]
  const values = { name: 'Aktionen', path: 'aktionen' }
  const { doc } = await readJson<{ doc: { id: string } }>(await writer.ask('POST', '/api/sites', values))
  const write = async (who: Hired, path: string, body: object) =>
    readJson<{ threads: { id: string; text: string }[] }>(
      await who.ask('POST', `/api/pages/comments${path}`, body),
    )
  const of = { of: 'sites', record: doc.id, section: '' }
  await write(other, '', { ...of, text: 'Allgemein' })
  const { threads } = await write(other, '', { ...of, text: 'An jemanden', to: named.id })
  const path = `/collections/sites/${doc.id}?kommentare=1`

  expect(await waitingFor(writer)).toEqual([
    { count: 2, label: 'offene Kommentare auf „Aktionen“', note: undefined, path },
  ])
  expect(await waitingFor(named)).toEqual([
    { count: 1, label: 'offener Kommentar auf „Aktionen“', note: 'an Sie', path },
  ])
  expect(await waitingFor(other)).toEqual([])

  const id = threads.find(({ text }) => text === 'An jemanden')?.id
  await write(named, `/${id}/answers`, { text: 'Gerne' })
  expect(await waitingFor(named)).toEqual([])
  expect(await waitingFor(other)).toMatchObject([{ count: 1 }])
  await write(other, `/${id}/settled`, { isSettled: true })
  expect([await waitingFor(writer), await waitingFor(other)]).toMatchObject([[{ count: 1 }], []])

  await writer.ask('POST', '/api/pages/trash', { id: doc.id })
  expect(await waitingFor(writer)).toEqual([])
})
