import { createLocalReq, type PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'

import { listLeave } from '../sheets/list-leave.ts'
import { openSheetHouse, type SheetHouse } from './sheet-house.ts'

export type LeaveHouse = SheetHouse & {
  /** Leads Vienna as Mia does. */
  max: Hired
  /** Somebody of Vienna with full time and 20 days of leave since 2024; the branch is one of Germany. */
  engageThere: (more?: object) => Promise<Hired>
  /** A request of somebody, for what is asked at an instant of the test's own. */
  reqOf: (by: Hired) => Promise<PayloadRequest>
  leaveOf: (person: Hired, day: string, by?: Hired) => Promise<LeaveRow | undefined>
}

/** A house whose branch in Vienna lies in Germany, by whose law leave lapses soonest. */
export async function openLeaveHouse(): Promise<LeaveHouse> {
  const house = await openSheetHouse()
  const { app, vienna, admin } = house
  await admin.ask('PATCH', `/api/branches/${vienna}`, { country: 'DE', region: 'DE-BE' })
  const reqOf: LeaveHouse['reqOf'] = async ({ id }) => {
    const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  }

  return {
    ...house,
    max: await hire(app, 'ROLE_MANAGER', [vienna]),
    engageThere: (more) => house.engage({ validFrom: '2024-01-01', holidayDaysPerYear: 20, ...more }),
    reqOf,
    leaveOf: async (person, day, by = admin) =>
      (await listLeave(await reqOf(by), { day, user: person.id, now: noonOf(day) })).docs[0],
  }
}

export const noonOf = (day: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${day}T12:00`).toZonedDateTime(usualZone).toInstant()
