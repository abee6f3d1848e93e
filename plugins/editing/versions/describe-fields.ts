import type { Field } from 'payload'

import { type FieldOfRecord, fieldsOfRecord } from '#collections/shared/fields/fields-of-record.ts'
import { idOf } from '#kernel/access/caller.ts'
import { formatBoolean, formatMoment } from '#domain/content/display-formats.ts'
import { linesOfTable } from '#domain/content/text-table.ts'

/** A field as people read it: its label with that of what it lies in, and its value in paragraphs. */
export type FieldLine = { label: string; text: string[] }

/** What a record is called, by its collection and id. */
export type NameOf = (collection: string, id: string) => string

type Values = Readonly<Record<string, unknown>>

/** The filled fields of a section in the order of its form. */
export function describeFields(fields: readonly Field[], values: Values, nameOf: NameOf): FieldLine[] {
  return fieldsOfRecord(fields).flatMap((field) => describeField(field, values, nameOf))
}

function describeField(field: FieldOfRecord, values: Values, nameOf: NameOf): FieldLine[] {
  if (field.hidden || field.admin?.hidden) return []
  const value = values[field.name]
  if (value === null || value === undefined || value === '') return []

  const label = typeof field.label === 'string' ? field.label : field.name
  if (field.type === 'group') return within(label, describeFields(field.fields, valuesIn(value), nameOf))
  if (field.type === 'array' || field.type === 'blocks') {
    return rowsIn(value).flatMap((row, index) =>
      within(`${label} ${index + 1}`, describeFields(fieldsOfRow(field, row), row, nameOf)),
    )
  }
  const text = textOf(field, value, nameOf)

  return text.length > 0 ? [{ label, text }] : []
}

function fieldsOfRow(field: Extract<Field, { type: 'array' | 'blocks' }>, row: Values): Field[] {
  if (field.type === 'array') return field.fields

  return field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
}

function textOf(field: FieldOfRecord, value: unknown, nameOf: NameOf): string[] {
  if (field.type === 'richText') return paragraphsIn(valuesIn(value).root)
  if (field.type === 'checkbox') return [formatBoolean(value === true)]
  if (field.type === 'select') return [value].flat().map((chosen) => optionLabel(field.options, chosen))
  if (field.type === 'upload' || field.type === 'relationship') {
    const collection = typeof field.relationTo === 'string' ? field.relationTo : ''
    return [value].flat().map((related) => nameOf(collection, idOf(related)))
  }
  if (typeof value !== 'string') return [JSON.stringify(value)]

  return field.type === 'date' ? [formatMoment(value)] : value.split('\n')
}

function optionLabel(options: Extract<Field, { type: 'select' }>['options'], chosen: unknown): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === chosen)

  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(chosen)
}

/** Each block of a rich text as one line, a link with where it leads. */
function paragraphsIn(root: unknown): string[] {
  return rowsIn(valuesIn(root).children).flatMap((node) => {
    if (node.type === 'table') return linesOfTable(node)

    return node.type === 'list' ? rowsIn(node.children).map((item) => `• ${wordsIn(item)}`) : [wordsIn(node)]
  })
}

function wordsIn(node: Values): string {
  if (typeof node.text === 'string') return node.text
  const words = rowsIn(node.children).map(wordsIn).join('')
  const { url } = valuesIn(node.fields)

  return typeof url === 'string' ? `${words} (${url})` : words
}

const within = (label: string, lines: FieldLine[]): FieldLine[] =>
  lines.map((line) => ({ ...line, label: `${label}: ${line.label}` }))

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valuesIn = (value: unknown): Values => (isValues(value) ? value : {})

const rowsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])
