import { vi } from 'vitest'

// A process runs many files, for the libraries take seconds to load; what is ours begins anew with each.
vi.resetModules()
