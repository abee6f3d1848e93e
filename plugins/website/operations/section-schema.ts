import type { FlattenedBlock, FlattenedField } from 'payload'

import { sectionsOf } from '#domain/content/section-types.ts'
import type { SiteType } from '#domain/content/site-types.ts'

type Schema = Record<string, unknown>

/**
 * What the sections of a page of this type may hold, as JSON Schema: for whoever writes pages by machine. Names,
 * choices, limits and hints are those of the fields that editors fill.
 */
export function sectionSchema(type: SiteType, blocks: Readonly<Record<string, FlattenedBlock>>): Schema {
  const allowed = sectionsOf(type).flatMap((slug) => blocks[slug] ?? [])

  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Abschnitte einer Seite',
    type: 'array',
    maxItems: 60,
    items: { oneOf: allowed.map(sectionOf) },
  }
}

function sectionOf(block: FlattenedBlock): Schema {
  const { slug, labels, flattenedFields, custom } = block
  const { properties, required } = objectOf(flattenedFields)

  return {
    title: textOf(labels?.singular) ?? slug,
    description: textOf(custom?.aiHint),
    type: 'object',
    properties: { blockType: { const: slug }, ...(properties as Schema) },
    required: ['blockType', ...(required as string[])],
    additionalProperties: false,
  }
}

function objectOf(fields: readonly FlattenedField[]): Schema {
  const written = fields.filter(({ name }) => name !== 'id' && name !== 'blockName')

  return {
    type: 'object',
    properties: Object.fromEntries(written.map((field) => [field.name, fieldSchema(field)])),
    required: written.filter((field) => 'required' in field && field.required).map(({ name }) => name),
    additionalProperties: false,
  }
}

function fieldSchema(field: FlattenedField): Schema {
  const { label, custom } = field as { label?: unknown; custom?: { aiHint?: unknown } }

  return { title: textOf(label), description: textOf(custom?.aiHint), ...valueSchema(field) }
}

/** An editor may leave everything empty that is not required. */
function valueSchema(field: FlattenedField): Schema {
  const schema = filledSchema(field)
  const isRequired = 'required' in field && field.required

  return isRequired || schema.type === undefined ? schema : { ...schema, type: [schema.type, 'null'] }
}

function filledSchema(field: FlattenedField): Schema {
  switch (field.type) {
    case 'array':
      return { type: 'array', items: objectOf(field.flattenedFields), maxItems: field.maxRows }
    case 'group':
      return objectOf(field.flattenedFields)
    case 'checkbox':
      return { type: 'boolean' }
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max }
    case 'select':
      return many(field.hasMany, { type: 'string', enum: valuesOf(field.options) })
    case 'upload':
    case 'relationship':
      return many(field.hasMany, { type: 'string', format: 'uuid', 'x-collection': field.relationTo })
    case 'richText':
      return { type: 'object', properties: { root: { type: 'object' } }, required: ['root'] }
    case 'date':
      return { type: 'string', format: 'date-time' }
    case 'text':
    case 'textarea':
      return { type: 'string', maxLength: field.maxLength }
    // No section has fields of these kinds.
    case 'blocks':
    case 'code':
    case 'email':
    case 'join':
    case 'json':
    case 'point':
    case 'radio':
    case 'tab':
      return {}
  }
}

const many = (hasMany: boolean | undefined, items: Schema): Schema =>
  hasMany ? { type: 'array', items } : items

const valuesOf = (options: readonly (string | { value: string })[]): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

const textOf = (text: unknown): string | undefined => (typeof text === 'string' ? text : undefined)
