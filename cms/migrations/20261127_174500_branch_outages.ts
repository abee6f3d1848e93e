import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a branch has run out of for now: told by whoever takes its orders, and gone when it is over. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "branch_outages" (
      "branch_id" uuid NOT NULL REFERENCES "branches" ("id") ON DELETE cascade,
      "product_id" uuid NOT NULL REFERENCES "products" ("id") ON DELETE cascade,
      "option_id" text NOT NULL DEFAULT '',
      "until" timestamptz,
      "set_by" uuid REFERENCES "users" ("id") ON DELETE set null,
      PRIMARY KEY ("branch_id", "product_id", "option_id")
    );
    CREATE INDEX "branch_outages_product_idx" ON "branch_outages" ("product_id");
    CREATE INDEX "branch_outages_set_by_idx" ON "branch_outages" ("set_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "branch_outages";`)
}
