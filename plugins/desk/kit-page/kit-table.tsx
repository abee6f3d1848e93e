'use client'

import { useMemo, useState } from 'react'

import { type Column, DataTable, EmptyState, StatusPill, tellDone } from '../kit.port.ts'
import { sampleOrders, type SampleOrder, sampleStatus } from './kit-page.data.ts'

const columns: Column<SampleOrder>[] = [
  { name: 'number', title: 'Nummer', value: ({ number }) => number, kind: 'number', width: '6rem' },
  { name: 'guest', title: 'Gast', value: ({ guest }) => guest, width: 'minmax(9rem, 2fr)' },
  { name: 'type', title: 'Art', value: ({ type }) => type },
  {
    name: 'status',
    title: 'Stand',
    value: ({ status }) => sampleStatus[status].label,
    cell: ({ status }) => (
      <StatusPill tone={sampleStatus[status].tone}>{sampleStatus[status].label}</StatusPill>
    ),
    width: 'minmax(10rem, 1fr)',
  },
  { name: 'total', title: 'Summe', value: ({ total }) => total, kind: 'cents' },
  { name: 'at', title: 'Bestellt', value: ({ at }) => at, kind: 'moment', width: 'minmax(10rem, 1fr)' },
  { name: 'id', title: 'Kennung', value: ({ id }) => id, isHiddenAtFirst: true },
]
const idOf = ({ id }: SampleOrder) => id

type KitTableProps = {
  values: Readonly<Record<string, string>>
  openId: string | null
  open: (id: string) => void
  timeZone: string
}

export function KitTable({ values, openId, open, timeZone }: KitTableProps) {
  const [orders, setOrders] = useState(sampleOrders)
  const { suche = '', stand, ab } = values
  const rows = useMemo(
    () =>
      orders.filter(
        ({ guest, number, status, at }) =>
          `${guest} ${number}`.toLowerCase().includes(suche.toLowerCase()) &&
          (!stand || status === stand) &&
          (!ab || at.slice(0, 10) <= ab),
      ),
    [orders, suche, stand, ab],
  )
  const putAway = (chosen: readonly SampleOrder[]) => {
    const ids = new Set(chosen.map(idOf))
    setOrders((orders) => orders.filter(({ id }) => !ids.has(id)))
    tellDone(`${chosen.length} abgelegt.`, () => setOrders(orders))
    return []
  }
  if (rows.length === 0)
    return <EmptyState title="Nichts gefunden">Zu diesen Filtern gibt es keine Bestellung.</EmptyState>

  return (
    <DataTable
      name="kit"
      label="Bestellungen"
      columns={columns}
      rows={rows}
      idOf={idOf}
      timeZone={timeZone}
      openId={openId}
      onOpen={({ id }) => open(id)}
      bulkActions={[{ label: 'Ablegen', run: putAway }]}
    />
  )
}
