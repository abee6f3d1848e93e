import type { TextName } from '#domain/operations/messages/message-texts.data.ts'
import { isTakenByStaff } from '#domain/ordering/placed-status.ts'

import type { FoundOrder } from '../operations/find-order.ts'

export const mailReaders = ['guest', 'branch'] as const
export type MailReader = (typeof mailReaders)[number]

type Naming = TextName | ((order: FoundOrder) => TextName)

/** Who hears of what, in which words: a missing entry is an event that this reader sees elsewhere or does not need. */
const names: Record<MailReader, Partial<Record<string, Naming>>> = {
  guest: {
    place: ({ channel, isQuotation }) => {
      if (isTakenByStaff(channel)) return 'guest-taken'

      return isQuotation ? 'guest-requested' : 'guest-placed'
    },
    confirm: 'guest-confirmed',
    propose: 'guest-proposed',
    accept: 'guest-accepted',
    reject: 'guest-rejected',
    cancel: 'guest-canceled',
    void: 'guest-canceled',
    decline: 'guest-declined',
    expire: (order) => (wasOffered(order) ? 'guest-offer-expired' : 'guest-expired'),
    'change-item': 'guest-changed',
    quote: 'guest-quoted',
    'withdraw-quotation': 'guest-quote-withdrawn',
    'accept-quotation': 'guest-quote-accepted',
    'expire-quotation': 'guest-quote-expired',
    'in-delivery': ({ type }) => (type === 'delivery' ? 'guest-on-the-way' : 'guest-ready'),
    completed: 'guest-review',
    refund: 'guest-refunded',
    'refund-partly': 'guest-refunded',
    remind: 'guest-reminded',
  },
  branch: {
    place: ({ isQuotation }) => (isQuotation ? 'branch-requested' : 'branch-placed'),
    cancel: 'branch-canceled',
    accept: 'branch-accepted',
    decline: 'branch-declined',
    expire: (order) => (wasOffered(order) ? 'branch-offer-expired' : 'branch-expired'),
    'accept-quotation': 'branch-quote-accepted',
    'decline-quotation': 'branch-quote-declined',
    'expire-quotation': 'branch-quote-expired',
    unanswered: 'branch-unanswered',
  },
}

/** Whether it was the guest's turn. */
const wasOffered = ({ counterAppointmentStatus }: FoundOrder): boolean =>
  counterAppointmentStatus === 'expired'

export function readersOf(action: string): MailReader[] {
  return mailReaders.filter((reader) => names[reader][action])
}

/** In which words a reader hears of it; null for nothing. */
export function textNameOf(reader: MailReader, action: string, order: FoundOrder): TextName | null {
  const name = names[reader][action]

  return typeof name === 'function' ? name(order) : (name ?? null)
}

export const thingOf = ({ isQuotation }: Pick<FoundOrder, 'isQuotation'>): string =>
  isQuotation ? 'Anfrage' : 'Bestellung'
