import { useField, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Lists begin closed, and Payload closes a new row with them; whoever adds one wants to fill it. */
export function useNewRowsOpen(givenPath: string): void {
  const { path, rows } = useField({ hasRows: true, potentiallyStalePath: givenPath })
  const { dispatchFields } = useForm()

  useEffect(() => {
    // A row that was just added waits for the server, which keeps what is said of it by then.
    const isNew = (row: object) => 'isLoading' in row && row.isLoading === true && !('collapsed' in row)
    if (!rows?.some(isNew)) return
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, path, rows])
}
