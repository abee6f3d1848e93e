/** What a part is called where Payload gives it a sign and no word. */
const names: Record<string, string> = {
  '.clickable-arrow--left': 'Vorige Seite',
  '.clickable-arrow--right': 'Nächste Seite',
  '.doc-controls__popup .popup-button': 'Weitere Aktionen',
  '.array-actions .popup-button': 'Aktionen der Zeile',
  '.collapsible__drag, .upload--has-many__drag': 'Verschieben',
  '.upload-relationship-details__edit': 'Datei bearbeiten',
  '.upload-relationship-details__remove, .file-details__remove, .file-field__remove': 'Datei entfernen',
  '.condition__actions-remove': 'Bedingung entfernen',
  '.condition__actions-add': 'Bedingung hinzufügen',
  '.condition__field .rs__input': 'Feld',
  '.condition__operator .rs__input': 'Vergleich',
  '.condition__value :is(input, .rs__input)': 'Wert',
  '.date-time-picker__clear-button': 'Datum leeren',
  '.clear-indicator': 'Auswahl leeren',
  '.copy-to-clipboard': 'Adresse kopieren',
  '.edit-many__header__close, .doc-drawer__header-close, .list-drawer__header-close': 'Schließen',
  '.compare-version input': 'Im Vergleich zu',
  'input[name="live-preview-width"]': 'Breite der Vorschau',
  'input[name="live-preview-height"]': 'Höhe der Vorschau',
  '#live-preview-iframe': 'Vorschau der Seite',
  '.popup__content, .popup__hidden-content': 'Auswahl',
  'section[aria-label^="Notifications"]': 'Meldungen',
}

/** What says in words what it does; those are the ones to be said. */
const seenNames =
  ':is(.list-create-new-doc__create-new-button, #select-all-across-pages, .diff-collapser__toggle-button)[aria-label]'

/** Nothing stands between them and the name of the view. */
const secondHeadings = ':is(.group-field, .array-field, .blocks-field, .payload-settings, .no-results) h3'

const roles: Record<string, string> = {
  '.template-minimal__wrap': 'main',
  // The same part, which changes its class as it is opened.
  '.popup__content, .popup__hidden-content': 'dialog',
  '.doc-header': 'region',
  // What can be moved holds a button of its own, which a button may not.
  '.rs__multi-value[role="button"]': 'group',
  // What is chosen or not is a tick, and no press of a button.
  '.pill-selector button[aria-checked]': 'checkbox',
}

/**
 * Repairs `@payloadcms/ui`, `dist/elements/Pagination/ClickableArrow/index.js`: buttons that say nothing, and in other
 * files of it fields whose names are not theirs, focus on what is hidden, views that are no part of any page. React
 * does not write again what has not changed, so what is mended here stays.
 */
export function mendMarkup(page: Document): void {
  for (const [selector, name] of Object.entries(names)) {
    each(page, selector, (part) => set(part, 'aria-label', name))
  }
  for (const [selector, role] of Object.entries(roles)) {
    each(page, selector, (part) => set(part, 'role', role))
  }
  nameFields(page)
  nameRows(page)
  nameRegions(page)
  each(page, '.dropdown-indicator[aria-hidden]', (part) => set(part, 'tabindex', '-1'))
  each(page, '.clear-indicator[aria-hidden]', (part) => part.removeAttribute('aria-hidden'))
  each(page, seenNames, (part) => part.removeAttribute('aria-label'))
  each(page, '.diff-collapser', nameCollapser)
  each(page, '.relationship--multi-value-label__drawer-toggler', (sign) => {
    const title = sign.parentElement?.getAttribute('title')
    set(sign, 'aria-label', title ? `${title} bearbeiten` : 'Bearbeiten')
  })
  each(page, secondHeadings, (part) => set(part, 'aria-level', '2'))
  each(page, '.file .file__thumbnail img', (part) => set(part, 'alt', ''))
}

/**
 * Who listens, or goes on by Tab, stays within the sheet that lies over all else, also over other sheets. To be called
 * before the focus goes back to what opened it, for what is set apart takes none.
 */
export function setPageApart(page: Document): void {
  const top = [...page.querySelectorAll('.drawer--is-open')].at(-1)
  each(page, '.template-default, .drawer', (part) => {
    const isCovered = top !== undefined && part !== top && !part.matches('.drawer:not(.drawer--is-open)')
    if (part.hasAttribute('inert') !== isCovered) part.toggleAttribute('inert', isCovered)
  })
}

/** Fields of the library have an input within, of which the label knows nothing; in drawers that holds for all of them. */
function nameFields(page: Document): void {
  const within = ':is(.rs__input, .react-datepicker__input-container input)'
  each(
    page,
    `:is(.field-type, .field-select) ${within}, .drawer .field-type__wrap > :is(input, textarea)`,
    (input) => {
      const label = input.closest('.field-type, .field-select')?.querySelector('.field-label')?.textContent
      if (label) set(input, 'aria-label', label.replace(/\s*\*$/, ''))
    },
  )
}

function nameRows(page: Document): void {
  each(page, '.select-row input', (input) => {
    const title = input.closest('tr')?.querySelector('a')?.textContent
    set(input, 'aria-label', title ? `${title} auswählen` : 'Auswählen')
  })
  each(page, '#select-all', (input) => {
    input.removeAttribute('aria-labelledby')
    set(input, 'aria-label', 'Alle auswählen')
    set(input, 'title', 'Alle auswählen')
  })
}

/** A view that says by itself where its matter is keeps that; else it is all that stands beside the navigation. */
function nameRegions(page: Document): void {
  each(page, '.template-default__wrap', (view) => {
    if (view.querySelector('main')) view.removeAttribute('role')
    else set(view, 'role', 'main')
  })
  // Within the matter of a page there is no banner of the whole of it.
  each(page, '[role="main"] :is(header.app-header, header.list-header), main header.list-header', (header) =>
    set(header, 'role', 'group'),
  )
  each(page, '.doc-header', (header) => {
    const title = header.querySelector('h1')?.textContent
    if (title) set(header, 'aria-label', title)
  })
  each(page, 'dialog, [role="dialog"]:not(.popup__content, .popup__hidden-content)', (layer) => {
    const title = layer.querySelector('h1, h2')?.textContent
    if (title && !layer.hasAttribute('aria-labelledby')) set(layer, 'aria-label', title)
  })
}

/** Payload says only in English whether more is to be seen. */
function nameCollapser(part: Element): void {
  const button = part.querySelector('.diff-collapser__toggle-button')
  const isCollapsed = part.querySelector(':scope > .diff-collapser__content--is-collapsed') !== null
  if (button) set(button, 'aria-expanded', String(!isCollapsed))
}

function each(page: Document, selector: string, mend: (part: Element) => void): void {
  for (const part of page.querySelectorAll(selector)) mend(part)
}

/** Only what differs, for each change is looked at again. */
function set(part: Element, attribute: string, value: string): void {
  if (part.getAttribute(attribute) !== value) part.setAttribute(attribute, value)
}
