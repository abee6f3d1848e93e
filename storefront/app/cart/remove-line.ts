import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { focusOn } from '../ui/focus-on.ts'
import { removeItem } from './cart-store.ts'

/** The button goes with its line: the focus goes on to the next one, of the last line to that before it. */
export function removeLine({ currentTarget }: MouseEvent, index: number): void {
  const list = currentTarget.closest('ul')
  flushSync(() => removeItem(index))

  const lines = list?.isConnected ? [...list.querySelectorAll<HTMLElement>(':scope > li')] : []
  focusOn(lines[index] ?? lines.at(-1) ?? document.querySelector('main'))
}
