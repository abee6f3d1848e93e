import type { MessageText } from './message-text.ts'

const withLink = { sms: ['link'] } as const

/** What guests are told about their orders, as it is unless a house writes its own. */
export const guestTexts = {
  'guest-placed': {
    label: 'Bestellung eingegangen',
    reader: 'guest',
    subject: 'Ihre Bestellung bei {filiale}',
    intro: 'vielen Dank! Ihre Bestellung ist eingegangen und wird gleich bestätigt.',
    sms: '{filiale}: Ihre Bestellung Nr. {bestellnummer} ist eingegangen. {link}',
  },
  'guest-taken': {
    label: 'Bestellung aufgenommen',
    reader: 'guest',
    subject: 'Ihre {art} bei {filiale}',
    intro: 'vielen Dank! Wir haben Ihre {art} aufgenommen.',
    sms: '{filiale}: Wir haben Ihre {art} Nr. {bestellnummer} aufgenommen. {link}',
  },
  'guest-requested': {
    label: 'Anfrage eingegangen',
    reader: 'guest',
    subject: 'Ihre Anfrage bei {filiale}',
    intro: 'vielen Dank! Ihre Anfrage ist eingegangen. Wir melden uns mit einem Angebot.',
    sms: '{filiale}: Ihre Anfrage Nr. {bestellnummer} ist eingegangen. {link}',
  },
  'guest-confirmed': {
    label: 'Bestellung bestätigt',
    reader: 'guest',
    subject: 'Ihre {art} ist bestätigt',
    intro: 'Ihre {art} wurde bestätigt.',
    sms: '{filiale}: Ihre {art} Nr. {bestellnummer} ist bestätigt. Termin: {termin}. {link}',
  },
  'guest-proposed': {
    label: 'Anderer Termin vorgeschlagen',
    reader: 'guest',
    subject: 'Terminvorschlag zu Ihrer {art}',
    intro:
      'zum gewünschten Zeitpunkt geht es sich leider nicht aus. Bitte sagen Sie uns auf der Statusseite, ob der vorgeschlagene Termin für Sie passt.',
    sms: '{filiale}: Für Ihre {art} Nr. {bestellnummer} schlagen wir {vorschlag} vor. Bitte antworten Sie hier: {link}',
    needs: withLink,
    besides: ['vorschlag'],
  },
  'guest-accepted': {
    label: 'Vorgeschlagener Termin angenommen',
    reader: 'guest',
    subject: 'Ihre {art} ist bestätigt',
    intro: 'danke, der vorgeschlagene Termin ist fixiert.',
    sms: '{filiale}: Der Termin Ihrer {art} Nr. {bestellnummer} ist fixiert: {termin}. {link}',
  },
  'guest-rejected': {
    label: 'Bestellung abgelehnt',
    reader: 'guest',
    subject: 'Ihre {art} wurde abgelehnt',
    intro: 'leider können wir Ihre {art} nicht annehmen.',
    sms: '{filiale}: Leider können wir Ihre {art} Nr. {bestellnummer} nicht annehmen. {link}',
  },
  'guest-canceled': {
    label: 'Bestellung storniert',
    reader: 'guest',
    subject: 'Ihre {art} wurde storniert',
    intro: 'Ihre {art} wurde storniert und wird nicht weiter bearbeitet.',
    sms: '{filiale}: Ihre {art} Nr. {bestellnummer} wurde storniert. {link}',
  },
  'guest-declined': {
    label: 'Vorgeschlagener Termin abgelehnt',
    reader: 'guest',
    subject: 'Ihre {art} wurde storniert',
    intro: 'Sie haben den vorgeschlagenen Termin abgelehnt. Ihre {art} wurde damit storniert.',
    sms: '{filiale}: Ihre {art} Nr. {bestellnummer} wurde storniert. {link}',
  },
  'guest-expired': {
    label: 'Bestellung abgelaufen',
    reader: 'guest',
    subject: 'Ihre {art} ist abgelaufen',
    intro:
      'leider konnten wir nicht rechtzeitig antworten. Ihre {art} ist damit abgelaufen und wird nicht ausgeführt. Bitte rufen Sie uns an, oder bestellen Sie noch einmal.',
    sms: '{filiale}: Ihre {art} Nr. {bestellnummer} ist abgelaufen und wird nicht ausgeführt. {link}',
  },
  'guest-offer-expired': {
    label: 'Vorgeschlagener Termin verstrichen',
    reader: 'guest',
    subject: 'Ihre {art} ist abgelaufen',
    intro:
      'der vorgeschlagene Termin ist vorbei, ohne dass Sie ihn angenommen haben. Ihre {art} ist damit abgelaufen und wird nicht ausgeführt. Bitte rufen Sie uns an, oder bestellen Sie noch einmal.',
    sms: '{filiale}: Ihre {art} Nr. {bestellnummer} ist abgelaufen und wird nicht ausgeführt. {link}',
  },
  'guest-changed': {
    label: 'Bestellung geändert',
    reader: 'guest',
    subject: 'Ihre {art} wurde geändert',
    intro:
      'wir haben Ihre {art} geändert. So sieht sie jetzt aus; wenn etwas nicht passt, melden Sie sich bitte bei uns.',
    sms: '{filiale}: Wir haben Ihre {art} Nr. {bestellnummer} geändert. {link}',
  },
  'guest-on-the-way': {
    label: 'Bestellung unterwegs',
    reader: 'guest',
    subject: 'Ihre Bestellung ist unterwegs',
    intro: 'Ihre Bestellung ist unterwegs zu Ihnen.',
    sms: '{filiale}: Ihre Bestellung Nr. {bestellnummer} ist unterwegs zu Ihnen.',
  },
  'guest-ready': {
    label: 'Bestellung abholbereit',
    reader: 'guest',
    subject: 'Ihre Bestellung ist fertig',
    intro: 'Ihre Bestellung steht für Sie bereit.',
    sms: '{filiale}: Ihre Bestellung Nr. {bestellnummer} steht für Sie bereit.',
  },
  'guest-review': {
    label: 'Frage nach der Bewertung',
    reader: 'guest',
    subject: 'Wie war es bei {filiale}?',
    intro:
      'danke, dass Sie bei uns bestellt haben. Wie hat es Ihnen gefallen? Eine Bewertung dauert keine Minute und hilft uns sehr.',
    sms: '{filiale}: Wie hat es Ihnen gefallen? Hier können Sie Ihre Bestellung bewerten: {link}',
    needs: withLink,
  },
  'guest-refunded': {
    label: 'Geld erstattet',
    reader: 'guest',
    subject: 'Wir haben Ihnen {betrag} erstattet',
    intro:
      'zu Ihrer {art} Nr. {bestellnummer} haben wir Ihnen {betrag} erstattet. Bei Online-Zahlungen kann es einige Tage dauern, bis der Betrag auf Ihrem Konto steht.',
    sms: '{filiale}: Zu Ihrer {art} Nr. {bestellnummer} haben wir Ihnen {betrag} erstattet.',
    needs: { intro: ['betrag'], sms: ['betrag'] },
    besides: ['betrag'],
  },
  'guest-reminded': {
    label: 'Erinnerung an den Termin',
    reader: 'guest',
    subject: 'Ihr Termin bei {filiale}: {termin}',
    intro: 'wir erinnern Sie gern an Ihren Termin. Wir freuen uns auf Sie!',
    sms: '{filiale}: Wir erinnern Sie an Ihren Termin am {termin}. {link}',
    needs: { sms: ['termin'] },
  },
  'guest-quoted': {
    label: 'Angebot',
    reader: 'guest',
    subject: 'Unser Angebot zu Ihrer Anfrage bei {filiale}',
    intro:
      'vielen Dank für Ihre Anfrage! Hier ist unser Angebot. Auf der Statusseite können Sie es annehmen oder ablehnen.',
    sms: '{filiale}: Unser Angebot zu Ihrer Anfrage Nr. {bestellnummer} ist da. Bitte antworten Sie hier: {link}',
    needs: withLink,
  },
  'guest-quote-withdrawn': {
    label: 'Angebot zurückgezogen',
    reader: 'guest',
    subject: 'Unser Angebot gilt nicht mehr',
    intro:
      'wir haben unser Angebot zurückgezogen, Sie können es nicht mehr annehmen. Ihre Anfrage ist weiter bei uns, wir melden uns bei Ihnen.',
    sms: '{filiale}: Unser Angebot zu Ihrer Anfrage Nr. {bestellnummer} gilt nicht mehr. {link}',
  },
  'guest-quote-accepted': {
    label: 'Angebot angenommen',
    reader: 'guest',
    subject: 'Ihr Auftrag ist bestätigt',
    intro: 'danke, unser Angebot ist angenommen und Ihr Auftrag damit bestätigt.',
    sms: '{filiale}: Ihr Auftrag Nr. {bestellnummer} ist bestätigt. {link}',
  },
  'guest-quote-expired': {
    label: 'Angebot abgelaufen',
    reader: 'guest',
    subject: 'Unser Angebot ist abgelaufen',
    intro:
      'unser Angebot ist abgelaufen, ohne dass Sie es angenommen haben. Wenn Sie noch Interesse haben, melden Sie sich bitte bei uns: Wir machen Ihnen gern ein neues.',
    sms: '{filiale}: Unser Angebot zu Ihrer Anfrage Nr. {bestellnummer} ist abgelaufen. {link}',
  },
} as const satisfies Readonly<Record<`guest-${string}`, MessageText>>
