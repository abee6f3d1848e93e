import { expect, it } from 'vitest'

import { allRights } from './rights/all-rights.ts'
import { rightsPage, rightsSentence } from './rights-texts.ts'

it('a sentence names everybody who may and how far', () => {
  expect(rightsSentence(allRights.menus, 'read')).toBe('Alle')
  expect(rightsSentence(allRights.menus, 'update')).toBe(
    'Leitung: der eigenen Filialen; Administration: alle',
  )
  expect(rightsSentence(allRights.orders, 'create')).toBe('Niemand')
})

it('the page has a line for every asker of every collection', () => {
  const page = rightsPage({ menus: allRights.menus })

  expect(page).toContain('## menus\n\n| Rolle | anlegen | lesen | ändern | löschen |')
  expect(page).toContain(
    '| Leitung | der eigenen Filialen | alle | der eigenen Filialen | der eigenen Filialen |',
  )
})
