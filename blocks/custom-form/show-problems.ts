import type { FormProblem } from '#domain/feedback/built-form/form-answers.ts'

/** Says at each field what is wrong with it, and leads to the first; `only` one that was just changed leads nowhere. */
export function showProblems(
  form: HTMLFormElement,
  problems: readonly FormProblem[],
  { only }: { only?: string } = {},
): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const id = place.dataset.problem ?? ''
    if (only !== undefined && id !== only) continue
    const text = problems.find(({ field }) => field === id)?.message ?? ''
    place.textContent = text
    for (const field of fieldsOf(form, id)) {
      if (text) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    }
  }
  const [first] = problems
  if (only === undefined && first) fieldsOf(form, first.field)[0]?.focus()
}

/** What became of all of it. */
export function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-failure]')
  if (place) place.textContent = text
}

const fieldsOf = (form: HTMLFormElement, id: string): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(id)}"]`),
]
