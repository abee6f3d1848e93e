import { type RefusalCode, refusalStatus, refusalText } from '#domain/refusals/refusals.ts'

/** The refusals of a call by status, each with its code and words. */
export function describeRefusals(codes: readonly RefusalCode[]): Record<string, object> {
  // Where a body is read, one that does not say that it is JSON is refused.
  const ofBody: RefusalCode[] = codes.includes('malformed-json') ? ['unsupported-media-type'] : []
  const known = [...new Set<RefusalCode>([...codes, ...ofBody, 'too-many-requests', 'internal'])]
  const statuses = [...new Set(known.map(refusalStatus))].toSorted((a, b) => a - b)

  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: known
          .filter((code) => refusalStatus(code) === status)
          .map((code) => `\`${code}\`: ${refusalText(code)}`)
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/errors' } } },
      },
    ]),
  )
}
