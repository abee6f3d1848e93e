import type { NeededContactField } from '#domain/feedback/contact-form.ts'

/** Keeps the list at the button to what is missing; it goes away when nothing is. */
export function showMissing(form: HTMLFormElement, failing: readonly NeededContactField[]): void {
  const list = form.querySelector<HTMLElement>('[data-missing]')
  list?.toggleAttribute('data-complete', failing.length === 0)
  for (const entry of form.querySelectorAll<HTMLElement>('[data-missing-field]')) {
    entry.toggleAttribute('data-done', !failing.some((field) => field === entry.dataset.missingField))
  }
}

/** The entries lead to their fields by themselves; this keeps the address and shows the label as well. */
export function leadToFields(form: HTMLFormElement): void {
  form.querySelector('[data-missing]')?.addEventListener('click', (event) => {
    const entry = event.target instanceof Element && event.target.closest('a')
    const field = entry && document.getElementById(entry.hash.slice(1))
    if (!field) return
    event.preventDefault()
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  })
}
