'use client'

import type { ContactRequest } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ChangeContract } from '#domain/api/change.contract.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import { contactStatusLabels } from '#domain/feedback/feedback-terms.ts'

import type { DeskViewProps } from '../desk.port.ts'
import * as kit from '../kit.port.ts'

type Row = Pick<ContactRequest, 'id' | 'name' | 'comment' | 'status' | 'createdAt'>

const read = callOf<ListContract<'contact-requests', keyof Row>>('get', '/api/contact-requests')
const save = callOf<ChangeContract<'contact-requests', 'status'>>('patch', '/api/contact-requests/{id}')
const filters = [kit.choiceFilter('stand', 'Stand', contactStatusLabels)]
const columns: kit.Column<Row>[] = [
  { name: 'name', title: 'Name', value: ({ name }) => name, data: 'customer' },
  { name: 'stand', title: 'Stand', value: ({ status }) => contactStatusLabels[status] },
  { name: 'seit', title: 'Gesendet', value: ({ createdAt }) => createdAt, kind: 'moment' },
]
const idOf = ({ id }: Row) => id
const words = { name: 'anfragen', label: 'Kontaktanfragen', empty: 'Keine Anfragen' }

/** The smallest view that the kit is made for: a list with a filter, a panel beside it, and something to do. */
export function ExampleView({ timeZone }: DeskViewProps) {
  const filtered = kit.useFilters(filters)
  const { openId, open, close } = kit.useOpenOne()
  const { stand } = filtered.values
  const requests = kit.useLoaded(stand ?? '', (signal) => {
    const where = stand ? { 'where[status][equals]': stand } : {}
    return read(fetch, { signal, query: { depth: 0, sort: '-createdAt', limit: 200, ...where } })
  })
  const mark = async ({ id }: Row, status: Row['status']) => {
    const saved = await save(fetch, { params: { id }, body: { status } })
    if (!saved.ok) kit.tellProblem(saved.errors[0]?.message ?? 'Das wurde nicht gespeichert.')
    requests.reload()
    return saved.ok
  }
  const answer = async (row: Row) =>
    (await mark(row, 'answered')) &&
    kit.tellDone('Die Anfrage ist beantwortet.', async () => void (await mark(row, row.status)))
  const row = requests.data?.docs.find(({ id }) => id === openId)
  const act = row && <kit.Action onClick={() => void answer(row)}>Als beantwortet ablegen</kit.Action>
  const panel = row && (
    <kit.SidePanel key={row.id} title="Kontaktanfrage" onClose={close} actions={act}>
      <kit.Guarded data="customer">{`${row.name}: ${row.comment}`}</kit.Guarded>
    </kit.SidePanel>
  )
  const table = { ...words, columns, idOf, timeZone, openId, onOpen: ({ id }: Row) => open(id) }
  const toolbar = <kit.Toolbar filters={filtered} />
  return (
    <kit.PageFrame title="Beispiel" {...{ timeZone, toolbar }} beside={panel}>
      <kit.LoadedView of={requests}>
        {({ docs, totalDocs }) => <kit.DataTable {...table} rows={docs} total={totalDocs} />}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}
