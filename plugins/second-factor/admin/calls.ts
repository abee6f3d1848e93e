import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type {
  addAppContract,
  addPasskeyContract,
  beginAppContract,
  beginPasskeyContract,
  forgetDevicesContract,
  permitContract,
  readFactorsContract,
  removeFactorContract,
  renamePasskeyContract,
  renewRecoveryCodesContract,
  resetFactorsContract,
} from '#domain/people/second-factor/own-factors.contracts.ts'
import type {
  passkeyOptionsContract,
  signInByCodeContract,
  signInByPasskeyContract,
} from '#domain/people/second-factor/sign-in.contracts.ts'

export const signInByCode = callOf<typeof signInByCodeContract>('post', '/api/users/second-factor/sign-in')
export const askPasskey = callOf<typeof passkeyOptionsContract>(
  'post',
  '/api/users/second-factor/passkey-options',
)
export const signInByPasskey = callOf<typeof signInByPasskeyContract>(
  'post',
  '/api/users/second-factor/passkey-sign-in',
)
export const readFactors = callOf<typeof readFactorsContract>('get', '/api/users/second-factor')
export const askPermit = callOf<typeof permitContract>('post', '/api/users/second-factor/permit')
export const beginApp = callOf<typeof beginAppContract>('post', '/api/users/second-factor/app')
export const addApp = callOf<typeof addAppContract>('put', '/api/users/second-factor/app')
export const beginPasskey = callOf<typeof beginPasskeyContract>('post', '/api/users/second-factor/passkeys')
export const addPasskey = callOf<typeof addPasskeyContract>('put', '/api/users/second-factor/passkeys')
export const removeFactor = callOf<typeof removeFactorContract>('post', '/api/users/second-factor/remove')
export const renamePasskey = callOf<typeof renamePasskeyContract>(
  'patch',
  '/api/users/second-factor/passkeys',
)
export const renewRecoveryCodes = callOf<typeof renewRecoveryCodesContract>(
  'post',
  '/api/users/second-factor/recovery-codes',
)
export const forgetDevices = callOf<typeof forgetDevicesContract>(
  'post',
  '/api/users/second-factor/forget-devices',
)
export const resetFactors = callOf<typeof resetFactorsContract>('post', '/api/users/second-factor/reset')

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** Why a call did not do what it was to do, in German, or null. */
export const problemOf = (outcome: Outcome<object>): string | null =>
  outcome.ok ? null : (outcome.errors[0]?.message ?? unreachable)
