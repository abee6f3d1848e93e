'use client'

import { Button, useListQuery } from '@payloadcms/ui'

/** Below a list that shows nothing because of what it was narrowed by: first of all, drop that. */
export function UndoNarrowing() {
  const { data, query, refineListData } = useListQuery()
  const isNarrowed = Boolean(query?.search) || Object.keys(query?.where ?? {}).length > 0
  if (!isNarrowed || data?.docs.length !== 0) return null

  return (
    <div className="undo-narrowing">
      <Button onClick={() => refineListData({ search: '', where: {} })}>Suche und Filter aufheben</Button>
    </div>
  )
}
