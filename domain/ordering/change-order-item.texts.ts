import type { WhyNotChangeItem } from './change-order-item.ts'

/** Why a line is not changed, for whoever wants to. */
export const whyNotChangeItemTexts: Readonly<Record<WhyNotChangeItem, string>> = {
  'order-ended': 'Die Bestellung ist bereits beendet, ihre Positionen bleiben, wie sie sind.',
  'unknown-item': 'Diese Position gibt es in der Bestellung nicht.',
  'last-item': 'Die letzte Position kann nicht entfernt werden. Bitte stornieren Sie die Bestellung.',
  'payment-begun':
    'Für diese Bestellung wurde schon bezahlt oder eine Zahlung begonnen, deshalb bleibt ihr Preis, wie er ist.',
  'amount-not-whole': 'Davon gibt es nur ganze.',
  'not-weighed': 'Der Preis dieser Position hängt von keinem Gewicht und keinem Maß ab.',
  'order-too-large': 'So viel nimmt die Bestellung nicht auf.',
}
