import { setTimeout as pause } from 'node:timers/promises'

import { agentAskSeconds } from '#domain/operations/device-requests.ts'
import { agentLog } from '#plugins/printing/agent/agent-log.ts'
import { type Passed, passOnSlip } from '#plugins/printing/agent/pass-on-slip.ts'
import { printerAddress } from '#plugins/printing/agent/printer-address.ts'

/** Passes on the slips of one device to a printer in the local network that cannot fetch them by itself. */
const usage =
  'THEKE_URL=https://… THEKE_DEVICE_KEY=thk_… npm run print-agent -- 192.168.1.50:9100\n' +
  '  Der Schlüssel ist der eines Geräts der Art „Bondrucker“ mit dem Verfahren „ESC/POS im lokalen Netz“.'

const { THEKE_URL: url = '', THEKE_DEVICE_KEY: key = '' } = process.env
const printer = printerAddress(process.argv[2] ?? '')
if (!URL.canParse(url) || key === '' || !printer) {
  console.error(`✗ So geht es: ${usage}`)
  process.exit(1)
}

const { host, port } = printer
const secondsBetween = 3
const requestMs = 20_000
const asking = (path: string) => {
  const base = new URL(path, url).href

  return (below: string, init: RequestInit = {}) =>
    fetch(`${base}${below}`, { ...init, signal: AbortSignal.timeout(requestMs) })
}
const ask = asking(`/api/print-jobs/cloudprnt/${encodeURIComponent(key)}`)
const askOfDevice = asking(`/api/devices/at/${encodeURIComponent(key)}/requests`)
const log = agentLog()
let askedAtMs = 0

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())

const greeting = `Druckt auf ${host}:${port}, was bei ${new URL(url).host} wartet.`
console.log(`${greeting} Beenden mit Strg-C`)
log.note(greeting, new Date())
let told = ''
while (!ending.signal.aborted) {
  const passed = await attempt()
  tell(passed)
  await sendLog()
  if (passed !== 'printed') {
    await pause(secondsBetween * 1000, undefined, { signal: ending.signal }).catch(() => undefined)
  }
}

/** Words of what went wrong are our own: those of others may name the address, with the key in it. */
async function attempt(): Promise<Passed | 'failed'> {
  try {
    return await passOnSlip(ask, { host, port })
  } catch {
    return 'failed'
  }
}

/** Where somebody asks for it in the panel. */
async function sendLog(): Promise<void> {
  if (Date.now() - askedAtMs < agentAskSeconds * 1000) return
  askedAtMs = Date.now()
  await log.answer(askOfDevice).catch(() => undefined)
}

/** Once, and again when it changes. */
function tell(passed: Passed | 'failed'): void {
  const text = {
    printed: `✓ Gedruckt um ${new Date().toLocaleTimeString('de-AT')}`,
    idle: 'Bereit',
    away: `✗ Der Drucker ${host}:${port} ist nicht erreichbar oder nicht bereit. Es geht weiter, sobald er es ist.`,
    unsure:
      '? Der Drucker hat einen Bon bekommen und sagt nicht, dass er gedruckt ist. Bitte sehen Sie nach.',
    failed: '✗ Das hat nicht funktioniert: Ist der Server erreichbar und der Schlüssel noch gültig?',
  }[passed]
  if (text !== told) {
    console.log(text)
    log.note(text, new Date())
  }
  told = text
}
