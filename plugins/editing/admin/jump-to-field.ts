const focusable = 'input, textarea, select, button, [contenteditable="true"]'
/** Before its own writing area, a text has the buttons of its toolbar. */
const writing = '[contenteditable="true"]'
/** The fields of a row come once it is open and in sight, and those of a row within it after that. */
const patienceMilliseconds = 2000

/** Brings the field with this dotted path to sight, opens the rows that it lies in, and gives it the focus. */
export async function jumpToField(path: string): Promise<void> {
  const segments = path.split('.')
  await openTabOf(segments)

  let field: HTMLElement | null = null
  for (const length of segments.keys()) {
    const part = segments.slice(0, length + 1)
    const isRow = /^\d+$/.test(part.at(-1) ?? '')
    const element = isRow ? await appearing(part) : elementFor(part)
    if (isRow && element) show(element)
    field = element ?? field
  }
  field = (await appearing(segments)) ?? field

  if (!field) return
  // With its label, which stands above an input.
  const shown = field.closest<HTMLElement>('.field-type') ?? field
  shown.style.scrollMarginBlockStart = `${heightOfBar() + 16}px`
  shown.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'start' })
  await focusIn(field)
}

/** The element that Payload has drawn for a path: a field, a text with formats, or a row of fields. */
function elementFor(segments: string[]): HTMLElement | null {
  return (
    document.getElementById(`field-${segments.join('__')}`) ??
    document.querySelector<HTMLElement>(`[data-field-path="${segments.join('.')}"]`) ??
    document.getElementById(`${segments.slice(0, -1).join('-')}-row-${segments.at(-1)}`)
  )
}

const appearing = (segments: string[]) => waitFor(() => elementFor(segments))

async function waitFor(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  const deadline = performance.now() + patienceMilliseconds
  for (;;) {
    const element = find()
    if (element || performance.now() > deadline) return element
    await new Promise((next) => setTimeout(next, 40))
  }
}

/** Only the fields of the open tab are there, and nobody says which tab a field is in. */
async function openTabOf([first = '']: string[]): Promise<void> {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    if (elementFor([first])) return
    tab.click()
    await new Promise((next) => setTimeout(next, 60))
  }
}

/**
 * Opens a row and brings it to sight: the fields of a row that nobody sees are not drawn. By its own toggle, not
 * by one of a row within it.
 */
function show(row: HTMLElement): void {
  row.scrollIntoView({ behavior: 'instant', block: 'start' })
  row
    .querySelector<HTMLElement>(
      ':scope > .collapsible > .collapsible__toggle-wrap > .collapsible__toggle--collapsed',
    )
    ?.click()
}

async function focusIn(field: HTMLElement): Promise<void> {
  if (field.matches(focusable)) return field.focus({ preventScroll: true })
  const inside = field.querySelector('.collapsible__content') ?? field
  const wanted = field.matches('[data-field-path]') ? writing : focusable
  const input = await waitFor(() => inside.querySelector<HTMLElement>(wanted))
  input?.focus({ preventScroll: true })
}

/** The bar with the buttons stays above the form. */
const heightOfBar = (): number => document.querySelector('.doc-controls')?.clientHeight ?? 0

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
