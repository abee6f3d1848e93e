import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { mapFields, type Descent } from './map-fields.ts'

const text = (name: string): Field => ({ name, type: 'text' })

/** Every shape that a field may have, with a field in each that is called after its place. */
const shapes: Field[] = [
  text('top'),
  { name: 'note', type: 'ui', admin: {} },
  { name: 'shown', type: 'text', virtual: 'branch.name' },
  { type: 'row', fields: [text('inRow')] },
  { type: 'collapsible', label: 'Mehr', fields: [text('inCollapsible')] },
  { type: 'group', fields: [text('inUnnamedGroup')] },
  { name: 'contact', type: 'group', fields: [{ type: 'row', fields: [text('inGroup')] }] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Allgemein', fields: [text('inTab')] },
      { name: 'seo', label: 'Suche', fields: [text('inNamedTab')] },
    ],
  },
  { name: 'parts', type: 'array', fields: [text('inRows')] },
  { name: 'body', type: 'blocks', blocks: [{ slug: 'hero', fields: [text('inBlock')] }] },
]

function visited(descent?: Descent): string[] {
  const names: string[] = []
  mapFields(
    shapes,
    (field) => {
      if (field.type === 'text') names.push(field.name)
      return field
    },
    descent,
  )
  return names
}

const laidOut = ['top', 'shown', 'inRow', 'inCollapsible', 'inUnnamedGroup']

describe('a descent through the fields of a form', () => {
  it('reaches the fields of every shape', () => {
    expect(visited()).toEqual([...laidOut, 'inGroup', 'inTab', 'inNamedTab', 'inRows', 'inBlock'])
  })

  it('stays with the record and its groups where rows are another matter', () => {
    expect(visited('groups')).toEqual([...laidOut, 'inGroup', 'inTab', 'inNamedTab'])
  })

  it('stays beside the fields of the record where groups are another matter', () => {
    expect(visited('layout')).toEqual([...laidOut, 'inTab'])
  })

  it('changes what lies in a field before the field itself', () => {
    const seen: Field[] = []
    const rows: Field = { name: 'parts', type: 'array', fields: [text('inRows')] }
    mapFields([rows], (field) => {
      seen.push(field)
      return field.type === 'text' ? { ...field, label: 'Neu' } : field
    })

    expect(seen).toEqual([text('inRows'), { ...rows, fields: [{ ...text('inRows'), label: 'Neu' }] }])
  })

  it('answers the same fields where nothing is changed', () => {
    expect(mapFields(shapes, (field) => field)).toEqual(shapes)
  })

  it('leaves the given fields as they are', () => {
    const before = structuredClone(shapes)
    mapFields(shapes, (field) => ({ ...field, custom: { changed: true } }))

    expect(shapes).toEqual(before)
  })
})
