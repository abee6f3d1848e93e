import { Refused } from './refused.ts'

export type FieldProblem = { field: string; message: string; code: string }

/** Refuses a record for what its rules found; the admin panel marks the fields that it finds in `data`. */
export function refuseFields(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw refusedFields(problems)
}

/** The same for whoever throws it. */
export function refusedFields(problems: readonly FieldProblem[]): Refused {
  return new Refused(
    'validation',
    {},
    problems.map(({ field, message, code }) => ({
      field,
      message,
      code,
      data: { errors: [{ message, path: field }] },
    })),
  )
}

/** The words of a table of reasons, each with its code. */
export const problemsFrom = <Reason extends string>(
  reasons: readonly Reason[],
  texts: Record<Reason, { field: string; message: string }>,
): FieldProblem[] => reasons.map((code) => ({ ...texts[code], code }))
