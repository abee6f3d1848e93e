'use client'

import type { PropsWithChildren } from 'react'

import { InsteadOf } from '#collections/shared/admin/shown-data/instead-of.tsx'
import { markOf, type ShownData } from '#domain/people/shown-data.ts'

/** What somebody may put out of sight: a dish, a guest. */
export function Guarded({ data, children }: PropsWithChildren<{ data: ShownData }>) {
  return (
    <>
      <InsteadOf data={data} />
      <div className={markOf(data)}>{children}</div>
    </>
  )
}
