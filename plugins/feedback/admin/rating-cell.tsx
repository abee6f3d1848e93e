import type { DefaultServerCellComponentProps } from 'payload'

/** A mean of ratings, with the comma that German has. */
export function RatingCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' ? cellData.toLocaleString('de-AT') : '–'}</span>
}
