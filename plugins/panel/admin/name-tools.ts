/** What stands on no button, by how Payload marks it. */
const names: Record<string, string> = {
  '[data-button-key="bold"]': 'Fett',
  '[data-button-key="italic"]': 'Kursiv',
  '[data-button-key="link"]': 'Link',
  '[data-dropdown-key="text"]': 'Textart',
  '[data-dropdown-key="add"]': 'Einfügen',
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
      if (tool.getAttribute('title') !== name) tool.setAttribute('title', name)
      // What stands on a tool is its name: whoever speaks to their device says it.
      const spoken = tool.textContent?.trim() ? null : name
      if (tool.getAttribute('aria-label') === spoken) continue
      if (spoken === null) tool.removeAttribute('aria-label')
      else tool.setAttribute('aria-label', spoken)
    }
  }
  const text = field.querySelector('[role="textbox"]')
  const label = field.querySelector('.field-label')?.textContent?.replace(/\s*\*$/, '')
  if (text && label && text.getAttribute('aria-label') !== label) text.setAttribute('aria-label', label)
}
