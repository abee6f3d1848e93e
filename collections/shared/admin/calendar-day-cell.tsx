import type { DefaultServerCellComponentProps } from 'payload'

/** `2027-03-31` as lists show it; what is no day is shown as it is stored. */
export function CalendarDayCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const text = typeof cellData === 'string' ? cellData : ''

  return <span>{text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1') || '–'}</span>
}
