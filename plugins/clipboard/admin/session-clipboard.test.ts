// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { type ClipboardItem, keepItem, onCopied, peek, readItem } from './session-clipboard.ts'

const monday: ClipboardItem = { title: '1 Zeit', content: [{ type: { value: 'monday' } }] }
const sunday: ClipboardItem = { title: '1 Zeit', content: [{ type: { value: 'sunday' } }] }

beforeEach(() => sessionStorage.clear())

it('holds one item per context, and a later one takes the place of the earlier', () => {
  keepItem('hours', monday)
  keepItem('layers', { title: '1 Ebene', content: [] })
  keepItem('hours', sunday)

  expect(readItem(peek('hours'))).toEqual(sunday)
  expect(readItem(peek('layers'))?.title).toBe('1 Ebene')
  expect(readItem(peek('parts'))).toBeNull()
})

it('ends with the browser session', () => {
  keepItem('hours', monday)

  expect(Object.keys(sessionStorage)).toEqual(['clipboard:hours'])
  expect(Object.keys(localStorage)).toEqual([])
})

it('tells every list of the page that something was copied', () => {
  const tell = vi.fn<() => void>()
  const leave = onCopied(tell)
  keepItem('hours', monday)
  leave()
  keepItem('hours', sunday)

  expect(tell).toHaveBeenCalledTimes(1)
})

it.each(['', 'no json', '{"title":1}', '[]'])('what is no item is nothing to paste: %j', (kept) => {
  expect(readItem(kept)).toBeNull()
})
