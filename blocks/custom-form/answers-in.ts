import type { FormAnswers } from '#domain/feedback/built-form/form-answers.ts'

/** What is not an answer: the tick stays here, and people do not see the other. */
const besides = ['privacy', 'website']

/** What was entered, by the ids of the fields. */
export function answersIn(form: HTMLFormElement): FormAnswers {
  const answers: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (besides.includes(name) || typeof value !== 'string' || value.trim() === '') continue
    answers[name] = [...(answers[name] ?? []), value]
  }

  return answers
}

/** Enters the same into another form, as far as it asks for it. */
export function fillIn(form: HTMLFormElement, entered: FormData): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      element.checked = entered.getAll(element.name).includes(element.value)
    } else if (isField(element)) {
      const value = entered.get(element.name)
      if (typeof value === 'string') element.value = value
    }
  }
}

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
