/** What only parts of the shop say that come late: sheets, and what sends. Every page carries `shopFailures`. Spec: storefront 8. */
export const lateFailures = {
  aboveMaximum: (maximum: string) =>
    `Online sind Bestellungen bis ${maximum} möglich. Bitte verringern Sie Ihre Bestellung oder rufen Sie uns an.`,
  uploadFailed: (fileName: string) =>
    `Die ausgewählte Datei "${fileName}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
  noDonatee: 'Keine passende Organisation gefunden.',
  questionnaireFailed: 'Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  noSlots: 'Zum ausgewählten Tag sind keine Termine verfügbar.',
} as const
