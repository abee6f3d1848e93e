import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'

import { callerOf } from '#collections/shared/access/caller.ts'
import { asUser } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'

import { describeError, wholeList } from '../../rest/rest.port.ts'
import type { ImportOutcome, ImportReport } from '../import-vehicles.contract.ts'

type Entry = { path: string } & Record<string, unknown>

const vehicles = 'vehicles' as CollectionSlug

/** Creates or updates vehicles by their path; when one is refused, none is stored. */
export async function importVehicles(req: PayloadRequest, entries: readonly Entry[]): Promise<ImportReport> {
  const { access } = req.payload.collections[vehicles].config
  const mayWrite = (await access.create({ req })) !== false && (await access.update({ req })) !== false
  if (!mayWrite) throw new Refused(callerOf(req).id === null ? 'unauthenticated' : 'not-allowed')

  const known = await idsByPath(req, entries)
  const named = new Set<string>()
  const outcomes: ImportOutcome[] = []
  await initTransaction(req)
  for (const [index, entry] of entries.entries()) {
    outcomes.push(
      await storeEntry(req, { index, entry, id: known.get(entry.path), isTwice: named.has(entry.path) }),
    )
    named.add(entry.path)
    // A refused write takes its transaction along; the rest is still judged, in one that never commits.
    await initTransaction(req)
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
  try {
    const data = entry as never
    const stored = id
      ? await req.payload.update({
          collection: vehicles,
          id,
          data,
          depth: 0,
          overrideLock: false,
          ...asUser(req),
        })
      : await req.payload.create({ collection: vehicles, data, depth: 0, ...asUser(req) })
    return { index, path, result: id ? 'updated' : 'created', id: stored.id }
  } catch (error) {
    const { status, errors } = describeError(error as Error, { method: 'POST' })
    if (status >= 500) throw error
    const problems = errors.map(({ message, field }) => ({ message, ...(field !== undefined && { field }) }))
    return { index, path, result: 'refused', errors: problems }
  }
}

async function idsByPath(req: PayloadRequest, entries: readonly Entry[]): Promise<Map<string, string>> {
  const paths = [...new Set(entries.map(({ path }) => path))]
  if (paths.length === 0) return new Map()

  const { docs } = await req.payload.find({
    collection: vehicles,
    where: { path: { in: paths } },
    select: { path: true } as never,
    limit: paths.length,
    pagination: false,
    depth: 0,
    context: wholeList,
    ...asUser(req),
  })
  const found = docs as unknown as { id: string; path: string }[]
  return new Map(found.map(({ id, path }) => [path, id]))
}

function countsOf(outcomes: readonly ImportOutcome[]): Pick<ImportReport, 'created' | 'updated' | 'refused'> {
  const count = (wanted: ImportOutcome['result']) => outcomes.filter(({ result }) => result === wanted).length

  return { created: count('created'), updated: count('updated'), refused: count('refused') }
}

/** What would have been created has no id, because it does not exist. */
function withoutNewId({ id, ...outcome }: ImportOutcome): ImportOutcome {
  return outcome.result === 'updated' && id !== undefined ? { ...outcome, id } : outcome
}
