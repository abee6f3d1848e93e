import 'temporal-polyfill/global'

import { getPayload, type Payload } from 'payload'

import { withoutDeadline } from '#kernel/database/asking.ts'

import { explainAndExit, step } from '../console/steps.ts'
import { ensureFirstUser } from './ensure-first-user.ts'

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
