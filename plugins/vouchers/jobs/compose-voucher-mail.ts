import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import type { PrintedVoucher } from '../operations/printed-voucher.ts'

/**
 * The mail with a voucher. It says nothing that somebody typed in (ADR 41): who it is for and what they are wished stands
 * on the paper that comes with it.
 */
export function composeVoucherMail(
  voucher: PrintedVoucher,
  logo: string | null,
): { subject: string; text: string; html: string } {
  const subject = `Ihr Gutschein von ${voucher.house}`
  const facts: [string, string][] = [
    ['Code', voucher.code],
    ['Wert', formatMoney(voucher.value, voucher.currency)],
    ...(voucher.balance === voucher.value
      ? []
      : [['Noch offen', formatMoney(voucher.balance, voucher.currency)] as [string, string]]),
    ['Einlösbar', voucher.reach === 'branch' ? voucher.branchName : voucher.house],
    ...(voucher.expiresOn === null ? [] : [['Gültig bis', dayText(voucher.expiresOn)] as [string, string]]),
  ]
  const isAddress = voucher.scanned.startsWith('http')

  return {
    subject,
    ...renderMail({
      subject,
      brand: { name: voucher.house, color: voucher.color, logo },
      paragraphs: [
        'Guten Tag!',
        'Hier ist der Gutschein, im Anhang zum Ausdrucken. Geben Sie den Code beim Bestellen unter „Gutschein einlösen“ ein, oder zeigen Sie ihn an der Theke. Was übrig bleibt, gilt weiter.',
        'Wer den Code kennt, kann damit bezahlen. Bewahren Sie ihn auf wie Bargeld.',
      ],
      facts,
      link: isAddress ? { label: 'Guthaben ansehen', url: voucher.scanned } : null,
      closing: voucher.house,
    }),
  }
}
