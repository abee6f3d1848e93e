import { expect, it } from 'vitest'

import { asSeen, faceOfPage } from './page-face.ts'

const page = { name: 'Wir', isHome: false, seo: {}, content: {}, brand: { name: 'Mond' } }

it('a page is shown by what is said for search engines, else by itself, else by its brand', () => {
  expect(faceOfPage(page)).toEqual({ title: 'Wir – Mond', description: '', picture: null })
  expect(faceOfPage({ ...page, isHome: true }).title).toBe('Mond')
  const brand = { name: 'Mond', description: 'Wirtshaus', picture: 'b' }
  const content = { description: 'Teaser', image: 'i' }
  expect(faceOfPage({ ...page, brand })).toMatchObject({ description: 'Wirtshaus', picture: 'b' })
  expect(faceOfPage({ ...page, brand, content })).toMatchObject({ description: 'Teaser', picture: 'i' })
  const seo = { title: 'T', description: 'D', image: 's' }
  expect(faceOfPage({ ...page, brand, content, seo })).toEqual({ title: 'T', description: 'D', picture: 's' })
})

it.each([
  ['kurz', 10, 'kurz'],
  ['eins zwei drei', 10, 'eins zwei …'],
  ['einszweidreivier', 10, 'einszweid …'],
])('„%s“ in %d characters is „%s“', (text, most, seen) => {
  expect(asSeen(text, most)).toBe(seen)
})
