'use client'

import { useConfig, useField, useFormFields } from '@payloadcms/ui'
import type { ClientField, JSONFieldClientProps } from 'payload'

import tables from '#collections/shared/admin/record-table.module.css'
import { TableHead } from '#collections/shared/admin/table-head.tsx'
import type { FieldChange } from '#domain/operations/change-log.ts'

import styles from './changes-table.module.css'
import { tellField } from './tell-field.ts'

/** What a log entry tells of a change: field by field, before and after. */
export function ChangesTable({ path, field }: JSONFieldClientProps) {
  const { value } = useField<FieldChange[] | undefined>({ path })
  const fields = useChangedFields()
  if (!Array.isArray(value) || value.length === 0) return null

  return (
    <table className={[tables.table, styles.changes, field.admin?.className].filter(Boolean).join(' ')}>
      <caption>Änderungen</caption>
      <TableHead titles={['Feld', 'Vorher', 'Nachher']} />
      <tbody>
        {value.map((change) => (
          <ChangeRow key={change.field} change={change} fields={fields} />
        ))}
      </tbody>
    </table>
  )
}

function ChangeRow({ change, fields }: { change: FieldChange; fields: readonly ClientField[] }) {
  const { title, wordOf } = tellField(fields, change.field)

  return (
    <tr>
      <th scope="row">{title}</th>
      {change.isHidden ? (
        <td colSpan={2}>geändert, wird nicht angezeigt</td>
      ) : (
        <>
          <td>{shown(wordOf(change.before), styles.before)}</td>
          <td>{shown(wordOf(change.after), styles.after)}</td>
        </>
      )}
    </tr>
  )
}

/** The fields of the kind of record that the entry tells of. */
function useChangedFields(): readonly ClientField[] {
  const { config } = useConfig()
  const slug = useFormFields(([form]) => form.collection?.value)
  const entity = [...config.collections, ...config.globals].find((candidate) => candidate.slug === slug)

  return entity?.fields ?? []
}

function shown(value: unknown, className: string | undefined) {
  return value === undefined ? '–' : <span className={className}>{asText(value)}</span>
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ')

  return typeof value === 'string' ? value : JSON.stringify(value)
}
