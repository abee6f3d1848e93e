import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { isSamePage, isSettled, withPageOf } from './page-state.ts'

const text = (words: string) => ({ root: { children: [{ text: words }] } })
const form = (fields: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(fields).map(([path, value]) => [path, { value, initialValue: value }]))

it('a page is the same whatever the form says beside it, and however it says nothing', () => {
  const one = form({ name: 'Wir', 'content.body.0.subheadline': null, path: 'wir' })
  const other = form({ name: 'Wir', 'content.body.0.subheadline': '', path: 'ueber-uns' })

  expect(isSamePage(one, other)).toBe(true)
  expect(isSamePage(one, form({ name: 'Ihr', 'content.body.0.subheadline': null }))).toBe(false)
  expect(isSamePage(one, form({ name: 'Wir' }))).toBe(true)
  expect(isSamePage(form({ 'content.body': 1 }), form({ 'content.body': 2 }))).toBe(false)
})

it('a page is settled once the server has said what its new rows begin with', () => {
  const loading = (isLoading: boolean): FormState => ({
    'content.body': { rows: [{ id: 'a', isLoading }], value: 1 },
  })

  expect([isSettled(loading(true)), isSettled(loading(false)), isSettled({})]).toEqual([false, true, true])
})

it('an earlier page comes back into the form of now, and its texts are drawn anew where they differ', () => {
  const before = form({
    name: 'Wir',
    'content.body.0.text': text('alt'),
    'content.text': text('gleich'),
    path: 'wir',
  })
  const now = form({
    name: 'Ihr',
    'content.body.0.text': text('neu'),
    'content.body.1.text': text('mehr'),
    'content.text': text('gleich'),
    path: 'ueber-uns',
  })
  const back = withPageOf(before, now)

  expect(Object.keys(back).toSorted()).toEqual(['content.body.0.text', 'content.text', 'name', 'path'])
  expect([back.name?.value, back.path?.value]).toEqual(['Wir', 'ueber-uns'])
  expect(back['content.body.0.text']?.initialValue).toEqual(text('alt'))
  expect(back['content.body.0.text']?.initialValue).not.toBe(before['content.body.0.text']?.value)
  expect(back['content.text']).toBe(before['content.text'])
})
