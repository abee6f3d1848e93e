import type { PersonTextName } from '#domain/operations/messages/message-texts.data.ts'

import type { LeaveNoticeMail } from './leave/compose-leave-notice.ts'

/** What others may use of working time. */
export { countAtWork } from './operations/count-at-work.ts'
export { readCalendar } from './operations/read-calendar.ts'
export {
  firstDayOf,
  msOf,
  readWorkedTime,
  readWorkOfPerson,
  type TimeOfPerson,
} from './operations/read-worked-time.ts'
export { personOfSheets } from './sheets/people-of-sheets.ts'
export { type CheckedClosings, verifyTimeSheets } from './sheets/verify-time-sheets.ts'

/** The mail about open leave, as it would be sent; what draws it is loaded with the first one. */
export async function writeLeaveNotice(text: PersonTextName, mail: LeaveNoticeMail) {
  const { composeLeaveNotice } = await import('./leave/compose-leave-notice.ts')

  return composeLeaveNotice(text, mail)
}
