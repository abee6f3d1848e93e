'use client'

import { Button, Popup, PopupList, toast, useForm, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps, BlocksFieldClientProps } from 'payload'
import { useSyncExternalStore } from 'react'

import styles from './clipboard.module.css'
import { blockOf, copyRow, newRowId, pasteRow } from './copied-rows.ts'
import { keepItem, onCopied, peek, readItem } from './session-clipboard.ts'

type List = (ArrayFieldClientProps | BlocksFieldClientProps)['field']
type Props = { context: string; field: List; path: string; readOnly?: boolean; schemaPath: string }

/** Copies rows of a list for this browser session, and pastes what was copied from a list of the same kind. */
export function ClipboardBar({ context, field, path, readOnly, schemaPath }: Props) {
  const { getFields, addFieldRow } = useForm()
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const kept = useSyncExternalStore(
    onCopied,
    () => peek(context),
    () => null,
  )
  const item = readItem(kept)
  const titleOf = (rows: number) => `${rows} ${labelOf(field, rows)}`
  if (readOnly || (count === 0 && !item)) return null

  const copy = (indexes: number[]) => {
    const state = getFields()
    const content = indexes.map((index) => copyRow(state, path, index))
    const title = titleOf(content.length)
    if (keepItem(context, { title, content })) toast.success(`${title} kopiert.`)
    else toast.error('Der Browser erlaubt das Kopieren hier nicht.')
  }
  const paste = () => {
    const rows = item?.content ?? []
    if (field.maxRows !== undefined && count + rows.length > field.maxRows) {
      toast.error(`Hier haben höchstens ${titleOf(field.maxRows)} Platz.`)
      return
    }
    for (const [index, row] of rows.entries()) {
      addFieldRow({
        ...blockOf(row),
        path,
        schemaPath,
        rowIndex: count + index,
        subFieldState: pasteRow(row, newRowId),
      })
    }
    toast.success(`${titleOf(rows.length)} eingefügt. Bitte speichern nicht vergessen.`)
  }

  return (
    <div className={styles.bar}>
      {count > 0 && <CopyMenu count={count} onCopy={copy} singular={labelOf(field, 1)} />}
      {item && (
        <Button buttonStyle="secondary" margin={false} onClick={paste} size="small">
          {item.title} einfügen
        </Button>
      )}
    </div>
  )
}

type MenuProps = { count: number; singular: string; onCopy: (indexes: number[]) => void }

function CopyMenu({ count, singular, onCopy }: MenuProps) {
  const all = Array.from({ length: count }, (_, index) => index)

  return (
    <Popup
      button={
        <Button buttonStyle="secondary" el="div" margin={false} size="small">
          Kopieren …
        </Button>
      }
      horizontalAlign="left"
      render={({ close }) => {
        const choose = (indexes: number[]) => () => {
          onCopy(indexes)
          close()
        }
        return (
          <PopupList.ButtonGroup>
            {count > 1 && <PopupList.Button onClick={choose(all)}>Alle {count} kopieren</PopupList.Button>}
            {all.map((index) => (
              <PopupList.Button key={index} onClick={choose([index])}>
                {singular} {index + 1} kopieren
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
        )
      }}
    />
  )
}

function labelOf({ labels }: List, count: number): string {
  const label = count === 1 ? labels?.singular : labels?.plural
  return typeof label === 'string' ? label : 'Zeilen'
}
