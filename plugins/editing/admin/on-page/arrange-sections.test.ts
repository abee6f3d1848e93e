import type { FormState } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'

import { arrangeSection, insertSection } from './arrange-sections.ts'
import { writeField } from './write-field.ts'

let fields: FormState
const form = {
  addFieldRow: vi.fn<(row: object) => void>(),
  dispatchFields: vi.fn<(action: object) => void>(),
  getFields: () => fields,
  moveFieldRow: vi.fn<(move: object) => void>(),
  removeFieldRow: vi.fn<(row: object) => void>(),
  setModified: vi.fn<(isModified: boolean) => void>(),
}

beforeEach(() => {
  vi.resetAllMocks()
  fields = {
    name: { value: 'Seite' },
    path: { value: 'seite' },
    'content.body': { value: 3, rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    'content.body.1.subheadline': { value: '' },
  }
})

const path = 'content.body'

it('a section moves by one, and stays where it is at either end', () => {
  expect(arrangeSection(form, { section: 'b', step: 'up' })).toBe('b')
  expect(form.moveFieldRow).toHaveBeenCalledExactlyOnceWith({ path, moveFromIndex: 1, moveToIndex: 0 })

  arrangeSection(form, { section: 'a', step: 'up' })
  arrangeSection(form, { section: 'c', step: 'down' })
  expect(form.moveFieldRow).toHaveBeenCalledOnce()
})

it('whoever removes a section goes on at the next one, at the end at the one before', () => {
  expect(arrangeSection(form, { section: 'b', step: 'remove' })).toBe('c')
  expect(arrangeSection(form, { section: 'c', step: 'remove' })).toBe('b')
  expect(form.removeFieldRow).toHaveBeenCalledWith({ path, rowIndex: 1 })
})

it('a section is hidden and shown again by the same press', () => {
  arrangeSection(form, { section: 'b', step: 'hide' })
  expect(form.dispatchFields).toHaveBeenCalledWith({
    type: 'UPDATE',
    path: `${path}.1.isHidden`,
    value: true,
  })

  fields[`${path}.1.isHidden`] = { value: true }
  arrangeSection(form, { section: 'b', step: 'hide' })
  expect(form.dispatchFields).toHaveBeenLastCalledWith({
    type: 'UPDATE',
    path: `${path}.1.isHidden`,
    value: false,
  })
})

it('nothing is done with a section that is gone', () => {
  expect(arrangeSection(form, { section: 'weg', step: 'remove' })).toBeNull()
  expect(form.removeFieldRow).not.toHaveBeenCalled()
})

it('a new section comes before the one that was named, at the end for none, and is known at once', () => {
  const id = insertSection(form, { before: 'b', blockType: 'hero' })
  expect(id).toMatch(/^[0-9a-f]{24}$/)
  expect(form.addFieldRow).toHaveBeenCalledWith(
    expect.objectContaining({
      blockType: 'hero',
      path,
      rowIndex: 1,
      subFieldState: { id: expect.objectContaining({ value: id }) },
    }),
  )
  insertSection(form, { before: '', blockType: 'hero' })
  expect(form.addFieldRow).toHaveBeenLastCalledWith(expect.objectContaining({ rowIndex: 3 }))
})

it('words go to their field by the id of their section, and to no field besides those of the page', () => {
  writeField(form, { section: 'b', path: 'subheadline', value: 'Neu' })
  expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith({
    type: 'UPDATE',
    path: `${path}.1.subheadline`,
    value: 'Neu',
  })

  writeField(form, { section: '', path: 'path', value: 'woanders' })
  writeField(form, { section: 'b', path: 'gibtEsNicht', value: 'x' })
  writeField(form, { section: 'weg', path: 'subheadline', value: 'x' })
  expect(form.dispatchFields).toHaveBeenCalledOnce()
})

it('what is written in a new section before the server says which fields it has is not lost, the last words alone', () => {
  vi.useFakeTimers()
  fields[path] = { value: 1, rows: [{ id: 'neu', isLoading: true }] }
  writeField(form, { section: 'neu', path: 'subheadline', value: 'Zum' })
  writeField(form, { section: 'neu', path: 'subheadline', value: 'Zum Schluss' })
  vi.advanceTimersByTime(1000)
  expect(form.dispatchFields).not.toHaveBeenCalled()

  fields[path] = { value: 1, rows: [{ id: 'neu', isLoading: false }] }
  fields[`${path}.0.subheadline`] = { value: null }
  vi.advanceTimersByTime(1000)
  expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith({
    type: 'UPDATE',
    path: `${path}.0.subheadline`,
    value: 'Zum Schluss',
  })
  vi.useRealTimers()
})
