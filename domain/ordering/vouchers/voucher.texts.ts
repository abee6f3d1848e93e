import { percentText } from '../day-end/day-end.texts.ts'
import { earliestExpiry, type WhyNotIssue } from './voucher-state.ts'
import type { VoucherKind, VoucherReach, VoucherState } from './voucher-terms.ts'
import { voucherValueText } from './voucher-value.texts.ts'
import type { VoucherLineKind } from './voucher-ledger.ts'

export const voucherKindLabels: Readonly<Record<VoucherKind, string>> = {
  'multi-purpose': 'Mehrzweckgutschein',
  'single-purpose': 'Einzweckgutschein',
}

export const voucherReachLabels: Readonly<Record<VoucherReach, string>> = {
  division: 'Alle Filialen der Organisation',
  branch: 'Nur diese Filiale',
}

export const voucherStateLabels: Readonly<Record<VoucherState, string>> = {
  open: 'Offen',
  used: 'Eingelöst',
  expired: 'Abgelaufen',
  void: 'Gesperrt',
}

export const voucherLineLabels: Readonly<Record<VoucherLineKind, string>> = {
  issue: 'Ausgestellt',
  redeem: 'Eingelöst',
  'give-back': 'Zurückgebucht',
  void: 'Gesperrt',
  expire: 'Verfallen',
  correction: 'Berichtigt',
}

export const whyNotIssueText = (why: WhyNotIssue, issuedOn: string): string =>
  ({
    value: voucherValueText(),
    'tax-rate': 'Ein Einzweckgutschein braucht einen Steuersatz, ein Mehrzweckgutschein hat keinen.',
    expiry: `Ein Gutschein gilt mindestens bis zum 31.12.${earliestExpiry(issuedOn).slice(0, 4)}.`,
  })[why]

/** Beside what of an order was taxed when its voucher was sold, at a rate in hundredths of a percent. */
export const taxedBeforeText = (taxRate: number): string =>
  `Zu ${percentText(taxRate)} bereits beim Verkauf des Gutscheins versteuert`

/** As guests read it: the same for codes that were never given out, pay for nothing any more or pay somewhere else. */
export const unknownVoucherText =
  'Diesen Gutschein können wir nicht einlösen. Bitte prüfen Sie, ob der Code stimmt und der Gutschein hier gilt.'
export const mistypedCodeText =
  'Dieser Code ist nicht vollständig oder enthält einen Tippfehler. Er hat zwölf Zeichen, ohne 0, O, 1, I und L.'
/** As the team reads it. */
export const voucherNotHereText = 'Dieser Gutschein gilt in dieser Filiale nicht.'
export const voucherNotForTheseText =
  'Mit diesem Gutschein können Sie nichts davon bezahlen, was Sie gewählt haben.'
export const noVoucherForEstimateText =
  'Der genaue Preis steht noch nicht fest. Ihren Gutschein lösen wir ein, sobald er feststeht.'
export const voucherChangedText =
  'Was der Gutschein bezahlt, hat sich inzwischen geändert. Bitte prüfen Sie den offenen Betrag.'
export const voucherUsedText =
  'Mit einem Gutschein aus dieser Bestellung wurde schon bezahlt. Sie kann nicht mehr storniert oder erstattet werden.'
