import { setTimeout as pause } from 'node:timers/promises'

import { type Passed, passOnSlip } from '#plugins/printing/agent/pass-on-slip.ts'

/** Passes on the slips of one device to a printer in the local network that cannot fetch them by itself. */
const usage =
  'THEKE_URL=https://… THEKE_DEVICE_KEY=thk_… npm run print-agent -- 192.168.1.50:9100\n' +
  '  Der Schlüssel ist der eines Geräts der Art „Bondrucker“ mit dem Verfahren „ESC/POS im lokalen Netz“.'

const { THEKE_URL: url = '', THEKE_DEVICE_KEY: key = '' } = process.env
const [, host = '', port = '9100'] = /^([^:\s]+)(?::(\d{1,5}))?$/.exec(process.argv[2] ?? '') ?? []
if (!URL.canParse(url) || key === '' || host === '') {
  console.error(`✗ So geht es: ${usage}`)
  process.exit(1)
}

const secondsBetween = 3
const requestMs = 20_000
const base = new URL(`/api/print-jobs/cloudprnt/${encodeURIComponent(key)}`, url).href
const ask = (below: string, init: RequestInit = {}) =>
  fetch(`${base}${below}`, { ...init, signal: AbortSignal.timeout(requestMs) })

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())

console.log(`Druckt auf ${host}:${port}, was bei ${new URL(url).host} wartet. Beenden mit Strg-C`)
let told = ''
while (!ending.signal.aborted) {
  const passed = await attempt()
  tell(passed)
  if (passed !== 'printed') {
    await pause(secondsBetween * 1000, undefined, { signal: ending.signal }).catch(() => undefined)
  }
}

/** Words of what went wrong are our own: those of others may name the address, with the key in it. */
async function attempt(): Promise<Passed | 'failed'> {
  try {
    return await passOnSlip(ask, { host, port: Number(port) })
  } catch {
    return 'failed'
  }
}

/** Once, and again when it changes. */
function tell(passed: Passed | 'failed'): void {
  const text = {
    printed: `✓ Gedruckt um ${new Date().toLocaleTimeString('de-AT')}`,
    idle: 'Bereit',
    away: `✗ Der Drucker ${host}:${port} ist nicht erreichbar. Es geht weiter, sobald er es ist.`,
    failed: '✗ Das hat nicht funktioniert: Ist der Server erreichbar und der Schlüssel noch gültig?',
  }[passed]
  if (text !== told) console.log(text)
  told = text
}
