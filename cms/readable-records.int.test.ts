import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { nameWhatIsThere } from './migrations/20261124_110700_names_of_records.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina } = {} as TwoBranches
let anna: Hired
let made: Record<string, string>

type Doc = { id: string; title?: string; name?: string }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina } = await openTwoBranches(app))
  anna = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  await rename('Anna', 'Auer')
  made = {
    absences: await make('absences', {
      type: 'vacation',
      firstDay: '2026-08-03',
      lastDay: '2026-08-07',
      endsAtNoon: true,
    }),
    contracts: await make('contracts', { validFrom: '2026-03-01', employmentType: 'part-time' }),
    'working-schedules': await make('working-schedules', {
      // The night in which the third hour comes twice.
      from: '2026-10-24T22:30:00Z',
      to: '2026-10-25T01:30:00Z',
    }),
    'working-activities': await make('working-activities', {
      startedAt: '2026-08-03T22:30:00Z',
      endedAt: '2026-08-04T04:00:00Z',
      state: 'ended',
    }),
  }
})

afterAll(() => app.close())

const titled = ['absences', 'contracts', 'working-schedules', 'working-activities']
const what: Record<string, string> = {
  absences: '3. bis 7. August 2026, bis Mittag, Urlaub',
  contracts: 'ab 1. März 2026, Teilzeit',
  'working-schedules': 'Sonntag 25. Oktober 2026, 00:30 bis 02:30',
  'working-activities': 'Dienstag 4. August 2026, 00:30 bis 06:00',
}

async function make(slug: string, facts: object): Promise<string> {
  const answer = await admin.ask('POST', `/api/${slug}`, { user: anna.id, branch: vienna, ...facts })
  const { doc } = await readJson<{ doc: Doc }>(answer)
  return doc.id
}

const rename = (firstName: string, lastName: string) =>
  admin.ask('PATCH', `/api/users/${anna.id}`, { firstName, lastName })
const titleFor = async (person: Hired, slug: string) =>
  (await readJson<Doc>(await person.ask('GET', `/api/${slug}/${made[slug]}?depth=0`))).title
const found = async (slug: string, words: string) =>
  (
    await readJson<{ docs: Doc[] }>(
      await admin.ask('GET', `/api/${slug}?depth=0&where[title][like]=${encodeURIComponent(words)}`),
    )
  ).docs.map(({ id }) => id)

describe('a record about a person', () => {
  it.each(titled)('of %s is called and found by the person and the dates in words', async (slug) => {
    expect(await titleFor(admin, slug)).toBe(`Anna Auer, ${what[slug]}`)
    expect(await found(slug, 'auer')).toContain(made[slug])
    expect(await found(slug, what[slug] ?? '')).toContain(made[slug])
  })

  it('is called anew when what it says changes', async () => {
    await admin.ask('PATCH', `/api/absences/${made.absences}`, { lastDay: '2026-09-02', endsAtNoon: false })
    expect(await titleFor(admin, 'absences')).toBe('Anna Auer, 3. August bis 2. September 2026, Urlaub')

    await admin.ask('PATCH', `/api/absences/${made.absences}`, { lastDay: '2026-08-07', endsAtNoon: true })
  })

  it.each(titled)('of %s takes no title from outside', async (slug) => {
    await admin.ask('PATCH', `/api/${slug}/${made[slug]}`, { title: 'Chef, immer' })

    expect(await titleFor(admin, slug)).toBe(`Anna Auer, ${what[slug]}`)
  })

  it('follows the name of the person, with a comma in it as well', async () => {
    await rename('Anna, Maria', 'Auer-Berg')
    for (const slug of titled) {
      expect(await titleFor(admin, slug)).toBe(`Anna Maria Auer-Berg, ${what[slug]}`)
      expect(await found(slug, 'maria auer-berg')).toContain(made[slug])
    }

    await rename('Anna', 'Auer')
    for (const slug of titled) {
      expect(await titleFor(admin, slug)).toBe(`Anna Auer, ${what[slug]}`)
      expect(await found(slug, 'maria auer-berg')).not.toContain(made[slug])
    }
  })

  it('written while the person is renamed has the new name', async () => {
    const [, ...absences] = await Promise.all([
      rename('Anna', 'Adler'),
      ...[1, 2, 3, 4].map((month) =>
        make('absences', { type: 'training', firstDay: `2027-0${month}-05`, lastDay: `2027-0${month}-05` }),
      ),
    ])
    const { rows } = await app.pool.query<{ title: string }>(
      'select title from absences where id = any($1)',
      [absences],
    )
    expect(rows).toHaveLength(4)
    for (const { title } of rows) expect(title).toMatch(/^Anna Adler, 5\. /)

    await rename('Anna', 'Auer')
  })

  it('stays with the branch without the name of whoever has moved on', async () => {
    expect(await titleFor(mia, 'absences')).toBe(`Anna Auer, ${what.absences}`)
    await admin.ask('PATCH', `/api/users/${anna.id}`, { branches: [graz] })

    expect(await titleFor(mia, 'absences')).toBe(`Person ohne Einsicht, ${what.absences}`)
    expect(await titleFor(admin, 'absences')).toBe(`Anna Auer, ${what.absences}`)
    expect(await titleFor(anna, 'absences')).toBe(`Anna Auer, ${what.absences}`)
    await admin.ask('PATCH', `/api/users/${anna.id}`, { branches: [vienna] })
  })
})

describe('a person', () => {
  it('is found and sorted by the one name, which nobody writes', async () => {
    await admin.ask('PATCH', `/api/users/${anna.id}`, { name: 'Chefin' })
    const { docs } = await readJson<{ docs: Doc[] }>(
      await admin.ask('GET', '/api/users?depth=0&sort=name&where[name][like]=anna%20auer'),
    )

    expect(docs).toMatchObject([{ id: anna.id, name: 'Anna Auer' }])
  })

  it('is called by the name in relations and in the log, where the name itself is no change', async () => {
    const { user } = await readJson<{ user: Doc }>(
      await admin.ask('GET', `/api/absences/${made.absences}?depth=1`),
    )
    expect(user).toMatchObject({ name: 'Anna Auer' })

    await rename('Anna', 'Ahorn')
    await rename('Anna', 'Auer')
    const { rows } = await app.pool.query<{ title: string; changes: { field: string }[] }>(
      `select title, changes from logs where document_id = $1 and action = 'update' order by at desc, id desc limit 1`,
      [anna.id],
    )
    expect(rows).toMatchObject([{ title: 'Anna Auer', changes: [{ field: 'lastName' }] }])
    expect(rows[0]?.changes).toHaveLength(1)
  })

  it('who holds a record is told by name, and as somebody to whoever may not know', async () => {
    const { doc: soup } = await readJson<{ doc: Doc }>(
      await mia.ask('POST', '/api/products', { name: 'Suppe', price: 490, taxRate: 1000 }),
    )
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'products', value: soup.id },
        user: { relationTo: 'users', value: mia.id },
      },
    })
    const holderFor = async (person: Hired, depth: number) => {
      const { docs } = await readJson<{ docs: { user: { value: { email?: string } | string } }[] }>(
        await person.ask('GET', `/api/payload-locked-documents?depth=${depth}`),
      )
      const value = docs[0]?.user.value
      return typeof value === 'object' ? value.email : value
    }

    expect(await holderFor(admin, 1)).toMatch(/^Person \d+$/)
    expect(await holderFor(tina, 1)).toBe('Jemand anderes')
    expect(await holderFor(tina, 0)).toBe(mia.id)
  })
})

it('what was there before is named as hooks name it', async () => {
  const named = async () => {
    const { rows } = await app.pool.query<{ id: string; name: string }>(`
      select id, name from users union all select id, title from absences union all select id, title from contracts
      union all select id, title from working_schedules union all select id, title from working_activities
      order by id`)
    return rows
  }
  await make('working-activities', { startedAt: '2026-10-25T00:30:00Z', state: 'running' })
  await make('contracts', {
    validFrom: '2024-12-24',
    validUntil: '2025-01-06',
    employmentType: 'temporary',
  })
  const kept = await named()
  await app.pool.query(
    `update users set name = null; update absences set title = null; update contracts set title = null;
     update working_schedules set title = null; update working_activities set title = null`,
  )

  await app.payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`select 1`)
    await nameWhatIsThere(db)
    const { rows: held } = await db.execute(sql`select distinct mode from pg_locks
      where pid = pg_backend_pid() and relation = 'users'::regclass order by mode`)
    // Everybody reads on, and writes what is not being named right now.
    expect(held).toEqual([{ mode: 'AccessShareLock' }, { mode: 'RowExclusiveLock' }])
  })

  expect(kept.length).toBeGreaterThan(10)
  expect(await named()).toEqual(kept)
})
