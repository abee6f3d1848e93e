import { expect, it } from 'vitest'

import { stampedField } from './stamped-field.ts'

it.each([
  [{}, false],
  [{ version: '' }, false],
  [{ version: '3' }, true],
])('a form of %j has the field: %s', (data, isShown) => {
  expect(stampedField('version', 'Version').admin.condition(data)).toBe(isShown)
})
