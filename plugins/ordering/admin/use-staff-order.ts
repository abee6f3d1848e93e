'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { useFormMoment } from '#collections/shared/admin/use-form-moment.ts'
import { addressOf, callOf } from '#domain/api/call-of.ts'
import type {
  orderEventsContract,
  publicOrderContract,
  staffMoveContract,
  staffOrderContract,
} from '#domain/ordering/order-calls.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { StaffAction, StaffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { useLoaded } from '#plugins/desk/load.port.ts'

export type MoveByStaff = (action: StaffAction, request?: StaffMoveRequest) => Promise<boolean>

type StaffOrder = {
  order: PublicOrder | null
  /** Why it could not be loaded. */
  problem: string | null
  retry: () => void
  isBusy: boolean
  move: MoveByStaff
}

/** What a move may change in the form below, so that it does not show an old state. */
const shownFields = [
  'status',
  'paymentStatus',
  'counterAppointmentStatus',
  'counterAppointment',
  'appointmentDate',
  'promisedAt',
  'quotationStatus',
  'quotationValidUntil',
  'rejectionMessage',
  'version',
] as const

/** What staff write in the form itself. */
const writtenFields = ['internalNote'] as const

const readOrder = callOf<typeof staffOrderContract>('get', '/api/orders/{id}/status')
const moveOrder = callOf<typeof staffMoveContract>('post', '/api/orders/{id}/status/{action}')
const readPublicOrder = callOf<typeof publicOrderContract>('get', '/api/orders/public/{uid}/{hash}')

/** The order of the open document: read once, kept current by its event stream, moved by its buttons. */
export function useStaffOrder(id: string): StaffOrder {
  const { data, problem, isLoading, isOnline, reload, change } = useLoaded(id, (signal) =>
    readOrder(fetch, { params: { id }, signal }),
  )
  const [isBusy, setIsBusy] = useState(false)
  const show = useShowing(id, change)

  useNews(data, show)

  const move: MoveByStaff = async (action, body = {}) => {
    setIsBusy(true)
    const moved = await moveOrder(fetch, { params: { id, action }, body })
    if (!moved.ok) toast.error(problemOf(moved))
    // Where it was refused, the others did something meanwhile.
    const current = moved.ok ? moved : await readOrder(fetch, { params: { id } })
    if (current.ok) await show(current.body)
    setIsBusy(false)
    return moved.ok
  }

  return {
    order: data,
    problem: isLoading ? null : (problem ?? (isOnline ? null : unknownError)),
    retry: reload,
    isBusy,
    move,
  }
}

/** Shows an order that was moved, also in the form below and to whoever saves it. */
function useShowing(
  id: string,
  change: (change: () => PublicOrder) => void,
): (current: PublicOrder) => Promise<void> {
  const { dispatchFields } = useForm()
  const takeMoment = useFormMoment(`/api/orders/${id}`, writtenFields)

  return useCallback(
    async (current) => {
      // Before the new state is seen, for whoever sees it may save.
      await takeMoment()
      change(() => current)
      for (const path of shownFields) dispatchFields({ type: 'UPDATE', path, value: current[path] })
    },
    [change, dispatchFields, takeMoment],
  )
}

/** What others do with the order shows as it happens. */
function useNews(order: PublicOrder | null, show: (current: PublicOrder) => Promise<void>): void {
  const { uid, hash, version = 0 } = order ?? {}
  useEffect(() => {
    if (!uid || !hash) return
    const params = { uid, hash }
    const events = new EventSource(addressOf<typeof orderEventsContract>(eventsPath, { params }))
    events.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).version <= version) return
      void readPublicOrder(fetch, { params }).then((answer) => {
        if (answer.ok) void show(answer.body)
      })
    })
    return () => events.close()
  }, [uid, hash, version, show])
}

const eventsPath = '/api/orders/public/{uid}/{hash}/events'
const problemOf = ({ errors }: { errors: readonly ApiError[] }) => errors[0]?.message ?? unknownError
const unknownError = 'Die Bestellung konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.'
