import { awayTexts, receiptKindLabels, testSignatureText } from '../fiscal/fiscal.texts.ts'
import type { FiscalScheme, ReceiptKind, ReceiptState } from '../fiscal/fiscal-terms.ts'
import { formatMoney } from '../../money/money.ts'
import { formatDateTime } from '../../time/format.ts'
import type { Block } from './paper.ts'

/** What the signing device says of one receipt of an order. */
export type FiscalMark = {
  /** The line of the ledger that it signs. */
  payment: string | null
  scheme: FiscalScheme
  kind: ReceiptKind
  state: ReceiptState
  cashBox: string
  number: number
  /** ISO text. */
  at: string
  /** In cents, as the money flows. */
  amount: number
  /** What the code says; null while nobody has signed. */
  code: string | null
  isTest: boolean
}

/** Number, words and code of each signed receipt of an order, for whoever checks them. */
export const fiscalBlocks = (marks: readonly FiscalMark[], timeZone: string, currency: string): Block[] =>
  marks.flatMap((mark) => markBlocks(mark, timeZone, currency))

function markBlocks(mark: FiscalMark, timeZone: string, currency: string): Block[] {
  const { scheme, kind, state, cashBox, number, at, amount, code, isTest } = mark
  const said = (text: string, isBold = false): Block => ({ kind: 'text', text, align: 'center', isBold })
  const away = state === 'unsigned' ? [said(awayTexts[scheme], true)] : []
  const storno: Block[] =
    kind === 'storno'
      ? [
          {
            kind: 'columns',
            left: receiptKindLabels.storno,
            right: formatMoney(amount, currency),
            isBold: true,
          },
        ]
      : []

  return [
    { kind: 'rule' },
    {
      kind: 'columns',
      left: `Belegnr. ${number}`,
      right: formatDateTime(Temporal.Instant.from(at), timeZone),
    },
    { kind: 'text', text: `Kasse ${cashBox}` },
    ...storno,
    ...away,
    ...(code === null ? [] : [{ kind: 'qr', text: code } as const]),
    ...(isTest ? [said(testSignatureText, true)] : []),
  ]
}
