import {
  type AppRouterInstance,
  AppRouterContext,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

type Call = { call: string; body: Record<string, unknown> }
type Answer = { status: number; body: object }

const nothing = () => undefined
const router: AppRouterInstance = {
  bfcacheId: 'setup',
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
}

/** A form of the checklist stands in a page of the panel. */
export const inPage = (form: ReactNode) => (
  <AppRouterContext.Provider value={router}>{form}</AppRouterContext.Provider>
)

/** What a form sends, answered by what is written down for it; everything else is saved as „new“. */
export function answerCalls(answers: Record<string, Answer[]>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    const call = `${method} ${path}`
    calls.push({ call, body: JSON.parse(body) })
    const { status, body: said } = answers[call]?.shift() ?? { status: 200, body: { doc: { id: 'new' } } }
    return Response.json(said, { status })
  })

  return calls
}
