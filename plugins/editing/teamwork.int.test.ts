import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Presence } from '#domain/content/together/presence.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let anna: Caller
let berta: Caller
const [annasForm, bertasForm] = ['aa'.repeat(16), 'bb'.repeat(16)]

beforeAll(async () => {
  app = await createTestApp()
  anna = await employ(app, ['ROLE_EDITOR'])
  berta = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const newPage = async () => {
  const path = `seite-${crypto.randomUUID()}`
  return idOf(await anna('POST', '/api/sites?draft=true', { name: 'Wir', path, _status: 'draft' }))
}
const stored = (id: string) =>
  app.payload.findByID({ collection: 'sites', id, draft: true, depth: 0, overrideAccess: true })
const versions = async (id: string) => {
  const { docs } = await app.payload.findVersions({
    collection: 'sites',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ version }) => version.name)
}

type Saved = { id: string; form: string; name: string; seen: string; by?: string }

/** As an open form saves itself. */
async function save(who: Caller, { id, form, name, seen, by = 'draft=true&autosave=true' }: Saved) {
  const sent = new FormData()
  sent.append('_payload', JSON.stringify({ name, updatedAt: seen, writtenIn: form }))
  const answer = await who.send(`/api/sites/${id}?${by}`, sent, 'PATCH')

  return { status: answer.status, body: await readJson<{ errors?: { message: string }[] }>(answer) }
}

it('an open form saves over what it has seen and over what is its own, and over nothing else', async () => {
  const id = await newPage()
  const seen = (await stored(id)).updatedAt
  expect((await save(anna, { id, form: annasForm, name: 'Anna 1', seen })).status).toBe(200)
  // Her answer may be lost on the way: she goes on from where she was.
  expect((await save(anna, { id, form: annasForm, name: 'Anna 2', seen })).status).toBe(200)

  const refused = await save(berta, { id, form: bertasForm, name: 'Berta', seen })
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'changed-by-other' }] } })
  expect(refused.body.errors?.[0]?.message).toMatch(/^Anna Auer hat hier inzwischen etwas geändert\./)
  const inOtherWindow = await save(anna, { id, form: 'cc'.repeat(16), name: 'Anna 3', seen })
  expect(inOtherWindow.body.errors?.[0]?.message).toMatch(
    /^Sie haben hier inzwischen in einem anderen Fenster/,
  )
  const published = { id, form: bertasForm, name: 'Berta', seen, by: 'depth=0' }
  expect((await save(berta, published)).status).toBe(409)
  expect((await stored(id)).name).toBe('Anna 2')

  const { updatedAt } = await stored(id)
  expect((await save(berta, { id, form: bertasForm, name: 'Berta', seen: updatedAt })).status).toBe(200)
  // What she had written saved itself, and stays a state of its own.
  expect(await versions(id)).toEqual(['Berta', 'Anna 2', 'Wir'])
})

it('what no form is called is kept with no state', async () => {
  const id = await newPage()
  const seen = (await stored(id)).updatedAt
  expect((await save(anna, { id, form: 'f'.repeat(500), name: 'Anna', seen })).status).toBe(200)

  const { rows } = await app.pool.query(
    'select version_written_in as form from _sites_v where parent_id = $1 and version_written_in is not null',
    [id],
  )
  expect(rows).toEqual([])
})

it('of two forms that save at once one is told', async () => {
  const id = await newPage()
  const seen = (await stored(id)).updatedAt
  const answers = await Promise.all([
    save(anna, { id, form: annasForm, name: 'Anna', seen }),
    save(berta, { id, form: bertasForm, name: 'Berta', seen }),
  ])

  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  const winner = answers[0]?.status === 200 ? 'Anna' : 'Berta'
  expect((await stored(id)).name).toBe(winner)
})

it('a call that is no open form is asked for nothing, and is noticed by the next form', async () => {
  const id = await newPage()
  const seen = (await stored(id)).updatedAt
  await save(anna, { id, form: annasForm, name: 'Anna', seen })
  expect((await berta('PATCH', `/api/sites/${id}?draft=true`, { name: 'Aufruf' })).status).toBe(200)

  expect((await save(anna, { id, form: annasForm, name: 'Anna', seen })).status).toBe(409)
})

it('who wrote a page, and where, is answered to nobody and said by nobody', async () => {
  const values = { name: 'Offen', path: `seite-${crypto.randomUUID()}`, isPublic: true }
  const given = await anna('POST', '/api/sites', { ...values, writer: 'jemand' })
  expect(given).toMatchObject({ status: 400, body: { errors: [{ code: 'fixed-field', field: 'writer' }] } })
  const id = idOf(await anna('POST', '/api/sites', { ...values, writtenIn: annasForm }))
  const answers = [await anyone(app)('GET', `/api/sites/${id}`), await anna('GET', `/api/sites/${id}`)]

  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(Object.keys(body).filter((name) => name.startsWith('writ'))).toEqual([])
  }
})

const here = async (who: Caller, record: string, form: string, more: object = {}) => {
  const asked = { collection: 'sites', record, form, section: '', ...more }
  const { body } = await who('POST', '/api/pages/presence', asked)
  return body as unknown as Presence
}

it('who has a page open is seen by the others, with where they work, until they are gone', async () => {
  const id = await newPage()
  expect((await here(anna, id, annasForm, { section: 'abschnitt' })).others).toEqual([])
  const seen = await here(berta, id, bertasForm)
  expect(seen.others).toMatchObject([{ name: 'Anna Auer', isAsker: false, section: 'abschnitt' }])
  expect(seen.newest).toMatchObject({ by: 'Anna Auer', isAsker: false, isOwn: false })
  expect((await here(anna, id, 'cc'.repeat(16))).others.map(({ isAsker }) => isAsker)).toContain(true)
  expect((await here(anna, await newPage(), annasForm)).others).toEqual([])

  // However its id is spelled, it is one page.
  const shouted = await here(berta, id.toUpperCase(), bertasForm, { section: 'laut' })
  expect(shouted.others).toHaveLength(1)
  expect((await here(anna, id, annasForm)).others).toContainEqual(
    expect.objectContaining({ section: 'laut' }),
  )

  await here(berta, id, bertasForm, { isLeaving: true })
  expect((await here(anna, id, annasForm)).others.filter(({ isAsker }) => !isAsker)).toEqual([])
  // A browser that is gone has said nothing.
  await app.pool.query(`update editors_present set seen_at = now() - interval '1 minute'`)
  expect((await here(berta, id, bertasForm)).others).toEqual([])
})

it('whoever edits no pages sees nobody and leaves no trace', async () => {
  const id = await newPage()
  await here(anna, id, annasForm)
  const asked = { collection: 'sites', record: id, form: 'dd'.repeat(16), section: '' }
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_MANAGER'])]
  const answers = await Promise.all(others.map((who) => who('POST', '/api/pages/presence', asked)))
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
  const gone = await anna('POST', '/api/pages/presence', { ...asked, record: crypto.randomUUID() })
  expect(gone.status).toBe(404)

  const { rows } = await app.pool.query('select form from editors_present where record_id = $1', [id])
  expect(rows).toEqual([{ form: annasForm }])
})
