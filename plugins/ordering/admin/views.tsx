import type { AdminViewServerProps } from 'payload'

import { missedRuleOf } from '#domain/ordering/missed-orders.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'

import { ownBranches } from '../today/own-branches.ts'
import { OrderBoard } from './board/loaded.tsx'
import { firstOrders } from './first-orders.ts'

/** The board, with the branches whose orders the person may see. */
export async function OrderBoardView({
  initPageResult,
  searchParams,
  home,
  now,
  timeZone,
}: AdminViewServerProps & DeskViewProps) {
  const { req } = initPageResult
  const branches = await ownBranches(req)
  const asked = branches.find(({ id }) => id === searchParams?.filiale)?.id
  // The other views of it read for themselves.
  const first = searchParams?.ansicht ? null : await firstOrders(req, asked)

  return (
    <OrderBoard
      first={first}
      branches={branches.map(({ id, name, timeZone, ...branch }) => ({
        id,
        name,
        timeZone,
        missedRule: missedRuleOf(branch),
      }))}
      home={home}
      now={now}
      timeZone={timeZone}
    />
  )
}
