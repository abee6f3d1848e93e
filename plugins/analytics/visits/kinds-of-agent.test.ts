import { expect, it } from 'vitest'

import { kindsOfAgent } from './kinds-of-agent.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webkit} Version/17.0 Mobile/15E148 Safari/604.1`,
    'phone',
    'safari',
    'ios',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webkit} CriOS/120.0 Mobile/15E148 Safari/604.1`,
    'phone',
    'chrome',
    'ios',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webkit} Mobile/15E148 Instagram 300.0`,
    'phone',
    'app',
    'ios',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${webkit} Version/16.0 Mobile/15E148 Safari/604.1`,
    'tablet',
    'safari',
    'ios',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${blink} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'phone',
    'samsung',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${blink} Chrome/120.0 Safari/537.36`,
    'tablet',
    'chrome',
    'android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/120.0 Safari/537.36`,
    'desktop',
    'chrome',
    'chromeos',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/120.0 Safari/537.36 Edg/120.0`,
    'desktop',
    'edge',
    'windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'desktop', 'firefox', 'linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/120.0 Safari/537.36 OPR/106.0`,
    'desktop',
    'opera',
    'macos',
  ],
])('%s', (agent, device, browser, system) => {
  expect(kindsOfAgent(agent)).toEqual({ device, browser, system, isBot: false })
})

it.each([
  null,
  '',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/120 Safari/537.36`,
])('%s is a program', (agent) => {
  expect(kindsOfAgent(agent).isBot).toBe(true)
})
