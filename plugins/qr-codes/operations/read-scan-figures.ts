import type { Pool } from 'pg'

import { type QrTarget, qrTargetLabels } from '#domain/insight/qr-targets.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import { bucketOf } from '#domain/insight/statistics/statistics-range.ts'

/** The scans of a range, of all codes or of one: by where it lay, by the code, or by what opened. */
export async function readScanFigures(pool: Pool, asked: AskedFigures): Promise<Figures> {
  const values = [asked.range.from, asked.range.to, asked.branch ?? null, asked.filters.code ?? null]
  const [days, rows] = await Promise.all([
    pool.query<{ day: string; scans: number }>(
      `select d.day::text as day, sum(d.scans)::float8 as scans ${counted} group by 1`,
      values,
    ),
    pool.query<Row>(
      `select ${keys[byOf(asked)]}, sum(d.scans)::float8 as scans ${counted} group by 1, 2 order by scans desc, key`,
      values,
    ),
  ])
  const points = new Map<string, { scans: number }>()
  for (const { day, scans } of days.rows) {
    const at = bucketOf(day, asked.grain === 'hour' ? 'day' : asked.grain, asked.range)
    points.set(at, { scans: (points.get(at)?.scans ?? 0) + scans })
  }

  return {
    total: { scans: sumOf(days.rows) },
    points,
    ...rowsOf(asked, rows.rows),
  }
}

type By = 'place' | 'code' | 'target'
type Row = { key: string; label: string; kind?: QrTarget; scans: number }

// The datasets of scans have these groupings and no others.
const byOf = ({ by }: AskedFigures): By => by as By

const keys: Record<By, string> = {
  place: `d.place as key, d.place as label`,
  code: `c.path as key, c.name as label`,
  target: `d.target_kind || ' ' || d.target_key as key, coalesce(${nameOfTarget()}, d.target_key) as label`,
}

const counted = `
  from qr_days d join qr_codes c on c.id = d.code
 where d.day between $1 and $2 and ($3::uuid is null or c.origin_branch_id = $3) and ($4::text is null or c.path = $4)`

/** What a record is called now; one that is gone is its id. */
function nameOfTarget(): string {
  const named: Record<Exclude<QrTarget, 'url'>, string> = {
    site: 'select name from sites',
    branch: 'select name from branches',
    table: 'select name from tables',
    product: 'select name from products',
    questionnaire: 'select name from questionnaires',
  }

  return `case d.target_kind ${Object.entries(named)
    .map(([kind, select]) => `when '${kind}' then (${select} where id::text = d.target_key)`)
    .join(' ')} end`
}

const sumOf = (rows: readonly { scans: number }[]): number => rows.reduce((sum, { scans }) => sum + scans, 0)

function rowsOf(asked: AskedFigures, rows: readonly Row[]): Pick<Figures, 'rows' | 'others'> {
  const { keys: wanted, limit } = asked
  const shown = wanted ? rows.filter(({ key }) => wanted.includes(key)) : rows.slice(0, limit)
  const hidden = rows.length - shown.length

  return {
    rows: shown.map(({ key, label, scans }) => ({
      key,
      label: labelOf(asked, key, label),
      values: { scans },
    })),
    ...(!wanted && hidden > 0 && { others: { rows: hidden, values: { scans: sumOf(rows) - sumOf(shown) } } }),
  }
}

function labelOf(asked: AskedFigures, key: string, label: string): string {
  if (byOf(asked) === 'place') return label || 'Ohne Ort'
  const [kind = ''] = key.split(' ')
  const kinds: Readonly<Record<string, string>> = qrTargetLabels

  return byOf(asked) === 'target' && kind in kinds ? `${kinds[kind]}: ${label}` : label
}
