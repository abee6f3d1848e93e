import type { Pool } from 'pg'

export const recentDays = 30

type Asked = { code: string; today: Temporal.PlainDate }
type Recent = { total: number; days: { day: string; scans: number }[] }

/** How often a code was scanned on each of the last days, the oldest first; days without a scan as well. */
export async function recentScans(pool: Pool, { code, today }: Asked): Promise<Recent> {
  const first = today.subtract({ days: recentDays - 1 })
  const { rows } = await pool.query<{ day: string; scans: number }>(
    `select day::text as day, sum(scans)::int as scans from qr_days
      where code = $1 and day between $2 and $3 group by day`,
    [code, first.toString(), today.toString()],
  )
  const counted = new Map(rows.map(({ day, scans }) => [day, scans]))
  const days = Array.from({ length: recentDays }, (_, index) => {
    const day = first.add({ days: index }).toString()
    return { day, scans: counted.get(day) ?? 0 }
  })

  return { total: days.reduce((sum, { scans }) => sum + scans, 0), days }
}
