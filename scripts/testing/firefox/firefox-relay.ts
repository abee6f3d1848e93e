#!/usr/bin/env node
// Stands in for Firefox's executable: Playwright speaks WebDriver BiDi with commands that the newest Firefox
// knows and an extended-support one does not. Those that only emulate a device are answered here. And a new page
// is a tab that is brought to the front, because only there a focus shows; a second window never gets it.
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { type RawData, WebSocket, WebSocketServer } from 'ws'

type Message = { id?: number; method?: string; params?: object; result?: { context?: string } }

const emulations = new Set(['emulation.setMediaFeaturesOverride'])
/** Above what Playwright counts up to. */
const ownId = Number.MAX_SAFE_INTEGER

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
  const created = new Set<number | undefined>()

  playwright.on('message', async (text) => {
    const { id, method = '' } = read(text)
    if (emulations.has(method)) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    if (method === 'browsingContext.create') created.add(id)
    await isOpen
    browser.send(method === 'browsingContext.create' ? asTab(text) : String(text))
  })
  browser.on('message', (text) => {
    const { id, result } = read(text)
    if (id === ownId) return
    if (id !== undefined && created.delete(id)) {
      const params = { context: result?.context }
      browser.send(JSON.stringify({ id: ownId, method: 'browsingContext.activate', params }))
    }
    playwright.send(String(text))
  })
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}

const read = (text: RawData): Message => JSON.parse(String(text)) as Message // the protocol of both sides

function asTab(text: RawData): string {
  const message = read(text)
  return JSON.stringify({ ...message, params: { ...message.params, type: 'tab' } })
}
