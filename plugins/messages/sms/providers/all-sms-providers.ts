import type { SmsProviderName } from '#domain/operations/messages/sms-account.texts.ts'

import type { SmsProvider } from '../sms-provider.ts'
import { link } from './link.ts'
import { log } from './log.ts'
import { seven } from './seven.ts'

export const allSmsProviders: Readonly<Record<SmsProviderName, SmsProvider>> = { seven, link, log }
