// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import type { Column } from './columns.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableStrip } from './table-strip.tsx'
import { useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

type Guest = { name: string }

const columns: Column<Guest>[] = [{ name: 'name', title: 'Gast', value: ({ name }) => name }]
const rows: Guest[] = [{ name: 'Anna' }, { name: '' }]
const order = ['1', '2']
const choice = { all: columns, shown: columns, toggle: () => undefined }
const nothing = () => undefined
let screen: Screen

beforeEach(async () => {
  screen = new Screen()
  await screen.show(<Parts />)
})

afterEach(() => screen.close())

function Parts({ total }: { total?: number }) {
  const selection = useSelection(order)
  const bulk = useBulk<Guest>({ idOf: ({ name }) => name, onDone: selection.forget, onProblem: nothing })
  const selected = rows.filter((_, index) => selection.ids.has(order[index] ?? ''))
  const row = { columns, start: 0, timeZone: 'UTC', isActive: false, isOpen: false, open: undefined }
  const told = { measure: nothing, onFocus: nothing, onKeyDown: nothing, onSelect: nothing }

  return (
    <>
      <TableStrip
        {...{ name: 'gäste', rows, total, choice, selected, selection, bulk }}
        {...{ sort: null, onSort: nothing, bulkActions: [], timeZone: 'UTC' }}
      />
      <div role="grid">
        <TableHead {...{ columns, selection, sort: null, onSort: nothing }} />
        {rows.map((guest, index) => (
          <TableRow key={order[index]} row={guest} {...{ index, isSelected: false }} {...row} {...told} />
        ))}
      </div>
    </>
  )
}

test('the box of a row says whom it selects', () => {
  const boxes = [...screen.place.querySelectorAll('[role="gridcell"] input')]

  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['Anna auswählen', 'Auswählen'])
})

test('all are selected above the table as well, where a telephone shows no head', async () => {
  await screen.choose('Alle auswählen')
  expect(screen.texts('[role="status"]')).toEqual(['2 ausgewählt'])

  await screen.choose('Alle auswählen')
  expect(screen.texts('[role="status"]')).toEqual(['2 Einträge'])
})

test('the head says what the columns are also where nothing of it can be pressed', () => {
  const heads = [...screen.place.querySelectorAll('[role="columnheader"]')]
  for (const pressed of screen.place.querySelectorAll('[role="columnheader"] :is(button, label)'))
    pressed.remove()

  expect(heads.map(({ textContent }) => textContent)).toEqual(['Auswahl', 'Gast'])
})

test('where not all of them have come the count says so', async () => {
  await screen.show(<Parts total={1200} />)

  expect(screen.texts('[role="status"]')).toEqual(['2 von 1.200 Einträgen'])
})
