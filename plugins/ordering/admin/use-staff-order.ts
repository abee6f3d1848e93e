'use client'

import { toast, useConfig, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import type { StaffAction, StaffMoveRequest } from '../endpoints/staff-move.contract.ts'

export type MoveByStaff = (action: StaffAction, request?: StaffMoveRequest) => Promise<boolean>

type StaffOrder = { order: PublicOrder | null; isBusy: boolean; move: MoveByStaff }

/** What a move may change in the form below, so that it does not show an old state. */
const shownFields = [
  'status',
  'paymentStatus',
  'counterAppointmentStatus',
  'counterAppointment',
  'appointmentDate',
  'rejectionMessage',
  'version',
] as const

/** The order of the open document: read once, kept current by its event stream, moved by its buttons. */
export function useStaffOrder(id: string | number | undefined): StaffOrder {
  const { config } = useConfig()
  const { dispatchFields } = useForm()
  const [order, setOrder] = useState<PublicOrder | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const base = `${config.routes.api}/orders`

  const show = useCallback(
    (current: PublicOrder) => {
      setOrder(current)
      for (const path of shownFields) dispatchFields({ type: 'UPDATE', path, value: current[path] })
    },
    [dispatchFields],
  )

  useEffect(() => {
    if (!id) return
    let isGone = false
    void fetchOrder(`${base}/${id}/status`).then(({ order: current, message }) => {
      if (isGone) return
      if (current) setOrder(current)
      else toast.error(message)
    })
    return () => {
      isGone = true
    }
  }, [base, id])

  useNews(order ? `${base}/public/${order.uid}/${order.hash}` : null, order?.version ?? 0, show)

  const move: MoveByStaff = async (action, request = {}) => {
    setIsBusy(true)
    const { order: current, message, isRefused } = await fetchOrder(`${base}/${id}/status/${action}`, request)
    setIsBusy(false)
    if (current) show(current)
    if (message) toast.error(message)
    return !isRefused
  }

  return { order, isBusy, move }
}

/** What others do with the order shows as it happens. */
function useNews(link: string | null, version: number, show: (current: PublicOrder) => void): void {
  useEffect(() => {
    if (!link) return
    const events = new EventSource(`${link}/events`)
    events.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).version <= version) return
      void fetchOrder(link).then(({ order: current }) => {
        if (current) show(current)
      })
    })
    return () => events.close()
  }, [link, version, show])
}

type Fetched = { order: PublicOrder | null; message: string; isRefused: boolean }

/** A refusal carries the order as it stands, so that the panel shows what the others did meanwhile. */
async function fetchOrder(url: string, request?: StaffMoveRequest): Promise<Fetched> {
  try {
    const answer = await fetch(url, {
      credentials: 'include',
      ...(request && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      }),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { order: body as PublicOrder, message: '', isRefused: false }

    const [error] = (body as ApiErrors).errors
    const current = (error?.data as { order?: PublicOrder } | undefined)?.order ?? null
    return { order: current, message: error?.message ?? unknownError, isRefused: true }
  } catch {
    return { order: null, message: unknownError, isRefused: true }
  }
}

const unknownError = 'Die Bestellung konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.'
