import type { PayloadRequest } from 'payload'

import type { RecordChange } from '#collections/shared/admin/record-change.ts'
import { branchPauses, branchPauseTexts } from '#domain/ordering/branch-pauses.ts'
import { pausedUntil } from '#domain/ordering/acceptance.ts'
import { orderTypes } from '#domain/ordering/order-terms.ts'
import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { branchNextOpening, branchOpenState } from '#domain/time/branch-hours.ts'
import { formatDateTime, formatOpening, formatTime } from '#domain/time/format.ts'
import { rightTo } from '#kernel/access/rights.ts'
import type { TodayOutage, TodayPlace } from '#plugins/desk/today.port.ts'

import { hoursOf } from './hours-of.ts'
import { type OwnBranch, ownBranches } from './own-branches.ts'

/** Where a person works: whether it is open, and the ways in which it sells, to be turned off and on. */
export async function placesOfToday(req: PayloadRequest, now: Temporal.Instant): Promise<TodayPlace[]> {
  const [branches, maySwitch] = await Promise.all([ownBranches(req), rightTo(req, 'update', 'branches')])

  return branches.map((branch) => ({
    key: branch.id,
    name: branch.name,
    state: branchOpenState(hoursOf(branch), now).state,
    ...said(branch, now),
    path: pathOf(branch),
    publicPath: branch.isPublic ? `/store/${branch.identifier}` : null,
    switches: ways.map(([type, field]) => {
      const isOn = Boolean(branch[field])
      const label = staffOrderTypeLabels[type]
      // Who may change some branches may change their own, and these are their own.
      return { key: type, label, isOn, ...(maySwitch && { change: switched(branch, field, label) }) }
    }),
  }))
}

/** Branches that take no orders, or none to deliver, because somebody has turned something off. */
export async function pausedBranches(req: PayloadRequest, now: Temporal.Instant): Promise<TodayOutage[]> {
  const [branches, maySwitch] = await Promise.all([ownBranches(req), rightTo(req, 'update', 'branches')])

  return branches.flatMap((branch) => [
    ...stopped(branch, now),
    ...branchPauses(branch, now).map((pause): TodayOutage => {
      const from = pause === 'not-yet' && branch.orderableFrom
      const canLift = pause === 'delivery-off' && maySwitch

      return {
        key: `${branch.id}-${pause}`,
        label: branch.name,
        note: from
          ? `Nimmt Bestellungen erst ab ${formatDateTime(Temporal.Instant.from(from), branch.timeZone)} Uhr an`
          : branchPauseTexts[pause],
        ...(from && { timeZone: branch.timeZone }),
        path: pathOf(branch),
        ...(canLift && {
          lift: { label: 'Wieder liefern', change: switched(branch, 'isDeliveryEnabled', 'Lieferung') },
        }),
      }
    }),
  ])
}

/** What was stopped for a while at the board of orders, where it is let go on as well. */
function stopped(branch: OwnBranch, now: Temporal.Instant): TodayOutage[] {
  return orderTypes.flatMap((type) => {
    const until = pausedUntil(branch, type, now)
    const note = `${staffOrderTypeLabels[type]} pausiert`
    const { timeZone } = branch

    return until
      ? [
          {
            key: `${branch.id}-${type}-paused`,
            label: branch.name,
            note: `${note} bis ${formatTime(until, timeZone)} Uhr`,
            timeZone,
            path: '/orders',
          },
        ]
      : []
  })
}

const ways = [
  ['takeaway', 'isTakeawayEnabled'],
  ['delivery', 'isDeliveryEnabled'],
  ['dineIn', 'isDineInEnabled'],
] as const
type Way = (typeof ways)[number][1]

function switched(branch: OwnBranch, field: Way, label: string): RecordChange {
  const isOn = Boolean(branch[field])

  return {
    slug: 'branches',
    id: branch.id,
    to: { [field]: !isOn },
    back: { [field]: isOn },
    said: `${label} in ${branch.name} ist ${isOn ? 'ausgeschaltet' : 'eingeschaltet'}.`,
  }
}

const pathOf = ({ id }: OwnBranch): `/${string}` => `/collections/branches/${id}`

function said(branch: OwnBranch, now: Temporal.Instant): Pick<TodayPlace, 'stateText' | 'timeZone'> {
  const hours = hoursOf(branch)
  const { timeZone } = hours
  const { state, closesAt } = branchOpenState(hours, now)
  if (state !== 'closed') {
    return closesAt
      ? { stateText: `Geöffnet bis ${formatTime(closesAt, timeZone)} Uhr`, timeZone }
      : { stateText: 'Geöffnet' }
  }

  const next = branchNextOpening(hours, now)
  return next
    ? { stateText: `Geschlossen, öffnet ${formatOpening(next, now, timeZone)} Uhr`, timeZone }
    : { stateText: 'Geschlossen' }
}
