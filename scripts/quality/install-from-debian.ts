import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where that is allowed; whoever needs the packages looks whether they are there. */
export async function installFromDebian(title: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return

  console.log(`▸ ${title} wird installiert …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { env: environment })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    console.log(`  apt-get: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
}
