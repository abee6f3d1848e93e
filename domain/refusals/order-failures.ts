/** What carts and the checkout say besides `shopFailures`. Spec: storefront 8. Amounts come formatted. */
export const orderFailures = {
  missingToMinimum: (missing: string) =>
    `Fügen Sie Waren im Wert von mindestens ${missing} hinzu oder wählen Sie eine andere Art der Lieferung.`,
  orderInProgress: 'Ihre Bestellung wird gerade verarbeitet. Bitte warten Sie einen Moment.',
  paymentFailed:
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  cartEmpty: 'Keine Produkte im Warenkorb!',
} as const
