'use client'

import { useMemo } from 'react'

import { hiddenText } from '#collections/shared/admin/shown-data/instead-of.tsx'
import { useShownData } from '#collections/shared/admin/shown-data/use-shown-data.ts'
import type { ShownData } from '#domain/people/shown-data.ts'

import type { Column } from './columns.ts'

/**
 * The columns as they may be seen: one whose data somebody has put out of sight says so in each row, in what names a
 * row and in files, and puts the rows in no order.
 */
export function useSeenColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const [seesProducts] = useShownData('product')
  const [seesCustomers] = useShownData('customer')

  return useMemo(() => {
    const sees: Record<ShownData, boolean> = { product: seesProducts, customer: seesCustomers }

    return columns.map((column) =>
      column.data === undefined || sees[column.data] ? column : outOfSight(column, column.data),
    )
  }, [columns, seesProducts, seesCustomers])
}

function outOfSight<Row>(column: Column<Row>, data: ShownData): Column<Row> {
  const { cell: _, kind: __, ...rest } = column

  return { ...rest, value: () => hiddenText(data) }
}
