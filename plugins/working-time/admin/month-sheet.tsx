'use client'

import { useState } from 'react'

import { addressOf } from '#domain/api/call-of.ts'
import { formatHours } from '#domain/time/format.ts'
import { shownMonthState } from '#domain/workforce/closing/shown-month-state.ts'
import type { monthFileContract } from '#domain/workforce/time-sheet-files.contract.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { ActionLink, FigureTable } from '#plugins/desk/kit.port.ts'

import { accountRows } from '../files/account-rows.ts'
import { BadgeWays } from './badge-ways.tsx'
import { EntryDialog, type OpenEntry } from './entry-dialog.tsx'
import { MonthStatePill } from './month-columns.tsx'
import { MonthDays } from './month-days.tsx'
import { MonthHints } from './month-hints.tsx'
import { MonthHistory } from './month-history.tsx'
import { stepsOfMonth } from './steps-of-month.ts'
import { SumTiles } from './sum-tiles.tsx'
import styles from './times.module.css'
import { timesTexts } from './times.texts.ts'
import type { Month } from './use-month.ts'

type MonthSheetProps = { sheet: MonthSheetView; steps: Month }

/** A month of a person: its sums, what is wrong with it, each day with its reasons, and what was changed. */
export function MonthSheet({ sheet, steps }: MonthSheetProps) {
  const [open, setOpen] = useState<OpenEntry | null>(null)
  const may = stepsOfMonth(sheet)

  return (
    <div className={styles.sheet}>
      <p className={styles.stand}>
        <MonthStatePill state={shownMonthState({ state: sheet.state, differs: sheet.differs !== null })} />
        {sheet.branch && <span className={styles.quiet}>{sheet.branch.name}</span>}
        <FileLink {...{ sheet }} format="pdf" />
        <FileLink {...{ sheet }} format="csv" />
        {sheet.whyNotClose && sheet.branch && <BadgeWays person={sheet.person} branch={sheet.branch.id} />}
      </p>
      <Sums sheet={sheet} />
      <MonthHints {...{ sheet, may }} onSettle={steps.settle} />
      <MonthDays {...{ sheet }} onOpen={may.correct ? setOpen : null} />
      <MonthHistory sheet={sheet} />
      {open && <EntryDialog key={open.key} {...{ open, sheet }} onLeave={() => setOpen(null)} />}
    </div>
  )
}

function Sums({ sheet }: { sheet: MonthSheetView }) {
  const { sums, differs } = sheet
  const rows: [label: string, minutes: number][] = [
    ['Soll', sums.owed],
    ['Ist', sums.worked],
    ['Gutschrift', sums.credited],
    ['Pausen', sums.breaks],
    ['Geplant', sums.planned],
  ]

  return (
    <>
      {differs && (
        <div className={styles.notice} role="note">
          <p>{timesTexts.differs}</p>
          <p>
            {`Jetzt: Ist ${formatHours(differs.sums.worked)}`}
            {differs.sums.balances.map(({ label, minutes }) => `, ${label} ${formatHours(minutes)}`).join('')}
          </p>
        </div>
      )}
      <SumTiles sums={rows.map(([label, minutes]) => [label, formatHours(minutes)])} />
      <FigureTable
        title="Zeitkonten"
        head={['Konto', 'Übertrag', 'Im Monat', 'Stand']}
        rows={accountRows(sheet).map(([label, ...minutes]) => [label, ...minutes.map(formatHours)])}
      />
    </>
  )
}

type FileLinkProps = { sheet: MonthSheetView; format: 'pdf' | 'csv' }

const FileLink = ({ sheet: { person, month }, format }: FileLinkProps) => (
  <ActionLink
    href={addressOf<typeof monthFileContract>('/api/time-sheets/{user}/{month}/file/{format}', {
      params: { user: person.id, month, format },
    })}
    download
  >
    {`Nachweis als ${format.toUpperCase()}`}
  </ActionLink>
)
