import type { KitchenList } from '#domain/ordering/kitchen.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { askWith } from '#scripts/testing/hire.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

import type { Counter } from './open-counter.ts'
import { pairScreen } from './pair-screen.ts'

export type KitchenScreen = Awaited<ReturnType<typeof openKitchen>>

/** A screen in the kitchen of a counter's branch, or of another kind at its address. */
export async function openKitchen(app: TestApp, { shop }: Counter, kind = 'kitchen') {
  const screen = await pairScreen(app, shop.branch, kind)
  const at = `/api/orders/kitchen/${shop.branch}/${screen.key}`
  const ask = askWith(app)
  const setMade = (id: string, lines: { line: number; made: number }[]) =>
    ask('PUT', `${at}/${id}/lines`, { lines })

  return {
    ...screen,
    at,
    setMade,
    made: async (id: string, lines: { line: number; made: number }[]) =>
      readJson<StaffOrder>(await setMade(id, lines)),
    recall: (id: string, lines?: number[]) => ask('POST', `${at}/${id}/recall`, lines ? { lines } : {}),
    ready: (id: string) => ask('POST', `${at}/${id}/status/in-delivery`, {}),
    list: async () => readJson<KitchenList>(await ask('GET', at)),
  }
}

/** Status, code and reason of a refusal. */
export async function problemOf(answer: Response): Promise<(string | number | undefined)[]> {
  const [error] = (await readJson<ApiErrors>(answer)).errors
  const { why } = (error?.data ?? {}) as { why?: string }

  return [answer.status, error?.code, why].filter(Boolean)
}
