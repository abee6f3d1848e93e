import type { KeyboardEvent } from 'react'

import type { PaletteEntry } from '../../palette/palette-entries.ts'

export type Chooser = {
  chosen: PaletteEntry | undefined
  enter: () => void
  moveBy: (steps: number) => void
  moveToEnd: (isLast: boolean) => void
}

/** What each key does while somebody types; all others are letters. */
export function onPaletteKey(event: KeyboardEvent<HTMLInputElement>, choice: Chooser): void {
  // The key ends the composing of a letter, such as an accent, and means nothing else.
  if (event.nativeEvent.isComposing) return
  const deed = deedOf(event, choice)
  if (!deed) return
  event.preventDefault()
  deed()
}

function deedOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, choice: Chooser): (() => void) | null {
  switch (key) {
    case 'ArrowDown':
      return () => choice.moveBy(1)
    case 'ArrowUp':
      return () => choice.moveBy(-1)
    case 'Home':
    case 'End':
      // With Shift they choose letters.
      return shiftKey ? null : () => choice.moveToEnd(key === 'End')
    case 'Enter':
      return ctrlKey || metaKey ? () => openBeside(choice.chosen) : choice.enter
    default:
      return null
  }
}

function openBeside(entry: PaletteEntry | undefined): void {
  if (entry && 'href' in entry.does) window.open(entry.does.href, '_blank', 'noopener')
}
