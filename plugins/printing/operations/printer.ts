import type { Pool } from 'pg'

import type { CodePage, PrinterDrawing, PrinterProtocol } from '#domain/operations/devices.ts'
import type { PaperState } from '#domain/operations/printer-state.ts'
import { columnsOf, type PaperWidth, paperWidths } from '#domain/ordering/printing/paper.ts'
import type { Paper } from '#domain/ordering/printing/set-lines.ts'

/** A device that prints, as its form describes it. */
export type Printer = {
  id: string
  name: string
  branch: string
  branchName: string
  protocol: PrinterProtocol
  width: PaperWidth
  codePage: CodePage
  drawing: PrinterDrawing
  /** Whether receipts begin with the logo of the house. */
  hasLogo: boolean
  isEnabled: boolean
  hasKey: boolean
  paperState: PaperState | null
  /** ISO text. */
  lastSeenAt: string | null
}

export const paperOf = ({ width, codePage }: Pick<Printer, 'width' | 'codePage'>): Paper => ({
  columns: columnsOf[width],
  codePage,
})

/** All of some branches, by name. */
export async function readPrinters(pool: Pool, branches: readonly string[]): Promise<Printer[]> {
  const { rows } = await pool.query<Row>({
    name: 'printers-of-branches',
    text: `${selection()} and d.branch_id = any($1::uuid[]) order by b.name, d.name, d.id`,
    values: [branches],
  })
  return rows.map(toPrinter)
}

export async function readPrinter(pool: Pool, id: string): Promise<Printer | null> {
  const { rows } = await pool.query<Row>({
    name: 'printer-by-id',
    text: `${selection()} and d.id = $1`,
    values: [id],
  })
  return rows[0] ? toPrinter(rows[0]) : null
}

/** One that asks by itself. */
export type AskingPrinter = Printer & {
  /** Whether something waits for it, or is on its way. */
  hasWork: boolean
}

/** The same for one that asks for its work; printers ask every few seconds, so it is one statement. */
export async function readAskingPrinter(
  pool: Pool,
  id: string,
  now: Temporal.Instant,
): Promise<AskingPrinter | null> {
  const { rows } = await pool.query<AskingRow>({
    name: 'asking-printer',
    text: `${selection(`, ${hasWork} as "hasWork"`)} and d.id = $1`,
    values: [id, now.toString()],
  })
  const [row] = rows

  return row ? { ...toPrinter(row), hasWork: row.hasWork } : null
}

/** Each by its own small index. What was made for a branch where the printer no longer stands is not for it. */
const hasWork = `(
  exists (select from print_jobs j where j.device_id = d.id and j.state = 'offered')
  or exists (select from print_jobs j where j.device_id = d.id and j.state = 'queued'
                                        and j.branch_id = d.branch_id and j.expires_at > $2))`

type AskingRow = Row & { hasWork: boolean }
type Row = Omit<Printer, 'width'> & { width: string }

const selection = (besides = '') => `
  select d.id, d.name, d.branch_id as branch, b.name as "branchName", d.is_enabled as "isEnabled",
         coalesce(d.printer_protocol::text, 'cloudprnt') as protocol, coalesce(d.printer_paper_width::text, '80') as width,
         coalesce(d.printer_code_page::text, 'cp858') as "codePage",
         coalesce(d.printer_drawing::text, 'letters') as drawing, coalesce(d.printer_has_logo, true) as "hasLogo", d.key_prefix is not null as "hasKey",
         d.paper_state::text as "paperState",
         to_char(d.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt"${besides}
    from devices d join branches b on b.id = d.branch_id
   where d.kind = 'printer'`

const toPrinter = ({ width, ...row }: Row): Printer => ({
  ...row,
  width: paperWidths.find((each) => String(each) === width) ?? 80,
})
