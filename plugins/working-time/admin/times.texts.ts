/** As the address says them. */
export const timesParts = ['nachweise', 'abwesenheiten'] as const
export type TimesPart = (typeof timesParts)[number]

export const timesPartLabels: Readonly<Record<TimesPart, string>> = {
  nachweise: 'Zeitnachweise',
  abwesenheiten: 'Abwesenheiten',
}

export const timesTexts = {
  title: 'Zeiten',
  led: 'Wer wann gearbeitet hat, was daran offen ist, und wer wann frei haben möchte.',
  own: 'Ihre Arbeitszeit, Ihre Konten und Ihre Abwesenheiten.',
  nobodyAtWork: 'Gerade arbeitet niemand.',
  noMonths: 'In diesem Monat ist von niemandem etwas bekannt.',
  noneOfState: 'Kein Monat in diesem Zustand.',
  ahead: 'Der nächste Monat hat noch nicht begonnen.',
  differs: 'Seit dem Abschluss hat sich etwas geändert. Gezeigt wird, was abgeschlossen wurde.',
  noDays: 'An diesem Tag ist nichts eingetragen.',
  entryHint: 'Was davor war, bleibt im Verlauf stehen. Die Person sieht die Änderung und ihren Grund.',
  withdrawHint: 'Zum Zurücknehmen reicht die Begründung.',
  saved: 'Die Arbeitszeit ist berichtigt.',
  added: 'Die Arbeitszeit ist nachgetragen.',
  withdrawn: 'Der Eintrag ist zurückgenommen.',
  confirmed: 'Der Monat ist bestätigt.',
  objected: 'Die Beanstandung ist eingetragen.',
  closed: 'Der Monat ist abgeschlossen.',
  reopened: 'Der Monat ist wieder offen.',
  settled: 'Die Stempelung ist als geklärt abgelegt.',
  payrollSaved: 'Die Lohndatei ist heruntergeladen.',
  renewHint: 'Der bisherige Ausweis sagt der Uhr dann nichts mehr. Der neue wird gleich heruntergeladen.',
  badgeRenewed: 'Der Ausweis ist ersetzt. Der neue ist heruntergeladen.',
  badgesSaved: 'Die Ausweise sind heruntergeladen. Eine PIN steht auf keinem.',
} as const

export const absenceViewTexts = {
  noRequests: 'Keine offenen Anträge.',
  asked: 'Der Antrag ist gestellt.',
  nobody: 'Sobald jemand einen Vertrag hat, steht die Person hier.',
  noneAhead: 'Keine Abwesenheit geplant.',
  noContract: 'Ohne Vertrag ist kein Urlaubskonto bekannt.',
  days: 'Bitte geben Sie den ersten und den letzten Tag an.',
} as const

/** What can be decided about an absence, and what it is then. */
export const decisionTexts = {
  approve: { verb: 'Genehmigen', status: 'approved', done: 'Die Abwesenheit ist genehmigt.' },
  reject: { verb: 'Ablehnen', status: 'rejected', done: 'Der Antrag ist abgelehnt.' },
  withdraw: { verb: 'Zurückziehen', status: 'canceled', done: 'Der Antrag ist zurückgezogen.' },
  cancel: { verb: 'Stornieren', status: 'canceled', done: 'Die Abwesenheit ist storniert.' },
} as const
export type Decision = keyof typeof decisionTexts
