import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { describeFields } from './describe-fields.ts'

const text = (children: object[]) => ({ root: { type: 'root', children } })
const words = (...parts: string[]) => parts.map((part) => ({ type: 'text', text: part }))

const fields: Field[] = [
  { type: 'row', fields: [{ name: 'headline', label: 'Überzeile', type: 'text' }] },
  { name: 'text', label: 'Text', type: 'richText' },
  { name: 'layout', label: 'Anordnung', type: 'select', options: [{ value: 'a', label: 'Bild links' }] },
  { name: 'loud', label: 'Mit Ton', type: 'checkbox' },
  { name: 'image', label: 'Bild', type: 'upload', relationTo: 'images' },
  {
    name: 'buttons',
    label: 'Schaltfläche',
    type: 'array',
    fields: [
      { name: 'label', label: 'Beschriftung', type: 'text' },
      { name: 'note', type: 'text', admin: { hidden: true } },
    ],
  },
]

it('a section is told field by field, as its form calls them', () => {
  const values = {
    headline: 'Neu',
    text: text([
      { type: 'heading', children: words('Sauber ', 'und fest') },
      { type: 'list', children: [{ children: words('Dampf') }] },
      { type: 'table', caption: 'Maße', rows: [['Größe', 'Dauer'], ['klein']] },
      { type: 'paragraph', children: [{ type: 'link', fields: { url: '/weg' }, children: words('Weiter') }] },
    ]),
    layout: 'a',
    loud: false,
    image: { id: '7' },
    buttons: [{ label: 'Los', note: 'x' }, { label: '' }],
  }

  expect(describeFields(fields, values, (collection, id) => `${collection} ${id}`)).toEqual([
    { label: 'Überzeile', text: ['Neu'] },
    {
      label: 'Text',
      text: ['Sauber und fest', '• Dampf', 'Maße', 'Größe | Dauer', 'klein | ', 'Weiter (/weg)'],
    },
    { label: 'Anordnung', text: ['Bild links'] },
    { label: 'Mit Ton', text: ['Nein'] },
    { label: 'Bild', text: ['images 7'] },
    { label: 'Schaltfläche 1: Beschriftung', text: ['Los'] },
  ])
})

it('what is empty is not told, and what no section can hold does no harm', () => {
  expect(describeFields(fields, {}, String)).toEqual([])
  expect(describeFields(fields, { text: 'kein Text', buttons: 'keine', layout: 'z' }, String)).toEqual([
    { label: 'Anordnung', text: ['z'] },
  ])
})
