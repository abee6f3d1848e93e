import * as z from 'zod/mini'

const text = (longest: number) => z.string().check(z.maxLength(longest))
/** A secret of one sign-in or one change, as the server handed it out. */
export const handle = text(100)
export const typedCode = text(60)

/** What a browser answers for a passkey. The library that checks it reads no more. */
const answer = { id: text(1400), rawId: text(1400), type: z.literal('public-key') }
const more = { clientExtensionResults: z.looseObject({}) }

export const madePasskey = z.object({
  ...answer,
  ...more,
  response: z.object({
    clientDataJSON: text(4000),
    attestationObject: text(20_000),
    transports: z.optional(z.array(text(20)).check(z.maxLength(10))),
  }),
})
export type MadePasskey = z.output<typeof madePasskey>

export const usedPasskey = z.object({
  ...answer,
  ...more,
  response: z.object({
    clientDataJSON: text(4000),
    authenticatorData: text(4000),
    signature: text(4000),
    userHandle: z.optional(text(200)),
  }),
})
export type UsedPasskey = z.output<typeof usedPasskey>

/** What the server asks a browser for, in the words of WebAuthn. */
export const ceremony = z.object({ ceremony: handle, options: z.looseObject({ challenge: z.string() }) })

/** As signing in by password alone answers. */
export const session = z.object({
  message: z.string(),
  token: z.string(),
  exp: z.int(),
  user: z.looseObject({ id: z.string() }),
})
