import type { FormState } from 'payload'

/**
 * Repairs `@payloadcms/ui`, `dist/forms/Form/mergeServerFormState.js`: what the server says of the fields of a new row
 * takes the place of what was typed into them while it was asked. A field of which the server has said something knows
 * whether its condition is met; one that was only typed into does not.
 *
 * @returns the fields that lost what was typed, with it.
 */
export function lostWords(before: FormState, after: FormState): FormState {
  const lost = Object.entries(before).filter(([path, was]) => {
    const is = after[path]

    return isTypedAlone(was) && is?.passesCondition !== undefined && !Object.is(is.value, was.value)
  })

  return Object.fromEntries(lost)
}

const isTypedAlone = ({ value, passesCondition }: FormState[string]): boolean =>
  value !== undefined && passesCondition === undefined
