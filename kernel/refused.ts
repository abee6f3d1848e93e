import {
  type ApiError,
  type RefusalCode,
  type RefusalFacts,
  refusalStatus,
  refusalText,
} from '#domain/refusals/refusals.ts'

/**
 * Thrown by operations and hooks to refuse a request. Status and German words follow from the code;
 * `errors` lists problems of single fields and then stands in for the one sentence.
 * `status` and `isPublic` are what Payload's own error handling looks at.
 */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly isPublic = true
  readonly status: number
  readonly code: RefusalCode
  readonly facts: RefusalFacts
  readonly errors: readonly ApiError[]

  constructor(code: RefusalCode, facts: RefusalFacts = {}, errors: readonly ApiError[] = []) {
    // Many records at once are answered with the sentences alone.
    super(errors.length > 0 ? errors.map(({ message }) => message).join(' ') : refusalText(code, facts))
    this.status = refusalStatus(code)
    this.code = code
    this.facts = facts
    this.errors = errors
  }
}

/** By name, because bundles and hot reloads make several copies of the class. */
export function isRefused(error: unknown): error is Refused {
  return error instanceof Error && error.name === 'Refused' && 'code' in error
}

/** Payload and its query builder wrap what fails in errors of their own. */
export function refusalIn(error: unknown): Refused | null {
  if (isRefused(error)) return error

  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : null
}
