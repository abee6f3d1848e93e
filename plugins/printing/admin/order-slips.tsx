'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { layoutLabels } from '#domain/ordering/printing/print-jobs.texts.ts'
import { type OrderLayout, orderLayouts } from '#domain/ordering/printing/paper.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import type { orderSlipsContract, printOrderContract } from '#domain/ordering/printing/printing.contract.ts'
import { Action, StatusPill, tellDone, tellProblem, useEvery, useLoaded } from '#plugins/desk/kit.port.ts'

import { jobName, jobState, jobTone } from './job-words.ts'
import { printedParts } from './printed-parts.ts'
import styles from './printers-view.module.css'

const read = callOf<typeof orderSlipsContract>('get', '/api/orders/{id}/slips')
const print = callOf<typeof printOrderContract>('post', '/api/orders/{id}/print')
const refreshSeconds = 5

type SlipsProps = { order: string; payments: readonly OrderPayment[] }

/** What of an order is on paper, what waits or went wrong, and the way to print it. */
export function OrderSlips({ order: id, payments }: SlipsProps) {
  const slips = useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))
  useEvery(refreshSeconds, slips.reload)
  const [isBusy, setIsBusy] = useState(false)
  const jobs = slips.data?.jobs ?? []
  const parts = printedParts(payments)

  const order = async (layout: OrderLayout, payment?: string) => {
    setIsBusy(true)
    const printed = await print(fetch, { params: { id }, body: { layout, ...(payment && { payment }) } })
    setIsBusy(false)
    if (printed.ok)
      tellDone(
        printed.body.notice ??
          `${layoutLabels[printed.body.job.layout]} wird gedruckt: ${printed.body.printer}.`,
      )
    else tellProblem(printed.errors[0]?.message ?? 'Der Beleg konnte nicht gedruckt werden.')
    slips.reload()
  }

  return (
    <section aria-label="Drucken">
      <h3>Drucken</h3>
      <div className={styles.actions}>
        {orderLayouts.map((layout) => (
          <Action key={layout} look="quiet" disabled={isBusy} onClick={() => void order(layout)}>
            {`${layoutLabels[layout]} drucken`}
          </Action>
        ))}
        {parts.map(({ payment, label }) => (
          <Action key={payment} look="quiet" disabled={isBusy} onClick={() => void order('receipt', payment)}>
            {label}
          </Action>
        ))}
      </div>
      {jobs.length > 0 && (
        <ul className={styles.slips} aria-label="Gedrucktes">
          {jobs.map((job) => (
            <li key={job.id}>
              {jobName(job)}
              <StatusPill tone={jobTone(job, slips.loadedAt?.getTime() ?? 0)}>{jobState(job)}</StatusPill>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
