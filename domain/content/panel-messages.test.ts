import { expect, it } from 'vitest'

import { messageOfPanel } from './panel-messages.ts'

it('the frame hears the form, and not itself', () => {
  const form = { type: 'payload-live-preview', data: { name: 'Über uns' }, locale: 'de' }
  expect(messageOfPanel(form)).toEqual({ type: form.type, data: form.data })
  expect(messageOfPanel({ type: 'payload-live-preview', ready: true })).toBeNull()
  expect(messageOfPanel({ type: 'payload-document-event' })).toBeNull()
})

it.each([
  { type: 'theke-mark-section', section: '' },
  { type: 'theke-go-to', section: 'a1', part: 'tools' },
  { type: 'theke-rights', mayWrite: false },
  { type: 'theke-set-link', link: null },
  { type: 'theke-comments', open: { a1: 2 } },
  { type: 'theke-set-link', link: 'as-before' },
  { type: 'theke-set-link', link: { page: '0192', newTab: false } },
  { type: 'theke-set-link', link: { url: '/preise', newTab: true } },
])('the frame hears what the panel says: %o', (message) => {
  expect(messageOfPanel(message)).toEqual(message)
})

it.each([
  null,
  'theke-rights',
  { type: 'theke-rights', mayWrite: 'yes' },
  { type: 'theke-comments', open: { a1: '2' } },
  { type: 'theke-go-to', section: 'a1', part: 'form' },
  { type: 'theke-go-to', part: 'words' },
  { type: 'theke-set-link', link: { newTab: true } },
  { type: 'theke-set-link', link: { url: '/preise' } },
  { type: 'payload-live-preview', data: null },
])('the frame hears nothing else: %o', (message) => {
  expect(messageOfPanel(message)).toBeNull()
})
