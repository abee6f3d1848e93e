import { IncomingMessage } from 'node:http'

import { Refused } from '#kernel/refused.ts'
import { isServerFunction } from '#plugins/panel/panel.port.ts'

import { BodyTooLarge, readBody } from '../http/read-body.ts'
import { readForm } from '../http/read-form.ts'
import { judgeReply, type Reply } from './judge-reply.ts'

/** As much as Next takes. */
const mostBytes = 2 ** 20

/** A call of the panel's, judged, as a request whose body says nothing but what was judged. */
export async function readReply(req: IncomingMessage): Promise<IncomingMessage> {
  const { 'next-action': action, 'content-type': type = '' } = req.headers
  const isForm = type.startsWith('multipart/form-data;')
  if (req.method !== 'POST' || action === undefined || !(isForm || type.startsWith('text/plain'))) {
    throw new Refused('validation')
  }
  const body = await readBody(req, mostBytes)
  if (!isForm) {
    assertKnown(judgeReply({ texts: new Map([[0, body.toString()]]), files: new Set() }))
    return requestWith(req, type, body)
  }
  const form = await readForm(body, type)
  assertKnown(judgeReply(partsOf(form)))
  // Written anew, because two readers of one form may find different parts in it.
  const written = new Response(form)
  return requestWith(req, written.headers.get('content-type') ?? '', Buffer.from(await written.arrayBuffer()))
}

function partsOf(form: FormData): Reply {
  const texts = new Map<number, string>()
  const files = new Set<number>()
  for (const [name, content] of form) {
    const number = Number(name)
    if (!/^\d{1,6}$/.test(name) || texts.has(number) || files.has(number)) throw new Refused('validation')
    // Without a name it is a file to this reader, and a text to others.
    if (typeof content !== 'string' && content.name === '') throw new Refused('validation')
    if (typeof content === 'string') texts.set(number, content)
    else files.add(number)
  }
  return { texts, files }
}

/** A function of Payload's and what it needs, or the words of a language, which Next may precede with its own. */
function assertKnown(given: unknown): void {
  if (!Array.isArray(given)) throw new Refused('validation')
  const [call] = given as unknown[]
  const isCall = typeof call === 'object' && call !== null && given.length === 1
  const isKnown = isCall
    ? Object.keys(call).every((key) => key === 'name' || key === 'args') &&
      isServerFunction(Object.entries(call).find(([key]) => key === 'name')?.[1])
    : given.every((each) => typeof each === 'string' && !each.startsWith('$'))
  if (!isKnown) throw new Refused('validation')
}

/** What has been read cannot be put back into a request of Node's. */
function requestWith(req: IncomingMessage, type: string, body: Buffer): IncomingMessage {
  if (body.length > mostBytes) throw new BodyTooLarge(mostBytes)
  const { 'transfer-encoding': _chunks, ...headers } = req.headers
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = req
  const copy = Object.assign(new IncomingMessage(req.socket), {
    method,
    url,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    rawHeaders,
    headers: { ...headers, 'content-type': type, 'content-length': String(body.length) },
    complete: true,
  })
  copy.push(body)
  copy.push(null)
  return copy
}
