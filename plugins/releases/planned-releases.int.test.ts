import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { countLateReleases, lateReleases } from './today/releases-today.ts'

let app: TestApp
let editor: Hired
let other: Hired

beforeAll(async () => {
  app = await createTestApp()
  editor = await hire(app, 'ROLE_EDITOR')
  other = await hire(app, 'ROLE_EDITOR')
})

afterAll(() => app.close())

const at = '2999-01-01T08:00:00.000Z'
const due = { now: Temporal.Instant.from('2999-01-01T08:00:01Z') }
const makeWith = async (who: Hired, slug: string, body: object) => {
  const { doc } = await readJson<{ doc: { id: string } }>(
    await who.ask('POST', `/api/${slug}`, { ...body, _status: slug === 'releases' ? undefined : 'draft' }),
  )
  return doc.id
}
const begin = async (who = editor, page: object = {}) => {
  const path = `seite-${crypto.randomUUID()}`
  const site = await makeWith(who, 'sites?draft=true', { name: 'Herbst', path, ...page })
  const id = await makeWith(who, 'releases', { name: 'Herbstkarte' })
  await who.ask('POST', `/api/releases/${id}/items`, { of: 'sites', record: site })
  return { id, site }
}
const plan = async (id: string, who = editor, time = at) => {
  const answer = await who.ask('POST', `/api/releases/${id}/plan`, { at: time })
  const { errors = [] } = await readJson<{ errors?: { code: string }[] }>(answer)
  return [answer.status, ...errors.map(({ code }) => code)]
}
const runDue = (now = due) => runDeclared(app.payload, 'releases', now)
type Stored = { state: string; status: string; problem: string | null; by: string | null }
const stored = async ({ id, site }: { id: string; site: string }) => {
  const { rows } = await app.pool.query<Stored>(
    `select r.state, s._status as status, r.problem, r.published_by_id as by from releases r, sites s
      where r.id = $1 and s.id = $2`,
    [id, site],
  )
  return rows[0]
}

it('goes out once at its time, in the name of whoever planned it, however many processes run', async () => {
  const release = await begin()
  expect(await plan(release.id, editor, '2020-01-01T08:00:00Z')).toEqual([400, 'past'])
  expect(await plan(release.id)).toEqual([200])
  await runDue({ now: Temporal.Instant.from('2998-12-31T08:00:00Z') })
  expect(await stored(release)).toMatchObject({ state: 'planned', status: 'draft' })

  await Promise.all([runDue(), runDue(), other.ask('POST', `/api/releases/${release.id}/publish`)])
  expect(await stored(release)).toMatchObject({ state: 'published', status: 'published' })
  const { rows } = await app.pool.query(
    `select 1 from _sites_v where parent_id = $1 and version__status = 'published'`,
    [release.site],
  )
  expect(rows).toHaveLength(1)
})

it('waits again once its time is put aside, and is deleted only then', async () => {
  const release = await begin()
  await plan(release.id)
  expect((await editor.ask('DELETE', `/api/releases/${release.id}`)).status).toBe(400)
  await editor.ask('DELETE', `/api/releases/${release.id}/plan`)
  await runDue()
  expect(await stored(release)).toMatchObject({ state: 'open', status: 'draft' })
  expect((await editor.ask('DELETE', `/api/releases/${release.id}`)).status).toBe(200)
  const { rows } = await app.pool.query('select 1 from release_items where record = $1', [release.site])
  expect(rows).toEqual([])
})

it.each([
  ['lost their rights', `update users_roles set value = 'ROLE_EMPLOYEE' where parent_id = $1`],
  ['was blocked', 'update users set is_blocked = true where id = $1'],
  ['is gone', 'delete from users where id = $1'],
])('fails with its reason where whoever planned it %s', async (_, becomes) => {
  const planner = await hire(app, 'ROLE_EDITOR')
  const release = await begin(planner)
  expect(await plan(release.id, planner)).toEqual([200])
  await app.pool.query(becomes, [planner.id])
  await runDue()
  const after = await stored(release)
  expect(after).toMatchObject({ state: 'failed', status: 'draft', by: null })
  expect(after?.problem).toBe('Wer das geplant hat, darf nichts mehr veröffentlichen.')
})

it('that fails names each item, is told in the start view, and goes out once it is mended', async () => {
  await app.pool.query(`delete from releases where state = 'failed'`)
  const release = await begin(editor, { path: 'Kein Pfad!' })
  expect(await plan(release.id)).toEqual([200])
  await runDue()
  const failed = await stored(release)
  expect(failed).toMatchObject({ state: 'failed', status: 'draft' })
  expect(failed?.problem).toContain('Seite „Herbst“:')

  const user = await app.payload.findByID({ collection: 'users', id: editor.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  expect(await lateReleases(req)).toMatchObject([
    { label: 'Veröffentlichung „Herbstkarte“ ist gescheitert', path: `/collections/releases/${release.id}` },
  ])
  expect(await countLateReleases(req)).toBe(1)

  const mended = { path: `nun-${crypto.randomUUID()}`, _status: 'draft' }
  await editor.ask('PATCH', `/api/sites/${release.site}?draft=true`, mended)
  await editor.ask('POST', `/api/releases/${release.id}/publish`)
  expect(await stored(release)).toMatchObject({ state: 'published', problem: '' })
  expect(await countLateReleases(req)).toBe(0)
})

it('what broke in between is tried again, and told as overdue until then', async () => {
  const release = await begin()
  await plan(release.id)
  const told = vi.spyOn(app.payload.logger, 'error').mockImplementation(() => undefined)
  const broken = vi.spyOn(app.payload, 'update').mockRejectedValueOnce(new Error('connection lost'))
  await runDue()
  broken.mockRestore()
  expect(told).toHaveBeenCalled()
  told.mockRestore()
  expect(await stored(release)).toMatchObject({ state: 'planned', status: 'draft' })
  await app.pool.query(`update releases set planned_at = now() - interval '1 hour' where id = $1`, [
    release.id,
  ])
  expect(await lateReleases(await createLocalReq({}, app.payload))).toMatchObject([
    { label: 'Veröffentlichung „Herbstkarte“ ist überfällig' },
  ])

  await runDue()
  expect(await stored(release)).toMatchObject({ state: 'published', status: 'published' })
})

it('of a brand that wants two people it goes out with what the second one has approved', async () => {
  const admin = await hire(app, 'ROLE_ADMIN')
  const division = await makeWith(admin, 'divisions', {
    identifier: 'streng',
    name: 'Streng',
    needsApproval: true,
    _status: undefined,
  })
  const release = await begin(editor, { division })
  expect(await plan(release.id)).toEqual([409, 'release-blocked', 'approval-needed'])
  const asked = { of: 'sites', record: release.site }
  const answer = await editor.ask('POST', '/api/pages/approvals', asked)
  const told = await readJson<{ requests: { id: string }[]; release: string }>(answer)
  expect(told.release).toBe('Herbstkarte')
  const approve = async (time: string | null) => {
    const path = `/api/pages/approvals/${told.requests[0]?.id}/approved`
    const decided = await other.ask('POST', path, { at: time })
    const { errors = [] } = await readJson<{ errors?: { code: string }[] }>(decided)
    return [decided.status, ...errors.map(({ code }) => code)]
  }
  expect(await approve(at)).toEqual([400, 'in-release'])
  expect(await approve(null)).toEqual([200])
  // What is in a release waits for the others.
  expect(await stored(release)).toMatchObject({ state: 'open', status: 'draft' })
  await editor.ask('POST', `/api/releases/${release.id}/publish`)
  expect(await stored(release)).toMatchObject({ state: 'published', status: 'published' })
})

it('there is room for so many, and whoever adds one more is told', async () => {
  const { id } = await begin()
  await app.pool.query(
    `insert into release_items (release_id, slug, record) select $1, 'sites', gen_random_uuid() from generate_series(2, 50)`,
    [id],
  )
  const path = `seite-${crypto.randomUUID()}`
  // A draft may be called whatever somebody types.
  const record = await makeWith(editor, 'sites?draft=true', { name: 'Eine zu viel '.repeat(40), path })
  const answer = await editor.ask('POST', `/api/releases/${id}/items`, { of: 'sites', record })
  const { rows } = await app.pool.query('select 1 from release_items where release_id = $1', [id])

  expect(await readJson(answer)).toMatchObject({ errors: [{ field: 'record', code: 'too-many' }] })
  expect(rows).toHaveLength(50)
})

it('a page tells the release that it is in and its time, and those it could go into', async () => {
  const [release, another] = [await begin(), await begin()]
  await plan(release.id)
  const answer = await editor.ask('GET', `/api/pages/releases?of=sites&record=${release.site}`)
  const told = await readJson<{ release: object; others: { id: string }[] }>(answer)
  expect(told.release).toEqual({ id: release.id, name: 'Herbstkarte', plannedAt: at })
  const others = told.others.map(({ id }) => id)
  expect([others.includes(another.id), others.includes(release.id)]).toEqual([true, false])
})
