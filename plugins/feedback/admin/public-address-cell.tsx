import type { DefaultServerCellComponentProps } from 'payload'

import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'

/** The link that clients are sent, in the list as well. */
export function PublicAddressCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null

  return (
    <a href={questionnairePath(cellData)} rel="noreferrer" target="_blank">
      Öffnen
    </a>
  )
}
