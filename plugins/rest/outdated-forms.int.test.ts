import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let fixtures: RecordFixtures
let anna: Caller
let bert: Caller
let berts: string

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  anna = await employ(app, ['ROLE_ADMIN'])
  bert = await employ(app, ['ROLE_ADMIN'])
  berts = ((await bert('GET', '/api/users/me')).body as { user: { id: string } }).user.id
})

beforeEach(() => app.pool.query('delete from payload_locked_documents'))

afterAll(() => app.close())

const told = {
  code: 'changed-meanwhile',
  message: expect.stringMatching(
    /^Dieser Eintrag wurde inzwischen an anderer Stelle geändert\. Ihre Eingaben stehen/,
  ),
}

/** What a form of the panel holds, and sends in full. */
async function openForm(who: Caller, path: string): Promise<Record<string, unknown>> {
  return (await who('GET', `${path}?depth=0&draft=true`)).body
}

async function save(who: Caller, path: string, values: object, query = ''): Promise<SavedOrNot> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  const method = path.startsWith('/api/globals') ? 'POST' : 'PATCH'
  const answer = await who.send(`${path}?depth=0${query}`, form, method)
  return { status: answer.status, body: (await answer.json()) as SavedOrNot['body'] }
}
type SavedOrNot = {
  status: number
  body: { doc?: Record<string, unknown>; errors?: { code: string; message: string }[] }
}

describe('of two people who have the same record open', () => {
  let path: string

  beforeEach(async () => {
    path = `/api/tags/${idOf(await anna('POST', '/api/tags', { name: `Vegan ${crypto.randomUUID()}` }))}`
  })

  const lock = (by: string) =>
    app.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'tags', value: path.split('/').at(-1) ?? '' },
        user: { relationTo: 'users', value: by },
      },
      overrideAccess: true,
    })
  const nameNow = async () => (await anna('GET', path)).body.name

  it('the one from whom it was taken over is refused while the other works, and once they have saved', async () => {
    const [annas, his] = [await openForm(anna, path), await openForm(bert, path)]
    await lock(berts)
    expect(await save(anna, path, { ...annas, name: 'A' })).toMatchObject({
      status: 423,
      body: { errors: [{ code: 'locked' }] },
    })

    expect((await save(bert, path, { ...his, name: 'B' })).status).toBe(200)
    expect(await save(anna, path, { ...annas, name: 'A' })).toMatchObject({
      status: 409,
      body: { errors: [told] },
    })
    expect(await nameNow()).toBe('B')
  })

  it('the one who took it over is told what the first one saved before', async () => {
    const [annas, his] = [await openForm(anna, path), await openForm(bert, path)]
    expect((await save(anna, path, { ...annas, name: 'A' })).status).toBe(200)
    await lock(berts)

    expect(await save(bert, path, { ...his, name: 'B' })).toMatchObject({
      status: 409,
      body: { errors: [told] },
    })
    expect(await nameNow()).toBe('A')
    expect((await save(bert, path, { ...(await openForm(bert, path)), name: 'Danach' })).status).toBe(200)
  })

  it('one of both is told when they save at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [annas, his] = [await openForm(anna, path), await openForm(bert, path)]
      const saved = await Promise.all([
        save(anna, path, { ...annas, name: `A${round}` }),
        save(bert, path, { ...his, name: `B${round}` }),
      ])

      expect(saved.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      const kept = saved.find(({ status }) => status === 200)?.body.doc?.name
      expect(await nameNow()).toBe(kept)
    }
  })

  it('each goes on saving what they have saved themselves', async () => {
    let values = await openForm(anna, path)
    for (const name of ['Eins', 'Zwei', 'Drei']) {
      const { status, body } = await save(anna, path, { ...values, name })
      expect(status).toBe(200)
      values = { ...values, ...body.doc }
    }
  })
})

it('a draft that saves itself is the state of which the next form is, and is not overwritten either', async () => {
  const { id } = await fixtures.store('sites')
  const path = `/api/sites/${id}`
  let annas = await openForm(anna, path)
  const his = await openForm(bert, path)
  for (const name of ['Über uns', 'Über uns alle']) {
    const { status, body } = await save(anna, path, { ...annas, name }, '&draft=true&autosave=true')
    expect(status).toBe(200)
    annas = { ...annas, ...body.doc }
  }

  for (const query of ['', '&draft=true', '&draft=true&autosave=true']) {
    expect(await save(bert, path, { ...his, name: 'Wir' }, query)).toMatchObject({ status: 409 })
  }
  expect((await openForm(anna, path)).name).toBe('Über uns alle')
  expect((await save(anna, path, { ...annas, _status: 'published' })).status).toBe(200)
  expect((await anna('GET', path)).body.name).toBe('Über uns alle')
})

it('the settings are not overwritten by a form from before', async () => {
  const path = '/api/globals/config'
  expect((await anna('POST', '/api/config', {})).status).toBe(200)
  const [annas, his] = [await openForm(anna, path), await openForm(bert, path)]
  expect(await save(anna, path, annas)).toMatchObject({ status: 200 })

  expect(await save(bert, path, his)).toMatchObject({ status: 409, body: { errors: [told] } })
})

it('whoever may not change a record learns nothing from an old copy of it', async () => {
  const eva = await employ(app, ['ROLE_EMPLOYEE'])
  const path = `/api/users/${berts}`
  const sent = { updatedAt: '2020-01-01T00:00:00.000Z', firstName: 'Eva' }

  expect((await save(eva, path, sent)).status).toBe(403)
  expect((await save(anna, path, sent)).status).toBe(409)
})
