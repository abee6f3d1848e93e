import type { Absence, User } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ChangeContract } from '#domain/api/change.contract.ts'
import type { CreateContract } from '#domain/api/create.contract.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { daysOfMonth } from '#domain/time/calendar-month.ts'
import type { absencePreviewContract } from '#domain/workforce/absence-preview.contract.ts'
import type { holidayBalancesContract } from '#domain/workforce/time-sheets.contract.ts'

type Read =
  | 'id'
  | 'user'
  | 'title'
  | 'type'
  | 'status'
  | 'firstDay'
  | 'lastDay'
  | 'startsAtNoon'
  | 'endsAtNoon'
  | 'days'
  | 'note'
type Asked = 'user' | 'branch' | 'type' | 'firstDay' | 'lastDay' | 'startsAtNoon' | 'endsAtNoon' | 'note'

export const listAbsences = callOf<ListContract<'absences', Read>>('get', '/api/absences')
export const askForAbsence = callOf<CreateContract<'absences', Asked>>('post', '/api/absences')
export const decideAbsence = callOf<ChangeContract<'absences', 'status'>>('patch', '/api/absences/{id}')
export const readLeave = callOf<typeof holidayBalancesContract>('get', '/api/time-sheets/holiday-balances')

export const previewAbsence = callOf<typeof absencePreviewContract>('get', '/api/time-sheets/absence-preview')

/** An absence as the view shows it, with the name of whoever is away. */
export type ShownAbsence = Omit<Pick<Absence, Read>, 'user'> & { person: string; name: string }

export function shownAbsence({ user, ...absence }: Pick<Absence, Read>): ShownAbsence {
  const isKnown = typeof user === 'object'

  return { ...absence, person: isKnown ? user.id : user, name: isKnown ? nameOf(user) : '' }
}

const nameOf = ({ name, firstName, lastName }: User): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ')

const most = { depth: 1, sort: 'firstDay', limit: 200 }

/** Those of a month that are or may become ones, as the list of records understands it. */
export function ofMonth(month: string, branch: string | null) {
  const { from, to } = daysOfMonth(month)

  return {
    ...most,
    'where[and][0][status][in]': 'approved,requested',
    'where[and][1][lastDay][greater_than_equal]': isoDayOf(from),
    'where[and][2][firstDay][less_than]': isoDayOf(to),
    ...(branch && { 'where[and][3][branch][equals]': branch }),
  }
}

/** Those about which nobody has decided. */
export const undecided = (branch: string | null) => ({
  ...most,
  'where[and][0][status][equals]': 'requested',
  ...(branch && { 'where[and][1][branch][equals]': branch }),
})

/** Those of a person that are not over. */
export const ahead = (person: string, today: string) => ({
  ...most,
  'where[and][0][user][equals]': person,
  'where[and][1][status][in]': 'approved,requested',
  'where[and][2][lastDay][greater_than_equal]': today,
})
