import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`: the bundle of the admin panel does not know it.
const here = path.dirname(fileURLToPath(import.meta.url))

export const repositoryFolder = path.resolve(here, '..')
export const migrationsFolder = path.resolve(here, 'migrations')
