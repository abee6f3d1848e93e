import type { PayloadRequest, Where } from 'payload'

import type { WorkingSchedule } from '#cms/payload-types.ts'
import { accountState } from '#domain/people/account-state.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { OfferedShift, OwnShift, OwnShifts } from '#domain/workforce/planning/own-shifts.contract.ts'
import { idOf, type Staff, staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

import { hasFeedKey } from './calendar-feed-record.ts'
import { asShift, shiftFields } from './shift-record.ts'
import { isStillToSwap } from './swap-record.ts'

/** Nobody looks further ahead than plans are made. */
const daysAhead = 92

/** What somebody of the team works next, what they could work, and with whom they may swap. */
export async function readOwnShifts(req: PayloadRequest, now: Temporal.Instant): Promise<OwnShifts> {
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')
  const swaps = await readSwapsAbout(req, staff, now)
  const shifts = await readShiftsAbout(
    req,
    staff,
    swaps.map(({ shift }) => idOf(shift)),
    now,
  )
  const branches = await readBranches(req, shifts)
  const colleagues = await readColleagues(req, staff, now)
  const told = (shift: StoredShift): OwnShift => {
    const { person: _person, status: _status, revision: _revision, ...rest } = asShift(shift)
    const swap = swaps.find((each) => idOf(each.shift) === shift.id && isBy(each, shift, staff))
    const place = branches.get(idOf(shift.branch))
    const branch = place ?? { id: idOf(shift.branch), name: '', timeZone: usualZone }

    return { ...rest, branch, swap: swap ? { id: swap.id, status: swap.status } : null }
  }
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const offers = swaps.flatMap(({ id, shift: of, user, taker, status, note }): OfferedShift[] => {
    const shift = byId.get(idOf(of))
    const isOffered = user && idOf(user) !== staff.id && status === 'requested'
    if (!shift || !isOffered || !isStillToSwap(shift, idOf(user), now)) return []
    const giver = colleagues.find((colleague) => colleague.id === idOf(user))?.name ?? 'Jemand aus dem Team'
    return [{ swap: id, giver, note: note || null, isToMe: Boolean(taker), shift: told(shift) }]
  })
  const isOpen = (shift: StoredShift) => !shift.user && Date.parse(shift.from) > now.epochMilliseconds

  return {
    own: shifts.filter(({ user }) => user && idOf(user) === staff.id).map(told),
    open: shifts.filter((shift) => isOpen(shift) && staff.branches.includes(idOf(shift.branch))).map(told),
    offers,
    colleagues,
    hasCalendar: await hasFeedKey(req, staff.id),
  }
}

type StoredShift = Pick<WorkingSchedule, 'id' | keyof typeof shiftFields>
type StoredSwap = Awaited<ReturnType<typeof readSwapsAbout>>[number]

/** Their own shift that they give, or an open one that they have asked for. */
const isBy = ({ user, taker }: StoredSwap, shift: StoredShift, { id }: Staff): boolean =>
  user ? idOf(user) === id && Boolean(shift.user) : Boolean(taker && idOf(taker) === id)

/** Of shifts that have not begun: with any other nothing can be done. */
const readSwapsAbout = (req: PayloadRequest, { id, branches }: Staff, now: Temporal.Instant) =>
  findRecords(asSystem(req), 'shift-swaps', {
    where: {
      status: { in: ['requested', 'accepted'] },
      'shift.from': { greater_than: now.toString() },
      or: [
        { user: { equals: id } },
        { taker: { equals: id } },
        { and: [{ taker: { exists: false } }, { branch: { in: branches } }] },
      ],
    },
    select: { shift: true, status: true, user: true, taker: true, note: true },
    sort: ['createdAt', 'id'],
  })

function readShiftsAbout(
  req: PayloadRequest,
  { id, branches }: Staff,
  swapped: readonly string[],
  now: Temporal.Instant,
): Promise<StoredShift[]> {
  const end = now.add({ hours: 24 * daysAhead })
  const mine: Where[] = [
    { user: { equals: id } },
    { and: [{ user: { exists: false } }, { branch: { in: branches } }] },
    { id: { in: [...swapped] } },
  ]

  return findRecords(asSystem(req), 'working-schedules', {
    where: {
      status: { equals: 'published' },
      to: { greater_than: now.toString() },
      from: { less_than: end.toString() },
      or: mine,
    },
    select: shiftFields,
    sort: ['from', 'id'],
  })
}

async function readBranches(req: PayloadRequest, shifts: readonly StoredShift[]) {
  const ids = [...new Set(shifts.map(({ branch }) => idOf(branch)))]
  const rows = await findRecords(asSystem(req), 'branches', {
    where: { id: { in: ids } },
    select: { name: true, timeZone: true },
  })

  return new Map(rows.map(({ id, name, timeZone }) => [id, { id, name, timeZone: timeZone ?? usualZone }]))
}

async function readColleagues(
  req: PayloadRequest,
  { id: self, branches }: Staff,
  now: Temporal.Instant,
): Promise<OwnShifts['colleagues']> {
  const people = await findRecords(asSystem(req), 'users', {
    where: { id: { not_equals: self }, branches: { in: branches } },
    select: { name: true, branches: true, isBlocked: true, expiresAt: true },
    sort: ['name', 'id'],
  })
  const open = people.filter((person) => accountState(person, now.epochMilliseconds) === 'open')

  return open.map(({ id, name, branches: theirs }) => ({
    id,
    name: name ?? '',
    branches: (theirs ?? []).map((each) => idOf(each)).filter((each) => branches.includes(each)),
  }))
}
