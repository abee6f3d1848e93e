import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexDown, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'
import { releaseItemsDown, releaseItemsUp } from '#plugins/releases/release-tables.sql.ts'

const found: IndexedColumns = { table: 'releases', words: ['name'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'planned', 'published', 'failed');
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open',
  	"planned_at" timestamp(3) with time zone,
  	"planned_by_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"published_by_id" uuid,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "releases" ADD CONSTRAINT "releases_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_published_by_id_users_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_planned_at_idx" ON "releases" USING btree ("planned_at");
  CREATE INDEX "releases_planned_by_idx" ON "releases" USING btree ("planned_by_id");
  CREATE INDEX "releases_published_by_idx" ON "releases" USING btree ("published_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");`)
  await db.execute(sql.raw(releaseItemsUp))
  await db.execute(sql.raw(paletteIndexUp(found)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(paletteIndexDown(found)))
  await db.execute(sql.raw(releaseItemsDown))
  await db.execute(sql`
   DROP TABLE "releases" CASCADE;
  DROP TYPE "public"."enum_releases_state";`)
}
