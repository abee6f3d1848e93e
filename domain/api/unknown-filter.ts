import type { ApiError } from '../refusals/refusals.ts'

/** That a list does not know a filter. The name is the caller's, so it is told in part. */
export function unknownFilter(name: string): ApiError {
  const field = name.slice(0, 60)

  return {
    field,
    code: 'unknown-filter',
    message: `Nach „${field}“ kann diese Liste nicht gefiltert werden.`,
  }
}
