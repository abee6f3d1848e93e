import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fonts" ADD COLUMN "weights" varchar;
  ALTER TABLE "fonts" ADD COLUMN "fallback_size_adjust" numeric;
  ALTER TABLE "fonts" ADD COLUMN "fallback_ascent_override" numeric;
  ALTER TABLE "fonts" ADD COLUMN "fallback_descent_override" numeric;
  ALTER TABLE "fonts" ADD COLUMN "fallback_line_gap_override" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fonts" DROP COLUMN "weights";
  ALTER TABLE "fonts" DROP COLUMN "fallback_size_adjust";
  ALTER TABLE "fonts" DROP COLUMN "fallback_ascent_override";
  ALTER TABLE "fonts" DROP COLUMN "fallback_descent_override";
  ALTER TABLE "fonts" DROP COLUMN "fallback_line_gap_override";`)
}
