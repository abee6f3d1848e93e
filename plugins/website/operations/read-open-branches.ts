import type { PayloadRequest } from 'payload'

import type { Branch, Division } from '#cms/payload-types.ts'
import { ownedBy } from '#collections/shared/divisions.ts'
import { toHours } from '#collections/shared/to-hours.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { noteUntil } from '#kernel/live/readings.ts'
import { websiteBranchFields, type WebsiteView } from '#domain/content/page.contract.ts'
import { type BranchHours, nextBranchChange } from '#domain/time/branch-hours.ts'
import type { OpenWords } from '#domain/time/open-words.contract.ts'
import { openingWords } from '#domain/time/opening-words.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'

export type OpenBranches = {
  branches: (WebsiteView['branches'][number] & { id: string })[]
  openUntil?: string
}

const hoursFields = { openingHours: true, deliveryHours: true, isDeliveryHoursEnabled: true, timeZone: true }

/**
 * The places of a website. Only a face says whether they are open: what is made of it ends when the clock says
 * something else, and every other website is kept until something on it changes.
 */
export async function readOpenBranches(
  req: PayloadRequest,
  division: Division | null,
): Promise<OpenBranches> {
  const saysOpen = Boolean(division?.theme?.face)
  const found = await findRecords(asSystem(req), 'branches', {
    where: { and: [{ isPublic: { equals: true } }, ownedBy(division)] },
    select: saysOpen ? { ...websiteBranchFields, ...hoursFields } : websiteBranchFields,
    limit: 200,
    sort: 'name',
  })
  if (!saysOpen || found.length === 0) return { branches: found }

  const now = Temporal.Now.instant()
  const untilMs = Math.min(...found.map((branch) => nextBranchChange(hoursOf(branch), now).epochMilliseconds))
  noteUntil(untilMs)

  return {
    branches: found.map((branch) => ({
      ...withoutHours(branch),
      open: openWords(branch, now),
    })),
    openUntil: Temporal.Instant.fromEpochMilliseconds(untilMs).toString(),
  }
}

type Found = Partial<Branch> & Pick<Branch, 'id' | 'identifier' | 'name'>

function hoursOf({ openingHours, deliveryHours, isDeliveryHoursEnabled, timeZone }: Found): BranchHours {
  return {
    openingHours: toHours(openingHours),
    deliveryHours: toHours(deliveryHours),
    isDeliveryHoursEnabled: isDeliveryHoursEnabled ?? false,
    timeZone: timeZone ?? usualZone,
  }
}

function openWords(branch: Found, now: Temporal.Instant): OpenWords {
  const { state, words } = openingWords({ ...hoursOf(branch), closedMessage: '' }, now)

  return { isOpen: state !== 'closed', words }
}

const withoutHours = ({
  openingHours: _opening,
  deliveryHours: _delivery,
  isDeliveryHoursEnabled: _own,
  timeZone: _zone,
  ...branch
}: Found): OpenBranches['branches'][number] => branch
