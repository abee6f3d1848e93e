'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { ReactNode } from 'react'

import { dataMarkedBy, insteadOf, markOf } from '#domain/people/shown-data.ts'

import { CalendarDayCell } from '../calendar-day-cell.tsx'
import { hiddenText } from './instead-of.tsx'

/** A cell of a list whose data may be out of sight; what leads to the record, or chooses it, still does. */
export function MarkedCell(props: DefaultCellComponentProps) {
  return <Marked props={props}>{usual(props)}</Marked>
}

/** The same for a day of the calendar. */
export function MarkedDayCell(props: DefaultCellComponentProps) {
  return (
    <Marked props={props}>
      <CalendarDayCell {...props} />
    </Marked>
  )
}

function Marked({ children, props }: { children: ReactNode; props: DefaultCellComponentProps }) {
  const { field, link } = props
  const data = dataMarkedBy(field.admin && 'className' in field.admin ? field.admin.className : undefined)
  if (!data) return children

  return (
    <>
      <span className={markOf(data)}>{children}</span>
      <span className={insteadOf(data)}>
        {usual({
          ...props,
          cellData: link ? hiddenText(data) : 'ausgeblendet',
          field: { name: 'hidden', type: 'text' },
        })}
      </span>
    </>
  )
}

const usual = (props: DefaultCellComponentProps) => (
  <RenderDefaultCell
    clientProps={props}
    columnIndex={props.columnIndex ?? 0}
    enableRowSelections={false}
    isLinkedColumn={props.link ?? false}
  />
)
