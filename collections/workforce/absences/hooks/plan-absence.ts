import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf, leads, staffOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'
import { calendarDay } from '#domain/time/hours.contract.ts'
import { findOverlap } from '#domain/time/spans.ts'
import {
  type Absence,
  absenceProblems,
  absenceProblemTexts,
  type AbsenceStatus,
  blockingStatuses,
  countAbsenceDays,
  halvesOfAbsence,
} from '#domain/workforce/absence.ts'
import type { Contract } from '#domain/workforce/contract.ts'

type Planned = Absence & { id?: string; user?: unknown; branch?: unknown; status?: AbsenceStatus }

/** An absence is possible, overlaps no other one of the person and knows how many days it takes. */
export const planAbsence: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const absence = { ...originalDoc, ...data } as Planned
  refuseForeignBranch(req, absence)
  // What is no day or person at all is refused by the fields themselves.
  if (!isDay(absence.firstDay) || !isDay(absence.lastDay) || !absence.user) return data

  refuseFields(problemsFrom(absenceProblems(absence), absenceProblemTexts))
  if (blockingStatuses.includes(absence.status ?? 'requested')) await refuseOverlap(req, absence)

  return { ...data, days: countAbsenceDays(absence, await readContracts(req, absence)) }
}

/** Whoever asks for time off asks the people who lead them. */
function refuseForeignBranch(req: PayloadRequest, { branch }: Planned): void {
  const staff = staffOf(req)
  if (!staff || leads(staff) || !branch || staff.branches.includes(idOf(branch))) return

  throw new Refused('not-allowed')
}

function isDay(day: unknown): boolean {
  return calendarDay.safeParse(day).success
}

async function refuseOverlap(req: PayloadRequest, absence: Planned): Promise<void> {
  await holdUntilCommit(req, `absences:${idOf(absence.user)}`)
  const docs = await findRecords(asSystem(req), 'absences', {
    where: {
      user: { equals: idOf(absence.user) },
      status: { in: [...blockingStatuses] },
      firstDay: { less_than_equal: absence.lastDay },
      lastDay: { greater_than_equal: absence.firstDay },
      ...(absence.id ? { id: { not_equals: absence.id } } : {}),
    },
    select: { firstDay: true, lastDay: true, startsAtNoon: true, endsAtNoon: true },
  })
  const clash = findOverlap(halvesOfAbsence(absence), docs.map(halvesOfAbsence))
  refuseFields(clash ? problemsFrom(['overlap'], absenceProblemTexts) : [])
}

async function readContracts(req: PayloadRequest, absence: Planned): Promise<Contract[]> {
  const docs = await findRecords(asSystem(req), 'contracts', {
    where: { user: { equals: idOf(absence.user) }, validFrom: { less_than_equal: absence.lastDay } },
    select: { validFrom: true, validUntil: true, weeklyMinutes: true, minutesPerWeekday: true },
  })

  return docs.map((contract) => ({ ...contract, minutesPerWeekday: contract.minutesPerWeekday ?? {} }))
}
