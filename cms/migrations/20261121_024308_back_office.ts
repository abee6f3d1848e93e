import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_type" AS ENUM('custom_home', 'custom_category', 'custom_service', 'custom_news', 'custom_site', 'default');
  CREATE TYPE "public"."enum_nodes_type" AS ENUM('folder', 'text', 'image', 'link', 'site');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308', '410');
  CREATE TYPE "public"."enum_vehicles_type" AS ENUM('car', 'van', 'truck', 'trailer', 'lift', 'machine', 'other');
  CREATE TYPE "public"."enum_image_template_layer_type" AS ENUM('text', 'image', 'shape', 'qr', 'price');
  CREATE TYPE "public"."enum_image_template_binding" AS ENUM('none', 'product.name', 'product.description', 'product.image', 'product.price', 'product.unit-price', 'product.allergens', 'category.name', 'branch.name', 'branch.address', 'site.name', 'site.image', 'qr-code.url');
  CREATE TYPE "public"."enum_image_template_align" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum_image_template_verticalalign" AS ENUM('top', 'middle', 'bottom');
  CREATE TYPE "public"."enum_image_template_fit" AS ENUM('cover', 'contain');
  CREATE TYPE "public"."enum_image_template_overflow" AS ENUM('shrink', 'ellipsis', 'error');
  CREATE TYPE "public"."enum_image_template_shape" AS ENUM('rectangle', 'ellipse', 'line');
  CREATE TYPE "public"."enum_fonts_weight" AS ENUM('100', '200', '300', '400', '500', '600', '700', '800', '900');
  CREATE TYPE "public"."enum_fonts_style" AS ENUM('normal', 'italic');
  CREATE TYPE "public"."enum_contact_requests_status" AS ENUM('new', 'in-progress', 'answered', 'spam');
  CREATE TYPE "public"."enum_questionnaire_question_type" AS ENUM('rating', 'comment');
  CREATE TYPE "public"."enum_questionnaire_comment" AS ENUM('optional', 'required');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'in-progress', 'done');
  CREATE TYPE "public"."enum_analytics_leads_status" AS ENUM('new', 'contacted', 'qualified', 'won', 'lost');
  CREATE TYPE "public"."enum_qr_codes_target_type" AS ENUM('site', 'branch', 'table', 'product', 'questionnaire', 'url');
  CREATE TYPE "public"."enum_working_activities_state" AS ENUM('running', 'paused', 'ended');
  CREATE TYPE "public"."enum_working_activities_source" AS ENUM('terminal', 'web', 'correction');
  CREATE TYPE "public"."enum_working_schedules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_absences_type" AS ENUM('vacation', 'sick', 'unpaid', 'parental', 'training', 'compensatory', 'public-duty');
  CREATE TYPE "public"."enum_absences_status" AS ENUM('requested', 'approved', 'rejected', 'canceled');
  CREATE TYPE "public"."enum_contracts_employment_type" AS ENUM('full-time', 'part-time', 'marginal', 'apprentice', 'temporary', 'freelance');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('planned', 'active', 'paused', 'done', 'canceled');
  CREATE TYPE "public"."enum_tasks_recurrence_weekdays" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_tasks_status" AS ENUM('open', 'in-progress', 'blocked', 'done');
  CREATE TYPE "public"."enum_tasks_priority" AS ENUM('low', 'normal', 'high', 'urgent');
  CREATE TYPE "public"."enum_tasks_recurrence_frequency" AS ENUM('none', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_scene_layer_type" AS ENUM('text', 'image', 'shape', 'qr', 'price');
  CREATE TYPE "public"."enum_scene_binding" AS ENUM('none', 'product.name', 'product.description', 'product.image', 'product.price', 'product.unit-price', 'product.allergens', 'category.name', 'branch.name', 'branch.address', 'site.name', 'site.image', 'qr-code.url');
  CREATE TYPE "public"."enum_scene_align" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum_scene_verticalalign" AS ENUM('top', 'middle', 'bottom');
  CREATE TYPE "public"."enum_scene_fit" AS ENUM('cover', 'contain');
  CREATE TYPE "public"."enum_scene_overflow" AS ENUM('shrink', 'ellipsis', 'error');
  CREATE TYPE "public"."enum_scene_shape" AS ENUM('rectangle', 'ellipse', 'line');
  CREATE TYPE "public"."enum_scenes_orientation" AS ENUM('landscape', 'portrait');
  CREATE TYPE "public"."enum_signage_segments_items_type" AS ENUM('scene', 'image', 'video', 'stream');
  CREATE TYPE "public"."enum_signage_segments_items_transition" AS ENUM('none', 'fade', 'slide', 'wipe');
  CREATE TYPE "public"."enum_signage_segments_schedule_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_signage_streams_type" AS ENUM('hls', 'rtsp', 'page', 'video');
  CREATE TYPE "public"."enum_signage_devices_segments_schedule_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_signage_devices_orientation" AS ENUM('landscape', 'portrait');
  CREATE TYPE "public"."enum_signage_devices_status" AS ENUM('unknown', 'current', 'behind', 'offline', 'fault');
  CREATE TYPE "public"."enum_customers_addresses_country" AS ENUM('DE', 'LI', 'AT', 'CH');
  CREATE TYPE "public"."enum_customers_kind" AS ENUM('person', 'company');
  CREATE TYPE "public"."enum_devices_kind" AS ENUM('frontdesk', 'backoffice', 'printer', 'clock', 'tv', 'kiosk');
  CREATE TYPE "public"."enum_devices_purpose" AS ENUM('orders', 'printing', 'time-tracking', 'signage', 'ordering');
  CREATE TYPE "public"."enum_devices_printer_protocol" AS ENUM('cloudprnt', 'epson-sdp', 'escpos-tcp');
  CREATE TYPE "public"."enum_devices_printer_paper_width" AS ENUM('58', '80');
  CREATE TYPE "public"."enum_devices_printer_code_page" AS ENUM('cp858', 'cp1252', 'iso-8859-15', 'utf8', 'raster');
  CREATE TYPE "public"."enum_logs_action" AS ENUM('create', 'update', 'delete', 'config-saved', 'sign-in', 'sign-in-failed', 'sign-out', 'lockout', 'key-issued', 'key-rotated', 'key-revoked');
  CREATE TYPE "public"."enum_logs_actor_kind" AS ENUM('person', 'device', 'system', 'nobody');
  CREATE TABLE "sites" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content_label" varchar,
  	"content_description" varchar,
  	"content_image_id" uuid,
  	"content_teaser_image_id" uuid,
  	"content_teaser_text" varchar,
  	"content_video_id" uuid,
  	"content_videos_video_id" uuid,
  	"content_videos_video2_id" uuid,
  	"content_body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_is_indexed" boolean DEFAULT true,
  	"type" "enum_sites_type" DEFAULT 'default' NOT NULL,
  	"path" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"division_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"identifier" varchar NOT NULL,
  	"division_id" uuid,
  	"items" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blocks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"identifier" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"content_body_image_id" uuid,
  	"content_body_target_id" uuid,
  	"content_body_link" varchar,
  	"content_body_text" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "nodes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"identifier" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"parent_id" uuid,
  	"position" numeric DEFAULT 0,
  	"type" "enum_nodes_type" DEFAULT 'text' NOT NULL,
  	"content_description" varchar,
  	"content_text" jsonb,
  	"content_image_id" uuid,
  	"content_link" varchar,
  	"content_site_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"target" varchar,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"is_enabled" boolean DEFAULT true,
  	"note" varchar,
  	"hits" numeric DEFAULT 0,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"position" numeric DEFAULT 0,
  	"category" varchar,
  	"description" varchar,
  	"price_from" numeric,
  	"duration_minutes" numeric,
  	"video_id" uuid,
  	"site_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid
  );
  
  CREATE TABLE "vehicles_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"unit" varchar
  );
  
  CREATE TABLE "vehicles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"position" numeric DEFAULT 0,
  	"type" "enum_vehicles_type" DEFAULT 'van' NOT NULL,
  	"maker" varchar,
  	"model" varchar,
  	"year" numeric,
  	"plate" varchar,
  	"description" varchar,
  	"price" numeric,
  	"service_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid
  );
  
  CREATE TABLE "image_template_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_image_template_layer_type" DEFAULT 'text' NOT NULL,
  	"binding" "enum_image_template_binding" DEFAULT 'none' NOT NULL,
  	"geometry_x" numeric DEFAULT 0 NOT NULL,
  	"geometry_y" numeric DEFAULT 0 NOT NULL,
  	"geometry_width" numeric DEFAULT 1 NOT NULL,
  	"geometry_height" numeric DEFAULT 1 NOT NULL,
  	"geometry_rotation" numeric DEFAULT 0,
  	"text" varchar,
  	"image_id" uuid,
  	"style_color" varchar DEFAULT '#1D1D1D',
  	"style_background" varchar,
  	"style_opacity" numeric DEFAULT 100,
  	"style_radius" numeric DEFAULT 0,
  	"style_font_id" uuid,
  	"style_font_size" numeric DEFAULT 48,
  	"style_line_height" numeric DEFAULT 120,
  	"style_align" "enum_image_template_align" DEFAULT 'left',
  	"style_vertical_align" "enum_image_template_verticalalign" DEFAULT 'top',
  	"style_fit" "enum_image_template_fit" DEFAULT 'cover',
  	"style_overflow" "enum_image_template_overflow" DEFAULT 'shrink',
  	"style_shape" "enum_image_template_shape" DEFAULT 'rectangle',
  	"is_visible" boolean DEFAULT true
  );
  
  CREATE TABLE "image_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"identifier" varchar NOT NULL,
  	"width" numeric DEFAULT 1200 NOT NULL,
  	"height" numeric DEFAULT 630 NOT NULL,
  	"background" varchar DEFAULT '#FFFFFF',
  	"background_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fonts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"family" varchar NOT NULL,
  	"weight" "enum_fonts_weight" DEFAULT '400' NOT NULL,
  	"style" "enum_fonts_style" DEFAULT 'normal' NOT NULL,
  	"license" varchar NOT NULL,
  	"license_url" varchar,
  	"note" varchar,
  	"variant" varchar,
  	"version" varchar,
  	"extension" varchar,
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
  
  CREATE TABLE "contact_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"comment" varchar NOT NULL,
  	"note" varchar,
  	"status" "enum_contact_requests_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" uuid,
  	"site_id" uuid,
  	"page" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "questionnaire_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_questionnaire_question_type" DEFAULT 'rating' NOT NULL,
  	"value_question" varchar NOT NULL,
  	"value_description" varchar,
  	"value_placeholder" varchar,
  	"value_comment" "enum_questionnaire_comment" DEFAULT 'optional'
  );
  
  CREATE TABLE "questionnaires" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"intro" varchar,
  	"thank_you" varchar,
  	"is_public" boolean DEFAULT true,
  	"branch_id" uuid,
  	"public_hash" varchar,
  	"version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"questionnaire_id" uuid NOT NULL,
  	"version" varchar,
  	"client_name" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"service" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"rating" numeric,
  	"branch_id" uuid,
  	"status" "enum_submissions_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" uuid,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "analytics_leads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"note" varchar,
  	"source" varchar NOT NULL,
  	"medium" varchar,
  	"campaign" varchar,
  	"term" varchar,
  	"content" varchar,
  	"referrer" varchar,
  	"landing_path" varchar,
  	"qr_code_id" uuid,
  	"first_seen_at" timestamp(3) with time zone,
  	"last_seen_at" timestamp(3) with time zone,
  	"visits" numeric DEFAULT 1,
  	"consent_at" timestamp(3) with time zone,
  	"status" "enum_analytics_leads_status" DEFAULT 'new' NOT NULL,
  	"value" numeric,
  	"assignee_id" uuid,
  	"contact_request_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "qr_code_batches" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"quantity" numeric,
  	"printed_on" timestamp(3) with time zone,
  	"place" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "qr_codes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"target_type" "enum_qr_codes_target_type" DEFAULT 'site' NOT NULL,
  	"site_id" uuid,
  	"branch_id" uuid,
  	"table_id" uuid,
  	"product_id" uuid,
  	"questionnaire_id" uuid,
  	"url" varchar,
  	"origin" varchar,
  	"origin_branch_id" uuid,
  	"note" varchar,
  	"path" varchar NOT NULL,
  	"is_enabled" boolean DEFAULT true,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "working_activities_breaks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "working_activities" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"state" "enum_working_activities_state" DEFAULT 'running' NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"task_id" uuid,
  	"note" varchar,
  	"corrects_id" uuid,
  	"reason" varchar,
  	"corrected_by_id" uuid,
  	"source" "enum_working_activities_source" DEFAULT 'web' NOT NULL,
  	"device_id" uuid,
  	"client_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "working_schedules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"status" "enum_working_schedules_status" DEFAULT 'draft' NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"day" varchar,
  	"position" varchar,
  	"break_minutes" numeric DEFAULT 0,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "absences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"type" "enum_absences_type" DEFAULT 'vacation' NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"starts_at_noon" boolean DEFAULT false,
  	"ends_at_noon" boolean DEFAULT false,
  	"note" varchar,
  	"document_id" uuid,
  	"status" "enum_absences_status" DEFAULT 'requested' NOT NULL,
  	"approved_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"days" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contracts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"valid_from" varchar NOT NULL,
  	"valid_until" varchar,
  	"weekly_minutes" numeric DEFAULT 2310 NOT NULL,
  	"minutes_per_weekday_monday" numeric DEFAULT 0,
  	"minutes_per_weekday_tuesday" numeric DEFAULT 0,
  	"minutes_per_weekday_wednesday" numeric DEFAULT 0,
  	"minutes_per_weekday_thursday" numeric DEFAULT 0,
  	"minutes_per_weekday_friday" numeric DEFAULT 0,
  	"minutes_per_weekday_saturday" numeric DEFAULT 0,
  	"minutes_per_weekday_sunday" numeric DEFAULT 0,
  	"holiday_days_per_year" numeric DEFAULT 25 NOT NULL,
  	"holiday_carry_over" numeric DEFAULT 0,
  	"employment_type" "enum_contracts_employment_type" DEFAULT 'full-time' NOT NULL,
  	"collective_agreement" varchar,
  	"hourly_wage" numeric,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"customer_id" uuid,
  	"starts_on" varchar,
  	"ends_on" varchar,
  	"budget_minutes" numeric,
  	"budget" numeric,
  	"branch_id" uuid NOT NULL,
  	"status" "enum_projects_status" DEFAULT 'active' NOT NULL,
  	"color" varchar DEFAULT '#2F6FDE',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "tasks_checklist" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"is_done" boolean DEFAULT false
  );
  
  CREATE TABLE "tasks_recurrence_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_tasks_recurrence_weekdays",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tasks_views" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "tasks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"status" "enum_tasks_status" DEFAULT 'open' NOT NULL,
  	"priority" "enum_tasks_priority" DEFAULT 'normal' NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"note" varchar,
  	"project_id" uuid,
  	"estimated_minutes" numeric,
  	"recurrence_frequency" "enum_tasks_recurrence_frequency" DEFAULT 'none' NOT NULL,
  	"recurrence_interval" numeric DEFAULT 1,
  	"recurrence_until" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tasks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"images_id" uuid
  );
  
  CREATE TABLE "scene_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_scene_layer_type" DEFAULT 'text' NOT NULL,
  	"binding" "enum_scene_binding" DEFAULT 'none' NOT NULL,
  	"geometry_x" numeric DEFAULT 0 NOT NULL,
  	"geometry_y" numeric DEFAULT 0 NOT NULL,
  	"geometry_width" numeric DEFAULT 1 NOT NULL,
  	"geometry_height" numeric DEFAULT 1 NOT NULL,
  	"geometry_rotation" numeric DEFAULT 0,
  	"text" varchar,
  	"image_id" uuid,
  	"style_color" varchar DEFAULT '#1D1D1D',
  	"style_background" varchar,
  	"style_opacity" numeric DEFAULT 100,
  	"style_radius" numeric DEFAULT 0,
  	"style_font_id" uuid,
  	"style_font_size" numeric DEFAULT 48,
  	"style_line_height" numeric DEFAULT 120,
  	"style_align" "enum_scene_align" DEFAULT 'left',
  	"style_vertical_align" "enum_scene_verticalalign" DEFAULT 'top',
  	"style_fit" "enum_scene_fit" DEFAULT 'cover',
  	"style_overflow" "enum_scene_overflow" DEFAULT 'shrink',
  	"style_shape" "enum_scene_shape" DEFAULT 'rectangle',
  	"is_visible" boolean DEFAULT true
  );
  
  CREATE TABLE "scenes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"orientation" "enum_scenes_orientation" DEFAULT 'landscape' NOT NULL,
  	"duration" numeric DEFAULT 15 NOT NULL,
  	"background" varchar DEFAULT '#000000',
  	"background_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "signage_segments_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_signage_segments_items_type" DEFAULT 'scene' NOT NULL,
  	"duration" numeric,
  	"transition" "enum_signage_segments_items_transition" DEFAULT 'fade' NOT NULL,
  	"scene_id" uuid,
  	"image_id" uuid,
  	"video_id" uuid,
  	"stream_id" uuid
  );
  
  CREATE TABLE "signage_segments_schedule" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_signage_segments_schedule_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "signage_segments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_enabled" boolean DEFAULT true,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "signage_streams" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_signage_streams_type" DEFAULT 'page' NOT NULL,
  	"url" varchar NOT NULL,
  	"fallback_image_id" uuid,
  	"is_muted" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "signage_devices_segments_schedule" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_signage_devices_segments_schedule_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "signage_devices_segments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"segment_id" uuid NOT NULL,
  	"priority" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "signage_devices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"orientation" "enum_signage_devices_orientation" DEFAULT 'landscape' NOT NULL,
  	"width" numeric DEFAULT 1920,
  	"height" numeric DEFAULT 1080,
  	"time_zone" varchar,
  	"device_id" uuid,
  	"status" "enum_signage_devices_status" DEFAULT 'unknown' NOT NULL,
  	"last_seen_at" timestamp(3) with time zone,
  	"manifest_hash" varchar,
  	"app_version" varchar,
  	"fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"street" varchar NOT NULL,
  	"zip_code" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"country" "enum_customers_addresses_country" DEFAULT 'AT',
  	"note" varchar
  );
  
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"branch_id" uuid NOT NULL,
  	"is_blocked" boolean DEFAULT false,
  	"name" varchar,
  	"kind" "enum_customers_kind" DEFAULT 'person' NOT NULL,
  	"company_name" varchar,
  	"vat_number" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"birthday" varchar,
  	"has_newsletter_consent" boolean DEFAULT false,
  	"has_call_consent" boolean DEFAULT false,
  	"consent_changed_at" timestamp(3) with time zone,
  	"consent_source" varchar,
  	"internal_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "external_users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"role" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"valid_from" varchar,
  	"valid_until" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "external_users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid
  );
  
  CREATE TABLE "devices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"is_enabled" boolean DEFAULT true,
  	"name" varchar NOT NULL,
  	"kind" "enum_devices_kind" DEFAULT 'frontdesk' NOT NULL,
  	"purpose" "enum_devices_purpose",
  	"model" varchar,
  	"note" varchar,
  	"printer_protocol" "enum_devices_printer_protocol" DEFAULT 'cloudprnt',
  	"printer_host" varchar,
  	"printer_port" numeric DEFAULT 9100,
  	"printer_paper_width" "enum_devices_printer_paper_width" DEFAULT '80',
  	"printer_code_page" "enum_devices_printer_code_page" DEFAULT 'cp858',
  	"key_prefix" varchar,
  	"key_rotated_at" timestamp(3) with time zone,
  	"key_revoked_at" timestamp(3) with time zone,
  	"key_hash" varchar,
  	"push_endpoint" varchar,
  	"push_p256dh" varchar,
  	"push_auth" varchar,
  	"push_subscribed_at" timestamp(3) with time zone,
  	"last_seen_at" timestamp(3) with time zone,
  	"last_seen_ip" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "logs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "enum_logs_action" NOT NULL,
  	"title" varchar,
  	"changes" jsonb,
  	"actor_kind" "enum_logs_actor_kind" NOT NULL,
  	"actor_name" varchar,
  	"actor_id" varchar,
  	"collection" varchar,
  	"document_id" varchar,
  	"branch_id" uuid,
  	"request_id" varchar,
  	"ip" varchar,
  	"user_agent" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sites_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "navigations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blocks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "nodes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vehicles_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "image_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questionnaires_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "qr_codes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contracts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tasks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scenes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "signage_segments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "signage_streams_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "external_users_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "devices_id" uuid;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "devices_id" uuid;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_content_image_id_images_id_fk" FOREIGN KEY ("content_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_content_teaser_image_id_images_id_fk" FOREIGN KEY ("content_teaser_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_content_video_id_uploads_id_fk" FOREIGN KEY ("content_video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_content_videos_video_id_uploads_id_fk" FOREIGN KEY ("content_videos_video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_content_videos_video2_id_uploads_id_fk" FOREIGN KEY ("content_videos_video2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_seo_image_id_images_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigations" ADD CONSTRAINT "navigations_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_content_body_image_id_images_id_fk" FOREIGN KEY ("content_body_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_content_body_target_id_sites_id_fk" FOREIGN KEY ("content_body_target_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nodes" ADD CONSTRAINT "nodes_parent_id_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nodes" ADD CONSTRAINT "nodes_content_image_id_images_id_fk" FOREIGN KEY ("content_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nodes" ADD CONSTRAINT "nodes_content_site_id_sites_id_fk" FOREIGN KEY ("content_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicles_specs" ADD CONSTRAINT "vehicles_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles_rels" ADD CONSTRAINT "vehicles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicles_rels" ADD CONSTRAINT "vehicles_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "image_template_layers" ADD CONSTRAINT "image_template_layers_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "image_template_layers" ADD CONSTRAINT "image_template_layers_style_font_id_fonts_id_fk" FOREIGN KEY ("style_font_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "image_template_layers" ADD CONSTRAINT "image_template_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."image_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "image_templates" ADD CONSTRAINT "image_templates_background_image_id_images_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questionnaire_questions" ADD CONSTRAINT "questionnaire_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analytics_leads" ADD CONSTRAINT "analytics_leads_qr_code_id_qr_codes_id_fk" FOREIGN KEY ("qr_code_id") REFERENCES "public"."qr_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analytics_leads" ADD CONSTRAINT "analytics_leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analytics_leads" ADD CONSTRAINT "analytics_leads_contact_request_id_contact_requests_id_fk" FOREIGN KEY ("contact_request_id") REFERENCES "public"."contact_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_code_batches" ADD CONSTRAINT "qr_code_batches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_origin_branch_id_branches_id_fk" FOREIGN KEY ("origin_branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_activities_breaks" ADD CONSTRAINT "working_activities_breaks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."working_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_corrects_id_working_activities_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."working_activities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_schedules" ADD CONSTRAINT "working_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "working_schedules" ADD CONSTRAINT "working_schedules_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "absences" ADD CONSTRAINT "absences_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "absences" ADD CONSTRAINT "absences_document_id_uploads_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "absences" ADD CONSTRAINT "absences_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contracts" ADD CONSTRAINT "contracts_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_checklist" ADD CONSTRAINT "tasks_checklist_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_recurrence_weekdays" ADD CONSTRAINT "tasks_recurrence_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_views" ADD CONSTRAINT "tasks_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tasks_views" ADD CONSTRAINT "tasks_views_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks" ADD CONSTRAINT "tasks_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tasks_rels" ADD CONSTRAINT "tasks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_rels" ADD CONSTRAINT "tasks_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tasks_rels" ADD CONSTRAINT "tasks_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_style_font_id_fonts_id_fk" FOREIGN KEY ("style_font_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scene_layers" ADD CONSTRAINT "scene_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scenes" ADD CONSTRAINT "scenes_background_image_id_images_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_segments_items" ADD CONSTRAINT "signage_segments_items_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_segments_items" ADD CONSTRAINT "signage_segments_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_segments_items" ADD CONSTRAINT "signage_segments_items_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_segments_items" ADD CONSTRAINT "signage_segments_items_stream_id_signage_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."signage_streams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_segments_items" ADD CONSTRAINT "signage_segments_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."signage_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "signage_segments_schedule" ADD CONSTRAINT "signage_segments_schedule_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."signage_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "signage_streams" ADD CONSTRAINT "signage_streams_fallback_image_id_images_id_fk" FOREIGN KEY ("fallback_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_devices_segments_schedule" ADD CONSTRAINT "signage_devices_segments_schedule_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."signage_devices_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "signage_devices_segments" ADD CONSTRAINT "signage_devices_segments_segment_id_signage_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."signage_segments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_devices_segments" ADD CONSTRAINT "signage_devices_segments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."signage_devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "signage_devices" ADD CONSTRAINT "signage_devices_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signage_devices" ADD CONSTRAINT "signage_devices_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_addresses" ADD CONSTRAINT "customers_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_texts" ADD CONSTRAINT "customers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "external_users_rels" ADD CONSTRAINT "external_users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."external_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "external_users_rels" ADD CONSTRAINT "external_users_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "logs" ADD CONSTRAINT "logs_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sites_content_content_image_idx" ON "sites" USING btree ("content_image_id");
  CREATE INDEX "sites_content_content_teaser_image_idx" ON "sites" USING btree ("content_teaser_image_id");
  CREATE INDEX "sites_content_content_video_idx" ON "sites" USING btree ("content_video_id");
  CREATE INDEX "sites_content_videos_content_videos_video_idx" ON "sites" USING btree ("content_videos_video_id");
  CREATE INDEX "sites_content_videos_content_videos_video2_idx" ON "sites" USING btree ("content_videos_video2_id");
  CREATE INDEX "sites_seo_seo_image_idx" ON "sites" USING btree ("seo_image_id");
  CREATE INDEX "sites_type_idx" ON "sites" USING btree ("type");
  CREATE UNIQUE INDEX "sites_path_idx" ON "sites" USING btree ("path");
  CREATE INDEX "sites_is_public_idx" ON "sites" USING btree ("is_public");
  CREATE INDEX "sites_division_idx" ON "sites" USING btree ("division_id");
  CREATE INDEX "sites_published_at_idx" ON "sites" USING btree ("published_at");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE UNIQUE INDEX "navigations_identifier_idx" ON "navigations" USING btree ("identifier");
  CREATE INDEX "navigations_division_idx" ON "navigations" USING btree ("division_id");
  CREATE INDEX "navigations_updated_at_idx" ON "navigations" USING btree ("updated_at");
  CREATE INDEX "navigations_created_at_idx" ON "navigations" USING btree ("created_at");
  CREATE UNIQUE INDEX "blocks_identifier_idx" ON "blocks" USING btree ("identifier");
  CREATE INDEX "blocks_is_public_idx" ON "blocks" USING btree ("is_public");
  CREATE INDEX "blocks_content_body_content_body_image_idx" ON "blocks" USING btree ("content_body_image_id");
  CREATE INDEX "blocks_content_body_content_body_target_idx" ON "blocks" USING btree ("content_body_target_id");
  CREATE INDEX "blocks_updated_at_idx" ON "blocks" USING btree ("updated_at");
  CREATE INDEX "blocks_created_at_idx" ON "blocks" USING btree ("created_at");
  CREATE UNIQUE INDEX "nodes_identifier_idx" ON "nodes" USING btree ("identifier");
  CREATE INDEX "nodes_is_public_idx" ON "nodes" USING btree ("is_public");
  CREATE INDEX "nodes_parent_idx" ON "nodes" USING btree ("parent_id");
  CREATE INDEX "nodes_type_idx" ON "nodes" USING btree ("type");
  CREATE INDEX "nodes_content_content_image_idx" ON "nodes" USING btree ("content_image_id");
  CREATE INDEX "nodes_content_content_site_idx" ON "nodes" USING btree ("content_site_id");
  CREATE INDEX "nodes_updated_at_idx" ON "nodes" USING btree ("updated_at");
  CREATE INDEX "nodes_created_at_idx" ON "nodes" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");
  CREATE INDEX "redirects_target_idx" ON "redirects" USING btree ("target");
  CREATE INDEX "redirects_is_enabled_idx" ON "redirects" USING btree ("is_enabled");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "services_path_idx" ON "services" USING btree ("path");
  CREATE INDEX "services_is_public_idx" ON "services" USING btree ("is_public");
  CREATE INDEX "services_category_idx" ON "services" USING btree ("category");
  CREATE INDEX "services_video_idx" ON "services" USING btree ("video_id");
  CREATE INDEX "services_site_idx" ON "services" USING btree ("site_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_images_id_idx" ON "services_rels" USING btree ("images_id");
  CREATE INDEX "vehicles_specs_order_idx" ON "vehicles_specs" USING btree ("_order");
  CREATE INDEX "vehicles_specs_parent_id_idx" ON "vehicles_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vehicles_path_idx" ON "vehicles" USING btree ("path");
  CREATE INDEX "vehicles_is_public_idx" ON "vehicles" USING btree ("is_public");
  CREATE INDEX "vehicles_type_idx" ON "vehicles" USING btree ("type");
  CREATE INDEX "vehicles_service_idx" ON "vehicles" USING btree ("service_id");
  CREATE INDEX "vehicles_updated_at_idx" ON "vehicles" USING btree ("updated_at");
  CREATE INDEX "vehicles_created_at_idx" ON "vehicles" USING btree ("created_at");
  CREATE INDEX "vehicles_rels_order_idx" ON "vehicles_rels" USING btree ("order");
  CREATE INDEX "vehicles_rels_parent_idx" ON "vehicles_rels" USING btree ("parent_id");
  CREATE INDEX "vehicles_rels_path_idx" ON "vehicles_rels" USING btree ("path");
  CREATE INDEX "vehicles_rels_images_id_idx" ON "vehicles_rels" USING btree ("images_id");
  CREATE INDEX "image_template_layers_order_idx" ON "image_template_layers" USING btree ("_order");
  CREATE INDEX "image_template_layers_parent_id_idx" ON "image_template_layers" USING btree ("_parent_id");
  CREATE INDEX "image_template_layers_image_idx" ON "image_template_layers" USING btree ("image_id");
  CREATE INDEX "image_template_layers_style_style_font_idx" ON "image_template_layers" USING btree ("style_font_id");
  CREATE UNIQUE INDEX "image_templates_identifier_idx" ON "image_templates" USING btree ("identifier");
  CREATE INDEX "image_templates_background_image_idx" ON "image_templates" USING btree ("background_image_id");
  CREATE INDEX "image_templates_updated_at_idx" ON "image_templates" USING btree ("updated_at");
  CREATE INDEX "image_templates_created_at_idx" ON "image_templates" USING btree ("created_at");
  CREATE INDEX "fonts_family_idx" ON "fonts" USING btree ("family");
  CREATE INDEX "fonts_variant_idx" ON "fonts" USING btree ("variant");
  CREATE INDEX "fonts_updated_at_idx" ON "fonts" USING btree ("updated_at");
  CREATE INDEX "fonts_created_at_idx" ON "fonts" USING btree ("created_at");
  CREATE UNIQUE INDEX "fonts_filename_idx" ON "fonts" USING btree ("filename");
  CREATE UNIQUE INDEX "family_variant_idx" ON "fonts" USING btree ("family","variant");
  CREATE INDEX "contact_requests_email_idx" ON "contact_requests" USING btree ("email");
  CREATE INDEX "contact_requests_status_idx" ON "contact_requests" USING btree ("status");
  CREATE INDEX "contact_requests_assignee_idx" ON "contact_requests" USING btree ("assignee_id");
  CREATE INDEX "contact_requests_site_idx" ON "contact_requests" USING btree ("site_id");
  CREATE INDEX "contact_requests_updated_at_idx" ON "contact_requests" USING btree ("updated_at");
  CREATE INDEX "contact_requests_created_at_idx" ON "contact_requests" USING btree ("created_at");
  CREATE INDEX "questionnaire_questions_order_idx" ON "questionnaire_questions" USING btree ("_order");
  CREATE INDEX "questionnaire_questions_parent_id_idx" ON "questionnaire_questions" USING btree ("_parent_id");
  CREATE INDEX "questionnaires_is_public_idx" ON "questionnaires" USING btree ("is_public");
  CREATE INDEX "questionnaires_branch_idx" ON "questionnaires" USING btree ("branch_id");
  CREATE UNIQUE INDEX "questionnaires_public_hash_idx" ON "questionnaires" USING btree ("public_hash");
  CREATE INDEX "questionnaires_updated_at_idx" ON "questionnaires" USING btree ("updated_at");
  CREATE INDEX "questionnaires_created_at_idx" ON "questionnaires" USING btree ("created_at");
  CREATE INDEX "submissions_questionnaire_idx" ON "submissions" USING btree ("questionnaire_id");
  CREATE INDEX "submissions_rating_idx" ON "submissions" USING btree ("rating");
  CREATE INDEX "submissions_branch_idx" ON "submissions" USING btree ("branch_id");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "analytics_leads_email_idx" ON "analytics_leads" USING btree ("email");
  CREATE INDEX "analytics_leads_source_idx" ON "analytics_leads" USING btree ("source");
  CREATE INDEX "analytics_leads_campaign_idx" ON "analytics_leads" USING btree ("campaign");
  CREATE INDEX "analytics_leads_qr_code_idx" ON "analytics_leads" USING btree ("qr_code_id");
  CREATE INDEX "analytics_leads_first_seen_at_idx" ON "analytics_leads" USING btree ("first_seen_at");
  CREATE INDEX "analytics_leads_last_seen_at_idx" ON "analytics_leads" USING btree ("last_seen_at");
  CREATE INDEX "analytics_leads_status_idx" ON "analytics_leads" USING btree ("status");
  CREATE INDEX "analytics_leads_assignee_idx" ON "analytics_leads" USING btree ("assignee_id");
  CREATE INDEX "analytics_leads_contact_request_idx" ON "analytics_leads" USING btree ("contact_request_id");
  CREATE INDEX "analytics_leads_updated_at_idx" ON "analytics_leads" USING btree ("updated_at");
  CREATE INDEX "analytics_leads_created_at_idx" ON "analytics_leads" USING btree ("created_at");
  CREATE INDEX "qr_code_batches_order_idx" ON "qr_code_batches" USING btree ("_order");
  CREATE INDEX "qr_code_batches_parent_id_idx" ON "qr_code_batches" USING btree ("_parent_id");
  CREATE INDEX "qr_codes_target_type_idx" ON "qr_codes" USING btree ("target_type");
  CREATE INDEX "qr_codes_site_idx" ON "qr_codes" USING btree ("site_id");
  CREATE INDEX "qr_codes_branch_idx" ON "qr_codes" USING btree ("branch_id");
  CREATE INDEX "qr_codes_table_idx" ON "qr_codes" USING btree ("table_id");
  CREATE INDEX "qr_codes_product_idx" ON "qr_codes" USING btree ("product_id");
  CREATE INDEX "qr_codes_questionnaire_idx" ON "qr_codes" USING btree ("questionnaire_id");
  CREATE INDEX "qr_codes_origin_idx" ON "qr_codes" USING btree ("origin");
  CREATE INDEX "qr_codes_origin_branch_idx" ON "qr_codes" USING btree ("origin_branch_id");
  CREATE UNIQUE INDEX "qr_codes_path_idx" ON "qr_codes" USING btree ("path");
  CREATE INDEX "qr_codes_is_enabled_idx" ON "qr_codes" USING btree ("is_enabled");
  CREATE INDEX "qr_codes_valid_until_idx" ON "qr_codes" USING btree ("valid_until");
  CREATE INDEX "qr_codes_updated_at_idx" ON "qr_codes" USING btree ("updated_at");
  CREATE INDEX "qr_codes_created_at_idx" ON "qr_codes" USING btree ("created_at");
  CREATE INDEX "working_activities_breaks_order_idx" ON "working_activities_breaks" USING btree ("_order");
  CREATE INDEX "working_activities_breaks_parent_id_idx" ON "working_activities_breaks" USING btree ("_parent_id");
  CREATE INDEX "working_activities_user_idx" ON "working_activities" USING btree ("user_id");
  CREATE INDEX "working_activities_branch_idx" ON "working_activities" USING btree ("branch_id");
  CREATE INDEX "working_activities_state_idx" ON "working_activities" USING btree ("state");
  CREATE INDEX "working_activities_started_at_idx" ON "working_activities" USING btree ("started_at");
  CREATE INDEX "working_activities_ended_at_idx" ON "working_activities" USING btree ("ended_at");
  CREATE INDEX "working_activities_task_idx" ON "working_activities" USING btree ("task_id");
  CREATE INDEX "working_activities_corrects_idx" ON "working_activities" USING btree ("corrects_id");
  CREATE INDEX "working_activities_corrected_by_idx" ON "working_activities" USING btree ("corrected_by_id");
  CREATE INDEX "working_activities_device_idx" ON "working_activities" USING btree ("device_id");
  CREATE UNIQUE INDEX "working_activities_client_id_idx" ON "working_activities" USING btree ("client_id");
  CREATE INDEX "working_activities_updated_at_idx" ON "working_activities" USING btree ("updated_at");
  CREATE INDEX "working_activities_created_at_idx" ON "working_activities" USING btree ("created_at");
  CREATE INDEX "user_startedAt_idx" ON "working_activities" USING btree ("user_id","started_at");
  CREATE INDEX "branch_startedAt_idx" ON "working_activities" USING btree ("branch_id","started_at");
  CREATE INDEX "working_schedules_user_idx" ON "working_schedules" USING btree ("user_id");
  CREATE INDEX "working_schedules_branch_idx" ON "working_schedules" USING btree ("branch_id");
  CREATE INDEX "working_schedules_status_idx" ON "working_schedules" USING btree ("status");
  CREATE INDEX "working_schedules_from_idx" ON "working_schedules" USING btree ("from");
  CREATE INDEX "working_schedules_to_idx" ON "working_schedules" USING btree ("to");
  CREATE INDEX "working_schedules_day_idx" ON "working_schedules" USING btree ("day");
  CREATE INDEX "working_schedules_updated_at_idx" ON "working_schedules" USING btree ("updated_at");
  CREATE INDEX "working_schedules_created_at_idx" ON "working_schedules" USING btree ("created_at");
  CREATE INDEX "user_from_idx" ON "working_schedules" USING btree ("user_id","from");
  CREATE INDEX "branch_from_idx" ON "working_schedules" USING btree ("branch_id","from");
  CREATE INDEX "absences_user_idx" ON "absences" USING btree ("user_id");
  CREATE INDEX "absences_branch_idx" ON "absences" USING btree ("branch_id");
  CREATE INDEX "absences_type_idx" ON "absences" USING btree ("type");
  CREATE INDEX "absences_first_day_idx" ON "absences" USING btree ("first_day");
  CREATE INDEX "absences_last_day_idx" ON "absences" USING btree ("last_day");
  CREATE INDEX "absences_document_idx" ON "absences" USING btree ("document_id");
  CREATE INDEX "absences_status_idx" ON "absences" USING btree ("status");
  CREATE INDEX "absences_approved_by_idx" ON "absences" USING btree ("approved_by_id");
  CREATE INDEX "absences_updated_at_idx" ON "absences" USING btree ("updated_at");
  CREATE INDEX "absences_created_at_idx" ON "absences" USING btree ("created_at");
  CREATE INDEX "user_firstDay_idx" ON "absences" USING btree ("user_id","first_day");
  CREATE INDEX "branch_firstDay_idx" ON "absences" USING btree ("branch_id","first_day");
  CREATE INDEX "contracts_user_idx" ON "contracts" USING btree ("user_id");
  CREATE INDEX "contracts_branch_idx" ON "contracts" USING btree ("branch_id");
  CREATE INDEX "contracts_valid_from_idx" ON "contracts" USING btree ("valid_from");
  CREATE INDEX "contracts_valid_until_idx" ON "contracts" USING btree ("valid_until");
  CREATE INDEX "contracts_updated_at_idx" ON "contracts" USING btree ("updated_at");
  CREATE INDEX "contracts_created_at_idx" ON "contracts" USING btree ("created_at");
  CREATE INDEX "user_validFrom_idx" ON "contracts" USING btree ("user_id","valid_from");
  CREATE INDEX "projects_customer_idx" ON "projects" USING btree ("customer_id");
  CREATE INDEX "projects_starts_on_idx" ON "projects" USING btree ("starts_on");
  CREATE INDEX "projects_ends_on_idx" ON "projects" USING btree ("ends_on");
  CREATE INDEX "projects_branch_idx" ON "projects" USING btree ("branch_id");
  CREATE INDEX "projects_status_idx" ON "projects" USING btree ("status");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_users_id_idx" ON "projects_rels" USING btree ("users_id");
  CREATE INDEX "tasks_checklist_order_idx" ON "tasks_checklist" USING btree ("_order");
  CREATE INDEX "tasks_checklist_parent_id_idx" ON "tasks_checklist" USING btree ("_parent_id");
  CREATE INDEX "tasks_recurrence_weekdays_order_idx" ON "tasks_recurrence_weekdays" USING btree ("order");
  CREATE INDEX "tasks_recurrence_weekdays_parent_idx" ON "tasks_recurrence_weekdays" USING btree ("parent_id");
  CREATE INDEX "tasks_views_order_idx" ON "tasks_views" USING btree ("_order");
  CREATE INDEX "tasks_views_parent_id_idx" ON "tasks_views" USING btree ("_parent_id");
  CREATE INDEX "tasks_views_user_idx" ON "tasks_views" USING btree ("user_id");
  CREATE INDEX "tasks_branch_idx" ON "tasks" USING btree ("branch_id");
  CREATE INDEX "tasks_status_idx" ON "tasks" USING btree ("status");
  CREATE INDEX "tasks_due_at_idx" ON "tasks" USING btree ("due_at");
  CREATE INDEX "tasks_project_idx" ON "tasks" USING btree ("project_id");
  CREATE INDEX "tasks_recurrence_recurrence_until_idx" ON "tasks" USING btree ("recurrence_until");
  CREATE INDEX "tasks_updated_at_idx" ON "tasks" USING btree ("updated_at");
  CREATE INDEX "tasks_created_at_idx" ON "tasks" USING btree ("created_at");
  CREATE INDEX "branch_status_dueAt_idx" ON "tasks" USING btree ("branch_id","status","due_at");
  CREATE INDEX "tasks_rels_order_idx" ON "tasks_rels" USING btree ("order");
  CREATE INDEX "tasks_rels_parent_idx" ON "tasks_rels" USING btree ("parent_id");
  CREATE INDEX "tasks_rels_path_idx" ON "tasks_rels" USING btree ("path");
  CREATE INDEX "tasks_rels_users_id_idx" ON "tasks_rels" USING btree ("users_id");
  CREATE INDEX "tasks_rels_images_id_idx" ON "tasks_rels" USING btree ("images_id");
  CREATE INDEX "scene_layers_order_idx" ON "scene_layers" USING btree ("_order");
  CREATE INDEX "scene_layers_parent_id_idx" ON "scene_layers" USING btree ("_parent_id");
  CREATE INDEX "scene_layers_image_idx" ON "scene_layers" USING btree ("image_id");
  CREATE INDEX "scene_layers_style_style_font_idx" ON "scene_layers" USING btree ("style_font_id");
  CREATE UNIQUE INDEX "scenes_path_idx" ON "scenes" USING btree ("path");
  CREATE INDEX "scenes_is_public_idx" ON "scenes" USING btree ("is_public");
  CREATE INDEX "scenes_background_image_idx" ON "scenes" USING btree ("background_image_id");
  CREATE INDEX "scenes_updated_at_idx" ON "scenes" USING btree ("updated_at");
  CREATE INDEX "scenes_created_at_idx" ON "scenes" USING btree ("created_at");
  CREATE INDEX "signage_segments_items_order_idx" ON "signage_segments_items" USING btree ("_order");
  CREATE INDEX "signage_segments_items_parent_id_idx" ON "signage_segments_items" USING btree ("_parent_id");
  CREATE INDEX "signage_segments_items_scene_idx" ON "signage_segments_items" USING btree ("scene_id");
  CREATE INDEX "signage_segments_items_image_idx" ON "signage_segments_items" USING btree ("image_id");
  CREATE INDEX "signage_segments_items_video_idx" ON "signage_segments_items" USING btree ("video_id");
  CREATE INDEX "signage_segments_items_stream_idx" ON "signage_segments_items" USING btree ("stream_id");
  CREATE INDEX "signage_segments_schedule_order_idx" ON "signage_segments_schedule" USING btree ("_order");
  CREATE INDEX "signage_segments_schedule_parent_id_idx" ON "signage_segments_schedule" USING btree ("_parent_id");
  CREATE INDEX "signage_segments_is_enabled_idx" ON "signage_segments" USING btree ("is_enabled");
  CREATE INDEX "signage_segments_valid_from_idx" ON "signage_segments" USING btree ("valid_from");
  CREATE INDEX "signage_segments_updated_at_idx" ON "signage_segments" USING btree ("updated_at");
  CREATE INDEX "signage_segments_created_at_idx" ON "signage_segments" USING btree ("created_at");
  CREATE INDEX "signage_streams_fallback_image_idx" ON "signage_streams" USING btree ("fallback_image_id");
  CREATE INDEX "signage_streams_updated_at_idx" ON "signage_streams" USING btree ("updated_at");
  CREATE INDEX "signage_streams_created_at_idx" ON "signage_streams" USING btree ("created_at");
  CREATE INDEX "signage_devices_segments_schedule_order_idx" ON "signage_devices_segments_schedule" USING btree ("_order");
  CREATE INDEX "signage_devices_segments_schedule_parent_id_idx" ON "signage_devices_segments_schedule" USING btree ("_parent_id");
  CREATE INDEX "signage_devices_segments_order_idx" ON "signage_devices_segments" USING btree ("_order");
  CREATE INDEX "signage_devices_segments_parent_id_idx" ON "signage_devices_segments" USING btree ("_parent_id");
  CREATE INDEX "signage_devices_segments_segment_idx" ON "signage_devices_segments" USING btree ("segment_id");
  CREATE UNIQUE INDEX "signage_devices_identifier_idx" ON "signage_devices" USING btree ("identifier");
  CREATE INDEX "signage_devices_branch_idx" ON "signage_devices" USING btree ("branch_id");
  CREATE UNIQUE INDEX "signage_devices_device_idx" ON "signage_devices" USING btree ("device_id");
  CREATE INDEX "signage_devices_status_idx" ON "signage_devices" USING btree ("status");
  CREATE INDEX "signage_devices_last_seen_at_idx" ON "signage_devices" USING btree ("last_seen_at");
  CREATE INDEX "signage_devices_updated_at_idx" ON "signage_devices" USING btree ("updated_at");
  CREATE INDEX "signage_devices_created_at_idx" ON "signage_devices" USING btree ("created_at");
  CREATE INDEX "customers_addresses_order_idx" ON "customers_addresses" USING btree ("_order");
  CREATE INDEX "customers_addresses_parent_id_idx" ON "customers_addresses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "customers_number_idx" ON "customers" USING btree ("number");
  CREATE INDEX "customers_branch_idx" ON "customers" USING btree ("branch_id");
  CREATE INDEX "customers_is_blocked_idx" ON "customers" USING btree ("is_blocked");
  CREATE INDEX "customers_name_idx" ON "customers" USING btree ("name");
  CREATE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_phone_idx" ON "customers" USING btree ("phone");
  CREATE INDEX "customers_birthday_idx" ON "customers" USING btree ("birthday");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customers_texts_order_parent" ON "customers_texts" USING btree ("order","parent_id");
  CREATE INDEX "external_users_email_idx" ON "external_users" USING btree ("email");
  CREATE INDEX "external_users_valid_from_idx" ON "external_users" USING btree ("valid_from");
  CREATE INDEX "external_users_valid_until_idx" ON "external_users" USING btree ("valid_until");
  CREATE INDEX "external_users_updated_at_idx" ON "external_users" USING btree ("updated_at");
  CREATE INDEX "external_users_created_at_idx" ON "external_users" USING btree ("created_at");
  CREATE INDEX "external_users_rels_order_idx" ON "external_users_rels" USING btree ("order");
  CREATE INDEX "external_users_rels_parent_idx" ON "external_users_rels" USING btree ("parent_id");
  CREATE INDEX "external_users_rels_path_idx" ON "external_users_rels" USING btree ("path");
  CREATE INDEX "external_users_rels_branches_id_idx" ON "external_users_rels" USING btree ("branches_id");
  CREATE UNIQUE INDEX "devices_identifier_idx" ON "devices" USING btree ("identifier");
  CREATE INDEX "devices_branch_idx" ON "devices" USING btree ("branch_id");
  CREATE INDEX "devices_kind_idx" ON "devices" USING btree ("kind");
  CREATE UNIQUE INDEX "devices_key_prefix_idx" ON "devices" USING btree ("key_prefix");
  CREATE INDEX "devices_last_seen_at_idx" ON "devices" USING btree ("last_seen_at");
  CREATE INDEX "devices_updated_at_idx" ON "devices" USING btree ("updated_at");
  CREATE INDEX "devices_created_at_idx" ON "devices" USING btree ("created_at");
  CREATE INDEX "branch_kind_idx" ON "devices" USING btree ("branch_id","kind");
  CREATE INDEX "logs_at_idx" ON "logs" USING btree ("at");
  CREATE INDEX "logs_action_idx" ON "logs" USING btree ("action");
  CREATE INDEX "logs_actor_id_idx" ON "logs" USING btree ("actor_id");
  CREATE INDEX "logs_branch_idx" ON "logs" USING btree ("branch_id");
  CREATE INDEX "logs_request_id_idx" ON "logs" USING btree ("request_id");
  CREATE INDEX "collection_documentId_at_idx" ON "logs" USING btree ("collection","document_id","at");
  CREATE INDEX "branch_at_idx" ON "logs" USING btree ("branch_id","at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigations_fk" FOREIGN KEY ("navigations_id") REFERENCES "public"."navigations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocks_fk" FOREIGN KEY ("blocks_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nodes_fk" FOREIGN KEY ("nodes_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicles_fk" FOREIGN KEY ("vehicles_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_image_templates_fk" FOREIGN KEY ("image_templates_id") REFERENCES "public"."image_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questionnaires_fk" FOREIGN KEY ("questionnaires_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_qr_codes_fk" FOREIGN KEY ("qr_codes_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contracts_fk" FOREIGN KEY ("contracts_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tasks_fk" FOREIGN KEY ("tasks_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scenes_fk" FOREIGN KEY ("scenes_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digital_signage_segments_fk" FOREIGN KEY ("signage_segments_id") REFERENCES "public"."signage_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digital_signage_streams_fk" FOREIGN KEY ("signage_streams_id") REFERENCES "public"."signage_streams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_external_users_fk" FOREIGN KEY ("external_users_id") REFERENCES "public"."external_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_navigations_id_idx" ON "payload_locked_documents_rels" USING btree ("navigations_id");
  CREATE INDEX "payload_locked_documents_rels_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("blocks_id");
  CREATE INDEX "payload_locked_documents_rels_nodes_id_idx" ON "payload_locked_documents_rels" USING btree ("nodes_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_vehicles_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicles_id");
  CREATE INDEX "payload_locked_documents_rels_image_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("image_templates_id");
  CREATE INDEX "payload_locked_documents_rels_questionnaires_id_idx" ON "payload_locked_documents_rels" USING btree ("questionnaires_id");
  CREATE INDEX "payload_locked_documents_rels_qr_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("qr_codes_id");
  CREATE INDEX "payload_locked_documents_rels_contracts_id_idx" ON "payload_locked_documents_rels" USING btree ("contracts_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_tasks_id_idx" ON "payload_locked_documents_rels" USING btree ("tasks_id");
  CREATE INDEX "payload_locked_documents_rels_scenes_id_idx" ON "payload_locked_documents_rels" USING btree ("scenes_id");
  CREATE INDEX "payload_locked_documents_rels_signage_segments_id_idx" ON "payload_locked_documents_rels" USING btree ("signage_segments_id");
  CREATE INDEX "payload_locked_documents_rels_signage_streams_id_idx" ON "payload_locked_documents_rels" USING btree ("signage_streams_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_external_users_id_idx" ON "payload_locked_documents_rels" USING btree ("external_users_id");
  CREATE INDEX "payload_locked_documents_rels_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("devices_id");
  CREATE INDEX "payload_preferences_rels_devices_id_idx" ON "payload_preferences_rels" USING btree ("devices_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "nodes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vehicles_specs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vehicles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vehicles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "image_template_layers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "image_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fonts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questionnaire_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questionnaires" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "analytics_leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qr_code_batches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qr_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "working_activities_breaks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "working_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "working_schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "absences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contracts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tasks_checklist" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tasks_recurrence_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tasks_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tasks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tasks_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scene_layers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scenes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_segments_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_segments_schedule" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_segments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_devices_segments_schedule" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_devices_segments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signage_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "external_users" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "external_users_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "logs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "navigations" CASCADE;
  DROP TABLE "blocks" CASCADE;
  DROP TABLE "nodes" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "vehicles_specs" CASCADE;
  DROP TABLE "vehicles" CASCADE;
  DROP TABLE "vehicles_rels" CASCADE;
  DROP TABLE "image_template_layers" CASCADE;
  DROP TABLE "image_templates" CASCADE;
  DROP TABLE "fonts" CASCADE;
  DROP TABLE "contact_requests" CASCADE;
  DROP TABLE "questionnaire_questions" CASCADE;
  DROP TABLE "questionnaires" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "analytics_leads" CASCADE;
  DROP TABLE "qr_code_batches" CASCADE;
  DROP TABLE "qr_codes" CASCADE;
  DROP TABLE "working_activities_breaks" CASCADE;
  DROP TABLE "working_activities" CASCADE;
  DROP TABLE "working_schedules" CASCADE;
  DROP TABLE "absences" CASCADE;
  DROP TABLE "contracts" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "tasks_checklist" CASCADE;
  DROP TABLE "tasks_recurrence_weekdays" CASCADE;
  DROP TABLE "tasks_views" CASCADE;
  DROP TABLE "tasks" CASCADE;
  DROP TABLE "tasks_rels" CASCADE;
  DROP TABLE "scene_layers" CASCADE;
  DROP TABLE "scenes" CASCADE;
  DROP TABLE "signage_segments_items" CASCADE;
  DROP TABLE "signage_segments_schedule" CASCADE;
  DROP TABLE "signage_segments" CASCADE;
  DROP TABLE "signage_streams" CASCADE;
  DROP TABLE "signage_devices_segments_schedule" CASCADE;
  DROP TABLE "signage_devices_segments" CASCADE;
  DROP TABLE "signage_devices" CASCADE;
  DROP TABLE "customers_addresses" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "customers_texts" CASCADE;
  DROP TABLE "external_users" CASCADE;
  DROP TABLE "external_users_rels" CASCADE;
  DROP TABLE "devices" CASCADE;
  DROP TABLE "logs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sites_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_navigations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blocks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_nodes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vehicles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_image_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_questionnaires_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_qr_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contracts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tasks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scenes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_digital_signage_segments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_digital_signage_streams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_external_users_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_devices_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_devices_fk";
  
  DROP INDEX "payload_locked_documents_rels_sites_id_idx";
  DROP INDEX "payload_locked_documents_rels_navigations_id_idx";
  DROP INDEX "payload_locked_documents_rels_blocks_id_idx";
  DROP INDEX "payload_locked_documents_rels_nodes_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_vehicles_id_idx";
  DROP INDEX "payload_locked_documents_rels_image_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_questionnaires_id_idx";
  DROP INDEX "payload_locked_documents_rels_qr_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_contracts_id_idx";
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_tasks_id_idx";
  DROP INDEX "payload_locked_documents_rels_scenes_id_idx";
  DROP INDEX "payload_locked_documents_rels_signage_segments_id_idx";
  DROP INDEX "payload_locked_documents_rels_signage_streams_id_idx";
  DROP INDEX "payload_locked_documents_rels_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_external_users_id_idx";
  DROP INDEX "payload_locked_documents_rels_devices_id_idx";
  DROP INDEX "payload_preferences_rels_devices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sites_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "navigations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blocks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "nodes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vehicles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "image_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questionnaires_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "qr_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contracts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tasks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scenes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "signage_segments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "signage_streams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "external_users_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "devices_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "devices_id";
  DROP TYPE "public"."enum_sites_type";
  DROP TYPE "public"."enum_nodes_type";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_vehicles_type";
  DROP TYPE "public"."enum_image_template_layer_type";
  DROP TYPE "public"."enum_image_template_binding";
  DROP TYPE "public"."enum_image_template_align";
  DROP TYPE "public"."enum_image_template_verticalalign";
  DROP TYPE "public"."enum_image_template_fit";
  DROP TYPE "public"."enum_image_template_overflow";
  DROP TYPE "public"."enum_image_template_shape";
  DROP TYPE "public"."enum_fonts_weight";
  DROP TYPE "public"."enum_fonts_style";
  DROP TYPE "public"."enum_contact_requests_status";
  DROP TYPE "public"."enum_questionnaire_question_type";
  DROP TYPE "public"."enum_questionnaire_comment";
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_analytics_leads_status";
  DROP TYPE "public"."enum_qr_codes_target_type";
  DROP TYPE "public"."enum_working_activities_state";
  DROP TYPE "public"."enum_working_activities_source";
  DROP TYPE "public"."enum_working_schedules_status";
  DROP TYPE "public"."enum_absences_type";
  DROP TYPE "public"."enum_absences_status";
  DROP TYPE "public"."enum_contracts_employment_type";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum_tasks_recurrence_weekdays";
  DROP TYPE "public"."enum_tasks_status";
  DROP TYPE "public"."enum_tasks_priority";
  DROP TYPE "public"."enum_tasks_recurrence_frequency";
  DROP TYPE "public"."enum_scene_layer_type";
  DROP TYPE "public"."enum_scene_binding";
  DROP TYPE "public"."enum_scene_align";
  DROP TYPE "public"."enum_scene_verticalalign";
  DROP TYPE "public"."enum_scene_fit";
  DROP TYPE "public"."enum_scene_overflow";
  DROP TYPE "public"."enum_scene_shape";
  DROP TYPE "public"."enum_scenes_orientation";
  DROP TYPE "public"."enum_signage_segments_items_type";
  DROP TYPE "public"."enum_signage_segments_items_transition";
  DROP TYPE "public"."enum_signage_segments_schedule_type";
  DROP TYPE "public"."enum_signage_streams_type";
  DROP TYPE "public"."enum_signage_devices_segments_schedule_type";
  DROP TYPE "public"."enum_signage_devices_orientation";
  DROP TYPE "public"."enum_signage_devices_status";
  DROP TYPE "public"."enum_customers_addresses_country";
  DROP TYPE "public"."enum_customers_kind";
  DROP TYPE "public"."enum_devices_kind";
  DROP TYPE "public"."enum_devices_purpose";
  DROP TYPE "public"."enum_devices_printer_protocol";
  DROP TYPE "public"."enum_devices_printer_paper_width";
  DROP TYPE "public"."enum_devices_printer_code_page";
  DROP TYPE "public"."enum_logs_action";
  DROP TYPE "public"."enum_logs_actor_kind";`)
}
