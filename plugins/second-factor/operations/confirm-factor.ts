import type { PayloadRequest } from 'payload'

import type { MadePasskey } from '#domain/people/second-factor/factor-shapes.ts'
import { openSteps } from '#domain/people/second-factor/time-steps.ts'

import { type Added, addFactor, requireSameAsker } from './add-factor.ts'
import { stepOfCode, storeApp } from './app-codes.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { withinTries } from './count-tries.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { keepPasskey } from './make-passkey.ts'
import { unsealed } from './seal.ts'

/** The first code shows that the app has the secret; it is used up with that. */
export async function confirmApp(
  req: PayloadRequest,
  { setup, code }: { setup: string; code: string },
): Promise<Added> {
  const begun = await readChallenge(req, 'app', setup)
  const standing = await requireSameAsker(req, begun)
  const { id } = standing
  const content = begun?.content ?? {}
  const secret = unsealed(req.payload.secret, id, content.secret ?? '') ?? ''

  return withinTries(req, standing, () =>
    inTransaction(req, async () => {
      const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), openSteps(Temporal.Now.instant(), 0))
      if (step === null) return null
      await takeChallenge(req, 'app', setup)
      const named = { field: 'app', after: 'Einmalcodes' }
      return addFactor(req, id, { content, named, store: () => storeApp(req, id, { secret, step }) })
    }),
  )
}

/** What the browser made is looked at once, whatever comes of it. */
export async function confirmPasskey(
  req: PayloadRequest,
  { ceremony, name, response }: { ceremony: string; name: string; response: MadePasskey },
): Promise<Added> {
  const { id } = await requireSameAsker(req, await readChallenge(req, 'passkey', ceremony))
  const { content } = await takeChallenge(req, 'passkey', ceremony)
  const challenge = content.challenge ?? ''

  return inTransaction(req, () =>
    addFactor(req, id, {
      content,
      named: { field: 'passkey', after: name },
      store: () => keepPasskey(req, { user: id, name, challenge, response }),
    }),
  )
}
