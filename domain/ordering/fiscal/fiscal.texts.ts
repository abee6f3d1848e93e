import type { AskedKind, FiscalScheme, ReceiptKind, ReceiptState } from './fiscal-terms.ts'

export const schemeLabels: Readonly<Record<FiscalScheme, string>> = {
  rksv: 'RKSV (Österreich)',
  tse: 'TSE (Deutschland)',
}

export const receiptKindLabels: Readonly<Record<ReceiptKind, string>> = {
  start: 'Startbeleg',
  sale: 'Barumsatz',
  storno: 'Stornobuchung',
  zero: 'Nullbeleg',
  monthly: 'Monatsbeleg',
  yearly: 'Jahresbeleg',
  collective: 'Sammelbeleg',
  closing: 'Schlussbeleg',
}

export const receiptStateLabels: Readonly<Record<ReceiptState, string>> = {
  begun: 'Wird signiert',
  signed: 'Signiert',
  unsigned: 'Ohne Signatur',
}

export const askedKindLabels: Readonly<Record<AskedKind, string>> = {
  zero: 'Nullbeleg erstellen',
  monthly: 'Monatsbeleg erstellen',
  closing: 'Kasse außer Betrieb nehmen',
}

/** On each receipt that no real device has signed. */
export const testSignatureText = 'Testsignatur – nicht für den Echtbetrieb'

/** In place of a signature, by what the law of the country wants to read. */
export const awayTexts: Readonly<Record<FiscalScheme, string>> = {
  rksv: 'Sicherheitseinrichtung ausgefallen',
  tse: 'TSE ausgefallen',
}

/** Numbers of receipts as people write them: „12“, „12–15“. */
export const numbersText = (from: number, to: number): string =>
  from === to ? String(from) : `${from}–${to}`
