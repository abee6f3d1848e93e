import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_nodes_type" ADD VALUE 'reference';
  CREATE TABLE "nodes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"blocks_id" uuid,
  	"sites_id" uuid,
  	"categories_id" uuid,
  	"products_id" uuid,
  	"scenes_id" uuid,
  	"nodes_id" uuid
  );
  
  ALTER TABLE "config" ADD COLUMN "enable_analytics" boolean DEFAULT false;
  ALTER TABLE "config" ADD COLUMN "conversion_url" varchar;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_blocks_fk" FOREIGN KEY ("blocks_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_scenes_fk" FOREIGN KEY ("scenes_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nodes_rels" ADD CONSTRAINT "nodes_rels_nodes_fk" FOREIGN KEY ("nodes_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "nodes_rels_order_idx" ON "nodes_rels" USING btree ("order");
  CREATE INDEX "nodes_rels_parent_idx" ON "nodes_rels" USING btree ("parent_id");
  CREATE INDEX "nodes_rels_path_idx" ON "nodes_rels" USING btree ("path");
  CREATE INDEX "nodes_rels_blocks_id_idx" ON "nodes_rels" USING btree ("blocks_id");
  CREATE INDEX "nodes_rels_sites_id_idx" ON "nodes_rels" USING btree ("sites_id");
  CREATE INDEX "nodes_rels_categories_id_idx" ON "nodes_rels" USING btree ("categories_id");
  CREATE INDEX "nodes_rels_products_id_idx" ON "nodes_rels" USING btree ("products_id");
  CREATE INDEX "nodes_rels_scenes_id_idx" ON "nodes_rels" USING btree ("scenes_id");
  CREATE INDEX "nodes_rels_nodes_id_idx" ON "nodes_rels" USING btree ("nodes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "nodes_rels" CASCADE;
  ALTER TABLE "nodes" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "nodes" ALTER COLUMN "type" SET DEFAULT 'text'::text;
  DROP TYPE "public"."enum_nodes_type";
  CREATE TYPE "public"."enum_nodes_type" AS ENUM('folder', 'text', 'image', 'link', 'site');
  ALTER TABLE "nodes" ALTER COLUMN "type" SET DEFAULT 'text'::"public"."enum_nodes_type";
  ALTER TABLE "nodes" ALTER COLUMN "type" SET DATA TYPE "public"."enum_nodes_type" USING "type"::"public"."enum_nodes_type";
  ALTER TABLE "config" DROP COLUMN "enable_analytics";
  ALTER TABLE "config" DROP COLUMN "conversion_url";`)
}
