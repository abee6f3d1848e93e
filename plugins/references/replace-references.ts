import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

import { findUsages, type Usage } from './find-usages.ts'
import { type Replacement, replaceId } from './replace-id.ts'

type Wish = { target: string; most: number } & Replacement
type Values = Record<string, unknown>

/**
 * Names another record wherever the one is named, on behalf of whoever asks: every record is changed as if they had done
 * it by hand, with its rules, its history and the log. One that refuses leaves all of them as they were. Answers how many
 * were changed.
 */
export async function replaceReferences(req: PayloadRequest, wish: Wish): Promise<number> {
  const { target, from, most } = wish

  return inTransaction(req, async () => {
    const usages = await findUsages(req, target, from, { found: most + 1, named: most + 1 })
    if (usages.length > most) {
      throw new Refused('not-replaceable', { why: `Es sind mehr als ${most} Stellen.` })
    }
    for (const usage of usages) await naming(usage, () => replaceIn(req, usage, wish))
    // A field that somebody may not change keeps its value without a word.
    const [left] = await findUsages(req, target, from, { found: 1, named: 1 })
    if (left) throw new Refused('not-replaceable', { where: wordsOf(left) })

    return usages.length
  })
}

async function replaceIn(req: PayloadRequest, { collection, entity, id }: Usage, wish: Wish): Promise<void> {
  if (!entity) return replaceInGlobal(req, collection as GlobalSlug, wish) // of a setting, its slug
  const slug = collection as CollectionSlug // as usages name it
  const read = async (draft: boolean): Promise<Values> =>
    (await req.payload.findByID({
      collection: slug,
      id,
      draft,
      depth: 0,
      ...asSystem(req),
    })) as object as Values
  const write = (data: Values, draft: boolean) =>
    req.payload.update({ collection: slug, id, data, draft, depth: 0, ...asUser(req) })

  const seen = await read(false)
  if (!req.payload.collections[slug].config.versions?.drafts)
    return void (await write(changesOf(seen, wish), false))

  const newest = await read(true)
  const hasDraft = newest._status === 'draft'
  // Payload fills in from the newest draft, which visitors must not see because of this.
  if (seen._status === 'published' && names(seen, wish)) await write(wholeOf(seen, wish), false)
  if (hasDraft) await write(wholeOf(newest, wish), true)
  // What was never published is seen by nobody, and has to meet no rule yet.
  if (seen._status !== 'published' && names(seen, wish)) {
    await req.payload.db.updateOne({
      collection: slug,
      id,
      data: changesOf(seen, wish),
      req,
      returning: false,
    })
  }
}

async function replaceInGlobal(req: PayloadRequest, slug: GlobalSlug, wish: Wish): Promise<void> {
  const stored = (await req.payload.findGlobal({ slug, depth: 0, ...asSystem(req) })) as object as Values
  await req.payload.updateGlobal({ slug, data: changesOf(stored, wish), depth: 0, ...asUser(req) })
}

const names = (doc: Values, { from }: Wish): boolean => JSON.stringify(doc).includes(from)

/** What the database keeps of a record by itself. */
const kept: readonly string[] = ['id', 'createdAt', 'updatedAt', 'globalType']

const fieldsOf = (doc: Values): [string, unknown][] =>
  Object.entries(doc).filter(([name]) => !kept.includes(name))

const wholeOf = (doc: Values, wish: Wish): Values =>
  Object.fromEntries(fieldsOf(doc).map(([name, value]) => [name, replaceId(value, wish)]))

/** Only the fields that name it. */
const changesOf = (doc: Values, wish: Wish): Values =>
  Object.fromEntries(
    fieldsOf(doc)
      .filter(([, value]) => JSON.stringify(value ?? null).includes(wish.from))
      .map(([name, value]) => [name, replaceId(value, wish)]),
  )

/** Whoever is refused is told at which record; one that they may not see has no name for them. */
async function naming(usage: Usage, change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    const why = error instanceof Error && isForPeople(error) ? error.message : undefined
    if (why === undefined) throw error
    throw new Refused('not-replaceable', { where: wordsOf(usage), why })
  }
}

const wordsOf = ({ entity, title }: Usage): string =>
  title === null ? 'Ein Eintrag, den Sie nicht sehen,' : `${entity} „${title}“`.trim()

/** Payload's own refusals and ours say what is wrong in words for people. */
const isForPeople = (error: Error): boolean =>
  ['Refused', 'Forbidden', 'ValidationError', 'NotFound', 'Locked'].includes(error.name)
