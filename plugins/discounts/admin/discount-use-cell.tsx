import type { DefaultServerCellComponentProps } from 'payload'

import { readDiscountUse, unused } from '../operations/discount-use.ts'
import { leftText, usedText } from './discount-use.texts.ts'

type Props = Pick<DefaultServerCellComponentProps, 'rowData' | 'payload'>

/** In the list: how often, and what is left. */
export async function DiscountUseCell({ rowData, payload }: Props) {
  const { id, maxUses, maxCents } = rowData
  const use = (await readDiscountUse(payload.db.pool, [String(id)])).get(String(id)) ?? unused

  return <span>{[usedText(use), leftText({ maxUses, maxCents }, use)].filter(Boolean).join(', ')}</span>
}
