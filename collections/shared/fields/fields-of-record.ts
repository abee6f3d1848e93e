import type { ClientField, ClientTab, Field, Tab } from 'payload'

/** A field that holds something of a record; a tab with a name is a group to it. */
export type FieldOfRecord =
  | Exclude<Extract<Field, { name: string }>, { type: 'ui' }>
  | (Extract<Tab, { name: string }> & { type: 'group' })

export type ClientFieldOfRecord =
  | Exclude<Extract<ClientField, { name: string }>, { type: 'ui' }>
  | (Extract<ClientTab, { name: string }> & { type: 'group' })

/** Of both kinds of fields and their tabs what matters here. */
type Part = { type?: string; name?: string; fields?: readonly Part[]; tabs?: readonly Part[] }

/** The fields that a record names, in their order, looking through what only lays others out. */
export function fieldsOfRecord(fields: readonly Field[]): FieldOfRecord[]
export function fieldsOfRecord(fields: readonly ClientField[]): ClientFieldOfRecord[]
export function fieldsOfRecord(fields: readonly Part[]): Part[] {
  return partsIn(fields)
}

function partsIn(fields: readonly Part[]): Part[] {
  return fields.flatMap((field) => {
    const { type = 'group', name, tabs = [], fields: below = [] } = field
    if (type === 'ui') return []

    return name ? [{ ...field, type }] : partsIn([...tabs, ...below])
  })
}
