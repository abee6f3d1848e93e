import type { CollectionConfig, Endpoint, GlobalConfig } from 'payload'

import { refuseFirstRegister } from './endpoints/refuse-first-register.endpoint.ts'
import { refuseUnknownCall } from './endpoints/refuse-unknown-call.endpoint.ts'
import { versionCalls } from './version-calls.repair.ts'

const closed = (method: Endpoint['method'], path: string): Endpoint => ({
  path,
  method,
  handler: refuseUnknownCall,
})

/** Accounts are made by admins: nobody registers, and no address waits to be verified. */
const registrationCalls: Endpoint[] = [
  { path: '/first-register', method: 'post', handler: refuseFirstRegister },
  closed('post', '/verify/:id'),
  closed('get', '/init'),
]

/** Who proves themself by a key has no password to sign in with, forget or be locked out of. */
const passwordCalls = ['login', 'logout', 'refresh-token', 'forgot-password', 'reset-password', 'unlock'].map(
  (name) => closed('post', `/${name}`),
)

/** The calls that Payload would mount for a collection although it has no use for them. */
export function closedCalls({ auth, upload, versions }: CollectionConfig): Endpoint[] {
  const hasPasswords = typeof auth !== 'object' || !auth.disableLocalStrategy

  return [
    ...(versions ? [] : versionCalls),
    ...(auth ? registrationCalls : []),
    ...(auth && !hasPasswords ? passwordCalls : []),
    ...(upload ? [closed('get', '/paste-url/:id?')] : []),
  ]
}

export const closedCallsOfGlobal = ({ versions }: GlobalConfig): Endpoint[] => (versions ? [] : versionCalls)
