import type { signInByPasskey } from './calls.ts'
import type { signWithPasskey } from './with-passkey.ts'

type Sent = Parameters<typeof signInByPasskey>[1]['body']
type Used = Exclude<Awaited<ReturnType<typeof signWithPasskey>>, { problem: string }>

/** Of what the browser says, what the server reads. */
export const sentPasskey = ({ ceremony, response }: Used): Pick<Sent, 'ceremony' | 'response'> => ({
  ceremony,
  response: {
    id: response.id,
    rawId: response.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: response.response.clientDataJSON,
      authenticatorData: response.response.authenticatorData,
      signature: response.response.signature,
      ...(response.response.userHandle && { userHandle: response.response.userHandle }),
    },
  },
})
