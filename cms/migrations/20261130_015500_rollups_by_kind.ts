import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { divideByKind, joinKinds } from '#kernel/database/divide-by-kind.sql.ts'
import { visitCountsByKind } from '#plugins/analytics/visit-tables.sql.ts'
import { orderCountsByKind } from '#plugins/statistics/business/order-tables.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(divideByKind(visitCountsByKind)))
  await db.execute(sql.raw(divideByKind(orderCountsByKind)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(joinKinds(orderCountsByKind)))
  await db.execute(sql.raw(joinKinds(visitCountsByKind)))
}
