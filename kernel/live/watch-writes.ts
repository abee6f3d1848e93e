import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload'

import { notifyTagsOf } from './notify-tags.ts'
import { tellOwnAtCommit } from './own-changes.ts'
import { idsMeant, tagsOfChange } from './tags.ts'

type Database = BaseDatabaseAdapter & { payload: Payload }
type Request = Pick<PayloadRequest, 'transactionID'>
type Asked = { collection: string; id?: unknown; where?: unknown; req?: Request }
type AskedGlobal = { slug: string; req?: Request }
type Stored = { id?: unknown; uid?: unknown }
type Call<Args> = (args: Args) => Promise<unknown>

const writesOfCollections = [
  'create',
  'deleteMany',
  'deleteOne',
  'updateMany',
  'updateOne',
  'upsert',
] as const
const writesOfGlobals = ['createGlobal', 'updateGlobal'] as const

/**
 * Every change of a record is told to every process where it is written, so caches and live views can follow whatever
 * has changed it: on the transaction of the write, so that the news cannot overtake the commit. A draft that is only
 * added to the versions of a record changes no record. What Payload keeps for itself stays silent.
 */
export function watchWrites(database: Database): void {
  // By name: a request that Payload has set apart from another one holds it where a copy would not reach.
  const tell = (req: Request | undefined, tags: string[]) =>
    notifyTagsOf({ payload: database.payload, transactionID: req?.transactionID }, tags)

  tellOwnAtCommit(database)

  for (const name of writesOfCollections) {
    const write = database[name].bind(database) as Call<Asked>
    // One shape of arguments for each of them; only the parts of `Asked` are looked at.
    database[name] = (async (asked: Asked) => {
      const written = await write(asked)
      if (!asked.collection.startsWith('payload-')) await tell(asked.req, tagsOf(asked, written))
      return written
    }) as never
  }
  for (const name of writesOfGlobals) {
    const write = database[name].bind(database) as Call<AskedGlobal>
    database[name] = (async (asked: AskedGlobal) => {
      const written = await write(asked)
      await tell(asked.req, [asked.slug])
      return written
    }) as never
  }
}

function tagsOf({ collection, id, where }: Asked, written: unknown): string[] {
  const records = [written].flat().filter(isStored)
  // Payload removes a record by its id, and need not be told what it was.
  const meant = idsMeant({ id: { equals: id } }) ?? idsMeant(where) ?? []
  const keys = records.flatMap((record) => [record.id, record.uid]).filter((key) => typeof key === 'string')

  return tagsOfChange(collection, [...meant, ...keys])
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null
