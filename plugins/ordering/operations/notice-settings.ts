import type { Pool } from 'pg'

import type { OwnTexts } from '#domain/operations/messages/message-texts.ts'
import { type QuietHours, usualQuietHours } from '#domain/operations/messages/quiet-hours.ts'
import { ownTextsOf } from '#plugins/messages/messages.port.ts'

export type NoticeSettings = {
  currency: string
  hasSms: boolean
  hasReviews: boolean
  /** Of the branch's division. */
  color: string | null
  quiet: QuietHours
  /** Where the branch reads of its orders; null where nobody has said. */
  branchEmail: string | null
  /** What the division writes itself, and where it says nothing what the house does for all. */
  own: OwnTexts
}

/** All that what a branch says depends on, beside the order itself. */
export async function readNoticeSettings(pool: Pool, branch: string): Promise<NoticeSettings> {
  const { rows } = await pool.query<{ settings: NoticeSettings }>({
    name: 'notice-settings',
    text: `select ${noticeSettingsOf('b')} as settings from branches b where b.id = $1`,
    values: [branch],
  })
  const [row] = rows
  if (!row) throw new Error('An order is of a branch that is not there')

  return row.settings
}

/** The same as an SQL expression. */
export const noticeSettingsOf = (branch: string): string => `(
  select json_build_object(
           'currency', coalesce(c.currency::text, 'EUR'),
           'hasSms', coalesce(c.enable_plugin_s_m_s, false),
           -- Before anybody has saved the settings they are as usual.
           'hasReviews', c.id is null or coalesce(c.enable_plugin_order_reviews, false),
           'color', d.theme_color1,
           'quiet', json_build_object('from', coalesce(nullif(${branch}.quiet_from, ''), '${usualQuietHours.from}'),
                                      'to', coalesce(nullif(${branch}.quiet_to, ''), '${usualQuietHours.to}')),
           'branchEmail', coalesce(nullif(${branch}.order_notification_email, ''), nullif(${branch}.email, '')),
           'own', ${ownTextsOf(`${branch}.division_id`)})
    from (values (1)) as once left join config c on true left join divisions d on d.id = ${branch}.division_id)`
