'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatHours } from '#domain/time/format.ts'
import type { ProjectReportView, projectReportContract } from '#domain/workforce/project-report.contract.ts'
import { useLoaded } from '#plugins/desk/kit.port.ts'

import { BillTable } from './bill-table.tsx'
import styles from './project-report.module.css'

const read = callOf<typeof projectReportContract>('get', '/api/projects/{id}/report')

/** Below the form: how much of the budget is used, and for who leads, what there is to bill. */
export function ProjectReportPanel() {
  const { id } = useDocumentInfo()

  return id ? <Report id={String(id)} /> : null
}

function Report({ id }: { id: string }) {
  const [period, setPeriod] = useState({ from: '', to: '' })
  const query = { ...(period.from && { from: period.from }), ...(period.to && { to: period.to }) }
  const search = new URLSearchParams(query).toString()
  const { data, problem } = useLoaded(`${id}?${search}`, (signal) =>
    read((input, init) => fetch(input, { ...init, signal }), { params: { id }, query }),
  )

  return (
    <SidePanel id="project-report" title="Stunden und Geld">
      <Problem>{problem}</Problem>
      {data && <Budget report={data} />}
      {(data?.bill || search) && (
        <div className={styles.period}>
          <DayOf
            label="Abrechnen von"
            value={period.from}
            onChange={(from) => setPeriod({ ...period, from })}
          />
          <DayOf label="bis" value={period.to} onChange={(to) => setPeriod({ ...period, to })} />
          <a className={styles.file} href={`/api/projects/${id}/report/csv?${search}`} download>
            Als Tabelle speichern
          </a>
        </div>
      )}
      {data?.bill && <BillTable bill={data.bill} />}
    </SidePanel>
  )
}

function Budget({ report: { total, budget, left } }: { report: ProjectReportView }) {
  return (
    <dl className={styles.budget}>
      <Measure
        label="Stunden"
        used={total.minutes}
        of={budget.minutes}
        left={left.minutes}
        words={formatHours}
      />
      {total.cents !== null && (
        <Measure label="Geld" used={total.cents} of={budget.cents} left={left.cents} words={formatMoney} />
      )}
    </dl>
  )
}

type MeasureProps = {
  label: string
  used: number
  of: number | null
  left: number | null
  words: (amount: number) => string
}

function Measure({ label, used, of, left, words }: MeasureProps) {
  return (
    <div data-over={(left !== null && left < 0) || undefined}>
      <dt>{label}</dt>
      <dd>
        <strong>{words(used)}</strong> {of === null ? <Quiet>ohne Budget</Quiet> : `von ${words(of)}`}
        {of !== null && left !== null && (
          <>
            <progress
              aria-label={`${label}: Anteil am Budget`}
              max={Math.max(of, 1)}
              value={Math.min(used, of)}
            />
            <Quiet>{left < 0 ? `${words(-left)} darüber` : `${words(left)} übrig`}</Quiet>
          </>
        )}
      </dd>
    </div>
  )
}

type DayProps = { label: string; value: string; onChange: (day: string) => void }

const DayOf = ({ label, value, onChange }: DayProps) => (
  <label>
    {label}
    <input type="date" value={value} max="9999-12-31" onChange={({ target }) => onChange(target.value)} />
  </label>
)
