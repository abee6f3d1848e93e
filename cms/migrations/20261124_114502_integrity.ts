import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { normaliseOldPath } from '#domain/content/redirects.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "expires_at" timestamp(3) with time zone;
  -- By hand: what the sequence has given out is never given again, whoever is deleted.
  CREATE SEQUENCE "customers_number" AS bigint MINVALUE 1 START 10001;
  SELECT setval('customers_number', greatest(10000, coalesce((SELECT max("number") FROM "customers"), 0)::bigint));`)
  await spellOldPathsAlike(db)
}

type OldRedirect = { id: string; path: string; division_id: string | null }

/**
 * Old addresses are looked up in one spelling. Of two that become the same the one that leads now keeps it, or the
 * newest; the other one is put aside, under an address that nobody asks for, and says which was its own.
 */
export async function spellOldPathsAlike(db: MigrateUpArgs['db']): Promise<void> {
  const { rows } = await db.execute<OldRedirect>(sql`
    select "id", "path", "division_id" from "redirects" order by "is_enabled" desc nulls last, "updated_at" desc, "id"`)
  const taken = new Set<string>()
  for (const { id, path, division_id } of rows) {
    const spelled = normaliseOldPath(path)
    const place = `${division_id} ${spelled}`
    if (taken.has(place)) {
      await db.execute(sql`
        update "redirects"
           set "is_enabled" = false, "path" = ${`${spelled}~${id.slice(-6)}`},
               "note" = concat_ws(E'\n', nullif("note", ''), ${`Abgeschaltet: „${path}“ ist dieselbe Adresse wie „${spelled}“.`}::text)
         where "id" = ${id}`)
      continue
    }
    taken.add(place)
    if (spelled !== path) await db.execute(sql`update "redirects" set "path" = ${spelled} where "id" = ${id}`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "expires_at";
  DROP SEQUENCE "customers_number";`)
}
