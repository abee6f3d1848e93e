import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

const mostBranches = 200
const read = new WeakMap<PayloadRequest, ReturnType<typeof findOwn>>()

/** Everybody may read every branch; these are the ones a person works at. Parts of one view share what was read. */
export function ownBranches(req: PayloadRequest): ReturnType<typeof findOwn> {
  const known = read.get(req) ?? findOwn(req)
  read.set(req, known)

  return known
}

export type OwnBranch = Awaited<ReturnType<typeof findOwn>>[number]

function findOwn(req: PayloadRequest) {
  const staff = staffOf(req)

  return findRecords(asUser(req), 'branches', {
    where: staff?.roles.includes('ROLE_ADMIN') ? {} : { id: { in: staff?.branches ?? [] } },
    sort: 'name',
    limit: mostBranches,
    select: {
      name: true,
      identifier: true,
      isPublic: true,
      timeZone: true,
      businessDayStartsAt: true,
      openingHours: true,
      deliveryHours: true,
      isDeliveryHoursEnabled: true,
      orderableFrom: true,
      takeawayPausedUntil: true,
      deliveryPausedUntil: true,
      dineInPausedUntil: true,
      lastOrderAt: true,
      lastOrderUntil: true,
      isTakeawayEnabled: true,
      isDeliveryEnabled: true,
      isDineInEnabled: true,
      deliveryAreas: true,
      confirmationMinutes: true,
      missedAfterMinutes: true,
    },
  })
}
