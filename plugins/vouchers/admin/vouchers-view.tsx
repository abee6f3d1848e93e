'use client'

import { useMemo } from 'react'

import type { Voucher } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { voucherPlacesContract } from '#domain/ordering/vouchers/voucher.contract.ts'
import { voucherState } from '#domain/ordering/vouchers/voucher-state.ts'
import { type VoucherState, voucherStates } from '#domain/ordering/vouchers/voucher-terms.ts'
import { voucherKindLabels, voucherStateLabels } from '#domain/ordering/vouchers/voucher.texts.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { FindVoucher } from './find-voucher.tsx'
import { IssueForm } from './issue-form.tsx'
import { stateTones, VoucherPanel } from './voucher-panel.tsx'

type Row = Pick<
  Voucher,
  'id' | 'name' | 'value' | 'balance' | 'kind' | 'issuedAt' | 'voidedAt' | 'expiresOn' | 'recipientName'
> & { state: VoucherState }

const read = callOf<ListContract<'vouchers', Exclude<keyof Row, 'state'>>>('get', '/api/vouchers')
const readPlaces = callOf<typeof voucherPlacesContract>('get', '/api/vouchers/places')

const filters = [
  kit.choiceFilter('stand', 'Stand', voucherStateLabels),
  kit.choiceFilter('art', 'Art', voucherKindLabels),
]
const columnsIn = (currency: string): kit.Column<Row>[] => [
  // Where it is narrow the end of the code is what tells them apart.
  {
    name: 'gutschein',
    title: 'Code',
    value: ({ name }) => name.slice(name.indexOf('…')),
    width: 'minmax(5rem, 0.7fr)',
  },
  {
    name: 'stand',
    title: 'Stand',
    value: ({ state }) => voucherStateLabels[state],
    cell: ({ state }) => (
      <kit.StatusPill tone={stateTones[state]}>{voucherStateLabels[state]}</kit.StatusPill>
    ),
    width: 'minmax(8rem, 0.9fr)',
  },
  money('guthaben', 'Guthaben', { currency, value: ({ balance }) => balance }),
  money('wert', 'Wert', { currency, value: ({ value }) => value }),
  {
    name: 'ausgestellt',
    title: 'Ausgestellt',
    value: ({ issuedAt }) => issuedAt,
    kind: 'moment',
    width: 'minmax(9.5rem, 1.1fr)',
  },
  { name: 'fuer', title: 'Für', value: ({ recipientName }) => recipientName ?? '', data: 'customer' },
  {
    name: 'art',
    title: 'Art',
    value: ({ kind }) => voucherKindLabels[kind],
    width: 'minmax(7rem, 1.1fr)',
  },
]
const idOf = ({ id }: Row) => id
const words = {
  name: 'gutscheine',
  label: 'Gutscheine',
  empty: 'Noch keine Gutscheine. Sobald einer verkauft ist, steht er hier.',
}
const issueName = 'neu'

/** Vouchers: what is left of them, and a new one. */
export function VouchersView({ timeZone }: DeskViewProps) {
  const filtered = kit.useFilters(filters)
  const { params, change } = kit.useUrl()
  const { openId, open, close } = kit.useOpenOne()
  const { stand, art } = filtered.values
  const vouchers = kit.useLoaded(`${stand} ${art}`, (signal) =>
    read(fetch, {
      signal,
      query: {
        depth: 0,
        sort: '-issuedAt',
        limit: 200,
        ...(isState(stand) && whereOf(stand, todayIn(timeZone))),
        ...(art && { 'where[kind][equals]': art }),
      },
    }),
  )
  const places = kit.useLoaded('', (signal) => readPlaces(fetch, { signal }))
  const own = places.data?.places ?? []
  const currency = places.data?.currency
  // Their identity counts.
  const columns = useMemo(() => columnsIn(currency ?? 'EUR'), [currency])
  const isIssuing = params.get(issueName) !== null && own.length > 0
  const begin = () => change({ [issueName]: '1', offen: null })
  const show = (id: string) => change({ [issueName]: null, offen: id })
  const issued = (id: string) => {
    vouchers.reload()
    show(id)
  }
  const panel = isIssuing ? (
    <IssueForm key="neu" places={own} onIssued={issued} onClose={() => change({ [issueName]: null })} />
  ) : (
    openId && <VoucherPanel key={openId} id={openId} onClose={close} onChanged={vouchers.reload} />
  )
  const table = {
    ...words,
    columns,
    idOf,
    timeZone,
    openId,
    onOpen: ({ id }: Row) => (isIssuing ? show(id) : open(id)),
  }

  return (
    <kit.PageFrame
      title="Gutscheine"
      description="Verkaufen, drucken und nachsehen, was noch offen ist. Eingelöst werden sie bei der Bestellung."
      timeZone={timeZone}
      actions={
        own.length > 0 && (
          <kit.Action look="main" onClick={begin}>
            Gutschein ausstellen
          </kit.Action>
        )
      }
      toolbar={
        <kit.Toolbar filters={filtered}>
          <FindVoucher onFound={show} />
        </kit.Toolbar>
      }
      beside={panel}
    >
      <kit.LoadedView of={places}>
        {() => (
          <kit.LoadedView of={vouchers}>
            {({ docs, totalDocs }) => (
              <kit.DataTable
                {...table}
                rows={docs.map((row) => withState(row, timeZone))}
                total={totalDocs}
              />
            )}
          </kit.LoadedView>
        )}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

const todayIn = (timeZone: string): string =>
  Temporal.Now.instant().toZonedDateTimeISO(timeZone).toPlainDate().toString()

const withState = (row: Omit<Row, 'state'>, timeZone: string): Row => ({
  ...row,
  state: voucherState(
    { balance: row.balance, voidedAt: row.voidedAt ?? null, expiresOn: row.expiresOn ?? null },
    todayIn(timeZone),
  ),
})

const isState = (text: string | undefined): text is VoucherState =>
  voucherStates.some((state) => state === text)

/** The conditions of a state, as the list of records understands them. */
function whereOf(state: VoucherState, today: string): Record<string, string> {
  const isOver = { 'where[and][1][expiresOn][less_than]': today }
  const isNotOver = {
    'where[and][1][or][0][expiresOn][exists]': 'false',
    'where[and][1][or][1][expiresOn][greater_than_equal]': today,
  }
  const isNotVoid = { 'where[and][0][voidedAt][exists]': 'false' }
  switch (state) {
    case 'void':
      return { 'where[voidedAt][exists]': 'true' }
    case 'expired':
      return { ...isNotVoid, ...isOver }
    case 'open':
      return { ...isNotVoid, ...isNotOver, 'where[and][2][balance][greater_than]': '0' }
    case 'used':
      return { ...isNotVoid, ...isNotOver, 'where[and][2][balance][equals]': '0' }
  }
}

type Money = { currency: string; value: (row: Row) => number }

function money(name: string, title: string, { currency, value }: Money): kit.Column<Row> {
  return {
    name,
    title,
    value,
    kind: 'cents',
    cell: (row) => formatMoney(value(row), currency),
    width: 'minmax(6rem, 0.8fr)',
  }
}
