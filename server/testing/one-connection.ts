import { Agent, request } from 'node:http'

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
type Answer = {
  status: number | undefined
  code: string | undefined
  text: string
  connection: number | undefined
}

/** Asks over one connection that stays open, one question after the other, as browsers and proxies do. */
export function openConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const ask = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(`${url}${path}`, { agent, method, headers })
      asked.once('error', reject)
      asked.once('response', (answer) => {
        const connection = asked.socket?.localPort
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode, code: codeIn(text), text, connection })
        })
      })
      asked.end(body)
    })

  return { ask, close: () => agent.destroy() }
}

const codeIn = (text: string): string | undefined => /"code":"([\w-]+)"/.exec(text)?.[1]
