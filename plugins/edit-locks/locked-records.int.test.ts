import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asUser } from '#kernel/access/on-behalf.ts'
import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let chief: Caller
let employee: Caller
let chiefsId: string
let other: string

beforeAll(async () => {
  app = await createTestApp()
  chief = await employ(app, ['ROLE_ADMIN'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  chiefsId = await whoIs(chief)
  other = await whoIs(await employ(app, ['ROLE_EMPLOYEE']))
})

beforeEach(async () => {
  await app.pool.query('delete from payload_locked_documents')
  await app.pool.query('delete from tags')
})

afterAll(() => app.close())

it('a form may ask who else has the record open, with a moment as it is', async () => {
  const user = await app.payload.create({
    collection: 'users',
    data: {
      email: 'chefin@example.com',
      password: 'ein-gutes-passwort',
      firstName: 'Anna',
      lastName: 'Auer',
      roles: ['ROLE_ADMIN'],
    },
    overrideAccess: true,
  })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)

  const { docs } = await app.payload.find({
    collection: 'payload-locked-documents',
    where: { and: [{ globalSlug: { equals: 'config' } }, { updatedAt: { greater_than: new Date(0) } }] },
    ...asUser(req),
  })
  expect(docs).toEqual([])
})

describe('a record that somebody else has open', () => {
  const words = 'Diesen Eintrag bearbeitet gerade jemand anderes. Bitte versuchen Sie es später noch einmal.'
  const refused = { status: 423, body: { errors: [{ code: 'locked', message: words }] } }

  it.each([
    ['PATCH', { name: 'Scharf' }],
    ['PUT', { name: 'Scharf' }],
    ['DELETE', undefined],
  ])('is refused to %s in German, and stays open', async (method, body) => {
    const tag = await makeTag('Vegan')
    await open({ document: { relationTo: 'tags', value: tag } }, other)

    expect(await chief(method, `/api/tags/${tag}`, body)).toMatchObject(refused)
    expect((await chief('GET', `/api/tags/${tag}`)).body).toMatchObject({ name: 'Vegan' })
    expect(await countOpen()).toBe(1)
  })

  it('is refused as well where it is the settings', async () => {
    await open({ globalSlug: 'config' }, other)

    expect(await chief('POST', '/api/config', {})).toMatchObject(refused)
    expect(await countOpen()).toBe(1)
  })

  it.each([
    ['PATCH', { name: 'Neu' }, 'aktualisiert'],
    ['DELETE', undefined, 'gelöscht'],
  ])('is left alone by %s of many, and the others are not', async (method, body, deed) => {
    const [opened, free] = [await makeTag('Offen'), await makeTag('Frei')]
    await open({ document: { relationTo: 'tags', value: opened } }, other)

    const { status, body: answer } = await chief(method, `/api/tags?where[id][in]=${opened},${free}`, body)
    expect([status, answer]).toMatchObject([
      400,
      {
        docs: [{ id: free }],
        errors: [{ id: opened, code: 'locked', message: `„Offen“: ${words}` }],
      },
    ])
    expect(answer.message).toContain(`1 von 2 Einträgen konnte nicht ${deed} werden.`)
    expect((await chief('GET', `/api/tags/${opened}`)).body).toMatchObject({ name: 'Offen' })
    expect(await countOpen()).toBe(1)
  })

  it('is written by whoever has it open, and by others once that is long ago', async () => {
    const tag = await makeTag('Vegan')
    await open({ document: { relationTo: 'tags', value: tag } }, chiefsId)
    expect((await chief('PATCH', `/api/tags/${tag}`, { name: 'Scharf' })).status).toBe(200)

    await open({ document: { relationTo: 'tags', value: tag } }, other)
    await app.pool.query(`update payload_locked_documents set updated_at = now() - interval '301 seconds'`)
    expect((await chief('PATCH', `/api/tags/${tag}`, { name: 'Mild' })).status).toBe(200)
  })

  it('looks like any other to whoever may not change it', async () => {
    const answers: object[] = []
    const ask = async () => {
      answers.push(await employee('PATCH', `/api/users/${other}`, { firstName: 'Eva' }))
    }
    const before = await recordStatements(app.payload, ask)
    await open({ document: { relationTo: 'users', value: other } }, chiefsId)
    const meanwhile = await recordStatements(app.payload, ask)

    expect(answers[0]).toMatchObject({ status: 403 })
    expect([answers[1], meanwhile]).toEqual([answers[0], before])
  })
})

type Opened = { document: { relationTo: 'tags' | 'users'; value: string } } | { globalSlug: string }

const open = (what: Opened, by: string) =>
  app.payload.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: 'users', value: by } },
    overrideAccess: true,
  })

async function countOpen(): Promise<number> {
  return (await app.pool.query('select 1 from payload_locked_documents')).rowCount ?? 0
}

const makeTag = async (name: string): Promise<string> => idOf(await chief('POST', '/api/tags', { name }))

async function whoIs(caller: Caller): Promise<string> {
  const { user } = (await caller('GET', '/api/users/me')).body as { user: { id: string } }
  return user.id
}
