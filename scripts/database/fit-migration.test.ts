import { expect, it } from 'vitest'

import { fitMigration, fitMigrationIndex } from './fit-migration.repair.ts'

it('a generated migration imports its types as types and takes only what it uses', () => {
  const generated = `import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`SELECT 1;\`)
}
`

  expect(
    fitMigration(generated),
  ).toBe(`import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`SELECT 1;\`)
}
`)
})

it('the generated list names files with their extension, and fitting it again changes nothing', () => {
  const generated = `import * as migration_1_a from './1_a';
import * as migration_2_b from './2_b';

export const migrations = [
  {
    up: migration_1_a.up,
    down: migration_1_a.down,
    name: '1_a',
  },
  {
    up: migration_2_b.up,
    down: migration_2_b.down,
    name: '2_b'
  },
];
`
  const fitted = fitMigrationIndex(generated)

  expect(fitted).toBe(`import * as migration_1_a from './1_a.ts'
import * as migration_2_b from './2_b.ts'

export const migrations = [
  {
    up: migration_1_a.up,
    down: migration_1_a.down,
    name: '1_a',
  },
  {
    up: migration_2_b.up,
    down: migration_2_b.down,
    name: '2_b',
  },
]
`)
  expect(fitMigrationIndex(fitted)).toBe(fitted)
})
