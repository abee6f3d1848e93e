import { lookup } from 'node:dns'
import { get as getPlainly, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isPublicAddress } from './public-address.ts'

export type DownloadProblem = 'no-public-address' | 'unreachable' | 'too-large'

/** Thrown when there is nothing to be had at an address. */
export class DownloadFailed extends Error {
  override name: string = 'DownloadFailed'
  readonly problem: DownloadProblem

  constructor(problem: DownloadProblem, cause?: unknown) {
    super(`nothing was downloaded: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Where downloads may lead. */
export type Reach = { mayAsk: (url: URL) => boolean; mayConnect: (address: string) => boolean }
type Limits = { mostBytes: number; deadlineMs: number; reach?: Reach }

/** The public internet: by the usual port, encrypted, without names and passwords. */
const publicInternet: Reach = {
  mayAsk: ({ protocol, port, username, password }) =>
    protocol === 'https:' && port === '' && username === '' && password === '',
  mayConnect: isPublicAddress,
}
const mostRedirects = 3

/**
 * A file from an address that somebody has typed. The name is resolved once, and what it resolves to is judged where
 * the connection is made, so that no second answer leads into our own network; redirects are judged alike.
 */
export async function downloadFile(
  url: URL,
  { mostBytes, deadlineMs, reach = publicInternet }: Limits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(deadlineMs)
  let at = url
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(at, reach, signal)
    const target = redirectOf(answer, at)
    if (!target) return contentOf(answer, mostBytes)

    answer.destroy()
    at = target
  }

  throw new DownloadFailed('unreachable')
}

function ask(url: URL, { mayAsk, mayConnect }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  // A name that is an address already is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayAsk(url) || (isIP(host) && !mayConnect(host))) throw new DownloadFailed('no-public-address')

  const get = url.protocol === 'https:' ? getSecurely : getPlainly
  return new Promise((resolve, reject) => {
    get(
      url,
      // A connection of its own: one that is kept for others was looked up for others.
      { agent: false, lookup: lookupWithin(mayConnect), signal, headers: { 'accept-encoding': 'identity' } },
      resolve,
    )
      .once('error', (error) =>
        reject(error instanceof DownloadFailed ? error : new DownloadFailed('unreachable', error)),
      )
      // Whoever changes the protocol ends the request without an answer, and without an error.
      .once('close', () => reject(new DownloadFailed('unreachable')))
  })
}

function lookupWithin(mayConnect: Reach['mayConnect']): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return answer(error ?? new DownloadFailed('unreachable'), '')
      if (!found.every(({ address }) => mayConnect(address))) {
        return answer(new DownloadFailed('no-public-address'), '')
      }

      return options.all ? answer(null, found) : answer(null, first.address, first.family)
    })
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
  if (!isRedirect || !headers.location || !URL.canParse(headers.location, from.href)) return null

  return new URL(headers.location, from)
}

async function contentOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new DownloadFailed('unreachable')
  }

  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new DownloadFailed('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof DownloadFailed ? error : new DownloadFailed('unreachable', error)
  } finally {
    answer.destroy()
  }

  return Buffer.concat(chunks)
}
