import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { tabsOf } from '#domain/ordering/table-tabs.ts'
import type { TableList, tableOrdersContract } from '#domain/ordering/table-tabs.contract.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'
import { type StationList, useStation } from '../connection/use-station.ts'
import { useMoves } from '../counter/use-moves.ts'
import { SlipBar } from '../orders/slip-bar.tsx'
import { StationFrame } from '../shell/station-frame.tsx'
import { useNow } from '../shell/use-now.ts'
import { useSound } from '../sound/use-sound.ts'
import { TabSheet } from './tab-sheet.tsx'
import { TableTile } from './table-tile.tsx'
import styles from './tables-screen.module.css'
import { useTabMoves } from './use-tab-moves.ts'

const readTables = callOf<typeof tableOrdersContract>('get', '/api/orders/tables/{branch}/{key}')
const list: StationList<TableList> = {
  read: (place, signal) => readTables(fetch, { params: addressOfPlace(place), signal }),
}

const tickSeconds = 10

/** Who sits where, since when, and what they have had so far. */
export function TablesScreen({ place }: { place: Place }) {
  const station = useStation(place, list)
  const { body, orders, underway } = station
  const now = Temporal.Instant.fromEpochMilliseconds(useNow(tickSeconds))
  const sound = useSound('off', 'ticket')
  const tabs = tabsOf(body?.tables ?? [], orders)
  const [openTable, setOpenTable] = useState<string | null>(null)
  const open = tabs.find(({ table }) => table.identifier === openTable)
  const { move, slip } = useMoves(station.presses, orders)
  const { moveTab, tabSlip } = useTabMoves(station.presses, orders)
  const taken = tabs.filter(({ rounds }) => rounds.length > 0).length

  return (
    <StationFrame
      station={station}
      sound={sound}
      tools={body && <p className={styles.count}>{`${taken} von ${tabs.length} Tischen besetzt`}</p>}
    >
      <ul aria-label="Tische" className={styles.tables}>
        {tabs.map((tab) => (
          <TableTile
            key={tab.table.id}
            tab={tab}
            now={now}
            isUnderway={tab.rounds.some(({ id }) => underway.has(id))}
            onOpen={() => setOpenTable(tab.table.identifier)}
          />
        ))}
      </ul>
      {body && tabs.length === 0 && (
        <p className={styles.empty}>
          Noch keine Tische. Angelegt werden sie in der Verwaltung unter „Tische“.
        </p>
      )}
      <SlipBar slip={tabSlip ?? slip} />
      {open && (
        <TabSheet
          key={open.table.id}
          tab={open}
          tabs={tabs}
          now={now}
          station={station}
          onMove={(to) => {
            moveTab(open, to)
            setOpenTable(null)
          }}
          onClose={() => setOpenTable(null)}
          onDone={(order) => move(order, 'completed')}
        />
      )}
    </StationFrame>
  )
}
