import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Holds no more than the rows it writes, however many there are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await nameWhatIsThere(db)
}

/** Gives people and the records about them the names that hooks keep from now on (`domain/workforce/record-titles.ts`). */
export async function nameWhatIsThere(db: Pick<MigrateUpArgs['db'], 'execute'>): Promise<void> {
  await db.execute(words)
  await db.execute(names)
  await db.execute(titles)
}

/** For this session alone. */
const words = sql`
  CREATE OR REPLACE FUNCTION pg_temp.plain(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT nullif(trim(regexp_replace(said, '\\s+', ' ', 'g')), '') $$;
  CREATE OR REPLACE FUNCTION pg_temp.person(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(pg_temp.plain(replace(said, ',', ' ')), 'Ohne Namen') $$;
  CREATE OR REPLACE FUNCTION pg_temp.day(iso text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT substr(iso, 9, 2)::int || '.' $$;
  CREATE OR REPLACE FUNCTION pg_temp.month(iso text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT (ARRAY['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober',
      'November', 'Dezember'])[substr(iso, 6, 2)::int] $$;
  CREATE OR REPLACE FUNCTION pg_temp.whole(iso text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT pg_temp.day(iso) || ' ' || pg_temp.month(iso) || ' ' || substr(iso, 1, 4)::int $$;
  CREATE OR REPLACE FUNCTION pg_temp.days(first text, last text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
      WHEN first = last THEN pg_temp.whole(first)
      WHEN left(first, 7) = left(last, 7) THEN pg_temp.day(first) || ' bis ' || pg_temp.whole(last)
      WHEN left(first, 4) = left(last, 4)
        THEN pg_temp.day(first) || ' ' || pg_temp.month(first) || ' bis ' || pg_temp.whole(last)
      ELSE pg_temp.whole(first) || ' bis ' || pg_temp.whole(last) END $$;
  CREATE OR REPLACE FUNCTION pg_temp.stretch(first timestamptz, last timestamptz, zone text) RETURNS text
    LANGUAGE sql STABLE AS $$
    SELECT (ARRAY['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])
        [extract(isodow FROM first AT TIME ZONE zone)::int]
      || ' ' || pg_temp.whole(to_char(first AT TIME ZONE zone, 'YYYY-MM-DD')) || ', '
      || CASE WHEN last IS NULL THEN 'seit ' || to_char(first AT TIME ZONE zone, 'HH24:MI')
         ELSE to_char(first AT TIME ZONE zone, 'HH24:MI') || ' bis ' || to_char(last AT TIME ZONE zone, 'HH24:MI') END
    $$;`

const names = sql`
  UPDATE "users" SET "name" = coalesce(
    pg_temp.plain(concat_ws(' ', pg_temp.plain("first_name"), pg_temp.plain("last_name"))),
    pg_temp.plain("username"), pg_temp.plain("email"), '');`

const titles = sql`
  UPDATE "absences" AS a SET "title" = pg_temp.person(u."name") || ', ' || pg_temp.days(a."first_day", a."last_day")
      || CASE WHEN a."starts_at_noon" AND a."ends_at_noon" THEN ', ab Mittag und bis Mittag'
         WHEN a."starts_at_noon" THEN ', ab Mittag' WHEN a."ends_at_noon" THEN ', bis Mittag' ELSE '' END
      || ', ' || CASE a."type"::text WHEN 'vacation' THEN 'Urlaub' WHEN 'sick' THEN 'Krankenstand'
         WHEN 'unpaid' THEN 'Unbezahlter Urlaub' WHEN 'parental' THEN 'Karenz oder Elternzeit'
         WHEN 'training' THEN 'Fortbildung' WHEN 'compensatory' THEN 'Zeitausgleich'
         WHEN 'public-duty' THEN 'Öffentliche Verpflichtung' ELSE a."type"::text END
    FROM "users" AS u WHERE u."id" = a."user_id";
  UPDATE "contracts" AS c SET "title" = pg_temp.person(u."name") || ', '
      || CASE WHEN coalesce(c."valid_until", '') = '' THEN 'ab ' || pg_temp.whole(c."valid_from")
         ELSE pg_temp.days(c."valid_from", c."valid_until") END
      || ', ' || CASE c."employment_type"::text WHEN 'full-time' THEN 'Vollzeit' WHEN 'part-time' THEN 'Teilzeit'
         WHEN 'marginal' THEN 'Geringfügig' WHEN 'apprentice' THEN 'Lehre' WHEN 'temporary' THEN 'Aushilfe'
         WHEN 'freelance' THEN 'Freier Dienstvertrag' ELSE c."employment_type"::text END
    FROM "users" AS u WHERE u."id" = c."user_id";
  UPDATE "working_schedules" AS s SET "title" =
      pg_temp.person(u."name") || ', ' || pg_temp.stretch(s."from", s."to", b."time_zone"::text)
    FROM "users" AS u, "branches" AS b WHERE u."id" = s."user_id" AND b."id" = s."branch_id";
  UPDATE "working_activities" AS w SET "title" =
      pg_temp.person(u."name") || ', ' || pg_temp.stretch(w."started_at", w."ended_at", b."time_zone"::text)
    FROM "users" AS u, "branches" AS b WHERE u."id" = w."user_id" AND b."id" = w."branch_id";`

/** The columns go with the migration before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
