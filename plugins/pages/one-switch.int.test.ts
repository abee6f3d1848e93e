import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
})

afterAll(() => app.close())

const make = async (values: object = {}, query = '') => {
  count += 1
  return idOf(await editor('POST', `/api/sites${query}`, { name: 'Wir', path: `wir-${count}`, ...values }))
}
const hidden = () => make({ isPublic: false })
const isSeen = async (id: string) => (await visitor('GET', `/api/sites/${id}`)).status === 200

it('whoever publishes a page that a call has hidden shows it', async () => {
  const id = await hidden()
  expect(await isSeen(id)).toBe(false)
  await editor('PATCH', `/api/sites/${id}`, { _status: 'published' })

  expect(await isSeen(id)).toBe(true)
  expect((await editor('GET', `/api/sites/${id}`)).body).toMatchObject({ isPublic: true })
})

it('a draft that says it is not public is shown once it is published, with what was written', async () => {
  const id = await make({ isPublic: false, _status: 'draft' }, '?draft=true')
  await editor('PATCH', `/api/sites/${id}?draft=true`, { name: 'Wir, neu', _status: 'draft' })
  await editor('PATCH', `/api/sites/${id}`, { _status: 'published' })

  expect((await visitor('GET', `/api/sites/${id}`)).body).toMatchObject({ name: 'Wir, neu' })
})

it('a plan shows what it publishes, and several are shown at once', async () => {
  const [planned, one, two] = [await hidden(), await hidden(), await hidden()]
  await app.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'sites', value: planned } },
    waitUntil: new Date('2026-01-01T08:00:00Z'),
  })
  await runDeclared(app.payload, 'jobs')
  await editor('PATCH', `/api/sites?where[id][in]=${one},${two}&draft=true`, { _status: 'published' })

  expect(await Promise.all([planned, one, two].map(isSeen))).toEqual([true, true, true])
})

it('what is taken back is seen by nobody, and its field stays as it was', async () => {
  const id = await make()
  await editor('PATCH', `/api/sites/${id}`, { _status: 'draft' })

  expect(await isSeen(id)).toBe(false)
  expect((await editor('GET', `/api/sites/${id}`)).body).toMatchObject({ isPublic: true, _status: 'draft' })
})

it('a call that knows no drafts hides and shows as it always did', async () => {
  const id = await make()
  await editor('PATCH', `/api/sites/${id}`, { isPublic: false })
  expect(await isSeen(id)).toBe(false)
  await editor('PATCH', `/api/sites/${id}`, { name: 'Immer noch versteckt' })
  expect(await isSeen(id)).toBe(false)
  await editor('PATCH', `/api/sites/${id}`, { isPublic: true })
  expect(await isSeen(id)).toBe(true)
})

it('a form that sends back what it was given publishes all the same', async () => {
  const id = await hidden()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ _status: 'published', isPublic: false }))
  expect((await editor.send(`/api/sites/${id}`, form, 'PATCH')).status).toBe(200)

  expect(await isSeen(id)).toBe(true)
})

it('who says both is heard', async () => {
  const id = await make()
  await editor('PATCH', `/api/sites/${id}`, { _status: 'published', isPublic: false })

  expect(await isSeen(id)).toBe(false)
})
