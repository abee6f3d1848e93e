import { expect, it } from 'vitest'

import { nameApart, stemOf } from './name-apart.ts'

it.each([
  ['Teller.png', /^Teller-[0-9a-f]{12}\.png$/, 'Teller'],
  ['Sommer.fest.jpeg', /^Sommer\.fest-[0-9a-f]{12}\.jpeg$/, 'Sommer.fest'],
  ['Fest-2026.PDF', /^Fest-2026-[0-9a-f]{12}\.PDF$/, 'Fest-2026'],
])('%s keeps its name and its type on the disk', (name, stored, stem) => {
  expect(nameApart(name)).toMatch(stored)
  expect(stemOf(nameApart(name))).toBe(stem)
})

it('the same name never names two files', () => {
  expect(new Set(Array.from({ length: 100 }, () => nameApart('a.png'))).size).toBe(100)
})

it('the longest name fits on the disk, with its end', () => {
  const name = nameApart(`${'😀'.repeat(200)}.woff2`)

  expect(Buffer.byteLength(name)).toBeLessThan(255)
  expect(name).toMatch(/-[0-9a-f]{12}\.woff2$/)
})
