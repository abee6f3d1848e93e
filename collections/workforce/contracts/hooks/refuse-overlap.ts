import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { calendarDay } from '#domain/time/hours.contract.ts'
import { findOverlap } from '#domain/time/spans.ts'
import {
  type Contract,
  contractProblems,
  contractProblemTexts,
  spanOfContract,
} from '#domain/workforce/contract.ts'

type Stored = Contract & { id?: string; user?: unknown }

/** A contract adds up, and a person has one at a time. */
export const refuseOverlap: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const contract = { ...originalDoc, ...data } as Stored
  // What is no day or person at all is refused by the fields themselves.
  if (!isDay(contract.validFrom) || (contract.validUntil && !isDay(contract.validUntil)) || !contract.user) {
    return data
  }

  const withPlan = { ...contract, minutesPerWeekday: contract.minutesPerWeekday ?? {} }
  refuseFields(problemsFrom(contractProblems(withPlan), contractProblemTexts))
  const others = await findOthers(req, contract)
  const clash = findOverlap(spanOfContract(contract), others.map(spanOfContract))
  refuseFields(clash ? problemsFrom(['overlap'], contractProblemTexts) : [])

  return data
}

function isDay(day: unknown): boolean {
  return calendarDay.safeParse(day).success
}

async function findOthers(req: PayloadRequest, { id, user }: Stored) {
  await holdUntilCommit(req, `contracts:${idOf(user)}`)
  const where: Where = { user: { equals: idOf(user) }, ...(id ? { id: { not_equals: id } } : {}) }
  return findRecords(asSystem(req), 'contracts', {
    where,
    select: { validFrom: true, validUntil: true },
  })
}
