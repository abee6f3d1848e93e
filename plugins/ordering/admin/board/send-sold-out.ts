import { callOf } from '#domain/api/call-of.ts'
import type { changeSoldOutContract, SoldOutChange } from '#domain/ordering/sold-out.contract.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

const write = callOf<typeof changeSoldOutContract>('put', '/api/orders/sold-out/{branch}')

/** Says that a branch has run out of something, or has it again, and tells whoever pressed what came of it. */
export async function sendSoldOut(branch: string, body: SoldOutChange, said: string): Promise<boolean> {
  const answer = await write(fetch, { params: { branch }, body })
  if (answer.ok) tellDone(said)
  else tellProblem(problemIn(answer))

  return answer.ok
}
