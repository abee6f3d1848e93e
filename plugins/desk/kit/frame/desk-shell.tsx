'use client'

import { createContext, type PropsWithChildren, use, useContext } from 'react'

/** Names of hidden columns, by table. */
type Kept = Readonly<Record<string, readonly string[]>>

const Context = createContext<Kept>({})
// Times are told in the zones of branches, which not every browser can by itself yet.
const arriving = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')

/** What every view of the desk stands in: it knows what the person has chosen before, so that no table changes its shape. */
export function DeskShell({ kept, children }: PropsWithChildren<{ kept: Kept }>) {
  if (arriving) use(arriving)

  return <Context value={kept}>{children}</Context>
}

export const useKeptColumns = (table: string): readonly string[] | null => useContext(Context)[table] ?? null
