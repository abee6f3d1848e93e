import type { BaseDatabaseAdapter, Payload } from 'payload'

import { sortPathsOf, wherePathsOf } from '#domain/api/query-budget.ts'

import { followPath } from '../database/follow-path.ts'
import { areReadsNoted, noteRead } from './readings.ts'
import { tagsOfReading } from './tags.ts'

type Asked = { collection: string; where?: unknown; sort?: unknown; field?: string }
type AskedGlobal = { slug?: string; global?: string }
type Call<Args> = (args: Args) => Promise<unknown>

/** Every way in which Payload asks for records. */
const readsOfRecords = ['count', 'find', 'findDistinct', 'findOne'] as const
/** Earlier states have ids of their own, so they are read by the name of their collection. */
const readsOfVersions = ['countVersions', 'findVersions', 'queryDrafts'] as const
type ReadOfCollection = (typeof readsOfRecords | typeof readsOfVersions)[number]
const readsOfGlobals = ['countGlobalVersions', 'findGlobal', 'findGlobalVersions'] as const

/**
 * Notes what is read where it is read. A list that is empty depends on its collection as much as a full one, what is
 * read by ids on these, and a condition or an order over a relation on the collection that it leads to.
 */
export function watchReads(database: BaseDatabaseAdapter & { payload: Payload }): void {
  const watch = (name: ReadOfCollection, tagsOf: (asked: Asked) => string[]) => {
    const read = database[name].bind(database) as Call<Asked>
    // One shape of arguments and result for each of them; only the parts of `Asked` are looked at.
    database[name] = ((asked: Asked) => {
      if (areReadsNoted()) noteRead([...tagsOf(asked), ...slugsEntered(database.payload, asked)])
      return read(asked)
    }) as never
  }
  for (const name of readsOfRecords) watch(name, ({ collection, where }) => tagsOfReading(collection, where))
  for (const name of readsOfVersions) watch(name, ({ collection }) => [collection])

  for (const name of readsOfGlobals) {
    const read = database[name].bind(database) as Call<AskedGlobal>
    database[name] = ((asked: AskedGlobal) => {
      noteRead([asked.slug ?? asked.global ?? ''])
      return read(asked)
    }) as never
  }
}

function slugsEntered({ collections }: Payload, { collection, where, sort, field }: Asked): string[] {
  const paths = [...wherePathsOf(where), ...sortPathsOf(sort), ...(field === undefined ? [] : [field])]

  return paths.flatMap((path) => followPath(collections, collection, path).entered.map(({ slug }) => slug))
}
