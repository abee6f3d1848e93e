import type { MessageText } from './message-text.ts'

/** What a branch is told about its orders, as it is unless a house writes its own. */
export const branchTexts = {
  'branch-placed': {
    label: 'Neue Bestellung',
    reader: 'branch',
    subject: 'Neue Bestellung Nr. {bestellnummer}',
    intro: 'es gibt eine neue Bestellung, die auf Ihre Bestätigung wartet.',
    sms: '{filiale}: Neue Bestellung Nr. {bestellnummer}, {gesamt}, {termin}. {link}',
    needs: { subject: ['bestellnummer'], sms: ['bestellnummer'] },
  },
  'branch-requested': {
    label: 'Neue Anfrage',
    reader: 'branch',
    subject: 'Neue Anfrage Nr. {bestellnummer}',
    intro: 'es gibt eine neue Anfrage, die auf Ihr Angebot wartet.',
    sms: '{filiale}: Neue Anfrage Nr. {bestellnummer}. {link}',
    needs: { subject: ['bestellnummer'], sms: ['bestellnummer'] },
  },
  'branch-unanswered': {
    label: 'Bestellung wartet zu lange',
    reader: 'branch',
    subject: 'Bestellung Nr. {bestellnummer} wartet auf Antwort',
    intro: 'diese Bestellung hat noch niemand beantwortet, und der Gast wartet.',
    sms: '{filiale}: Bestellung Nr. {bestellnummer} wartet auf Antwort! {link}',
    needs: { subject: ['bestellnummer'], sms: ['bestellnummer'] },
  },
  'branch-canceled': {
    label: 'Bestellung storniert',
    reader: 'branch',
    subject: '{art} Nr. {bestellnummer} storniert',
    intro: 'die {art} wurde storniert.',
    sms: '{filiale}: {art} Nr. {bestellnummer} storniert. {link}',
  },
  'branch-accepted': {
    label: 'Vorgeschlagener Termin angenommen',
    reader: 'branch',
    subject: 'Termin angenommen: {art} Nr. {bestellnummer}',
    intro: 'der Gast hat den vorgeschlagenen Termin angenommen. Die {art} ist bestätigt.',
    sms: '{filiale}: Termin angenommen, {art} Nr. {bestellnummer}. {link}',
  },
  'branch-declined': {
    label: 'Vorgeschlagener Termin abgelehnt',
    reader: 'branch',
    subject: 'Termin abgelehnt: {art} Nr. {bestellnummer}',
    intro: 'der Gast hat den vorgeschlagenen Termin abgelehnt. Die {art} ist storniert.',
    sms: '{filiale}: Termin abgelehnt, {art} Nr. {bestellnummer} storniert. {link}',
  },
  'branch-expired': {
    label: 'Bestellung abgelaufen',
    reader: 'branch',
    subject: '{art} Nr. {bestellnummer} abgelaufen',
    intro: 'niemand hat rechtzeitig geantwortet. Die {art} ist abgelaufen, und der Gast weiß davon.',
    sms: '{filiale}: {art} Nr. {bestellnummer} abgelaufen. {link}',
  },
  'branch-offer-expired': {
    label: 'Vorgeschlagener Termin verstrichen',
    reader: 'branch',
    subject: '{art} Nr. {bestellnummer} abgelaufen',
    intro:
      'der Gast hat den vorgeschlagenen Termin nicht angenommen. Die {art} ist abgelaufen, und der Gast weiß davon.',
    sms: '{filiale}: {art} Nr. {bestellnummer} abgelaufen. {link}',
  },
  'branch-quote-accepted': {
    label: 'Angebot angenommen',
    reader: 'branch',
    subject: 'Angebot angenommen: Anfrage Nr. {bestellnummer}',
    intro: 'das Angebot ist angenommen. Die Anfrage ist damit ein bestätigter Auftrag.',
    sms: '{filiale}: Angebot zu Anfrage Nr. {bestellnummer} angenommen. {link}',
  },
  'branch-quote-declined': {
    label: 'Angebot abgelehnt',
    reader: 'branch',
    subject: 'Angebot abgelehnt: Anfrage Nr. {bestellnummer}',
    intro:
      'der Gast hat das Angebot abgelehnt. Die Anfrage ist weiter offen: Sie können ein neues Angebot machen oder sie schließen.',
    sms: '{filiale}: Angebot zu Anfrage Nr. {bestellnummer} abgelehnt. {link}',
  },
  'branch-quote-expired': {
    label: 'Angebot abgelaufen',
    reader: 'branch',
    subject: 'Angebot abgelaufen: Anfrage Nr. {bestellnummer}',
    intro:
      'der Gast hat das Angebot nicht rechtzeitig angenommen. Die Anfrage ist weiter offen: Sie können ein neues Angebot machen oder sie schließen.',
    sms: '{filiale}: Angebot zu Anfrage Nr. {bestellnummer} abgelaufen. {link}',
  },
} as const satisfies Readonly<Record<`branch-${string}`, MessageText>>
