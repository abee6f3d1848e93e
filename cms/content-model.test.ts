import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { allBlocks } from '#blocks/all-blocks.ts'
import { mapFields } from '#collections/shared/fields/map-fields.ts'
import { textareaField } from '#collections/shared/fields/text-field.ts'

import { collections } from './collections.ts'
import { globals } from './globals.ts'

type Named = Record<string, unknown> & { type: Field['type'] }

const fields = [
  ...[...collections, ...globals].flatMap((entity) => flat(entity.fields)),
  ...allBlocks.flatMap((block) => flat(block.fields)),
]

const isA = (type: Field['type'], more: (field: Named) => unknown = () => true) =>
  fields.some((field) => field.type === type && more(field))
const editorOf = ({ admin }: Named): string =>
  JSON.stringify((admin as { components?: object } | undefined)?.components ?? {})
const isPicking =
  (part: string) =>
  ({ admin }: Named) =>
    JSON.stringify(admin ?? {}).includes(part)

/** Spec: website 3, content field model. */
const fieldTypes: Record<string, () => boolean> = {
  text: () => isA('text'),
  textarea: () => isA('textarea', ({ admin }) => (admin as { rows?: number } | undefined)?.rows === 2),
  wysiwyg: () => isA('richText'),
  markdown: () => isA('textarea', (field) => editorOf(field).includes('MarkdownPreview')),
  number: () => isA('number', ({ min, max }) => min !== undefined && max !== undefined),
  'date and time': () => isA('date', isPicking('"dd.MM.yyyy HH:mm","timeFormat":"HH:mm","timeIntervals":1')),
  date: () => isA('text', (field) => editorOf(field).includes('CalendarDayField')),
  time: () => isA('text', isPicking('"placeholder":"HH:MM"')),
  image: () => isA('upload', ({ relationTo, hasMany }) => relationTo === 'images' && !hasMany),
  images: () => isA('upload', ({ relationTo, hasMany }) => relationTo === 'images' && hasMany),
  files: () => isA('upload', ({ relationTo, hasMany }) => relationTo === 'uploads' && hasMany),
  file: () => isA('upload', ({ relationTo }) => relationTo === 'uploads'),
  boolean: () => isA('checkbox'),
  select: () => isA('select', ({ hasMany }) => !hasMany),
  multiselect: () => isA('select', ({ hasMany }) => hasMany),
  group: () => isA('group'),
  tabs: () => isA('tabs'),
  collection: () => isA('blocks'),
  color: () => isA('text', (field) => editorOf(field).includes('ColorSwatch')),
  geolocation: () => isA('ui', (field) => editorOf(field).includes('GeolocationField')),
  'map style': () =>
    isA('select', ({ name, defaultValue }) => name === 'mapStyle' && defaultValue === 'dark'),
}

it.each(Object.keys(fieldTypes))('editors have a field for %s', (type) => {
  expect(fieldTypes[type]?.()).toBe(true)
})

it('a text of several lines has three rows where nothing else is said', () => {
  expect(textareaField('note', 'Notiz')).toMatchObject({ type: 'textarea', admin: { rows: 3 } })
})

it('a reference leads to each of the six targets', () => {
  const targets = ['blocks', 'sites', 'categories', 'products', 'scenes', 'nodes']
  const isReference = ({ relationTo }: Named) =>
    Array.isArray(relationTo) && targets.every((target) => relationTo.includes(target))

  expect(isA('relationship', isReference)).toBe(true)
})

function flat(given: Field[]): Named[] {
  const found: Named[] = []
  mapFields(given, (field) => {
    found.push({ ...field })
    return field
  })
  return found
}
