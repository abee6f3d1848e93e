import type { FormState } from 'payload'

type FieldError = { path: string; message: string }

/** What a form held when it was refused, and why. */
export type Refusal = { values: ReadonlyMap<string, unknown>; errors: readonly FieldError[] }

/**
 * Repairs `@payloadcms/ui`, `dist/forms/Form/mergeServerFormState.js`: who presses “Speichern” right after typing has
 * the state of the form asked for without any judgement, and that answer, which comes after the refusal, takes back
 * every error at its field. So what was refused stays refused until something else stands in the form.
 *
 * @returns the refusal that holds now, and the errors of it that were lost.
 */
export function keepRefusal(
  before: Refusal | null,
  fields: FormState,
): { refusal: Refusal | null; lost: readonly FieldError[] } {
  const now = refusalOf(fields)
  if (!before || !isUntouched(before, now)) return { refusal: now.errors.length > 0 ? now : null, lost: [] }
  const lost = before.errors.filter(({ path }) => fields[path]?.valid === true)

  return { refusal: { ...before, errors: [...now.errors, ...lost] }, lost }
}

function refusalOf(fields: FormState): Refusal {
  const all = Object.entries(fields)

  return {
    values: new Map(all.map(([path, { value }]) => [path, value])),
    errors: all.flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? { path, message: errorMessage } : [],
    ),
  }
}

const isUntouched = (before: Refusal, { values }: Refusal): boolean =>
  values.size === before.values.size &&
  [...values].every(([path, value]) => before.values.has(path) && Object.is(before.values.get(path), value))
