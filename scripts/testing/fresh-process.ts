import { vi } from 'vitest'

// A process runs many files, for the libraries take seconds to load; what is ours begins anew with each, and so do
// the clock, the mocks and the variables of the process.
vi.resetModules()
vi.useRealTimers()
vi.restoreAllMocks()

const processKept = globalThis as { variablesAtFirst?: NodeJS.ProcessEnv }
const before = (processKept.variablesAtFirst ??= { ...process.env })
for (const name of Object.keys(process.env)) {
  if (!(name in before)) delete process.env[name]
}
Object.assign(process.env, before)
