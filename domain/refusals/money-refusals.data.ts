import {
  unknownVoucherText,
  voucherChangedText,
  voucherNotHereText,
  voucherUsedText,
} from '../ordering/vouchers/voucher.texts.ts'
import { dayClosedText, notClosableText } from '../ordering/day-end/day-end.texts.ts'

/** Why money could not be taken or counted. */
export const moneyRefusals = {
  'day-closed': { status: 409, text: dayClosedText },
  'day-not-closable': { status: 409, text: notClosableText },
  /** Alike for codes that were never given out and those that pay for nothing any more. */
  'unknown-voucher': { status: 404, text: unknownVoucherText },
  'voucher-not-here': { status: 409, text: voucherNotHereText },
  'voucher-changed': { status: 409, text: voucherChangedText },
  'voucher-used': { status: 409, text: voucherUsedText },
  'payment-provider-away': {
    status: 503,
    text: 'Der Zahlungsanbieter ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
} as const
