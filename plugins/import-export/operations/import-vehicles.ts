import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'

import { asRecords } from '#kernel/database/as-records.ts'
import { asUserInFull } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import { storeRecord } from '#plugins/rest/rest.port.ts'
import type { ImportOutcome, ImportReport } from '../import-vehicles.contract.ts'
import { requireImporting } from './require-importing.ts'

type Entry = { path: string } & Record<string, unknown>

const vehicles = 'vehicles' as CollectionSlug

/** Creates or updates vehicles by their path; when one is refused, none is stored. */
export async function importVehicles(req: PayloadRequest, entries: readonly Entry[]): Promise<ImportReport> {
  await requireImporting(req, vehicles)
  const known = await idsByPath(req, entries)
  const named = new Set<string>()
  const outcomes: ImportOutcome[] = []
  await initTransaction(req)
  for (const [index, entry] of entries.entries()) {
    outcomes.push(
      await storeEntry(req, { index, entry, id: known.get(entry.path), isTwice: named.has(entry.path) }),
    )
    named.add(entry.path)
  }

  const isStored = outcomes.every(({ result }) => result !== 'refused')
  await (isStored ? commitTransaction(req) : killTransaction(req))
  return { isStored, ...countsOf(outcomes), entries: isStored ? outcomes : outcomes.map(withoutNewId) }
}

type Judged = { index: number; entry: Entry; id: string | undefined; isTwice: boolean }

async function storeEntry(
  req: PayloadRequest,
  { index, entry, id, isTwice }: Judged,
): Promise<ImportOutcome> {
  const { path } = entry
  if (isTwice) {
    const message = 'Dieser Pfad kommt in der Liste mehrmals vor.'
    return { index, path, result: 'refused', errors: [{ message, field: 'path' }] }
  }
  const stored = await storeRecord(req, { collection: vehicles, id, data: entry })
  if (stored.problems) return { index, path, result: 'refused', errors: stored.problems }

  return { index, path, result: id ? 'updated' : 'created', id: stored.id }
}

async function idsByPath(req: PayloadRequest, entries: readonly Entry[]): Promise<Map<string, string>> {
  const paths = [...new Set(entries.map(({ path }) => path))]
  if (paths.length === 0) return new Map()

  const docs = await findRecords(asUserInFull(req), vehicles, {
    where: { path: { in: paths } },
    select: { path: true } as never,
    limit: paths.length,
  })
  return new Map(asRecords(docs).map(({ id, path }) => [String(path), id]))
}

function countsOf(outcomes: readonly ImportOutcome[]): Pick<ImportReport, 'created' | 'updated' | 'refused'> {
  const count = (wanted: ImportOutcome['result']) => outcomes.filter(({ result }) => result === wanted).length

  return { created: count('created'), updated: count('updated'), refused: count('refused') }
}

/** What would have been created has no id, because it does not exist. */
function withoutNewId({ id, ...outcome }: ImportOutcome): ImportOutcome {
  return outcome.result === 'updated' && id !== undefined ? { ...outcome, id } : outcome
}
