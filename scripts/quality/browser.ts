import { existsSync } from 'node:fs'

import { installFromDebian } from './install-from-debian.ts'

/** The shell without windows starts, lays out and paints about twice as fast as the whole browser. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * A Chromium for the browser tests: Playwright's own where it is there, else the system's (its shell is installed
 * when root on Debian), else the one packed for servers in an npm package.
 */
export async function findBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  const present = installed.find((path) => existsSync(path))
  if (present) return present
  await installFromDebian('Chromium', ['chromium-headless-shell', 'fonts-noto-color-emoji'])
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
