/** The frame shows this one page, and nobody writes to the business from it. */
export function calm(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Sliders, switches and videos do in the frame what they do for visitors. */
export function isTriedOut(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, summary, input, textarea, label, video') !== null
  )
}

/** What somebody asks of the history by keys; null for any others. */
export function stepOfKeys({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'y') return 'redo'
  if (key.toLowerCase() !== 'z') return null

  return shiftKey ? 'redo' : 'undo'
}
