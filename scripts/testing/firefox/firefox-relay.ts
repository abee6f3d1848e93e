#!/usr/bin/env node
// Stands in for Firefox's executable: Playwright speaks WebDriver BiDi with commands that the newest Firefox
// knows and an extended-support one does not. What it does not know and a page is no different for is answered here.
// And a new page is a tab that is brought to the front, because only there a focus shows; a second window never gets it.
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

import { withoutEval } from './without-eval.ts'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

type Message = {
  id?: number
  method?: string
  params?: { context?: string; timezone?: string }
  error?: string
  result?: { context?: string; contexts?: { context: string; url: string }[] }
}

/** What Playwright asks of every context, by what it is told where the browser does not know the command. */
const spared = new Map<string, object>([
  // They only emulate a device: the page sees this machine's own.
  ['emulation.setMediaFeaturesOverride', {}],
  ['emulation.setScreenOrientationOverride', {}],
  ['emulation.setScreenSettingsOverride', {}],
  // The browser begins in both, see `playwright.config.ts`.
  ['emulation.setLocaleOverride', {}],
  ['emulation.setTimezoneOverride', {}],
  // Who asks for a file or a body afterwards is refused by the browser itself.
  ['browser.setDownloadBehavior', {}],
  ['network.addDataCollector', { collector: 'none' }],
])
/** Of what is asked here, above what Playwright counts up to. */
const ownIds = { activate: Number.MAX_SAFE_INTEGER, whereNow: Number.MAX_SAFE_INTEGER - 1 }

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
  const asked = new Map<number | undefined, Message>()
  const ask = (id: number, method: string, params: object) =>
    browser.send(JSON.stringify({ id, method, params }))

  playwright.on('message', async (text) => {
    const message = read(text)
    asked.set(message.id, message)
    await isOpen
    browser.send(fitted(text))
  })
  browser.on('message', (text) => {
    const { id, result, error } = read(text)
    if (id === ownIds.activate) return
    if (id === ownIds.whereNow) return result?.contexts?.forEach((page) => playwright.send(movedTo(page)))

    const { method = '', params } = asked.get(id) ?? {}
    asked.delete(id)
    const { context = params?.context } = result ?? {}
    const answer = error === 'unknown command' && isTrueAnyway(params) && spared.get(method)
    playwright.send(answer ? JSON.stringify({ type: 'success', id, result: answer }) : String(text))
    if (method === 'browsingContext.create') ask(ownIds.activate, 'browsingContext.activate', { context })
    if (method === 'browsingContext.traverseHistory' && !error) {
      ask(ownIds.whereNow, 'browsingContext.getTree', { root: context, maxDepth: 0 })
    }
  })
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}

/** An extended-support release keeps to itself that a step back has stayed on the page; twice does no harm. */
function movedTo({ context, url }: { context: string; url: string }): string {
  const params = { context, url, timestamp: Date.now() }

  return JSON.stringify({ type: 'event', method: 'browsingContext.historyUpdated', params })
}

/** A zone that the browser is not in would be one that no page sees. */
function isTrueAnyway({ timezone = process.env.TZ }: Message['params'] = {}): boolean {
  return timezone === process.env.TZ
}

const read = (text: RawData): Message => JSON.parse(String(text)) as Message // the protocol of both sides

function fitted(text: RawData): string {
  const message = JSON.parse(String(text))
  if (message.method === 'browsingContext.create') message.params.type = 'tab'
  if (message.method === 'script.callFunction') message.params = withoutEval(message.params)

  return JSON.stringify(message)
}
