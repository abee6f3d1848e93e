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
  await installFromDebian('Chromium', ['chromium', 'fonts-noto-color-emoji'])
  const added = installed.find((path) => existsSync(path))
  if (added) return added
  const packed = await import('@sparticuz/chromium')
  return packed.default.executablePath()
}

/** Firefox, the second browser of the long run: the system's, installed when root on Debian. */
export async function findFirefox(): Promise<string | undefined> {
  const find = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
  if (!find()) await installFromDebian('Firefox', ['firefox-esr'])
  return find()
}

async function installFromDebian(title: string, packages: string[]): Promise<void> {
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
