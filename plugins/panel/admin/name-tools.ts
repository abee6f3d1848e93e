/** What stands on no button, by how Payload marks it. */
const names: Record<string, string> = {
  '[data-button-key="bold"]': 'Fett',
  '[data-button-key="italic"]': 'Kursiv',
  '[data-button-key="link"]': 'Link',
  '[data-dropdown-key="text"]': 'Textart',
  '.draggable-block-menu': 'Absatz verschieben',
  '.add-block-menu': 'Absatz einfügen',
  '.link-edit': 'Link bearbeiten',
  '.link-trash': 'Link entfernen',
  '.insert-paragraph-at-end': 'Absatz am Ende einfügen',
}

/** Gives each tool of a text its German name, for those who hear it and for those who point at it. */
export function nameTools(field: Element): void {
  for (const [selector, name] of Object.entries(names)) {
    for (const tool of field.querySelectorAll(selector)) {
      if (tool.getAttribute('aria-label') === name) continue
      tool.setAttribute('aria-label', name)
      tool.setAttribute('title', name)
    }
  }
  const text = field.querySelector('[role="textbox"]')
  const label = field.querySelector('.field-label')?.textContent?.replace(/\s*\*$/, '')
  if (text && label && text.getAttribute('aria-label') !== label) text.setAttribute('aria-label', label)
}
