import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { textIdsQuery } from './find-text-ids.ts'
import { referencesOf } from './references-of.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

/** Sections of the length of the demo's, each with a picture and a page that it leads to. */
const manyPages = `
  insert into sites (id, name, path, content_body)
  select gen_random_uuid(), 'Seite ' || page, 'seite-' || page, (
    select jsonb_agg(jsonb_build_object(
             'image', gen_random_uuid(),
             'text', 'Siehe /upload/' || gen_random_uuid() || '-1.pdf',
             'description', repeat(md5(page || '-' || section), 20)))
      from generate_series(1, 10) as section)
    from generate_series(1, 2000) as page`

it('which of 2,000 pages name a file is read from an index, whichever way they name it', async () => {
  await app.pool.query(manyPages)
  await app.pool.query('analyze sites')
  const { rows } = await app.pool.query(`
    select id, content_body->3->>'image' as image, substr(content_body->7->>'text', 15, 36) as file
      from sites where path = 'seite-700'`)
  const { flattenedFields } = app.payload.collections.sites.config
  const references = referencesOf(flattenedFields, 'images').filter(({ kind }) => kind === 'text')
  const ask = async (id: string, before = sql``) =>
    (await app.payload.db.drizzle.execute(sql`${before}${textIdsQuery({ table: 'sites', references, id })}`))
      .rows

  for (const named of [rows[0].image, rows[0].file]) {
    expect(await ask(named)).toEqual([{ id: rows[0].id }])
    const plan = JSON.stringify(await ask(named, sql`explain `))
    expect(plan).toContain('sites_ids_in_content_body_idx')
    expect(plan).toContain('sites_ids_in_content_text_idx')
    expect(plan).not.toContain('Seq Scan')
  }
})
