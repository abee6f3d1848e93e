import type { FormState } from 'payload'

/**
 * Repairs `@payloadcms/ui`, `dist/forms/Form/mergeServerFormState.js`: what the server says a new row begins with takes
 * the place of what was typed into the row while it was asked. It may be asked twice about the same row, since the form
 * of the second question is as old as the moment in which that was put in line.
 *
 * @returns the fields that lost what was typed, with it.
 */
export function lostWords(before: FormState, after: FormState): FormState {
  if (!isMerged(before, after)) return {}
  const lost = Object.entries(before).filter(([path, was]) => isTakenBack(was, after[path]))

  return Object.fromEntries(lost)
}

/** An answer of the server touches every field it knows; typing, and going a step back or forth, only some. */
const isMerged = (before: FormState, after: FormState): boolean =>
  Object.entries(before).every(([path, was]) => isUntold(was) || after[path] !== was)

/** Who goes back to what is saved, or saves, begins anew, and nothing is typed any more. */
function isTakenBack(was: FormState[string], is: FormState[string] | undefined): boolean {
  if (!is?.isModified || !was.isModified || is.value === was.value) return false

  return isUntold(was) || (was.initialValue === is.initialValue && is.value === is.initialValue)
}

/** A field of which the server has said something knows whether its condition is met. */
const isUntold = ({ passesCondition }: FormState[string]): boolean => passesCondition === undefined
