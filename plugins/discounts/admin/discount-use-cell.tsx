import type { DefaultServerCellComponentProps } from 'payload'

import { readListedUse } from '../operations/listed-use.ts'
import { leftText, usedText } from './discount-use.texts.ts'

type Props = Pick<DefaultServerCellComponentProps, 'rowData' | 'payload'>

/** In the list: how often, and what is left. */
export async function DiscountUseCell({ rowData, payload }: Props) {
  const { id, maxUses, maxCents } = rowData
  const { use, currency } = await readListedUse(payload.db.pool, String(id))
  const left = leftText({ maxUses, maxCents }, use, currency)

  return <span>{[usedText(use), left].filter(Boolean).join(', ')}</span>
}
