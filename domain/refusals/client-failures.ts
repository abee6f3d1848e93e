/** What the storefront says when something does not work, spec: storefront 8. Amounts come formatted. */
export const shopFailures = {
  pageNotFoundTitle: 'Diese Seite gibt es nicht',
  pageNotFound: 'Leider wurde die angeforderte Seite nicht gefunden.',
  nothingFound: 'Leider wurden keine Ergebnisse gefunden.',
  closed: 'Derzeit haben wir leider geschlossen.',
  closedWithoutEnd: 'Geschlossen',
  notYetOpen: 'Wir haben noch nicht geöffnet.',
  paused: 'Wir nehmen gerade keine Bestellungen an.',
  afterLastOrder: 'Für heute haben wir die letzte Bestellung schon angenommen.',
  deliveryPaused: 'Wir liefern gerade nicht.',
  noOrderType: 'Hier können Sie nicht online bestellen.',
  noPaymentMethod: 'Derzeit können Sie hier nicht online bestellen.',
  menuEmpty: 'Die Karte ist derzeit leer.',
  menuEmptyThen: 'Zu dieser Zeit steht nichts auf der Karte.',
  noDeliveryOnMenu: 'Derzeit ist leider keine Lieferung möglich.',
  noDelivery: 'Derzeit bieten wir leider keine Lieferung an.',
  preorderHint: 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.',
  belowMinimum: (minimum: string) =>
    `Sie haben den Mindestbestellwert in Höhe von ${minimum} leider noch nicht erreicht.`,
  freeDeliveryFrom: (amount: string) => `Kostenlose Lieferung ab ${amount}.`,
  unknown: 'Ein unbekannter Fehler ist aufgetreten.',
  offline: 'Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.',
  keptMenu: 'Preise und Öffnungszeiten können sich geändert haben.',
  failedTitle: 'Das hat leider nicht geklappt',
  partLost:
    'Dieser Teil der Seite konnte nicht geladen werden. Ihr Warenkorb bleibt erhalten. Bitte überprüfen Sie Ihre Internetverbindung.',
  noSuchProductTitle: 'Dieses Produkt gibt es hier gerade nicht',
  noSuchProduct: 'Vielleicht finden Sie auf der Karte etwas anderes, worauf Sie Lust haben.',
} as const

/** What the marketing website says, spec: website 8. */
export const websiteFailures = {
  formFailed:
    'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.',
  formLate:
    'Die Antwort lässt auf sich warten. Bitte senden Sie Ihre Nachricht noch einmal; sie kommt trotzdem nur einmal an.',
  pictureFailed: 'Das Bild konnte nicht geladen werden.',
  unknownPageTypeTitle: '500 Internal Server Error',
  unknownPageType: 'Leider ist ein interner Fehler aufgetreten.',
} as const

/** As machines call it; said in small letters, in their own language. Spec: storefront 2 and 8. */
export const statusNames = { missing: '404 Not Found', gone: '410 Gone' } as const
