import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

/**
 * Lets the first administrator in. The demo prints a password of its own making once; a real shop names its own. The
 * demo has a team, but nobody in it who could let others in.
 */
export async function ensureFirstUser(payload: Payload, isDemo: boolean) {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { roles: { in: ['ROLE_ADMIN'] } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return undefined
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email && password) {
    await createAdministrator(payload, email, password)
    return undefined
  }
  if (!isDemo) {
    console.log('▸ Noch kein Zugang: ADMIN_EMAIL und ADMIN_PASSWORD setzen und neu starten.')
    return undefined
  }
  const login = { email: 'admin@theke.example', password: randomBytes(9).toString('base64url') }
  await createAdministrator(payload, login.email, login.password)
  return login
}

async function createAdministrator(payload: Payload, email: string, password: string) {
  await payload.create({
    collection: 'users',
    overrideAccess: true,
    data: { email, password, roles: ['ROLE_ADMIN'], firstName: 'Theke', lastName: 'Verwaltung' },
  })
}
