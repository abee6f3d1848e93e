import { type ApiError, refusals } from '../refusals/refusals.ts'

/** What a filter may be called; whatever else stands there was meant as something else, and may be of a person. */
const sound = /^[\w.[\]-]{1,60}$/

/** That a list does not know a filter, which is named only where it could be one. */
export function unknownFilter(name: string): ApiError {
  const isSound = sound.test(name)

  return {
    field: isSound ? name : 'query',
    code: 'unknown-filter',
    message: isSound
      ? `Nach „${name}“ kann diese Liste nicht gefiltert werden.`
      : refusals['unknown-filter'].text,
  }
}

/** The same for what a list cannot be sorted by. */
export function unknownSort(name: string): ApiError {
  const isSound = sound.test(name)

  return {
    field: isSound ? name : 'sort',
    code: 'unknown-filter',
    message: isSound
      ? `Nach „${name}“ kann diese Liste nicht sortiert werden.`
      : 'Nach dieser Angabe kann die Liste nicht sortiert werden.',
  }
}
