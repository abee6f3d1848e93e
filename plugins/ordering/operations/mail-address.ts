import type { FoundOrder } from './find-order.ts'
import type { NoticeSettings } from './notice-settings.ts'

/** Where mails about an order go to; null where nobody has said. */
export const mailAddress = (
  { email }: Pick<FoundOrder, 'email'>,
  { branchEmail }: Pick<NoticeSettings, 'branchEmail'>,
  reader: 'guest' | 'branch',
): string | null => (reader === 'guest' ? email || null : branchEmail)
