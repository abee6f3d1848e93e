import 'temporal-polyfill/global'

import { join } from 'node:path'

import { defineConfig, devices, type Project } from '@playwright/test'

import { browserFlags, findBrowser } from './scripts/quality/browser.ts'
import { isLongRun } from './scripts/testing/sizes.ts'

// Workers load this file again and must agree on the port that the first load chose.
// Below the ports that the system hands out by itself, one of which may be taken by the time it is wanted.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000))
process.env.BROWSER_PATH ??= await findBrowser()

// The zone of the shops and of the browser: the product names versions and plans in it, see server/main.ts.
process.env.TZ = 'Europe/Vienna'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const chromium = { launchOptions: { args: browserFlags, executablePath: process.env.BROWSER_PATH } }

const inChromium: Project[] = [
  { name: 'desktop', use: { ...chromium, viewport: desktop }, grepInvert: /@phone/ },
  {
    name: 'phone',
    use: { ...devices['Pixel 7'], ...chromium, viewport: phone },
    grep: /@phone|@everywhere/,
  },
]

// Guests come with any browser, the staff with ours. Firefox cannot pretend to be a phone, so there it is only as
// narrow as one. It cannot be told to run no scripts or to want no motion, nor say what a request that is held back
// would have sent, how far a page has moved or that another page was gone back to, and shows no ring in a window that
// lost its focus to its own bar, or never got it because the machine was busy. Debian's plays films only with codecs that
// a server lacks, cannot be taken off the net, and dies of axe after a dialog, an answer or a second look. Whatever
// needs one of these, or the desk, is marked `@chromium`.
const firefox: Partial<Project> = {
  testMatch: '**/{site,storefront}/e2e/*.e2e.ts',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'scripts/testing/firefox/firefox-relay.ts'),
      // Of the extended-support release, which cannot be told later.
      firefoxUserPrefs: { 'intl.accept_languages': 'de-AT' },
    },
  },
}

const inFirefox: Project[] = [
  {
    ...firefox,
    name: 'firefox',
    use: { ...firefox.use, viewport: desktop },
    grepInvert: /@phone|@chromium|without.javascript/i,
  },
  {
    ...firefox,
    name: 'firefox, narrow',
    use: { ...firefox.use, viewport: phone },
    grep: /@everywhere/,
    grepInvert: /@chromium|without.javascript/i,
  },
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  testIgnore: ['**/node_modules/**', 'build/**', '.data/**', ...(isLongRun ? [] : ['**/*.long.*'])],
  outputDir: 'test-results',
  globalSetup: './scripts/testing/e2e-setup.ts',
  // Two of Firefox at once are too slow for a page to get the focus in the time that it grants itself.
  workers: process.env.FIREFOX_PATH ? 1 : 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, since they cost nothing while all is well and machines may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    actionTimeout: 60_000,
    // What it keeps would answer in the place of what a test holds back; the tests of the app have one.
    serviceWorkers: 'block',
    // A seventh of the time goes into what a trace needs: one test by hand keeps one, all of them keep none.
    trace: process.env.E2E_TRACE === 'off' ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
  projects: process.env.FIREFOX_PATH ? inFirefox : inChromium,
})
