import { expect, it } from 'vitest'

import { messageOfFrame } from './editor-messages.ts'

it.each([
  { type: 'payload-live-preview', ready: true },
  { type: 'theke-write', section: 'a1', path: 'columns.0.text', value: { root: { children: [] } } },
  { type: 'theke-write', section: '', path: 'name', value: 'Über uns' },
  { type: 'theke-arrange', section: 'a1', step: 'up' },
  { type: 'theke-insert', before: '' },
  { type: 'theke-keep', section: 'a1', deed: 'loosen' },
  { type: 'theke-comment', section: 'a1' },
])('the panel hears what the frame says: %o', (message) => {
  expect(messageOfFrame(message)).toEqual(message)
})

it.each([
  null,
  'theke-insert',
  { type: 'anything' },
  { type: 'theke-write', section: 'a1', path: '__proto__.x', value: 'x' },
  { type: 'theke-write', section: 'a1', path: 'text', value: { html: '<b>' } },
  { type: 'theke-arrange', section: 'a1', step: 'publish' },
  { type: 'payload-live-preview', data: {} },
])('the panel hears nothing else: %o', (message) => {
  expect(messageOfFrame(message)).toBeNull()
})
