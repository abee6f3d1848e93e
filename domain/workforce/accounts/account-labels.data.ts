import { overtimeAccount, timeAccount } from './account-line.ts'

/** What accounts are called where people read them. */
export const accountLabels = {
  [timeAccount]: 'Zeitsaldo',
  [overtimeAccount]: 'Überstunden',
  night: 'Nachtarbeit',
  sunday: 'Sonntagsarbeit',
  holiday: 'Feiertagsarbeit',
} as const

const labels: Readonly<Record<string, string>> = accountLabels

/** An account that has no words of its own is called by its name. */
export const labelOfAccount = (account: string): string => labels[account] ?? account
