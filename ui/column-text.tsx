import { ButtonRow } from './button-row.tsx'
import { Text } from './text.tsx'

type Row = {
  id?: string | null
  type?: string | null
  text?: Parameters<typeof Text>[0]['text']
  buttons?: Parameters<typeof ButtonRow>[0]['buttons']
}

/** Texts and rows of buttons in the order of the editor. */
export function ColumnText({ rows }: { rows: readonly Row[] | null | undefined }) {
  return (rows ?? []).map((row, index) =>
    row.type === 'buttons' ? (
      <ButtonRow key={row.id ?? index} buttons={row.buttons} />
    ) : (
      <Text key={row.id ?? index} text={row.text} />
    ),
  )
}
