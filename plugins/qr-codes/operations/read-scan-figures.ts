import type { Pool } from 'pg'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { type QrTarget, qrTargetLabels } from '#domain/insight/qr-targets.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import { bucketOf, stretchesOf } from '#domain/insight/statistics/statistics-range.ts'

/** Of which branches alone figures may be told, where it is not of all; codes of no branch are for whoever sees any. */
type AskedScans = AskedFigures & { branches?: readonly string[] }

/** The scans of a range, of all codes or of one: by where it lay, by the code, or by what opened. */
export async function readScanFigures(pool: Pool, asked: AskedScans): Promise<Figures> {
  const { range, branch, division, filters, branches } = asked
  const of = [branch ?? null, division ?? null, filters.code ?? null, branches ?? null]
  const values = [range.from, range.to, ...of]
  const isByHour = asked.grain === 'hour'
  const [{ rows: summed }, byHour] = await Promise.all([
    pool.query<Summed>(sumsOf(asked), values),
    isByHour ? pool.query<{ at: Date; scans: number }>(hours, values) : null,
  ])
  const rows = rowsOfKeys(summed)

  return {
    total: { scans: sumOf(rows) },
    points: byHour
      ? new Map(byHour.rows.map(({ at, scans }) => [at.toISOString(), { scans }]))
      : pointsOfDays(asked, summed),
    ...rowsOf(asked, rows),
    path: allCodes,
  }
}

const allCodes = '/collections/qr-codes'

type By = 'place' | 'code' | 'target'

// The datasets of scans have these groupings and no others.
const byOf = ({ by }: AskedFigures): By => by as By

/** Of a day, or of a key and one of the codes that were scanned for it. */
type Summed = { scans: number } & ({ day: string } | { day: null; key: string; label: string; code: string })
type Row = { key: string; label: string; codes: string[]; scans: number }

/** Sums of keys, of whole months where there are such, and of days; names are looked up for what is left of them. */
function sumsOf(asked: AskedFigures): string {
  const by = byOf(asked)
  const cells = ['code', ...columns[by]].join(', ')
  const stretches = stretchesOf(asked.range).map(
    ({ span, from, to }) =>
      `select ${cells}, scans from qr_${span}s where ${span} between '${from}' and '${to}' and ${isOfCode}`,
  )

  return `
    with codes as (${codes}),
    d as (select ${cells}, sum(scans)::float8 as scans from (${stretches.join(' union all ')}) s group by ${cells})
    select null as day, d.code, ${keys[by]}, d.scans from d left join qr_codes c on c.id = d.code
     union all
    select day::text, null, null, null, sum(scans)::float8
      from qr_code_days where day between $1 and $2 and ${isOfCode} group by day`
}

const columns: Record<By, string[]> = { place: ['place'], code: [], target: ['target_kind', 'target_key'] }

const keys: Record<By, string> = {
  place: `d.place as key, d.place as label`,
  code: `c.path as key, c.name as label`,
  target: `d.target_kind || ' ' || d.target_key as key, coalesce(${nameOfTarget()}, d.target_key) as label`,
}

/** The branch in which a code hangs, else the one that it opens: as `placeOfCode` says it. */
const branchOfCode = `coalesce(c.origin_branch_id, case when c.target_type = 'branch' then c.branch_id end, t.branch_id)`

/** Codes that are gone are counted no more. */
const codes = `
  select c.id
    from qr_codes c
    left join tables t on t.id = c.table_id and c.target_type = 'table'
    left join branches b on b.id = ${branchOfCode}
   where ($3::uuid is null or b.id = $3) and ($4::uuid is null or b.division_id = $4)
     and ($5::text is null or c.path = $5) and ($6::uuid[] is null or b.id is null or b.id = any($6))`

const isOfCode = `code in (select id from codes)`

/** Of the log, which is asked for few days only. */
const hours = `
  with codes as (${codes})
  select date_trunc('hour', at, 'UTC') as at, count(*)::float8 as scans
    from qr_scans where day between $1 and $2 and ${isOfCode} group by 1`

type Points = Map<string, { scans: number }>

function pointsOfDays({ grain, range }: AskedFigures, summed: readonly Summed[]): Points {
  const points: Points = new Map()
  for (const { day, scans } of summed) {
    if (day === null || grain === 'hour') continue
    const at = bucketOf(day, grain, range)
    points.set(at, { scans: (points.get(at)?.scans ?? 0) + scans })
  }

  return points
}

function rowsOfKeys(summed: readonly Summed[]): Row[] {
  const rows = new Map<string, Row>()
  for (const sum of summed) {
    if (sum.day !== null) continue
    const { key, label, code, scans } = sum
    const row = rows.get(key) ?? { key, label, codes: [], scans: 0 }
    row.codes.push(code)
    row.scans += scans
    rows.set(key, row)
  }

  return [...rows.values()].toSorted(
    (one, other) => other.scans - one.scans || (one.key < other.key ? -1 : 1),
  )
}

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
    rows: shown.map(({ key, label, codes, scans }) => ({
      key,
      label: labelOf(asked, key, label),
      values: { scans },
      path: pathOf(codes),
    })),
    ...(!wanted && hidden > 0 && { others: { rows: hidden, values: { scans: sumOf(rows) - sumOf(shown) } } }),
  }
}

/** More than a list shows at once, or an address takes. */
const mostCodes = 50

/** To the code of a row, or to the list of those that it is made of; of too many, to all. */
function pathOf(codes: readonly string[]): string {
  const [code] = codes
  if (codes.length > mostCodes) return allCodes

  return codes.length === 1 ? `${allCodes}/${code}` : listPath('qr-codes', [{ id: { in: codes } }])
}

function labelOf(asked: AskedFigures, key: string, label: string): string {
  if (byOf(asked) === 'place') return label || 'Ohne Ort'
  const [kind = ''] = key.split(' ')
  const kinds: Readonly<Record<string, string>> = qrTargetLabels

  return byOf(asked) === 'target' && kind in kinds ? `${kinds[kind]}: ${label}` : label
}
