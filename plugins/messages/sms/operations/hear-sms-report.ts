import type { Payload } from 'payload'

import { smsBounceTexts } from '#domain/operations/messages/sms-failure.ts'

import { allSmsProviders } from '../providers/all-sms-providers.ts'
import type { SmsNews } from '../sms-provider.ts'
import { isReportToken, openSmsAccount, reportUrlOf } from './open-sms-account.ts'
import { nameAt } from './send-sms.ts'

/**
 * Notes what a provider reports of an SMS. What cannot be from it, and what is about no SMS of ours, causes nothing. A
 * report may come twice, late or before our own note of the answer: that it arrived stays the last word.
 */
export async function hearSmsReport(
  payload: Payload,
  address: { id: string; token: string },
  news: Omit<SmsNews, 'url'>,
): Promise<void> {
  if (!isReportToken(payload.secret, address)) return
  const account = await openSmsAccount(payload, address.id)
  if (!account) return
  const provider = allSmsProviders[account.provider]
  const url = reportUrlOf(payload.secret, account.id) ?? ''
  if (!provider.isGenuine(account, { ...news, url })) return
  const report = provider.read(news.body)
  if (!report) return

  const { outcome, reference, once } = report
  const isDelivered = outcome === 'delivered'
  await payload.db.pool.query({
    name: 'note-sms-report',
    text: noteReport,
    values: [
      nameAt(account, reference),
      once,
      isDelivered ? 'delivered' : 'bounced',
      isDelivered ? null : smsBounceTexts[outcome],
      news.now.toString(),
      isDelivered ? ['sending', 'accepted', 'bounced'] : ['sending', 'accepted'],
    ],
  })
}

/** By the provider's name for it, or by ours as long as it has not told us its own. */
export const noteReport = `
  update messages
     set state = $3::enum_messages_state, why = $4, settled_at = $5, reference = coalesce(reference, $1)
   where channel = 'sms' and (reference = $1 or (message_id = $2 and reference is null))
     and state::text = any($6)`
