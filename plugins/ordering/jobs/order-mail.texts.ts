import { isTakenByStaff } from '#domain/ordering/placed-status.ts'

import type { FoundOrder } from '../operations/find-order.ts'

export const mailReaders = ['guest', 'branch'] as const
export type MailReader = (typeof mailReaders)[number]

type MailText = { subject: (order: FoundOrder) => string; lead: (order: FoundOrder) => string }

/** Who hears of what: a missing entry is an event that this reader sees elsewhere or does not need. */
const texts: Record<MailReader, Partial<Record<string, MailText>>> = {
  guest: {
    place: {
      subject: (order) => `Ihre ${thingOf(order)} bei ${order.branchView.name}`,
      lead: (order) =>
        isTakenByStaff(order.channel)
          ? `vielen Dank! Wir haben Ihre ${thingOf(order)} aufgenommen.`
          : `vielen Dank! Ihre ${thingOf(order)} ist eingegangen und wird gleich bestätigt.`,
    },
    confirm: {
      subject: (order) => `Ihre ${thingOf(order)} ist bestätigt`,
      lead: (order) => `Ihre ${thingOf(order)} wurde bestätigt.`,
    },
    propose: {
      subject: (order) => `Terminvorschlag zu Ihrer ${thingOf(order)}`,
      lead: () =>
        'zum gewünschten Zeitpunkt geht es sich leider nicht aus. Bitte sagen Sie uns auf der Statusseite, ob der vorgeschlagene Termin für Sie passt.',
    },
    accept: {
      subject: (order) => `Ihre ${thingOf(order)} ist bestätigt`,
      lead: () => 'danke, der vorgeschlagene Termin ist fixiert.',
    },
    reject: {
      subject: (order) => `Ihre ${thingOf(order)} wurde abgelehnt`,
      lead: (order) => `leider können wir Ihre ${thingOf(order)} nicht annehmen.`,
    },
    cancel: {
      subject: (order) => `Ihre ${thingOf(order)} wurde storniert`,
      lead: (order) => `Ihre ${thingOf(order)} wurde storniert und wird nicht weiter bearbeitet.`,
    },
    void: {
      subject: (order) => `Ihre ${thingOf(order)} wurde storniert`,
      lead: (order) => `Ihre ${thingOf(order)} wurde storniert und wird nicht weiter bearbeitet.`,
    },
    decline: {
      subject: (order) => `Ihre ${thingOf(order)} wurde storniert`,
      lead: (order) =>
        `Sie haben den vorgeschlagenen Termin abgelehnt. Ihre ${thingOf(order)} wurde damit storniert.`,
    },
    expire: {
      subject: (order) => `Ihre ${thingOf(order)} ist abgelaufen`,
      lead: (order) =>
        `${wasOffered(order) ? 'der vorgeschlagene Termin ist vorbei, ohne dass Sie ihn angenommen haben' : 'leider konnten wir nicht rechtzeitig antworten'}. Ihre ${thingOf(order)} ist damit abgelaufen und wird nicht ausgeführt. Bitte rufen Sie uns an, oder bestellen Sie noch einmal.`,
    },
    'change-item': {
      subject: (order) => `Ihre ${thingOf(order)} wurde geändert`,
      lead: (order) =>
        `wir haben Ihre ${thingOf(order)} geändert. So sieht sie jetzt aus; wenn etwas nicht passt, melden Sie sich bitte bei uns.`,
    },
    'in-delivery': {
      subject: ({ type }) =>
        type === 'delivery' ? 'Ihre Bestellung ist unterwegs' : 'Ihre Bestellung ist fertig',
      lead: ({ type }) =>
        type === 'delivery'
          ? 'Ihre Bestellung ist unterwegs zu Ihnen.'
          : 'Ihre Bestellung steht für Sie bereit.',
    },
  },
  branch: {
    expire: {
      subject: (order) => `${thingOf(order)} Nr. ${order.ticketNumber} abgelaufen`,
      lead: (order) =>
        `${wasOffered(order) ? 'der Gast hat den vorgeschlagenen Termin nicht angenommen' : 'niemand hat rechtzeitig geantwortet'}. Die ${thingOf(order)} ist abgelaufen, und der Gast weiß davon.`,
    },
    place: {
      subject: (order) => `Neue ${thingOf(order)} Nr. ${order.ticketNumber}`,
      lead: () => 'es gibt eine neue Bestellung, die auf Ihre Bestätigung wartet.',
    },
    cancel: {
      subject: (order) => `${thingOf(order)} Nr. ${order.ticketNumber} storniert`,
      lead: (order) => `die ${thingOf(order)} wurde storniert.`,
    },
    accept: {
      subject: (order) => `Termin angenommen: ${thingOf(order)} Nr. ${order.ticketNumber}`,
      lead: (order) =>
        `der Gast hat den vorgeschlagenen Termin angenommen. Die ${thingOf(order)} ist bestätigt.`,
    },
    decline: {
      subject: (order) => `Termin abgelehnt: ${thingOf(order)} Nr. ${order.ticketNumber}`,
      lead: (order) =>
        `der Gast hat den vorgeschlagenen Termin abgelehnt. Die ${thingOf(order)} ist storniert.`,
    },
  },
}

/** Whether it was the guest's turn. */
const wasOffered = ({ counterAppointmentStatus }: FoundOrder): boolean =>
  counterAppointmentStatus === 'expired'

export function readersOf(action: string): MailReader[] {
  return mailReaders.filter((reader) => texts[reader][action])
}

export function mailTextOf(reader: MailReader, action: string): MailText | undefined {
  return texts[reader][action]
}

export const thingOf = ({ isQuotation }: Pick<FoundOrder, 'isQuotation'>): string =>
  isQuotation ? 'Anfrage' : 'Bestellung'
