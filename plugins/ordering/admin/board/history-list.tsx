'use client'

import { useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import {
  orderStatusLabels,
  paymentStatusLabels,
  staffOrderTypeLabels,
} from '#domain/ordering/order-terms.texts.ts'
import type { OrderPage, pastOrdersContract, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import {
  Action,
  choiceFilter,
  type Column,
  DataTable,
  type Filter,
  LoadedView,
  StatusPill,
  tellProblem,
  Toolbar,
  useFilters,
  useLoaded,
} from '#plugins/desk/kit.port.ts'

import type { BoardBranch } from './board-columns.tsx'
import { nameOf, stateOf } from '#domain/ordering/order-words.texts.ts'
import { statusTones } from './status-tones.ts'

type HistoryProps = {
  branches: readonly BoardBranch[]
  timeZone: string
  openId: string | null
  onOpen: (order: StaffOrder) => void
}

const readPast = callOf<typeof pastOrdersContract>('get', '/api/orders/history')
const idOf = ({ id }: StaffOrder) => id

/** All orders, the latest first, a page after the other. */
export function HistoryList({ branches, timeZone, openId, onOpen }: HistoryProps) {
  const filters = useFilters(useMemo(() => filtersOf(branches), [branches]))
  const columns = useMemo(() => columnsOf(branches), [branches])
  const { filiale, status, art, zahlung, von, bis, suche } = filters.values
  // The address carries them as text, and the filters know which texts there are.
  const query = {
    branch: filiale,
    status,
    type: art,
    paymentStatus: zahlung,
    from: von,
    to: bis,
    search: suche,
  }
  const first = useLoaded(JSON.stringify(query), (signal) => readPast(fetch, { query: asked(query), signal }))

  return (
    <>
      <Toolbar filters={filters} searched="Nummer, Name, Telefon, E-Mail" />
      <LoadedView of={first}>
        {(page) => (
          <Pages
            key={first.loadedAt?.getTime()}
            first={page}
            next={(after) => readPast(fetch, { query: { ...asked(query), after } })}
          >
            {(rows) => (
              <DataTable
                name="bestellverlauf"
                label="Bestellungen"
                empty="Keine Bestellungen"
                {...{ columns, rows, idOf, timeZone, openId, onOpen }}
              />
            )}
          </Pages>
        )}
      </LoadedView>
    </>
  )
}

type Query = Record<
  'branch' | 'status' | 'type' | 'paymentStatus' | 'from' | 'to' | 'search',
  string | undefined
>

const asked = (query: Query) => query as NonNullable<Parameters<typeof readPast>[1]>['query']

type PagesProps = {
  first: OrderPage
  next: (after: string) => ReturnType<typeof readPast>
  children: (rows: StaffOrder[]) => React.ReactNode
}

function Pages({ first, next, children }: PagesProps) {
  const [further, setFurther] = useState<OrderPage[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const pages = [first, ...further]
  const after = pages.at(-1)?.next
  const load = async () => {
    if (!after) return
    setIsLoading(true)
    const page = await next(after)
    setIsLoading(false)
    if (page.ok) setFurther((before) => [...before, page.body])
    else tellProblem(page.errors[0]?.message ?? 'Weitere Bestellungen konnten nicht geladen werden.')
  }

  return (
    <>
      {children(pages.flatMap(({ docs }) => docs))}
      {after && (
        <Action disabled={isLoading} onClick={() => void load()}>
          {isLoading ? 'Wird geladen …' : 'Weitere laden'}
        </Action>
      )}
    </>
  )
}

function columnsOf(branches: readonly BoardBranch[]): Column<StaffOrder>[] {
  const branchOf = ({ branch }: StaffOrder) => branches.find(({ id }) => id === branch)?.name ?? ''

  return [
    {
      name: 'nummer',
      title: 'Nr.',
      value: ({ ticketNumber }) => ticketNumber,
      kind: 'number',
      width: '5rem',
    },
    { name: 'bestellt', title: 'Bestellt', value: ({ placedAt }) => placedAt, kind: 'moment' },
    {
      name: 'stand',
      title: 'Stand',
      value: stateOf,
      cell: (order) => <StatusPill tone={statusTones[order.status]}>{stateOf(order)}</StatusPill>,
    },
    { name: 'art', title: 'Art', value: ({ type }) => staffOrderTypeLabels[type] },
    { name: 'name', title: 'Gast', value: nameOf, data: 'customer' },
    {
      name: 'telefon',
      title: 'Telefon',
      value: ({ phone }) => phone,
      data: 'customer',
      isHiddenAtFirst: true,
    },
    { name: 'betrag', title: 'Betrag', value: ({ total }) => total, kind: 'cents' },
    { name: 'zahlung', title: 'Zahlung', value: ({ paymentStatus }) => paymentStatusLabels[paymentStatus] },
    ...(branches.length > 1 ? [{ name: 'filiale', title: 'Filiale', value: branchOf }] : []),
  ]
}

function filtersOf(branches: readonly BoardBranch[]): Filter[] {
  const names = Object.fromEntries(branches.map(({ id, name }) => [id, name]))

  return [
    ...(branches.length > 1 ? [choiceFilter('filiale', 'Filiale', names)] : []),
    choiceFilter('status', 'Stand', orderStatusLabels),
    choiceFilter('art', 'Art', staffOrderTypeLabels),
    choiceFilter('zahlung', 'Zahlung', paymentStatusLabels),
    { name: 'von', label: 'Von', kind: 'day' },
    { name: 'bis', label: 'Bis', kind: 'day' },
  ]
}
