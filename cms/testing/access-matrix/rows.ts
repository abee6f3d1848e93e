import type { TestApp } from '#scripts/testing/test-app.ts'

import type { Slug } from './places.ts'

/** What the database holds of these records, each as one text; what is missing has been deleted. */
export async function rowsOf(app: TestApp, slug: Slug, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await app.pool.query<{ id: string; row: string }>(
    `select id::text, to_jsonb(stored)::text as row from "${tableOf(app, slug)}" stored where id = any($1)`,
    [ids],
  )

  return new Map(rows.map(({ id, row }) => [id, row]))
}

export async function countRows(app: TestApp, slug: Slug): Promise<number> {
  const { rows } = await app.pool.query<{ count: string }>(`select count(*) from "${tableOf(app, slug)}"`)
  return Number(rows[0]?.count)
}

/** Long names have a shorter table. */
function tableOf({ payload }: TestApp, slug: Slug): string {
  const { dbName } = payload.collections[slug].config
  return typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_')
}
