import { expect, it } from 'vitest'

import { type OfferedTemplate, templatesFor } from './page-templates.ts'

const template = (name: string, division = ''): OfferedTemplate => ({
  id: name,
  name,
  description: '',
  type: 'custom_site',
  division,
  sections: [],
})
const all = [template('Zuletzt'), template('Äpfel'), template('Küche', 'k'), template('Reinigung', 'r')]

it.each([
  ['k', ['Küche', 'Äpfel', 'Zuletzt']],
  ['r', ['Reinigung', 'Äpfel', 'Zuletzt']],
  ['', ['Äpfel', 'Zuletzt']],
])('a page of the brand %j begins with its own templates or those for all', (division, names) => {
  expect(templatesFor(all, division).map(({ name }) => name)).toEqual(names)
})
