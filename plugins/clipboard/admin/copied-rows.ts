import type { FormState } from 'payload'

import { hexOf } from '#domain/api/hex-of.ts'

type StoredRow = { id: string; blockType?: string | undefined }
type StoredEntry = { value?: unknown; rows?: StoredRow[] | undefined }

/** A row as the form knows it, by paths from the row on, without ids. */
export type CopiedRow = Record<string, StoredEntry>

const isId = (path: string): boolean => path === 'id' || path.endsWith('.id')

/** What a row of a list holds right now, saved or not. */
export function copyRow(state: FormState, path: string, index: number): CopiedRow {
  const prefix = `${path}.${index}.`
  const own = Object.entries(state).filter(([key]) => key.startsWith(prefix) && !isId(key))

  return Object.fromEntries(
    own.map(([key, { value, rows }]): [string, StoredEntry] => [
      key.slice(prefix.length),
      { value, ...(rows && { rows: rows.map(withoutComponents) }) },
    ]),
  )
}

const withoutComponents = ({ id, blockType }: StoredRow): StoredRow => ({
  id,
  ...(blockType && { blockType }),
})

/** The same row for another place: with ids of its own, so that nothing is moved instead of copied. */
export function pasteRow(row: CopiedRow, newId: () => string): FormState {
  const state: FormState = { id: entryOf(newId()) }
  for (const [path, { value, rows }] of Object.entries(row)) {
    const ownRows = rows?.map(({ blockType }) => ({ id: newId(), ...(blockType && { blockType }) }))
    state[path] = {
      ...entryOf(value),
      ...(ownRows && { rows: ownRows, disableFormData: ownRows.length > 0 }),
    }
    for (const [index, { id }] of (ownRows ?? []).entries()) state[`${path}.${index}.id`] = entryOf(id)
  }
  return state
}

/** Which of several kinds a row is. */
export function blockOf(row: CopiedRow): { blockType?: string } {
  const blockType = row.blockType?.value

  return typeof blockType === 'string' ? { blockType } : {}
}

const entryOf = (value: unknown): FormState[string] => ({
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
})

/** Twenty-four digits, as Payload gives them to rows. */
export const newRowId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(12)))
