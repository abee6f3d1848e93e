import { expect, it } from 'vitest'

import { mainAction, phoneHref } from './main-action.ts'

const see = { identifier: 'see', name: 'Am See' }
const alp = { identifier: 'alp', name: 'Auf der Alp' }

it.each([
  [[], null, null],
  [[], '/kontakt', { label: 'Angebot anfragen', href: '/kontakt' }],
  [[see], '/kontakt', { label: 'Jetzt bestellen', href: '/store/see' }],
  [[see, alp], null, { label: 'Jetzt bestellen', href: '/store' }],
])('a website with the places %j and the page %s to write to wants %j', (branches, contactHref, action) => {
  expect(mainAction({ branches, contactHref })).toEqual(action)
})

it('a number is dialled without its spaces', () => {
  expect(phoneHref('+43 5572 000 100')).toBe('tel:+435572000100')
})
