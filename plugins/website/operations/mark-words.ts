import type { FlattenedBlock, FlattenedField } from 'payload'

import { headingLevels } from '#domain/content/heading-levels.ts'
import type { PageView, WrittenField } from '#domain/content/page.contract.ts'
import { markText } from '#domain/content/text-marks.ts'

type Section = PageView['body'][number]
type Values = Record<string, unknown>

/**
 * The section as an editor's frame gets it: its words say which field they come from, also where there is no word
 * yet, and which headings are right in it. What is shown of it otherwise stays the same.
 */
export function markWords(block: FlattenedBlock, section: Section, startsPage: boolean): Section {
  const writtenFields: WrittenField[] = []
  const marked = markFields(block.flattenedFields, section, { path: '', found: writtenFields })

  return {
    ...section,
    ...marked,
    writtenFields: writtenFields.map((field) => withHeadings(field, section, startsPage)),
  }
}

function withHeadings(field: WrittenField, section: Section, startsPage: boolean): WrittenField {
  if (field.kind !== 'formatted') return field
  const { blockType } = section
  const valueAt = (path: string) => valueIn(section, path)

  return { ...field, headings: headingLevels({ blockType, path: field.path, valueAt, startsPage }) }
}

const valueIn = (section: Section, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? (value as Values)[name] : undefined),
      section,
    )

type Place = { path: string; found: WrittenField[] }

function markFields(fields: readonly FlattenedField[], values: Values, place: Place): Values {
  const result = { ...values }
  for (const field of fields) {
    if (field.name === 'blockName' || field.name === 'id') continue
    const path = `${place.path}${field.name}`
    const value = values[field.name]
    const marked = markIn(field, value, { path, found: place.found })
    if (marked !== value) result[field.name] = marked
  }

  return result
}

function markIn(field: FlattenedField, value: unknown, { path, found }: Place): unknown {
  if (field.type === 'array') {
    return rowsOf(value).map((row, index) =>
      markFields(field.flattenedFields, row, { path: `${path}.${index}.`, found }),
    )
  }
  if (field.type === 'group') {
    return isRecord(value) ? markFields(field.flattenedFields, value, { path: `${path}.`, found }) : value
  }
  const kind = kindOf(field)
  if (kind === null) return value

  const mark = found.push({ path, label: labelOf(field), kind, maxLength: limitOf(field) }) - 1
  if (kind === 'formatted') return { ...(isRecord(value) ? value : noText), mark }
  return markText(typeof value === 'string' && value !== '' ? value : wordsOf(field), mark)
}

const noText = { root: { type: 'root', children: [] } }

function kindOf(field: FlattenedField): WrittenField['kind'] | null {
  if ((field.custom as { isNotShown?: true } | undefined)?.isNotShown) return null
  if (field.type === 'richText') return 'formatted'
  if (field.type === 'textarea') return 'lines'

  return field.type === 'text' && !field.hasMany ? 'line' : null
}

const limitOf = (field: FlattenedField): number | null =>
  'maxLength' in field ? (field.maxLength ?? null) : null

/** What the field says from the start. */
const wordsOf = (field: FlattenedField): string =>
  'defaultValue' in field && typeof field.defaultValue === 'string' ? field.defaultValue : ''

const labelOf = ({ name, ...field }: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : name

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
