import { expect, it } from 'vitest'

import { collectionFor, unsendable } from './sendable-file.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

it.each([
  [file('teller.jpg', 'image/jpeg'), 'images'],
  [file('LOGO.SVG'), 'images'],
  [file('iphone.heic', 'image/heic'), 'images'],
  [file('karte.pdf', 'application/pdf'), 'uploads'],
  [file('koch.mov', 'video/quicktime'), 'uploads'],
])('%o is kept among the %s', (chosen, collection) => {
  expect(collectionFor(chosen)).toBe(collection)
})

it.each([
  [file('leer.png', 'image/png', 0), 'Die Datei ist leer.'],
  [file('a.png', 'image/png', 30e6), 'Die Datei hat 30 MB. Sie darf höchstens 26,2 MB haben.'],
  [file('a.mov', '', 2e9), 'Die Datei hat 2 GB. Videos dürfen höchstens 1,1 GB haben.'],
  [file('a.mov', '', 30e6), null],
  [file('a.png', 'image/png', 25 * 1024 * 1024), null],
])('%o is sent, or refused at once: %s', (chosen, problem) => {
  expect(unsendable(chosen, true)).toBe(problem)
})

it('whoever may add pictures alone is told so before anything is sent', () => {
  expect(unsendable(file('karte.pdf'), false)).toContain('keine Videos und Dokumente')
  expect(unsendable(file('teller.jpg'), false)).toBeNull()
})
