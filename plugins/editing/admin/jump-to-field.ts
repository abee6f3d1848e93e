/** Brings the field with this dotted path to sight, opens the section that it lies in, and gives it the focus. */
export function jumpToField(path: string): void {
  openSections(path)
  // Opened sections need a moment until their fields are there.
  setTimeout(() => {
    const field = fieldAt(path)
    field?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'center' })
    field?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }, 350)
}

const focusable = 'input, textarea, select, button, [contenteditable="true"]'

/** The innermost element that Payload has drawn for a path: its field, or else the row or field around it. */
function fieldAt(path: string): HTMLElement | null {
  const segments = path.split('.')
  for (let length = segments.length; length > 0; length -= 1) {
    const part = segments.slice(0, length)
    const element = document.getElementById(`field-${part.join('__')}`) ?? rowAt(part)
    if (element) return element
  }

  return null
}

function rowAt(segments: string[]): HTMLElement | null {
  return document.getElementById(`${segments.slice(0, -1).join('-')}-row-${segments.at(-1)}`)
}

function openSections(path: string): void {
  const segments = path.split('.')
  for (const [index, segment] of segments.entries()) {
    if (!/^\d+$/.test(segment)) continue
    const toggle = rowAt(segments.slice(0, index + 1))?.querySelector<HTMLElement>(
      '.collapsible__toggle--collapsed',
    )
    toggle?.click()
  }
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
