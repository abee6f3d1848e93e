import { expect, test } from 'vitest'

import { showsNews } from './news-overlay.ts'

const origin = 'https://reinwerk.example'
const legalLinks = [
  { label: 'Impressum', href: '/impressum' },
  { label: 'Datenschutz', href: 'https://recht.example/datenschutz' },
]
const over = (href: string, to: string) =>
  showsNews({ href }, { newsOverlay: { name: 'Neues', href: to }, legalLinks }, origin)

test.each([
  ['/', '/neuigkeiten/laser', true],
  ['/neuigkeiten', '/neuigkeiten/laser', true],
  ['/neuigkeiten/laser', '/neuigkeiten/laser', false],
  ['/neuigkeiten/laser', '/neuigkeiten/laser#form', false],
  ['/neuigkeiten/laser', '/Neuigkeiten/Laser/', false],
  ['/neuigkeiten/laser', `${origin}/neuigkeiten/laser?von=hier`, false],
  ['/neuigkeiten/laser', 'https://andere.example/neuigkeiten/laser', true],
  ['/straße', '/stra%C3%9Fe', false],
  ['/', '/', false],
  ['/', '#', true],
  ['/', 'kein:://ziel', true],
  ['/impressum', '/neuigkeiten/laser', false],
  ['/datenschutz', '/neuigkeiten/laser', true],
])('over %s the news that lead to %s are shown: %s', (href, to, isShown) => {
  expect(over(href, to)).toBe(isShown)
})

test('nothing lies over a page where there is no news', () => {
  expect(showsNews({ href: '/' }, { newsOverlay: null, legalLinks }, origin)).toBe(false)
})
