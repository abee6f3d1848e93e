import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was counted of pages that are opened by a key says from now on which kind they are, as `countedPath` has it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "analytics_logs"
       SET "data" = jsonb_set("data", '{path}', to_jsonb('/' || lower(split_part("data" ->> 'path', '/', 2))))
     WHERE "data" ->> 'path' ~* '^/(status/[^/]*|questionnaires)/[^/]';
    UPDATE "analytics_leads"
       SET "landing_path" = '/' || lower(split_part("landing_path", '/', 2))
     WHERE "landing_path" ~* '^/(status/[^/]*|questionnaires)/[^/]';
  `)
}

/** The keys are gone. */
export async function down(_: MigrateDownArgs): Promise<void> {}
