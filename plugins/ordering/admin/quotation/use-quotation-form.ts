'use client'

import { useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { type DraftLine, draftOf, readDraft } from './quotation-draft.ts'
import type { QuotationFormProps } from './quotation-form.tsx'

type Typed = { lines: DraftLine[]; message: string; appointment: string | null; validUntil: string }

/** What is typed of an offer, what of it cannot be sent, and the sending in the version that was looked at. */
export function useQuotationForm(props: QuotationFormProps) {
  const { order, first, message, appointment, usualValidDay, quotations, onClose } = props
  const [typed, setTyped] = useState<Typed>(() => ({
    lines: draftOf(first),
    message,
    appointment,
    validUntil: usualValidDay,
  }))
  const [seen, setSeen] = useState(() => ({ version: order.version, asked: askedOf(order) }))
  const { lines, problems } = readDraft(typed.lines)
  const isHalf = typed.appointment !== null && wholeMoment(typed.appointment) === null
  const problem = problemOf({ typed, isHalf, isIncomplete: problems.length > 0 })

  const send = async () => {
    if (problem) return
    const isSent = await quotations.send({
      // Whatever else became of the order, as long as the request is the one that was looked at.
      version: askedOf(order) === seen.asked ? order.version : seen.version,
      lines,
      message: typed.message.trim() || null,
      appointment: typed.appointment,
      ...(typed.validUntil && { validUntil: typed.validUntil }),
    })
    if (isSent) onClose()
    // Who was refused has been shown what is so by now.
    else setSeen({ version: order.version, asked: askedOf(order) })
  }

  return {
    typed,
    lines,
    problems,
    problem,
    change: (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes })),
    send,
  }
}

const askedOf = ({ items, quotationStatus, quotationValidUntil }: StaffOrder): string =>
  JSON.stringify([items, quotationStatus, quotationValidUntil])

type Judged = { typed: Typed; isHalf: boolean; isIncomplete: boolean }

function problemOf({ typed, isHalf, isIncomplete }: Judged): string | null {
  if (typed.lines.length === 0) return 'Bitte bieten Sie mindestens eine Position an.'
  if (isIncomplete) return 'Bitte ergänzen Sie die markierten Felder.'

  return isHalf ? 'Bitte geben Sie beim Termin Tag und Uhrzeit an.' : null
}
