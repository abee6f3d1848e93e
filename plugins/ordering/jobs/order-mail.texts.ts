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
      lead: (order) => {
        if (isTakenByStaff(order.channel)) return `vielen Dank! Wir haben Ihre ${thingOf(order)} aufgenommen.`

        return order.isQuotation
          ? 'vielen Dank! Ihre Anfrage ist eingegangen. Wir melden uns mit einem Angebot.'
          : 'vielen Dank! Ihre Bestellung ist eingegangen und wird gleich bestätigt.'
      },
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
    quote: {
      subject: (order) => `Unser Angebot zu Ihrer Anfrage bei ${order.branchView.name}`,
      lead: () =>
        'vielen Dank für Ihre Anfrage! Hier ist unser Angebot. Auf der Statusseite können Sie es annehmen oder ablehnen.',
    },
    'withdraw-quotation': {
      subject: () => 'Unser Angebot gilt nicht mehr',
      lead: () =>
        'wir haben unser Angebot zurückgezogen, Sie können es nicht mehr annehmen. Ihre Anfrage ist weiter bei uns, wir melden uns bei Ihnen.',
    },
    'accept-quotation': {
      subject: () => 'Ihr Auftrag ist bestätigt',
      lead: () => 'danke, unser Angebot ist angenommen und Ihr Auftrag damit bestätigt.',
    },
    'expire-quotation': {
      subject: () => 'Unser Angebot ist abgelaufen',
      lead: () =>
        'unser Angebot ist abgelaufen, ohne dass Sie es angenommen haben. Wenn Sie noch Interesse haben, melden Sie sich bitte bei uns: Wir machen Ihnen gern ein neues.',
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
      lead: ({ isQuotation }) =>
        isQuotation
          ? 'es gibt eine neue Anfrage, die auf Ihr Angebot wartet.'
          : 'es gibt eine neue Bestellung, die auf Ihre Bestätigung wartet.',
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
    'accept-quotation': {
      subject: (order) => `Angebot angenommen: Anfrage Nr. ${order.ticketNumber}`,
      lead: () => 'das Angebot ist angenommen. Die Anfrage ist damit ein bestätigter Auftrag.',
    },
    'decline-quotation': {
      subject: (order) => `Angebot abgelehnt: Anfrage Nr. ${order.ticketNumber}`,
      lead: () =>
        'der Gast hat das Angebot abgelehnt. Die Anfrage ist weiter offen: Sie können ein neues Angebot machen oder sie schließen.',
    },
    'expire-quotation': {
      subject: (order) => `Angebot abgelaufen: Anfrage Nr. ${order.ticketNumber}`,
      lead: () =>
        'der Gast hat das Angebot nicht rechtzeitig angenommen. Die Anfrage ist weiter offen: Sie können ein neues Angebot machen oder sie schließen.',
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
