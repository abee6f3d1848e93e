import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { calendarDay } from '#domain/time/hours.contract.ts'
import { contractProblems, contractProblemTexts, type ContractTerms } from '#domain/workforce/contract.ts'

type Stored = ContractTerms & { id?: string; user?: unknown; branch?: unknown }

/** A contract adds up, and a person begins one at a branch on a day. Contracts may go on side by side. */
export const refuseContradictions: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const contract = { ...originalDoc, ...data } as Stored
  // What is no day or person at all is refused by the fields themselves.
  if (!areDays(contract) || !contract.user || !contract.branch) return data

  const withPlan = { ...contract, minutesPerWeekday: contract.minutesPerWeekday ?? {} }
  refuseFields(problemsFrom(contractProblems(withPlan), contractProblemTexts))
  if (await hasTwin(req, contract)) refuseFields(problemsFrom(['same-begin'], contractProblemTexts))

  return data
}

function areDays({ validFrom, validUntil, bornOn }: Stored): boolean {
  const isDay = (day: unknown) => calendarDay.safeParse(day).success

  return isDay(validFrom) && (!validUntil || isDay(validUntil)) && (!bornOn || isDay(bornOn))
}

/** One that begins on the same day for the same branch was entered twice. */
async function hasTwin(req: PayloadRequest, { id, user, branch, validFrom }: Stored): Promise<boolean> {
  await holdUntilCommit(req, `contracts:${idOf(user)}`)
  const { totalDocs } = await req.payload.count({
    collection: 'contracts',
    where: {
      user: { equals: idOf(user) },
      branch: { equals: idOf(branch) },
      validFrom: { equals: validFrom },
      ...(id ? { id: { not_equals: id } } : {}),
    },
    ...asSystem(req),
  })

  return totalDocs > 0
}
