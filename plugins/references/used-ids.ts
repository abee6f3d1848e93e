import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { tableOf } from '#kernel/database/table-of.ts'

import { indexed } from './find-text-ids.ts'
import { type Reference, referencesOf, snakeCase } from './references-of.ts'

type Query = ReturnType<typeof sql>

/**
 * Which records of a collection anything names, for a statement over all of them: `used` is a common table of the ids
 * that are read at once, and `isUsed` the condition on an id, which besides asks the indexes of the columns that
 * have one. It finds what keeps a record from being deleted.
 */
export function usedIdsOf({ config }: Pick<Payload, 'config'>, target: string) {
  const owners = [
    ...config.collections
      .filter(({ slug }) => !slug.startsWith('payload-') && slug !== target)
      .map((owner) => ({ ...ownerOf(owner), hasDrafts: Boolean(owner.versions?.drafts) })),
    ...config.globals.map((owner) => ({ ...ownerOf(owner), hasDrafts: false })),
  ]
  const read: Query[] = []
  const probed: string[][] = []
  for (const { table, flattenedFields, hasDrafts } of owners) {
    for (const reference of referencesOf(flattenedFields, target)) {
      if (isProbed(table, reference)) probed.push([table, reference.column])
      else read.push(...idsAt(table, reference, target))
      if (hasDrafts) read.push(...draftIdsAt(table, reference, target))
    }
  }

  return {
    used: sql`select distinct "id" from (${sql.join(read, sql` union all `)}) as "named" where "id" is not null`,
    isUsed: (id: Query) =>
      sql.join([sql`${id} in (select "id" from "used")`, ...probed.map((at) => asked(at, id))], sql` or `),
  }
}

type Owner = Parameters<typeof tableOf>[0] & { flattenedFields: Parameters<typeof referencesOf>[0] }

const ownerOf = ({ flattenedFields, ...owner }: Owner) => ({ table: tableOf(owner), flattenedFields })

const isProbed = (table: string, { kind, tables, column }: Reference): boolean =>
  kind === 'text' && tables.length === 0 && indexed.includes(`${table}.${column}`)

const asked = ([table = '', column = '']: readonly string[], id: Query): Query =>
  sql`exists (select 1 from ${sql.identifier(table)} where ids_in(${sql.identifier(column)}) @> array[${id}])`

function idsAt(table: string, reference: Reference, target: string): Query[] {
  const { kind, tables, column, isMany, isPolymorphic } = reference
  const innermost = tables.at(-1)?.replace('*', table) ?? table
  if (kind === 'text') {
    return [sql`select unnest(ids_in(${sql.identifier(column)})) as "id" from ${sql.identifier(innermost)}`]
  }
  if (isMany || isPolymorphic) {
    return [sql`select ${relatedTo(target)}::text as "id" from ${sql.identifier(`${table}_rels`)}`]
  }

  return [sql`select ${sql.identifier(`${column}_id`)}::text as "id" from ${sql.identifier(innermost)}`]
}

const relatedTo = (target: string) => sql.identifier(`${snakeCase(target)}_id`)
const isDraft = sql`"draft"."latest" and "draft"."version__status" = 'draft'`

/** What the newest drafts name; what visitors see of them may be another picture. */
function draftIdsAt(table: string, reference: Reference, target: string): Query[] {
  const { kind, tables, column, isMany, isPolymorphic } = reference
  const drafts = sql.identifier(`_${table}_v`)
  const at = sql.identifier(`version_${column}`)
  if (kind === 'text')
    return [sql`select unnest(ids_in(${at})) as "id" from ${drafts} as "draft" where ${isDraft}`]
  if (isMany || isPolymorphic) {
    return [
      sql`select ${relatedTo(target)}::text as "id" from ${sql.identifier(`_${table}_v_rels`)} as "related"
            join ${drafts} as "draft" on "draft"."id" = "related"."parent_id" where ${isDraft}`,
    ]
  }
  if (tables.length > 0)
    throw new Error(`${table} keeps drafts with ${column} in a list, of which nobody asked yet`)

  return [
    sql`select ${sql.identifier(`version_${column}_id`)}::text as "id" from ${drafts} as "draft" where ${isDraft}`,
  ]
}
