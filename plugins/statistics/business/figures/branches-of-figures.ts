import type { Pool } from 'pg'

import type { AskedFigures } from '#domain/insight/statistics/figures.ts'

/** What somebody may see: which branches, and of which people how long they worked. */
export type Sight = { branches: readonly string[]; people: readonly string[] | 'all' }

/** Those that are meant, of those that may be seen. */
export async function branchesOf(
  pool: Pool,
  { branch, division, sight }: Pick<AskedFigures, 'branch' | 'division'> & { sight: Sight },
): Promise<readonly string[]> {
  if (!branch && !division) return sight.branches
  const { rows } = await pool.query<{ id: string }>({
    name: 'branches-of-figures',
    text: `select id from branches
            where id = any($1::uuid[]) and ($2::uuid is null or id = $2) and ($3::uuid is null or division_id = $3)`,
    values: [sight.branches, branch ?? null, division ?? null],
  })

  return rows.map(({ id }) => id)
}
