import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import type {
  ImportableList,
  ImportReport,
  ImportRequest,
  RowOutcome,
  RowProblem,
} from '#domain/operations/import-export/import-export.contract.ts'

import { type Problem, storeRecord } from '#plugins/rest/rest.port.ts'
import type { Sheet } from '../files/parse-sheet.apart.ts'
import { readSheet } from '../files/read-sheet.ts'
import { columnsOf, type RecordColumn } from './columns-of.ts'
import { judgeRow } from './judge-row.ts'
import { type Match, matchRows, type NamedRow } from './match-rows.ts'
import { openReferenceBook } from './reference-book.ts'
import { requireImporting } from './require-importing.ts'

type Job = { slug: ImportableList; columns: RecordColumn[]; req: PayloadRequest }

/** Takes a table in as a whole: when one row is refused, or for a trial, nothing is stored. */
export async function importRecords(
  req: PayloadRequest,
  slug: ImportableList,
  { content, isTrial }: ImportRequest,
): Promise<ImportReport> {
  await requireImporting(req, slug)
  const sheet = await readSheet(Buffer.from(content, 'base64'))
  const columns = await columnsOf(req, slug)
  const { rows, ignoredColumns } = nameCells(sheet, columns)
  const job: Job = { slug, columns, req }

  const outcomes = await inOneTransaction(req, isTrial, () => storeRows(job, rows))
  const count = (wanted: RowOutcome['result']) => outcomes.filter(({ result }) => result === wanted).length
  const refused = count('refused')
  return {
    isStored: !isTrial && refused === 0,
    created: count('created'),
    updated: count('updated'),
    unchanged: rows.length - outcomes.length,
    refused,
    ignoredColumns,
    rows: outcomes,
  }
}

/** Columns are known by their title or by the name that the API gives them. */
function nameCells({ titles, rows }: Sheet, columns: readonly RecordColumn[]) {
  const found = titles.map((title) =>
    columns.find((column) => [column.title, column.name].some((known) => isSame(known, title))),
  )
  const named = found.filter((column) => column !== undefined)
  const twice = named.find((column, index) => named.indexOf(column) !== index)
  if (twice) throw refusedFile(`Die Spalte „${twice.title}“ kommt zweimal vor.`)
  if (named.length === 0) throw refusedFile('Keine Spalte der Datei gehört zu dieser Liste.')

  return {
    rows: rows.map(({ row, cells }): NamedRow => {
      const pairs = found.map((column, index) => [column?.name ?? '', cells[index] ?? ''] as const)
      return { row, cells: new Map(pairs.filter(([name]) => name !== '')) }
    }),
    ignoredColumns: titles.filter((title, index) => title !== '' && !found[index]),
  }
}

async function inOneTransaction(
  req: PayloadRequest,
  isTrial: boolean,
  work: () => Promise<RowOutcome[]>,
): Promise<RowOutcome[]> {
  await initTransaction(req)
  try {
    const outcomes = await work()
    const mayStay = !isTrial && outcomes.every(({ result }) => result !== 'refused')
    await (mayStay ? commitTransaction(req) : killTransaction(req))
    return outcomes
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function storeRows({ req, slug, columns }: Job, rows: readonly NamedRow[]): Promise<RowOutcome[]> {
  const matchOf = await matchRows(req, slug, columns, rows)
  const book = await openReferenceBook(req, columns)
  const outcomes: RowOutcome[] = []
  for (const named of rows) {
    const match = matchOf(named)
    const outcome = await storeRow({ req, slug, columns }, named, match, book)
    if (outcome) outcomes.push(outcome)
  }
  return outcomes
}

/** Null for a row that changes nothing. */
async function storeRow(
  { req, slug, columns }: Job,
  named: NamedRow,
  match: Match,
  book: Awaited<ReturnType<typeof openReferenceBook>>,
): Promise<RowOutcome | null> {
  const { row } = named
  const title = titleOf(req, slug, named)
  const refuse = (errors: RowProblem[]): RowOutcome => ({ row, title, result: 'refused', errors })
  if ('problem' in match) return refuse([{ message: match.problem, column: match.column }])

  const { data, changed, problems } = judgeRow(columns, named, match.doc, book)
  if (problems.length > 0) return refuse(problems)
  if (match.doc && changed.length === 0) return null

  const stored = await storeRecord(req, { collection: slug, id: match.doc?.id, data })
  if (stored.problems) return refuse(stored.problems.map((problem) => toRowProblem(problem, columns)))

  return { row, title, result: match.doc ? 'updated' : 'created', changed }
}

function titleOf(req: PayloadRequest, slug: ImportableList, { cells }: NamedRow): string {
  const { admin } = req.payload.collections[slug].config
  const names = [admin.useAsTitle ?? 'id', 'companyName', 'lastName', 'email', 'path', 'id', 'number']

  return names.map((name) => cells.get(name)?.trim()).find(Boolean) ?? ''
}

function toRowProblem({ message, field }: Problem, columns: readonly RecordColumn[]): RowProblem {
  const column = columns.find(({ name }) => name === field)
  // Payload's sentences begin with the tab and the field, which the report names beside them.
  const start = column ? message.indexOf(`${column.title}: `) : -1
  const bare = column && start >= 0 ? message.slice(start + column.title.length + 2) : message

  return { message: bare, ...(field !== undefined && { column: column?.title ?? field }) }
}

function refusedFile(message: string): Refused {
  return new Refused('validation', {}, [{ field: 'content', message, code: 'validation' }])
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'de', { sensitivity: 'accent' }) === 0
