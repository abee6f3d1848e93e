import type { PaymentProblem } from './unsettled-payments.contract.ts'

/** Why somebody should have a look, and what helps. */
export const paymentProblemTexts: Readonly<Record<PaymentProblem, string>> = {
  differs: 'Der Anbieter nennt einen anderen Betrag, eine andere Währung oder eine andere Bestellung.',
  'unknown-there': 'Der Anbieter kennt diese Zahlung nicht.',
  refused: 'Der Anbieter lehnt ab, was die Bestellung verlangt. Bitte sehen Sie in seinem Konto nach.',
  'no-key': 'Der Schlüssel des Zahlungskontos fehlt. Bitte hinterlegen Sie ihn neu.',
  'not-begun': 'Der Gast kam nicht bis zur Bezahlseite.',
  unclear:
    'Der Anbieter hat auf eine Erstattung nicht geantwortet. Bitte sehen Sie in seinem Konto nach, ob sie ausgeführt wurde, und sagen Sie es hier.',
  away: 'Der Anbieter war nicht erreichbar. Es wird von selbst wieder nachgefragt.',
}

/** The same in the length of a pill. */
export const paymentProblemWords: Readonly<Record<PaymentProblem, string>> = {
  differs: 'Passt nicht',
  'unknown-there': 'Dort unbekannt',
  refused: 'Abgelehnt',
  'no-key': 'Schlüssel fehlt',
  'not-begun': 'Nicht begonnen',
  unclear: 'Erstattung unklar',
  away: 'Nicht erreichbar',
}
