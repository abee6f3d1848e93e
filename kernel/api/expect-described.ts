import { isDeepStrictEqual } from 'node:util'

import type { ApiContract } from '#domain/api/api-contract.ts'

/** Under test only: for guests it would cost the time of reading every answer once more. */
const isUnderTest = process.env.NODE_ENV === 'test'

/**
 * The answer, which has to be one that the contract describes: clients read it by the contract's types, and nobody
 * else compares the two. A member that is not described is as wrong as one that is missing, for it may be a secret.
 */
export async function expectDescribed(contract: ApiContract, answer: Response): Promise<Response> {
  if (isUnderTest) await compare(contract, answer)
  return answer
}

async function compare({ method, path, responses }: ApiContract, answer: Response): Promise<void> {
  const described = responses[answer.status]
  const call = `${method} ${path} answers ${answer.status}`
  if (!described) throw new Error(`${call}, which its contract does not describe`)
  if (!described.body || described.contentType) return

  const body: unknown = await answer.clone().json()
  const parsed = described.body.safeParse(body)
  if (!parsed.success) throw new Error(`${call} in another shape: ${parsed.error.message}`)
  if (!isDeepStrictEqual(parsed.data, body)) throw new Error(`${call} with members that nothing describes`)
}
