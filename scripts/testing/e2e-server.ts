import setup from './e2e-setup.ts'

// Keeps the product of the browser tests open, so that a test can be run again within seconds.
process.env.E2E_PORT ??= '4700'
const close = await setup()
console.log(`Offen für E2E_BASE_URL=http://localhost:${process.env.E2E_PORT}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close?.().then(() => process.exit(0)))
}
