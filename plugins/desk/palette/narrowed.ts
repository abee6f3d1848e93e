import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload'

import { columnOf, tableNameOf } from './columns.ts'

type Place = { payload: Payload; slug: CollectionSlug }

/**
 * What somebody may see of a collection as a condition of a statement, or null where it cannot be said. It only keeps
 * the records of others from taking the places of theirs: Payload has the last word on each that is found.
 */
export function narrowed(place: Place, where: Where): SQL | null {
  const conditions = Object.entries(where).map(([name, value]) => {
    if (name === 'and') return every((value as Where[]).map((each) => narrowed(place, each)))
    if (name === 'or') return some((value as Where[]).map((each) => narrowed(place, each)))

    return onField(place, name, value as Record<string, unknown>)
  })

  return every(conditions)
}

/** What cannot be said narrows nothing. */
function every(conditions: readonly (SQL | null)[]): SQL | null {
  const said = conditions.filter((condition) => condition !== null)

  return said.length > 0 ? sql`(${sql.join(said, sql` and `)})` : null
}

function some(conditions: readonly (SQL | null)[]): SQL | null {
  const said = conditions.filter((condition) => condition !== null)
  const isSaid = said.length > 0 && said.length === conditions.length

  return isSaid ? sql`(${sql.join(said, sql` or `)})` : null
}

function onField({ payload, slug }: Place, name: string, asked: Record<string, unknown>): SQL | null {
  const values = valuesOf(asked)
  if (!values) return null
  if (name === 'id') return sql`${sql.identifier(tableNameOf(payload, slug))}."id" in (${values})`

  const field = payload.collections[slug].config.flattenedFields.find((each) => each.name === name)
  if (!field) return null
  if (isList(field)) return field.relationTo ? inList(payload, slug, field, values) : null
  const column = columnOf(payload, slug, name)
  if (column === null) return null

  return sql`${sql.identifier(tableNameOf(payload, slug))}.${sql.identifier(column)} in (${values})`
}

function valuesOf(asked: Record<string, unknown>): SQL | null {
  const [[operator, value] = [], ...others] = Object.entries(asked)
  if (others.length > 0 || (operator !== 'equals' && operator !== 'in')) return null
  const values = [value].flat()

  return values.length > 0
    ? sql.join(
        values.map((each) => sql`${each}`),
        sql`, `,
      )
    : null
}

type List = FlattenedField & { hasMany: true; relationTo?: string }

const isList = (field: FlattenedField): field is List => 'hasMany' in field && field.hasMany === true

function inList(payload: Payload, slug: CollectionSlug, { name, relationTo }: List, values: SQL): SQL {
  const table = tableNameOf(payload, slug)

  return sql`exists (select from ${sql.identifier(`${table}_rels`)} listed
    where listed."parent_id" = ${sql.identifier(table)}."id" and listed."path" = ${name}
      and listed.${sql.identifier(`${String(relationTo).replaceAll('-', '_')}_id`)} in (${values}))`
}
