#!/usr/bin/env node
// Stands in for Firefox's executable: Playwright speaks WebDriver BiDi with commands that the newest Firefox
// knows and an extended-support one does not. Those that only emulate a device are answered here.
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { type RawData, WebSocket, WebSocketServer } from 'ws'

const emulations = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill('SIGTERM'))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1]
  if (address) listen(address)
  else process.stderr.write(`${line}\n`)
})

function listen(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo // it listens on a port
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(`${address}${url}`)))
}

function connect(playwright: WebSocket, browser: WebSocket): void {
  const isOpen = new Promise((open) => browser.once('open', open))

  playwright.on('message', async (message) => {
    const answer = emulated(message)
    if (answer) return playwright.send(answer)
    await isOpen
    browser.send(String(message))
  })
  browser.on('message', (message) => playwright.send(String(message)))
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}

function emulated(message: RawData): string | null {
  const { id, method } = JSON.parse(String(message)) as { id: number; method: string } // Playwright's own words
  return emulations.has(method) ? JSON.stringify({ type: 'success', id, result: {} }) : null
}
