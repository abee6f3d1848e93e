import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_unanswered_end" AS ENUM('expire', 'accept', 'wait');
  ALTER TABLE "branches" ADD COLUMN "unanswered_end" "enum_branches_unanswered_end" DEFAULT 'expire';
  ALTER TABLE "branches" ADD COLUMN "unanswered_minutes" numeric DEFAULT 60;

  -- What was forgotten long ago must not be told to its guests now.
  UPDATE "branches" SET "unanswered_end" = 'wait';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "unanswered_end";
  ALTER TABLE "branches" DROP COLUMN "unanswered_minutes";
  DROP TYPE "public"."enum_branches_unanswered_end";`)
}
