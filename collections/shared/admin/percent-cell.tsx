import type { DefaultServerCellComponentProps } from 'payload'

import { asGermanDecimal } from './hundredths.ts'

export function PercentCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' ? `${asGermanDecimal(cellData)} %` : '–'}</span>
}
