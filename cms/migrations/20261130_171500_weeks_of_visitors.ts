import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { joinedSketch } from '#domain/insight/visits/sketch.ts'

type Day = { division: string; branch: string; device: string; origin: string; sketch: Buffer }

/** Who came in each week, of the sketches of its days, which are read week for week. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows: weeks } = await db.execute<{ monday: string }>(
    sql`select distinct date_trunc('week', start)::date::text as monday from visit_sketches where span = 'day'`,
  )
  for (const { monday } of weeks) {
    const { rows } = await db.execute<Day>(
      sql`select division_id as division, branch_id as branch, device, origin, sketch from visit_sketches
           where span = 'day' and start between ${monday}::date and ${monday}::date + 6`,
    )
    const cells = Map.groupBy(rows, ({ division, branch, device, origin }) =>
      [division, branch, device, origin].join(),
    )
    for (const days of cells.values()) {
      const [{ division, branch, device, origin }] = days as [Day, ...Day[]] // no group is empty
      const sketch = Buffer.from(joinedSketch(days.map((day) => day.sketch)))
      await db.execute(
        sql`insert into visit_sketches (span, start, division_id, branch_id, device, origin, sketch)
            values ('week', ${monday}::date, ${division}, ${branch}, ${device}, ${origin}, ${sketch})`,
      )
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from visit_sketches where span = 'week'`)
}
