import { createLocalReq, type PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import type { LeaveNoticeRow } from '#domain/workforce/leave-rows.contract.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'

import { sendNotices, type Told } from '../leave/send-notices.ts'
import { acknowledgeNotice } from '../leave/settle-notice.ts'
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
  /** Tells people of Vienna of their leave on a day, by Mia unless said otherwise. */
  tell: (people: Hired[], day?: string, by?: Hired) => Promise<Told>
  noticesOf: (person: Hired) => Promise<LeaveNoticeRow[]>
  /** Somebody says of all that waits for it that they know of it. */
  acknowledge: (person: Hired, day: string) => Promise<void>
  lapsedBy: (person: Hired, day: string) => Promise<number | undefined>
}

/** When notices are sent, unless said otherwise. */
export const spring = '2025-03-03'

/** A house whose branch in Vienna lies in Germany, by whose law leave lapses soonest. */
export async function openLeaveHouse(): Promise<LeaveHouse> {
  const house = await openSheetHouse()
  const { app, vienna, admin } = house
  await admin.ask('PATCH', `/api/branches/${vienna}`, { country: 'DE', region: 'DE-BE' })
  const reqOf: LeaveHouse['reqOf'] = async ({ id }) => {
    const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  }

  const leaveOf: LeaveHouse['leaveOf'] = async (person, day, by = admin) =>
    (await listLeave(await reqOf(by), { day, user: person.id, now: noonOf(day) })).docs[0]
  const noticesOf: LeaveHouse['noticesOf'] = async (person) => (await leaveOf(person, spring))?.notices ?? []

  return {
    ...house,
    max: await hire(app, 'ROLE_MANAGER', [vienna]),
    engageThere: (more) => house.engage({ validFrom: '2024-01-01', holidayDaysPerYear: 20, ...more }),
    reqOf,
    leaveOf,
    noticesOf,
    tell: async (people, day = spring, by = house.mia) =>
      sendNotices(await reqOf(by), { branch: vienna, users: people.map(({ id }) => id), now: noonOf(day) }),
    acknowledge: async (person, day) => {
      const req = await reqOf(person)
      for (const { id, receivedOn } of await noticesOf(person)) {
        if (receivedOn === null) await acknowledgeNotice(req, { notice: id, now: noonOf(day) })
      }
    },
    lapsedBy: async (person, day) => (await leaveOf(person, day))?.lapsed,
  }
}

export const noonOf = (day: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${day}T12:00`).toZonedDateTime(usualZone).toInstant()
