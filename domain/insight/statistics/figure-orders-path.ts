import type { AskedFigures } from './figures.ts'
import type { OrderDataset } from './order-datasets.data.ts'

type Asked = Pick<AskedFigures<OrderDataset>, 'dataset' | 'range' | 'by' | 'branch' | 'division' | 'filters'>

export const figureOrdersView = '/statistics/orders'

/** Below the panel's address: the orders that a row is made of, or all that the total is made of. */
export function figureOrdersPaths(asked: Asked): (key?: string) => string {
  const { dataset, range, by, branch, division, filters } = asked
  const said = { dataset, ...range, by, branch, division, ...filters }
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const total = `${figureOrdersView}?${query.toString()}`

  return (key) => (key === undefined ? total : `${total}&${new URLSearchParams({ key }).toString()}`)
}
