import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "config" ADD COLUMN "enable_plugin_a_t_m_card" boolean DEFAULT true;
  ALTER TABLE "config" ADD COLUMN "enable_plugin_hydro_a_g_voucher" boolean DEFAULT true;
  ALTER TABLE "config" ADD COLUMN "enable_plugin_mollie" boolean DEFAULT true;
  ALTER TABLE "config" ADD COLUMN "enable_plugin_datatrans" boolean DEFAULT true;
  -- What a provider reports of an SMS names it by our own name until it has told us its own.
  CREATE INDEX "messages_sms_name_idx" ON "messages" ("message_id") WHERE "channel" = 'sms';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "messages_sms_name_idx";
  ALTER TABLE "config" DROP COLUMN "enable_plugin_a_t_m_card";
  ALTER TABLE "config" DROP COLUMN "enable_plugin_hydro_a_g_voucher";
  ALTER TABLE "config" DROP COLUMN "enable_plugin_mollie";
  ALTER TABLE "config" DROP COLUMN "enable_plugin_datatrans";`)
}
