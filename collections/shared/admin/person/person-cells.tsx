'use client'

import { RenderDefaultCell, useListRelationships } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { Avatar, type AvatarProps } from './avatar.tsx'
import styles from './avatar.module.css'
import { peopleIn, personInTitleCell } from './people-in-cells.ts'

/** The name of the person whose row it is. */
export function PersonNameCell(props: DefaultCellComponentProps) {
  return <WithAvatars people={[{ id: idIn(props.rowData), name: textOf(props.cellData) }]} props={props} />
}

/** A title that begins with the name of the person whom the record is about. */
export function PersonTitleCell(props: DefaultCellComponentProps) {
  return <WithAvatars people={personInTitleCell(props.cellData, props.rowData)} props={props} />
}

/** One or several people to whom a record is related; their names come after the list. */
export function PeopleCell(props: DefaultCellComponentProps) {
  const { documents } = useListRelationships()

  return <WithAvatars people={peopleIn(props.cellData, documents.users ?? {})} props={props} />
}

function WithAvatars({ people, props }: { people: AvatarProps[]; props: DefaultCellComponentProps }) {
  return (
    <span className={styles.row}>
      {people.map(({ id, name }) => (
        <Avatar id={id} key={id} name={name} />
      ))}
      <RenderDefaultCell
        clientProps={props}
        columnIndex={props.columnIndex ?? 0}
        enableRowSelections={false}
        isLinkedColumn={props.link ?? false}
      />
    </span>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const idIn = (row: { id?: unknown } | undefined): string => String(row?.id ?? '')
