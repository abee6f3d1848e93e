import type { SmsProviderName } from '#domain/operations/messages/sms-account.texts.ts'
import type { Hired } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { linkKey, sevenKey, sevenSignKey } from './fake-sms-houses.ts'

const keys = {
  seven: { key: sevenKey, signKey: sevenSignKey },
  link: { key: linkKey },
  log: null,
} satisfies Record<SmsProviderName, object | null>

/** An account that sends for all, with the key that its pretended provider knows. Answers its id. */
export async function openSmsAccount(admin: Hired, provider: SmsProviderName): Promise<string> {
  const answer = await admin.ask('POST', '/api/sms-accounts', {
    name: 'SMS',
    sender: 'Wirtshaus',
    provider,
    isActive: provider === 'log',
  })
  const { id } = (await readJson<{ doc: { id: string } }>(answer)).doc
  if (keys[provider]) await admin.ask('POST', `/api/sms-accounts/${id}/key`, keys[provider])

  return id
}
