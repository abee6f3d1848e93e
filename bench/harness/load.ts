import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface Call {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A client over kept-alive connections, lean enough to leave the processor to the server. */
// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export function createClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = new URL(origin)

  const send = (call: Call) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          host: url.hostname,
          port: url.port,
          path: call.path,
          method: call.method ?? 'GET',
          headers: {
            ...call.headers,
            ...(call.body ? { 'content-length': Buffer.byteLength(call.body) } : {}),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks),
            }),
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(call.body)
    })

  /** Sends `amount` calls with all connections busy; every answer must pass `check`. */
  const hammer = async (
    amount: number,
    next: (index: number) => Call,
    check: (answer: Answer, call: Call) => boolean,
  ) => {
    // A server may just be closing what was idle while the other side had its turn.
    agent.destroy()
    let index = 0
    const worker = async () => {
      while (index < amount) {
        const call = next(index)
        index += 1
        const answer = await send(call)
        if (!check(answer, call)) {
          throw new Error(
            `wrong answer to ${call.path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`,
          )
        }
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
    return amount
  }

  return { send, hammer, close: () => agent.destroy() }
}
