'use client'

import { callOf } from '#domain/api/call-of.ts'
import type { boxListContract, BranchBox } from '#domain/ordering/fiscal/fiscal.contract.ts'
import { schemeLabels } from '#domain/ordering/fiscal/fiscal.texts.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { boxState } from './box-words.ts'
import { BoxPanel } from './box-panel.tsx'
import { SetUpPanel } from './set-up-panel.tsx'

const read = callOf<typeof boxListContract>('get', '/api/fiscal/boxes')
const refreshSeconds = 15

const columns: kit.Column<BranchBox>[] = [
  { name: 'filiale', title: 'Filiale', value: ({ branch }) => branch.name, width: 'minmax(11rem, 2fr)' },
  {
    name: 'stand',
    title: 'Stand',
    value: ({ box }) => boxState(box).words,
    cell: ({ box }) => <kit.StatusPill tone={boxState(box).tone}>{boxState(box).words}</kit.StatusPill>,
    width: 'minmax(12.5rem, 1.4fr)',
  },
  { name: 'verfahren', title: 'Verfahren', value: ({ box }) => (box ? schemeLabels[box.scheme] : '–') },
  { name: 'kasse', title: 'Kasse', value: ({ box }) => box?.name ?? '–', isHiddenAtFirst: true },
  { name: 'belege', title: 'Belege', value: ({ box }) => box?.receipts ?? null, kind: 'number' },
  {
    name: 'zuletzt',
    title: 'Letzter Beleg',
    value: ({ box }) => box?.lastAt ?? null,
    kind: 'moment',
    width: 'minmax(9.5rem, 1fr)',
  },
]
const idOf = ({ branch }: BranchBox) => branch.id
const filters: kit.Filter[] = []
const words = {
  name: 'registrierkassen',
  label: 'Filialen',
}
const none = { all: 'Keine Filiale, deren Kasse Sie sehen dürfen.', searched: 'Keine Filiale heißt so.' }
const includes = (text: string, search: string) =>
  text.toLocaleLowerCase('de').includes(search.trim().toLocaleLowerCase('de'))

/** What signs the receipts of each branch, how it is, and what it has written. */
export function FiscalView({ timeZone }: DeskViewProps) {
  const filtered = kit.useFilters(filters)
  const { openId, open, close } = kit.useOpenOne()
  const loaded = kit.useLoaded('', (signal) => read(fetch, { signal }))
  kit.useEvery(refreshSeconds, loaded.reload)
  const row = loaded.data?.branches.find(({ branch }) => branch.id === openId)
  const shown = { onClose: close, onChanged: loaded.reload }
  const panel =
    row &&
    (row.box ? (
      <BoxPanel key={row.box.id} id={row.box.id} branch={row.branch.name} {...shown} />
    ) : (
      <SetUpPanel key={row.branch.id} branch={row.branch} mayLead={row.mayLead} {...shown} />
    ))
  const table = {
    ...words,
    empty: filtered.search ? none.searched : none.all,
    columns,
    idOf,
    timeZone,
    openId,
    onOpen: ({ branch }: BranchBox) => open(branch.id),
  }

  return (
    <kit.PageFrame
      title="Registrierkasse"
      description="Womit Belege signiert werden: RKSV in Österreich, TSE in Deutschland."
      timeZone={timeZone}
      toolbar={<kit.Toolbar filters={filtered} searched="Filiale" />}
      beside={panel}
    >
      <kit.LoadedView of={loaded}>
        {({ branches }) => (
          <kit.DataTable
            {...table}
            rows={branches.filter(({ branch }) => includes(branch.name, filtered.search))}
          />
        )}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}
