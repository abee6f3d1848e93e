/** What was written, with its lines, and not as the page draws it. */
export function textOf(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) =>
    node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''),
  )

  return parts.join('')
}

/** Whether what is about to be written makes the words of an element longer than its field allows, in characters. */
export function goesBeyond(element: HTMLElement, event: InputEvent, maxLength: number): boolean {
  if (!event.inputType.startsWith('insert')) return false
  const chosen = element.ownerDocument.getSelection()?.toString().length ?? 0
  const added = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length

  return textOf(element).length - chosen + added > maxLength
}
