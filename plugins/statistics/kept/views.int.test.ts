import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let cast: TwoBranches
let vera: Hired

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  vera = await hire(app, 'ROLE_MANAGER', [cast.vienna])
})

afterAll(() => app.close())

const path = '/api/statistics/views'
const save = (who: Hired, view: Partial<SavedView>) =>
  who.ask('POST', path, { name: 'Woche', query: 'zeitraum=days7', isForAll: false, ...view })
const saved = async (who: Hired, view: Partial<SavedView>) => readJson<SavedView>(await save(who, view))
const listOf = async ({ ask }: Hired) =>
  (await readJson<{ views: SavedView[] }>(await ask('GET', path))).views.map(({ name }) => name)

describe('a view under a name', () => {
  it('keeps what is chosen in one spelling, and is there for its owner alone', async () => {
    const view = await saved(cast.mia, { query: 'offen=ansichten&fremd=1&zeitraum=days7&bereich=team' })

    expect(view).toMatchObject({ name: 'Woche', query: 'bereich=team&zeitraum=days7', isForAll: false })
    expect([await listOf(cast.mia), await listOf(vera)]).toEqual([['Woche'], []])
    for (const [method, body] of [['PATCH', { name: 'Meine' }], ['DELETE']] as const)
      expect((await vera.ask(method, `${path}/${view.id}`, body)).status).toBe(404)
  })

  it('is renamed, replaced and deleted', async () => {
    const { id } = await saved(cast.mia, { name: '  Abends ' })
    const changed = await cast.mia.ask('PATCH', `${path}/${id}`, {
      name: 'Mittags',
      query: 'bereich=produkte',
    })

    expect(await readJson(changed)).toEqual({
      id,
      name: 'Mittags',
      query: 'bereich=produkte',
      isForAll: false,
    })
    expect((await cast.mia.ask('DELETE', `${path}/${id}`)).status).toBe(200)
    expect((await cast.mia.ask('DELETE', `${path}/${id}`)).status).toBe(404)
    expect(await listOf(cast.mia)).not.toContain('Mittags')
  })

  it('for all is seen and changed by whoever reads the statistics, and outlives who made it', async () => {
    const gone = await hire(app, 'ROLE_MANAGER', [cast.vienna])
    const { id } = await saved(gone, { name: 'Fürs Haus', isForAll: true })
    await saved(gone, { name: 'Nur meine' })
    await app.payload.delete({ collection: 'users', id: gone.id, overrideAccess: true })

    expect(await listOf(vera)).toEqual(['Fürs Haus'])
    expect((await vera.ask('PATCH', `${path}/${id}`, { name: 'Haus' })).status).toBe(200)
    const { rows } = await app.pool.query("select from statistics_views where name = 'Nur meine'")
    expect(rows).toEqual([])
  })

  it('is given to all by its owner, and then stays so', async () => {
    const { id } = await saved(cast.mia, { name: 'Teilen' })
    await cast.mia.ask('PATCH', `${path}/${id}`, { isForAll: true })

    expect(await listOf(vera)).toContain('Teilen')
    expect((await cast.mia.ask('PATCH', `${path}/${id}`, { isForAll: false })).status).toBe(400)
  })

  it('stays for all where it is renamed at the moment at which it is given to all', async () => {
    const { id } = await saved(cast.mia, { name: 'Zugleich' })
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `statistics-views:${cast.mia.id}`,
    ])
    const renamed = cast.mia.ask('PATCH', `${path}/${id}`, { name: 'Umbenannt' })
    await eventually(async () => {
      const { rows } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
      expect(rows).toHaveLength(1)
    })
    await cast.mia.ask('PATCH', `${path}/${id}`, { isForAll: true })
    await other.query('commit')
    other.release()

    expect(await readJson(await renamed)).toMatchObject({ name: 'Umbenannt', isForAll: true })
    expect(await listOf(vera)).toContain('Umbenannt')
  })

  it('is not given to all where all have as many as can be kept', async () => {
    const { id } = await saved(cast.mia, { name: 'Eine zu viel' })
    await app.pool.query(
      `insert into statistics_views (id, user_id, name, query, made_at)
       select gen_random_uuid(), null, 'voll ' || n, '', now() from generate_series(1, 200) n`,
    )

    expect((await cast.mia.ask('PATCH', `${path}/${id}`, { isForAll: true })).status).toBe(400)
    await app.pool.query("delete from statistics_views where name like 'voll %'")
  })

  it('has a name that is there once, also where two save it at the same time', async () => {
    const answers = await Promise.all(
      ['Doppelt', 'doppelt', 'DOPPELT'].map((name) => save(cast.mia, { name, isForAll: true })),
    )
    const refused = answers.find(({ status }) => status === 400)

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2)
    expect(refused && (await readJson(refused))).toEqual({
      errors: [
        { field: 'name', message: 'Eine Ansicht mit diesem Namen gibt es schon.', code: 'validation' },
      ],
    })
    // Among the own ones it may be called so as well.
    expect((await save(cast.mia, { name: 'Doppelt' })).status).toBe(201)
  })
})

it.each([[{ name: ' ' }], [{ name: 'x'.repeat(81) }], [{ query: 'x'.repeat(4001) }]])(
  'refuses %o',
  async (view) => {
    expect((await save(cast.mia, view)).status).toBe(400)
  },
)

it('whoever does not read the statistics keeps nothing of them', async () => {
  const answers = [await cast.tina.ask('GET', path), await save(cast.tina, {}), await app.fetch(path)]

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401])
})
