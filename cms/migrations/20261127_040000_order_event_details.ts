import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What changed with an event of an order, and events of devices. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "order_events" ADD COLUMN "detail" jsonb;
    ALTER TABLE "order_events" DROP CONSTRAINT "order_events_actor_kind_check";
    ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_kind_check"
      CHECK ("actor_kind" IN ('guest', 'staff', 'system', 'device'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "order_events" SET "actor_kind" = 'staff', "actor_id" = NULL WHERE "actor_kind" = 'device';
    ALTER TABLE "order_events" DROP CONSTRAINT "order_events_actor_kind_check";
    ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_kind_check"
      CHECK ("actor_kind" IN ('guest', 'staff', 'system'));
    ALTER TABLE "order_events" DROP COLUMN "detail";
  `)
}
