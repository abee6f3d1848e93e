import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_type" AS ENUM('takeaway', 'delivery', 'dineIn');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed', 'rejected', 'canceled', 'failed', 'expired');
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans');
  CREATE TYPE "public"."enum_orders_payment_status" AS ENUM('none', 'pending', 'authorised', 'paid', 'partly-refunded', 'refunded', 'failed', 'voided');
  CREATE TYPE "public"."enum_orders_counter_appointment_status" AS ENUM('none', 'open', 'accepted', 'declined', 'expired');
  CREATE TYPE "public"."enum_orders_country" AS ENUM('DE', 'LI', 'AT', 'CH');
  CREATE TYPE "public"."enum_orders_delivery_country" AS ENUM('DE', 'LI', 'AT', 'CH');
  CREATE TYPE "public"."enum_products_allergens" AS ENUM('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'L', 'M', 'N', 'O', 'P', 'R');
  CREATE TYPE "public"."enum_products_alternative_units_unit" AS ENUM('piece', 'serving', 'pair', 'person', 'package', 'gram', 'decagram', 'kilogram', 'milliliter', 'centiliter', 'deciliter', 'liter', 'millimeter', 'centimeter', 'decimeter', 'meter', 'kilometer', 'mm2', 'cm2', 'dm2', 'm2', 'mm3', 'cm3', 'dm3', 'm3');
  CREATE TYPE "public"."enum_products_alternative_units_calculation_model" AS ENUM('fixed', 'approximate', 'minimum');
  CREATE TYPE "public"."enum_products_config_parts_options_modifier" AS ENUM('add', 'subtract', 'overwrite');
  CREATE TYPE "public"."enum_products_config_parts_type" AS ENUM('text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect');
  CREATE TYPE "public"."enum_products_schedule_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_products_type" AS ENUM('normal', 'configurable', 'bundle');
  CREATE TYPE "public"."enum_products_pricing" AS ENUM('perUnit', 'flat');
  CREATE TYPE "public"."enum_products_unit" AS ENUM('piece', 'serving', 'pair', 'person', 'package', 'gram', 'decagram', 'kilogram', 'milliliter', 'centiliter', 'deciliter', 'liter', 'millimeter', 'centimeter', 'decimeter', 'meter', 'kilometer', 'mm2', 'cm2', 'dm2', 'm2', 'mm3', 'cm3', 'dm3', 'm3');
  CREATE TYPE "public"."enum_products_calculation_model" AS ENUM('fixed', 'approximate', 'minimum');
  CREATE TYPE "public"."enum_products_default_unit" AS ENUM('piece', 'serving', 'pair', 'person', 'package', 'gram', 'decagram', 'kilogram', 'milliliter', 'centiliter', 'deciliter', 'liter', 'millimeter', 'centimeter', 'decimeter', 'meter', 'kilometer', 'mm2', 'cm2', 'dm2', 'm2', 'mm3', 'cm3', 'dm3', 'm3');
  CREATE TYPE "public"."enum_products_lead_time_type" AS ENUM('minutes', 'hours', 'days', 'weeks');
  CREATE TYPE "public"."enum_categories_schedule_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_branches_opening_hours_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_branches_delivery_hours_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_branches_time_zone" AS ENUM('Europe/Vienna', 'Europe/Berlin', 'Europe/Zurich', 'Europe/Vaduz', 'Europe/Amsterdam', 'Europe/Bratislava', 'Europe/Brussels', 'Europe/Budapest', 'Europe/Ljubljana', 'Europe/London', 'Europe/Luxembourg', 'Europe/Madrid', 'Atlantic/Canary', 'Europe/Paris', 'Europe/Prague', 'Europe/Rome', 'Europe/Zagreb', 'UTC');
  CREATE TYPE "public"."enum_branches_country" AS ENUM('DE', 'LI', 'AT', 'CH');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EDITOR', 'ROLE_EMPLOYEE');
  CREATE TYPE "public"."enum_config_color_setting" AS ENUM('white', 'black');
  CREATE TYPE "public"."enum_config_default_order_type" AS ENUM('takeaway', 'delivery', 'dineIn');
  CREATE TYPE "public"."enum_config_currency" AS ENUM('EUR', 'CHF');
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"type" "enum_orders_type" DEFAULT 'takeaway' NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'awaiting' NOT NULL,
  	"payment_method" "enum_orders_payment_method" DEFAULT 'cash' NOT NULL,
  	"payment_status" "enum_orders_payment_status" DEFAULT 'none' NOT NULL,
  	"counter_appointment_status" "enum_orders_counter_appointment_status" DEFAULT 'none' NOT NULL,
  	"placed_at" timestamp(3) with time zone NOT NULL,
  	"appointment_date" timestamp(3) with time zone,
  	"counter_appointment" timestamp(3) with time zone,
  	"rejection_message" varchar,
  	"ticket_number" numeric,
  	"table_identifier" varchar,
  	"items" jsonb NOT NULL,
  	"taxes" jsonb NOT NULL,
  	"goods_gross" numeric DEFAULT 0 NOT NULL,
  	"delivery_gross" numeric DEFAULT 0 NOT NULL,
  	"donation" numeric DEFAULT 0 NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"is_estimated" boolean DEFAULT false,
  	"is_quotation" boolean DEFAULT false,
  	"internal_note" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"is_company" boolean DEFAULT false,
  	"company_name" varchar,
  	"vat_number" varchar,
  	"street" varchar,
  	"floor" varchar,
  	"stairway" varchar,
  	"door" varchar,
  	"zip_code" varchar,
  	"city" varchar,
  	"country" "enum_orders_country",
  	"delivery_area" varchar,
  	"is_delivery_address_different" boolean DEFAULT false,
  	"delivery_first_name" varchar,
  	"delivery_last_name" varchar,
  	"is_delivery_company" boolean DEFAULT false,
  	"delivery_company_name" varchar,
  	"delivery_street" varchar,
  	"delivery_floor" varchar,
  	"delivery_stairway" varchar,
  	"delivery_door" varchar,
  	"delivery_zip_code" varchar,
  	"delivery_city" varchar,
  	"delivery_country" "enum_orders_delivery_country",
  	"comment" varchar,
  	"uid" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"version" numeric DEFAULT 1,
  	"business_day" varchar NOT NULL,
  	"donatee_id" uuid,
  	"questionnaire_rating" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_products_allergens",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_alternative_units" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"unit" "enum_products_alternative_units_unit" DEFAULT 'piece' NOT NULL,
  	"ratio" numeric NOT NULL,
  	"calculation_model" "enum_products_alternative_units_calculation_model" DEFAULT 'fixed' NOT NULL,
  	"minimum_quantity" numeric,
  	"maximum_quantity" numeric,
  	"quantity_step_size" numeric
  );
  
  CREATE TABLE "products_config_parts_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"modifier" "enum_products_config_parts_options_modifier" DEFAULT 'add',
  	"value" numeric DEFAULT 0
  );
  
  CREATE TABLE "products_config_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"type" "enum_products_config_parts_type" DEFAULT 'select',
  	"optional" boolean DEFAULT false
  );
  
  CREATE TABLE "products_bundle_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid,
  	"amount" numeric
  );
  
  CREATE TABLE "products_schedule" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_products_schedule_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"type" "enum_products_type" DEFAULT 'normal' NOT NULL,
  	"price" numeric NOT NULL,
  	"pricing" "enum_products_pricing" DEFAULT 'perUnit' NOT NULL,
  	"is_price_hidden" boolean DEFAULT false,
  	"unit" "enum_products_unit" DEFAULT 'piece' NOT NULL,
  	"calculation_model" "enum_products_calculation_model" DEFAULT 'fixed' NOT NULL,
  	"minimum_quantity" numeric,
  	"maximum_quantity" numeric,
  	"quantity_step_size" numeric,
  	"default_quantity" numeric,
  	"default_unit" "enum_products_default_unit",
  	"tax" numeric DEFAULT 1000 NOT NULL,
  	"takeaway_tax" numeric DEFAULT 1000 NOT NULL,
  	"dine_in_tax" numeric DEFAULT 1000 NOT NULL,
  	"is_step_by_step" boolean DEFAULT false,
  	"is_enabled" boolean DEFAULT true,
  	"is_visible_when_unavailable" boolean DEFAULT false,
  	"sold_out_until" timestamp(3) with time zone,
  	"is_lead_time_enabled" boolean DEFAULT false,
  	"lead_time_value" numeric,
  	"lead_time_type" "enum_products_lead_time_type" DEFAULT 'hours',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid
  );
  
  CREATE TABLE "categories_schedule" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_categories_schedule_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"image_id" uuid,
  	"is_enabled" boolean DEFAULT true,
  	"is_visible_when_unavailable" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_catalog" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category_id" uuid NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"available_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "branches_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_branches_opening_hours_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "branches_delivery_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_branches_delivery_hours_type" DEFAULT 'daily',
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "branches_delivery_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"area" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"tax" numeric DEFAULT 2000 NOT NULL,
  	"free" boolean DEFAULT false,
  	"free_from_order_value" numeric,
  	"minimum_order_value" numeric
  );
  
  CREATE TABLE "branches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"division_id" uuid,
  	"time_zone" "enum_branches_time_zone" DEFAULT 'Europe/Vienna' NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"keywords" varchar,
  	"street" varchar,
  	"zip_code" varchar,
  	"city" varchar,
  	"country" "enum_branches_country" DEFAULT 'AT',
  	"phone" varchar,
  	"email" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"logo_id" uuid,
  	"is_delivery_hours_enabled" boolean DEFAULT false,
  	"closed_message" varchar,
  	"slot_minutes" numeric DEFAULT 15 NOT NULL,
  	"business_day_starts_at" varchar DEFAULT '05:00' NOT NULL,
  	"orderable_from" timestamp(3) with time zone,
  	"is_takeaway_enabled" boolean DEFAULT true,
  	"is_takeaway_email_required" boolean DEFAULT false,
  	"is_takeaway_phone_required" boolean DEFAULT true,
  	"is_takeaway_address_required" boolean DEFAULT false,
  	"is_delivery_enabled" boolean DEFAULT false,
  	"is_delivery_email_required" boolean DEFAULT false,
  	"is_delivery_phone_required" boolean DEFAULT true,
  	"is_delivery_address_required" boolean DEFAULT true,
  	"is_dine_in_enabled" boolean DEFAULT false,
  	"is_dine_in_email_required" boolean DEFAULT false,
  	"is_dine_in_phone_required" boolean DEFAULT false,
  	"is_dine_in_address_required" boolean DEFAULT false,
  	"is_table_selection_enabled" boolean DEFAULT false,
  	"is_preorder_enabled" boolean DEFAULT true,
  	"is_appointment_required" boolean DEFAULT false,
  	"is_quotation_required" boolean DEFAULT false,
  	"order_notification_email" varchar,
  	"is_cash_enabled" boolean DEFAULT true,
  	"is_a_t_m_card_enabled" boolean DEFAULT false,
  	"is_hydro_a_g_voucher_enabled" boolean DEFAULT false,
  	"is_mollie_enabled" boolean DEFAULT false,
  	"is_datatrans_enabled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branches_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" uuid,
  	"images_id" uuid
  );
  
  CREATE TABLE "tables" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"identifier" varchar NOT NULL,
  	"name" varchar,
  	"seats" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "divisions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL,
  	"is_default" boolean DEFAULT false,
  	"name" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"logo_id" uuid,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "divisions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tags" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "images" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"version" varchar,
  	"extension" varchar,
  	"checksum" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "uploads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"public_hash" varchar,
  	"version" varchar,
  	"extension" varchar,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "donatees" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"website" varchar,
  	"logo_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"phone" varchar,
  	"is_blocked" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"categories_id" uuid,
  	"menus_id" uuid,
  	"branches_id" uuid,
  	"departments_id" uuid,
  	"divisions_id" uuid,
  	"tags_id" uuid,
  	"images_id" uuid,
  	"donatees_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "config_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "config" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shop_name" varchar DEFAULT 'Theke' NOT NULL,
  	"shop_key" varchar DEFAULT 'theke' NOT NULL,
  	"business_name" varchar,
  	"title" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"website" varchar,
  	"brochure_url" varchar,
  	"color1" varchar DEFAULT '#1D1D1D' NOT NULL,
  	"color2" varchar DEFAULT '#FCFCFC' NOT NULL,
  	"font" varchar DEFAULT 'Mulish' NOT NULL,
  	"border_radius" varchar DEFAULT '0.8rem' NOT NULL,
  	"color_setting" "enum_config_color_setting" DEFAULT 'white' NOT NULL,
  	"logo_id" uuid,
  	"favicon_id" uuid,
  	"preview_image_id" uuid,
  	"order_button_label" varchar,
  	"default_order_type" "enum_config_default_order_type",
  	"donation_amount" numeric DEFAULT 7 NOT NULL,
  	"currency" "enum_config_currency" DEFAULT 'EUR' NOT NULL,
  	"enable_plugin_home_page" boolean DEFAULT false,
  	"enable_plugin_search" boolean DEFAULT true,
  	"enable_plugin_tags" boolean DEFAULT true,
  	"enable_plugin_category_bar" boolean DEFAULT true,
  	"enable_plugin_toolbar" boolean DEFAULT true,
  	"enable_plugin_p_w_a" boolean DEFAULT false,
  	"enable_plugin_mapbox" boolean DEFAULT false,
  	"enable_plugin_s_m_s" boolean DEFAULT false,
  	"enable_plugin_donations" boolean DEFAULT false,
  	"enable_plugin_frontdesk" boolean DEFAULT false,
  	"enable_plugin_order_reviews" boolean DEFAULT true,
  	"disable_tickets" boolean DEFAULT false,
  	"mapbox_zoom" numeric DEFAULT 19,
  	"mapbox_pitch" numeric DEFAULT 55,
  	"mapbox_bearing" numeric DEFAULT -85,
  	"enable_cash" boolean DEFAULT true,
  	"enable_a_t_m_card" boolean DEFAULT false,
  	"enable_hydro_a_g_voucher" boolean DEFAULT false,
  	"enable_mollie" boolean DEFAULT false,
  	"enable_datatrans" boolean DEFAULT false,
  	"terms_and_conditions_url" varchar,
  	"terms_and_conditions_text" varchar,
  	"privacy_policy_url" varchar,
  	"privacy_policy_text" varchar,
  	"imprint_url" varchar,
  	"imprint_text" varchar,
  	"allergens_url" varchar,
  	"allergens_text" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_donatee_id_donatees_id_fk" FOREIGN KEY ("donatee_id") REFERENCES "public"."donatees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_allergens" ADD CONSTRAINT "products_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_alternative_units" ADD CONSTRAINT "products_alternative_units_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_config_parts_options" ADD CONSTRAINT "products_config_parts_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_config_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_config_parts" ADD CONSTRAINT "products_config_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_bundle_items" ADD CONSTRAINT "products_bundle_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_bundle_items" ADD CONSTRAINT "products_bundle_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_schedule" ADD CONSTRAINT "products_schedule_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_schedule" ADD CONSTRAINT "categories_schedule_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_catalog" ADD CONSTRAINT "menus_catalog_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_catalog" ADD CONSTRAINT "menus_catalog_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_opening_hours" ADD CONSTRAINT "branches_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_delivery_hours" ADD CONSTRAINT "branches_delivery_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_delivery_areas" ADD CONSTRAINT "branches_delivery_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_rels" ADD CONSTRAINT "branches_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_rels" ADD CONSTRAINT "branches_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_rels" ADD CONSTRAINT "branches_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tables" ADD CONSTRAINT "tables_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departments" ADD CONSTRAINT "departments_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departments_rels" ADD CONSTRAINT "departments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_rels" ADD CONSTRAINT "departments_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "divisions_texts" ADD CONSTRAINT "divisions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donatees" ADD CONSTRAINT "donatees_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_donatees_fk" FOREIGN KEY ("donatees_id") REFERENCES "public"."donatees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "config_social_links" ADD CONSTRAINT "config_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "config" ADD CONSTRAINT "config_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "config" ADD CONSTRAINT "config_favicon_id_images_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "config" ADD CONSTRAINT "config_preview_image_id_images_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_branch_idx" ON "orders" USING btree ("branch_id");
  CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("placed_at");
  CREATE INDEX "orders_appointment_date_idx" ON "orders" USING btree ("appointment_date");
  CREATE INDEX "orders_counter_appointment_idx" ON "orders" USING btree ("counter_appointment");
  CREATE UNIQUE INDEX "orders_uid_idx" ON "orders" USING btree ("uid");
  CREATE INDEX "orders_business_day_idx" ON "orders" USING btree ("business_day");
  CREATE INDEX "orders_donatee_idx" ON "orders" USING btree ("donatee_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "branch_businessDay_ticketNumber_idx" ON "orders" USING btree ("branch_id","business_day","ticket_number");
  CREATE INDEX "branch_status_placedAt_idx" ON "orders" USING btree ("branch_id","status","placed_at");
  CREATE INDEX "products_allergens_order_idx" ON "products_allergens" USING btree ("order");
  CREATE INDEX "products_allergens_parent_idx" ON "products_allergens" USING btree ("parent_id");
  CREATE INDEX "products_alternative_units_order_idx" ON "products_alternative_units" USING btree ("_order");
  CREATE INDEX "products_alternative_units_parent_id_idx" ON "products_alternative_units" USING btree ("_parent_id");
  CREATE INDEX "products_config_parts_options_order_idx" ON "products_config_parts_options" USING btree ("_order");
  CREATE INDEX "products_config_parts_options_parent_id_idx" ON "products_config_parts_options" USING btree ("_parent_id");
  CREATE INDEX "products_config_parts_order_idx" ON "products_config_parts" USING btree ("_order");
  CREATE INDEX "products_config_parts_parent_id_idx" ON "products_config_parts" USING btree ("_parent_id");
  CREATE INDEX "products_bundle_items_order_idx" ON "products_bundle_items" USING btree ("_order");
  CREATE INDEX "products_bundle_items_parent_id_idx" ON "products_bundle_items" USING btree ("_parent_id");
  CREATE INDEX "products_bundle_items_product_idx" ON "products_bundle_items" USING btree ("product_id");
  CREATE INDEX "products_schedule_order_idx" ON "products_schedule" USING btree ("_order");
  CREATE INDEX "products_schedule_parent_id_idx" ON "products_schedule" USING btree ("_parent_id");
  CREATE INDEX "products_is_enabled_idx" ON "products" USING btree ("is_enabled");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_images_id_idx" ON "products_rels" USING btree ("images_id");
  CREATE INDEX "categories_schedule_order_idx" ON "categories_schedule" USING btree ("_order");
  CREATE INDEX "categories_schedule_parent_id_idx" ON "categories_schedule" USING btree ("_parent_id");
  CREATE INDEX "categories_image_idx" ON "categories" USING btree ("image_id");
  CREATE INDEX "categories_is_enabled_idx" ON "categories" USING btree ("is_enabled");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "menus_catalog_order_idx" ON "menus_catalog" USING btree ("_order");
  CREATE INDEX "menus_catalog_parent_id_idx" ON "menus_catalog" USING btree ("_parent_id");
  CREATE INDEX "menus_catalog_category_idx" ON "menus_catalog" USING btree ("category_id");
  CREATE INDEX "menus_available_from_idx" ON "menus" USING btree ("available_from");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_branches_id_idx" ON "menus_rels" USING btree ("branches_id");
  CREATE INDEX "menus_rels_products_id_idx" ON "menus_rels" USING btree ("products_id");
  CREATE INDEX "branches_opening_hours_order_idx" ON "branches_opening_hours" USING btree ("_order");
  CREATE INDEX "branches_opening_hours_parent_id_idx" ON "branches_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_delivery_hours_order_idx" ON "branches_delivery_hours" USING btree ("_order");
  CREATE INDEX "branches_delivery_hours_parent_id_idx" ON "branches_delivery_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_delivery_areas_order_idx" ON "branches_delivery_areas" USING btree ("_order");
  CREATE INDEX "branches_delivery_areas_parent_id_idx" ON "branches_delivery_areas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_identifier_idx" ON "branches" USING btree ("identifier");
  CREATE INDEX "branches_division_idx" ON "branches" USING btree ("division_id");
  CREATE INDEX "branches_logo_idx" ON "branches" USING btree ("logo_id");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches_rels_order_idx" ON "branches_rels" USING btree ("order");
  CREATE INDEX "branches_rels_parent_idx" ON "branches_rels" USING btree ("parent_id");
  CREATE INDEX "branches_rels_path_idx" ON "branches_rels" USING btree ("path");
  CREATE INDEX "branches_rels_tags_id_idx" ON "branches_rels" USING btree ("tags_id");
  CREATE INDEX "branches_rels_images_id_idx" ON "branches_rels" USING btree ("images_id");
  CREATE INDEX "tables_branch_idx" ON "tables" USING btree ("branch_id");
  CREATE INDEX "tables_identifier_idx" ON "tables" USING btree ("identifier");
  CREATE INDEX "tables_updated_at_idx" ON "tables" USING btree ("updated_at");
  CREATE INDEX "tables_created_at_idx" ON "tables" USING btree ("created_at");
  CREATE UNIQUE INDEX "branch_identifier_idx" ON "tables" USING btree ("branch_id","identifier");
  CREATE INDEX "departments_branch_idx" ON "departments" USING btree ("branch_id");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE INDEX "departments_rels_order_idx" ON "departments_rels" USING btree ("order");
  CREATE INDEX "departments_rels_parent_idx" ON "departments_rels" USING btree ("parent_id");
  CREATE INDEX "departments_rels_path_idx" ON "departments_rels" USING btree ("path");
  CREATE INDEX "departments_rels_categories_id_idx" ON "departments_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "divisions_identifier_idx" ON "divisions" USING btree ("identifier");
  CREATE INDEX "divisions_logo_idx" ON "divisions" USING btree ("logo_id");
  CREATE INDEX "divisions_image_idx" ON "divisions" USING btree ("image_id");
  CREATE INDEX "divisions_updated_at_idx" ON "divisions" USING btree ("updated_at");
  CREATE INDEX "divisions_created_at_idx" ON "divisions" USING btree ("created_at");
  CREATE INDEX "divisions_texts_order_parent" ON "divisions_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "tags_name_idx" ON "tags" USING btree ("name");
  CREATE INDEX "tags_image_idx" ON "tags" USING btree ("image_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE UNIQUE INDEX "images_filename_idx" ON "images" USING btree ("filename");
  CREATE UNIQUE INDEX "uploads_public_hash_idx" ON "uploads" USING btree ("public_hash");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "uploads_filename_idx" ON "uploads" USING btree ("filename");
  CREATE UNIQUE INDEX "donatees_identifier_idx" ON "donatees" USING btree ("identifier");
  CREATE INDEX "donatees_logo_idx" ON "donatees" USING btree ("logo_id");
  CREATE INDEX "donatees_updated_at_idx" ON "donatees" USING btree ("updated_at");
  CREATE INDEX "donatees_created_at_idx" ON "donatees" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_branches_id_idx" ON "users_rels" USING btree ("branches_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_divisions_id_idx" ON "payload_locked_documents_rels" USING btree ("divisions_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_donatees_id_idx" ON "payload_locked_documents_rels" USING btree ("donatees_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "config_social_links_order_idx" ON "config_social_links" USING btree ("_order");
  CREATE INDEX "config_social_links_parent_id_idx" ON "config_social_links" USING btree ("_parent_id");
  CREATE INDEX "config_logo_idx" ON "config" USING btree ("logo_id");
  CREATE INDEX "config_favicon_idx" ON "config" USING btree ("favicon_id");
  CREATE INDEX "config_preview_image_idx" ON "config" USING btree ("preview_image_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "orders" CASCADE;
  DROP TABLE "products_allergens" CASCADE;
  DROP TABLE "products_alternative_units" CASCADE;
  DROP TABLE "products_config_parts_options" CASCADE;
  DROP TABLE "products_config_parts" CASCADE;
  DROP TABLE "products_bundle_items" CASCADE;
  DROP TABLE "products_schedule" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "categories_schedule" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "menus_catalog" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "branches_opening_hours" CASCADE;
  DROP TABLE "branches_delivery_hours" CASCADE;
  DROP TABLE "branches_delivery_areas" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_rels" CASCADE;
  DROP TABLE "tables" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "departments_rels" CASCADE;
  DROP TABLE "divisions" CASCADE;
  DROP TABLE "divisions_texts" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "images" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "donatees" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "config_social_links" CASCADE;
  DROP TABLE "config" CASCADE;
  DROP TYPE "public"."enum_orders_type";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_payment_method";
  DROP TYPE "public"."enum_orders_payment_status";
  DROP TYPE "public"."enum_orders_counter_appointment_status";
  DROP TYPE "public"."enum_orders_country";
  DROP TYPE "public"."enum_orders_delivery_country";
  DROP TYPE "public"."enum_products_allergens";
  DROP TYPE "public"."enum_products_alternative_units_unit";
  DROP TYPE "public"."enum_products_alternative_units_calculation_model";
  DROP TYPE "public"."enum_products_config_parts_options_modifier";
  DROP TYPE "public"."enum_products_config_parts_type";
  DROP TYPE "public"."enum_products_schedule_type";
  DROP TYPE "public"."enum_products_type";
  DROP TYPE "public"."enum_products_pricing";
  DROP TYPE "public"."enum_products_unit";
  DROP TYPE "public"."enum_products_calculation_model";
  DROP TYPE "public"."enum_products_default_unit";
  DROP TYPE "public"."enum_products_lead_time_type";
  DROP TYPE "public"."enum_categories_schedule_type";
  DROP TYPE "public"."enum_branches_opening_hours_type";
  DROP TYPE "public"."enum_branches_delivery_hours_type";
  DROP TYPE "public"."enum_branches_time_zone";
  DROP TYPE "public"."enum_branches_country";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_config_color_setting";
  DROP TYPE "public"."enum_config_default_order_type";
  DROP TYPE "public"."enum_config_currency";`)
}
