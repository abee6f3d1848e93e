type Problem = { message?: unknown }
type Answer = { message?: unknown; errors?: unknown; lockedState?: unknown }
type Owner = { id: unknown; email: unknown; firstName: unknown; lastName: unknown; name: unknown }

const failed = 'Die Abfrage ist fehlgeschlagen.'

/**
 * Repairs `@payloadcms/ui`, `dist/utilities/handleFormStateLocking.js`: the panel's functions answer with what no
 * browser has to know. That is of whoever holds a record more than their name, the ids of their sessions among it,
 * and the statement that failed, with its values.
 */
export function withoutInternals(answer: unknown): unknown {
  // Anything else may be what React draws, of which no copy is the same.
  if (!isObject(answer) || !['message', 'errors', 'lockedState'].some((key) => key in answer)) return answer
  const { errors, lockedState }: Answer = answer

  return {
    ...told(answer),
    ...(Array.isArray(errors) && { errors: errors.map(told) }),
    ...(lockedState !== undefined && { lockedState: withNamesOnly(lockedState) }),
  }
}

const told = (problem: Problem): Problem =>
  isObject(problem) && String(problem.message).startsWith('Failed query')
    ? { ...problem, message: failed }
    : problem

function withNamesOnly(state: unknown): unknown {
  if (!isObject(state)) return state
  const { user } = state as { user?: unknown }
  if (!isObject(user)) return state
  const { id, email, firstName, lastName, name } = user as Owner

  return { ...state, user: { id, email, firstName, lastName, name } }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
