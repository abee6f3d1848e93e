import { randomUUID } from 'node:crypto'

import { PDFiumLibrary } from '@hyzyla/pdfium'

import type { Staff } from '#scripts/testing/staff.ts'

export type IssuedVoucher = { id: string; code: string }

/** A voucher that the house gives away, in cents; its code as it stands on its paper, which is where people have it. */
export async function issueVoucher(staff: Staff, branch: string, value: number): Promise<IssuedVoucher> {
  const wish = { branch, value, kind: 'multi-purpose', reach: 'branch', reason: 'Zum Ausprobieren' }
  const { id } = await staff.post<{ id: string }>('/vouchers/gifts', wish, {
    'idempotency-key': randomUUID(),
  })

  return { id, code: await codeOnPaper(staff, id) }
}

export async function codeOnPaper(staff: Staff, id: string): Promise<string> {
  const answer = await fetch(`${staff.origin}/api/vouchers/${id}/papers/a6`, {
    headers: { authorization: `JWT ${staff.token}` },
  })
  const library = await PDFiumLibrary.init()
  const paper = await library.loadDocument(new Uint8Array(await answer.arrayBuffer()))
  const text = paper.getPage(0).getText()
  paper.destroy()
  library.destroy()
  const code = /\w{4}-\w{4}-\w{4}/.exec(text)?.[0]
  if (!code) throw new Error(`no code on ${text}`)

  return code
}
