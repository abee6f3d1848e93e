const focusable = 'input, textarea, select, button, [contenteditable="true"]'
/** Before its own writing area, a text has the buttons of its toolbar. */
const writing = '[contenteditable="true"]'
const openTab = '.tabs-field__tab-button--active'
/**
 * The fields of a row come once it is open and in sight, those of a row within it after that, and the editor of a
 * text once its code is there. Nobody is taken away from what they have turned to meanwhile.
 */
const patienceMilliseconds = 15_000
/** Within this time such an answer has come. */
const settleMilliseconds = 5000
const turningElsewhere = ['pointerdown', 'keydown', 'wheel'] as const

/** Brings the field with this dotted path to sight, opens the rows that it lies in, and gives it the focus. */
export async function jumpToField(path: string): Promise<void> {
  const elsewhere = new AbortController()
  const { signal } = elsewhere
  for (const event of turningElsewhere) {
    document.addEventListener(event, () => elsewhere.abort(), { capture: true, once: true, signal })
  }
  await goTo(path.split('.'), signal)
  elsewhere.abort()
}

/** Brings a field to sight as well, and leaves the focus where somebody works meanwhile. */
export async function showField(path: string): Promise<void> {
  const segments = path.split('.')
  const field = await openRowsOf(segments, [], new AbortController().signal)
  if (field) bringToSight(field)
}

async function goTo(segments: string[], elsewhere: AbortSignal): Promise<void> {
  stayOnTabOf(segments)
  const rows: string[][] = []
  const field = await openRowsOf(segments, rows, elsewhere)
  if (!field) return
  bringToSight(field)

  const own = (await appearing(segments, rows, elsewhere)) ?? field
  if (elsewhere.aborted) return
  if (own !== field) bringToSight(own)
  await focusIn(own, elsewhere)
  await keepOpen(rows, own, elsewhere)
}

/** Opens what a field lies in, notes the rows among it, and answers the innermost that there is. */
async function openRowsOf(
  segments: string[],
  rows: string[][],
  elsewhere: AbortSignal,
): Promise<HTMLElement | null> {
  await openTabOf(segments)
  let field: HTMLElement | null = null
  for (const length of segments.keys()) {
    const part = segments.slice(0, length + 1)
    const isRow = /^\d+$/.test(part.at(-1) ?? '')
    const element = isRow ? await appearing(part, rows, elsewhere) : elementFor(part)
    if (isRow && element) {
      show(element)
      rows.push(part)
    }
    field = element ?? field
  }

  return field
}

/** An answer of the server to what was typed before closes the rows again that were closed when it was asked. */
async function keepOpen(rows: string[][], field: HTMLElement, elsewhere: AbortSignal): Promise<void> {
  const deadline = performance.now() + settleMilliseconds
  while (!elsewhere.aborted && performance.now() < deadline) {
    if (openAgain(rows)) await focusIn(field, elsewhere)
    await new Promise((next) => setTimeout(next, 100))
  }
}

/** Whether there was anything to open. */
function openAgain(rows: string[][]): boolean {
  const closed = rows.flatMap((row) => toggleOf(elementFor(row)) ?? [])
  for (const toggle of closed) toggle.click()

  return closed.length > 0
}

/** With its label, which stands above an input. */
function bringToSight(field: HTMLElement): void {
  const shown = field.closest<HTMLElement>('.field-type') ?? field
  shown.style.scrollMarginBlockStart = `${heightOfBar() + 16}px`
  shown.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'start' })
}

/** The element that Payload has drawn for a path: a field, a text with formats, or a row of fields. */
function elementFor(segments: string[]): HTMLElement | null {
  return (
    document.getElementById(`field-${segments.join('__')}`) ??
    document.querySelector<HTMLElement>(`[data-field-path="${segments.join('.')}"]`) ??
    document.getElementById(`${segments.slice(0, -1).join('-')}-row-${segments.at(-1)}`)
  )
}

/** What lies in rows is only there for as long as they are open. */
const appearing = (segments: string[], rows: string[][], elsewhere: AbortSignal) =>
  waitFor(() => {
    const element = elementFor(segments)
    if (!element) openAgain(rows)
    return element
  }, elsewhere)

async function waitFor(find: () => HTMLElement | null, elsewhere: AbortSignal): Promise<HTMLElement | null> {
  const deadline = performance.now() + patienceMilliseconds
  for (;;) {
    const element = find()
    if (element || elsewhere.aborted || performance.now() > deadline) return element
    await new Promise((next) => setTimeout(next, 40))
  }
}

/** The tab that somebody had open last comes back once the server has said which, unless one is chosen before. */
function stayOnTabOf([first = '']: string[]): void {
  const isOnTab = elementFor([first])?.closest('.tabs-field__content-wrap')
  if (isOnTab) document.querySelector<HTMLElement>(openTab)?.click()
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
  toggleOf(row)?.click()
}

/** What opens a row, if it is closed. */
function toggleOf(row: HTMLElement | null): HTMLElement | null {
  const collapsed = ':scope > .collapsible > .collapsible__toggle-wrap > .collapsible__toggle--collapsed'

  return row?.querySelector<HTMLElement>(collapsed) ?? null
}

async function focusIn(field: HTMLElement, elsewhere: AbortSignal): Promise<void> {
  if (field.matches(focusable)) return field.focus({ preventScroll: true })
  const inside = field.querySelector('.collapsible__content') ?? field
  const wanted = field.matches('[data-field-path]') ? writing : focusable
  const input = await waitFor(() => inside.querySelector<HTMLElement>(wanted), elsewhere)
  if (!elsewhere.aborted) input?.focus({ preventScroll: true })
}

/** The bar with the buttons stays above the form. */
const heightOfBar = (): number => document.querySelector('.doc-controls')?.clientHeight ?? 0

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
