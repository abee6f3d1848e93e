import type { CollectionConfig, Field } from 'payload'

import { mapFields } from '#collections/shared/fields/map-fields.ts'
import { calledByCustomer, customerFields, productFields } from '#domain/people/shown-data.data.ts'
import { markOf, type ShownData, shownData } from '#domain/people/shown-data.ts'

const admin = '/collections/shared/admin/shown-data'
const fieldsOf: Record<ShownData, Partial<Record<string, readonly string[]>>> = {
  product: productFields,
  customer: customerFields,
}

/** The collection with its data of products and customers marked, in lists as in forms, so that they can be hidden. */
export function markShownData(collection: CollectionConfig): CollectionConfig {
  const marked = new Set<ShownData>()
  const fields = mapFields(
    collection.fields,
    (field) => {
      const data = shownData.find((each) => isAbout(each, collection.slug, field))
      if (!data) return field
      marked.add(data)
      return withMark(field, data)
    },
    'layout',
  )

  return marked.size > 0 ? withNotes({ ...collection, fields }, [...marked]) : collection
}

function isAbout(data: ShownData, slug: string, field: Field): boolean {
  if (!('name' in field) || !field.name) return false
  if (fieldsOf[data][slug]?.includes(field.name)) return true

  return (
    data === 'customer' &&
    field.type === 'relationship' &&
    [field.relationTo].flat().some((to) => calledByCustomer.includes(to))
  )
}

function withMark(field: Field, data: ShownData): Field {
  const given = (field.admin ?? {}) as { className?: string; components?: { Cell?: unknown } }
  const className = [given.className, markOf(data)].filter(Boolean).join(' ')
  const cell = isDay(given.components?.Cell) ? 'MarkedDayCell' : 'MarkedCell'
  const components = { ...given.components, Cell: `${admin}/marked-cell.tsx#${cell}` }

  // Each kind of field types its part of the form apart; class and cell are common to those that are marked.
  return { ...field, admin: { ...given, className, components } } as Field
}

const isDay = (cell: unknown): boolean => String(cell).endsWith('#CalendarDayCell')

/** Above each form that something is missing from: what, and the way to see it. */
function withNotes(collection: CollectionConfig, marked: ShownData[]): CollectionConfig {
  const { admin: given } = collection
  const edit = given?.components?.edit
  const notes = marked.map((data) => ({ path: `${admin}/instead-of.tsx#InsteadOf`, clientProps: { data } }))
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...notes]

  return {
    ...collection,
    admin: { ...given, components: { ...given?.components, edit: { ...edit, beforeDocumentControls } } },
  }
}
