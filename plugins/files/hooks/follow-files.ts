import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'

import { afterGrant, type Granted, meantBy } from '#kernel/access/after-grant.ts'
import { drawerOf } from '#kernel/capability/drawer.ts'
import { onOwnAccount } from '#kernel/database/asking.ts'
import { hasRoom } from '#collections/shared/media/claim-room.ts'
import { type ChangedFile, holdFile, putBack, settleFiles } from '#collections/shared/media/held-files.ts'
import { type FileCollection, fileCollections } from '#collections/shared/media-folder.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'
import { wrapOnce } from '#kernel/wrap-once.ts'

type Call = Parameters<CollectionBeforeOperationHook>[0]

/** Of a transaction: what it puts down, and what it takes away. By name, because bundles make several copies of this file. */
const changedFiles = Symbol.for('theke.changed-files')
type Session = { [changedFiles]?: ChangedFile[] }
const notes = drawerOf<{ isWriting: boolean }>('files')

/** The files of the records that a call changes: the records themselves are held already (ADR 46). */
export async function holdFilesMeant(call: Call, granted: Granted): Promise<string[]> {
  const { collection, req } = call
  const meant = await meantBy(call, granted)
  if (!meant) return []
  const filenames = await filenamesOf(req, fileCollectionOf(collection.slug), meant)
  for (const filename of filenames) {
    const { transaction, file } = await follow(req, collection, filename)
    await holdFile(transaction, file)
  }

  return filenames
}

/** Payload removes the file before it removes the record. */
export const holdRemoved = afterGrant(
  async function holdRemoved(call, granted) {
    await holdFilesMeant(call, granted)

    return call.args
  },
  ({ operation }) => operation === 'delete',
)

/** Notes where Payload is about to put a file: it has a name by now, and is not written yet. */
export const noteFile: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const name: unknown = data?.filename
  if (!req.file || typeof name !== 'string') return data
  await follow(req, collection, name)
  notes(req).isWriting = true

  return data
}

/** What became of the file that was being written when Payload gave up. */
export type WriteFailure = 'no-room' | 'internal'

/** Payload says in its log alone why the disk did not take the file, so the disk is asked once more. */
export async function writeFailureOf(
  { name }: Error,
  req: PayloadRequest,
): Promise<WriteFailure | undefined> {
  if (name !== 'FileUploadError' || !notes(req).isWriting) return undefined

  return (await hasRoom(req.file?.size)) ? 'internal' : 'no-room'
}

/** However a transaction ends, the files are what the records say. */
export function followTransactions({ db, logger }: Payload): void {
  const { pool } = db

  /** What fails here is left to whoever keeps house, because a transaction has to end. */
  const isDone = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      (err: unknown) => {
        logger.warn({ err }, 'What became of changed files is looked up later')
        return false
      },
    )
  const followed = (end: Payload['db']['commitTransaction']) => async (given: Parameters<typeof end>[0]) => {
    const transaction = String(await given)
    const files = sessionOf(db, transaction)?.[changedFiles]
    if (!files) return end.call(db, given)

    const areBack = await isDone(putBack(transaction, files))
    try {
      await end.call(db, given)
    } finally {
      // The answer depends on the change, and not on whether the database has time for this.
      if (areBack) await isDone(onOwnAccount(() => settleFiles(pool, transaction, files)))
    }
  }
  db.commitTransaction = wrapOnce('files', db.commitTransaction, followed)
  db.rollbackTransaction = wrapOnce('files', db.rollbackTransaction, followed)
}

async function follow(req: PayloadRequest, { slug }: Pick<CollectionConfig, 'slug'>, filename: string) {
  const transaction = String(await req.transactionID)
  const session = sessionOf(req.payload.db, transaction)
  // Without one nobody could say when the change is over.
  if (!session) throw new Refused('unavailable')
  const file = { collection: fileCollectionOf(slug), filename }
  session[changedFiles] = [...(session[changedFiles] ?? []), file]

  return { transaction, file }
}

/** What Payload keeps of a transaction until it ends. */
const sessionOf = ({ sessions }: Payload['db'], transaction: string): Session | undefined =>
  sessions?.[transaction] as Session | undefined // an object of the adapter's, with our mark

function fileCollectionOf(slug: string): FileCollection {
  const found = fileCollections.find((each) => each === slug)
  if (!found) throw new Error(`${slug} has no folder for its files`)

  return found
}

async function filenamesOf(req: PayloadRequest, collection: FileCollection, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { filename: true },
    limit: 0,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs.map(({ filename }) => filename).filter((filename) => typeof filename === 'string')
}
