import type { ApiError } from '#domain/refusals/refusals.ts'
import { takenValues } from '#domain/refusals/taken-values.data.ts'

/** What PostgreSQL names of a statement that it does not carry out; its texts hold what was sent. */
export type Broken = {
  code: string
  table?: string | undefined
  column?: string | undefined
  detail?: string | undefined
}
/** The field of a column, as clients and forms call it. */
export type FieldOf = (table: string, column: string) => string

/** By the codes of its manual, appendix A. */
const sentences: Readonly<Record<string, string>> = {
  '22001': 'Dieser Text ist zu lang.',
  '22003': 'Diese Zahl ist zu groß oder zu klein.',
  '22007': 'Dieses Datum ist ungültig.',
  '22008': 'Dieses Datum liegt außerhalb des Möglichen.',
  '22021': 'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  '22P05': 'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  '23502': 'Bitte füllen Sie dieses Feld aus.',
  '23503': 'Ein verknüpfter Eintrag existiert nicht.',
  '23514': 'Dieser Wert ist hier nicht erlaubt.',
  '23P01': 'Das überschneidet sich mit einem anderen Eintrag.',
}

/** What a person is told about a rule of the database that their values break; null where it is none of these. */
export function describeBroken(broken: Broken, fieldOf: FieldOf = plainField): ApiError | null {
  const { code, table = '' } = broken
  const column = broken.column ?? columnsIn(broken.detail)
  if (code === '23505') return describeTaken({ table, columns: column ?? '' }, fieldOf)
  const message = sentences[code]
  if (!message) return null

  return problemAt(column && fieldOf(table, column), message)
}

/** By the columns that belong together, from the widest to the one that was chosen; or by the field itself. */
export function describeTaken(
  { table, columns }: { table: string; columns: string },
  fieldOf: FieldOf = plainField,
): ApiError {
  const field = fieldOf(table, columns.split(',').at(-1)?.trim() ?? '')

  return problemAt(field, takenValues[`${table}.${field}`] ?? 'Diesen Wert gibt es bereits.')
}

/** The admin panel marks the fields that it finds in `data`. */
const problemAt = (field: string | undefined, message: string): ApiError => ({
  message,
  code: 'validation',
  ...(field && { field, data: { errors: [{ message, path: field }] } }),
})

/** "Key (branch_id, identifier)=(…)" names the columns. */
const columnsIn = (detail = ''): string | undefined => /^Key \(([^)]+)\)=/.exec(detail)?.[1]

export const plainField: FieldOf = (_table, column) =>
  column
    .replace(/^version_/, '')
    .replace(/_id$/, '')
    .replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
