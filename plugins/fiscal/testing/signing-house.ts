import type { BoxPage } from '#domain/ordering/fiscal/fiscal.contract.ts'
import type { AskedKind, FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import type { Hired } from '#scripts/testing/hire.ts'
import { hire, openBranch } from '#scripts/testing/hire.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { type CheckedReceipt, checkRecord } from './check-rksv.ts'

export type SigningHouse = {
  branch: string
  lead: Hired
  box: string
  /** The cash box as the panel shows it. */
  page: () => Promise<BoxPage>
  ask: (kind: AskedKind) => Promise<Response>
  plug: (isUnplugged: boolean) => Promise<Response>
  file: (name: string) => Promise<Response>
  /** Whatever is owed is written. */
  follow: () => Promise<unknown>
  /** The record of an Austrian cash box, checked by somebody else's means. */
  checked: () => Promise<CheckedReceipt[]>
}

let opened = 0

/** A branch whose receipts are signed by a test device. */
export async function openSigningHouse(app: TestApp, scheme: FiscalScheme): Promise<SigningHouse> {
  opened += 1
  const branch = await openBranch(app, `kasse-${opened}`)
  const lead = await hire(app, 'ROLE_MANAGER', [branch])
  const set = await lead.ask('POST', `/api/fiscal/branches/${branch}/box`, { scheme })
  if (set.status !== 201) throw new Error(await set.text())
  const { box } = await readJson<BoxPage>(set)
  const path = `/api/fiscal/boxes/${box.id}`
  const file = (name: string) => lead.ask('GET', `${path}/file/${name}`)

  return {
    branch,
    lead,
    box: box.id,
    page: async () => readJson(await lead.ask('GET', path)),
    ask: (kind) => lead.ask('POST', `${path}/receipts`, { kind }),
    plug: (isUnplugged) => lead.ask('POST', `${path}/plug`, { isUnplugged }),
    file,
    follow: () => runDeclared(app.payload, 'fiscal-receipts'),
    checked: async () => checkRecord(await (await file('dep')).json(), await (await file('keys')).json()),
  }
}
