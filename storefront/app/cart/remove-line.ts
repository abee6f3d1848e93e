import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { removeItem } from './cart-store.ts'

/** The button goes with its line: the focus goes on to the next one, of the last line to that before it. */
export function removeLine({ currentTarget }: MouseEvent, index: number): void {
  const list = currentTarget.closest('ul')
  flushSync(() => removeItem(index))

  const lines = list?.isConnected ? [...list.querySelectorAll<HTMLElement>(':scope > li')] : []
  const next = lines[index] ?? lines.at(-1)
  next?.setAttribute('tabindex', '-1')
  const place = next ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}
