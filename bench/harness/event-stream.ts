import { type ClientRequest, get } from 'node:http'

type Opening = {
  headers?: Record<string, string>
  hear: (text: string) => void
  /** Told when the server has ended it; a browser would ask again. */
  onEnd?: () => void
}

/** A stream of server-sent events over a connection of its own; opened once the first of it has come. */
export function openEventStream(address: string, { headers, hear, onEnd }: Opening): Promise<ClientRequest> {
  return new Promise((opened, reject) => {
    const request = get(
      address,
      { agent: false, headers: { accept: 'text/event-stream', ...headers } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`))
        answer.setEncoding('utf8')
        answer.on('end', () => onEnd?.())
        answer.on('data', (text: string) => {
          opened(request)
          hear(text)
        })
        answer.on('error', () => undefined)
      },
    )
    request.on('error', reject)
  })
}
