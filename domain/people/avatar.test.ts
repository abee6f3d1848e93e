import { expect, test } from 'vitest'

import { avatarToneOf, avatarTones, initialsOf } from './avatar.ts'

test.each([
  ['Anna Auer', 'AA'],
  ['Anna Maria Auer-Berg', 'AA'],
  ['özlem', 'Ö'],
  ['  Mia   Berg ', 'MB'],
  ['mia@example.com', 'MC'],
  ['𝒜nna Auer', '𝒜A'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a person has the same colour everywhere, and many people have all of them', () => {
  const ids = Array.from({ length: 400 }, () => crypto.randomUUID())
  const tones = ids.map(avatarToneOf)

  expect(ids.map(avatarToneOf)).toEqual(tones)
  expect(new Set(tones)).toEqual(new Set(Array.from({ length: avatarTones }, (_, tone) => tone)))
})
