import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { tableParameter } from '#domain/catalogue/page-parameters.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { chooseOrderType, rememberOrder, useCart } from './cart-store.ts'

/** Whoever has scanned the code on a table orders there, until he says otherwise: the address is read once. */
export function useScannedTable(shop: BranchShopView): void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isCartOpen = useCart((cart) => cart.openKey !== null)

  const read = useEffectEvent(() => {
    const params = new URLSearchParams(search)
    const table = params.get(tableParameter)
    if (table === null) return

    sitAt(table, shop)
    params.delete(tableParameter)
    void navigate({ search: params.toString() }, { replace: true, state, preventScrollReset: true })
  })

  useEffect(() => {
    if (isCartOpen) read()
  }, [isCartOpen, search])
}

/** Longer than the number of any table. */
const longestTable = 40

/** A table that the branch does not have, or that nobody orders at, changes nothing. */
export function sitAt(table: string, { branch }: Pick<BranchShopView, 'branch'>): void {
  const { isDineInEnabled, isTableSelectionEnabled, tables } = branch
  const isKnown = isTableSelectionEnabled
    ? tables.some(({ identifier }) => identifier === table)
    : table !== '' && table.length <= longestTable
  if (!isDineInEnabled || !isKnown) return

  chooseOrderType('dineIn')
  rememberOrder({ table })
}
