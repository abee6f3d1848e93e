import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { mostLevels, parentProblem } from '#domain/content/tree.ts'

/** Keeps nodes a tree: none hangs under itself, and no branch grows deeper than can be shown. */
export const keepTree: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.parent) return data

  const id = originalDoc?.id ? String(originalDoc.id) : null
  const ancestors = await ancestorsFrom(idOf(data.parent), req)
  const problem = parentProblem({ id, ancestors, levelsBelow: await levelsFrom(id, req) })
  if (!problem) return data

  throw new Refused('validation', {}, [{ message: problem, field: 'parent', code: 'validation' }])
}

async function ancestorsFrom(parent: string, req: PayloadRequest): Promise<string[]> {
  const ancestors = [parent]
  for (let next = await parentOf(parent, req); next !== null; next = await parentOf(next, req)) {
    ancestors.push(next)
    if (ancestors.length > mostLevels) break
  }

  return ancestors
}

async function parentOf(id: string, req: PayloadRequest): Promise<string | null> {
  const found = await findRecord(asSystem(req), 'nodes', {
    where: { id: { equals: id } },
    select: { parent: true },
  })

  return found?.parent ? idOf(found.parent) : null
}

/** How many levels a node and what hangs under it take. */
async function levelsFrom(id: string | null, req: PayloadRequest): Promise<number> {
  let levels = 1
  let level = id === null ? [] : [id]
  while (level.length > 0 && levels <= mostLevels) {
    const docs = await findRecords(asSystem(req), 'nodes', { where: { parent: { in: level } }, select: {} })
    level = docs.map((node) => node.id)
    if (level.length > 0) levels += 1
  }

  return levels
}
