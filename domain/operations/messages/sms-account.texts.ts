export const smsProviders = ['seven', 'link', 'log'] as const
export type SmsProviderName = (typeof smsProviders)[number]

export const smsProviderLabels: Readonly<Record<SmsProviderName, string>> = {
  seven: 'seven.io',
  link: 'LINK Mobility (websms)',
  log: 'Nur Protokoll, es wird nichts gesendet',
}

/** Three to eleven letters and digits that begin with a letter, or a whole number. */
const senderPattern = /^(?:[A-Za-z][A-Za-z0-9 .-]{1,9}[A-Za-z0-9]|\+[1-9](?: ?\d){6,14})$/

export const senderProblem = (sender: string): string | null =>
  senderPattern.test(sender)
    ? null
    : 'Der Absender besteht aus 3 bis 11 Buchstaben und Ziffern, etwa „Wirtshaus“, oder ist eine Nummer wie +43 664 1234567.'
