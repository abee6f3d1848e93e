import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium for the browser tests: Playwright's own where it is there, else the system's (installed
 * when root on Debian), else the one packed for servers in an npm package.
 */
export async function findBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  const present = installed.find((path) => existsSync(path))
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('▸ Chromium wird installiert …')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    try {
      await run('apt-get', ['update', '-qq'], { env: environment })
      await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji'],
        {
          env: environment,
          maxBuffer: 64 * 1024 * 1024,
        },
      )
    } catch (error) {
      console.log(`  apt-get: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
    const added = installed.find((path) => existsSync(path))
    if (added) return added
  }
  const packed = await import('@sparticuz/chromium')
  return packed.default.executablePath()
}

/** Flags that let a browser run as root, without a GPU and without asking the network for updates. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]
