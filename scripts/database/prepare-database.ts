import 'temporal-polyfill/global'

import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'

import { withoutDeadline } from '#kernel/database/asking.ts'

import { explainAndExit, step } from '../console/steps.ts'

// Data of many years takes its time, and so does waiting for another process that loads the demo.
try {
  await withoutDeadline(prepare)
  process.exit(0)
} catch (error) {
  explainAndExit(error)
}

async function prepare() {
  const { default: config } = await import('#cms/payload.config.ts')
  const payload = await step('Datenbank wird eingerichtet', async () => {
    const instance = await getPayload({ config })
    await instance.db.migrate()
    return instance
  })
  const isDemo = process.env.DEMO !== 'off'
  if (isDemo) await fillWithDemo(payload)
  const login = await ensureFirstUser(payload, isDemo)
  if (login) process.send?.({ login })
  await payload.destroy()
}

async function fillWithDemo(payload: Payload) {
  const { loadDemo } = await import('#cms/demo/load-demo.ts')
  await step('Beispielbetrieb wird geladen', (progress) => loadDemo({ payload, log: progress }))
}

// The demo prints a password of its own making once; a real shop names its first administrator. The demo has a team, but
// nobody in it who could let others in.
async function ensureFirstUser(payload: Payload, isDemo: boolean) {
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
