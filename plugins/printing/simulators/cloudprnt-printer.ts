import type { PaperLine } from '#domain/ordering/printing/paper.ts'

import { readPng } from './read-png.ts'
import { readPrinted } from './read-printed.ts'

export type AskProduct = (path: string, init?: RequestInit) => Promise<Response>
type Poll = { jobReady: boolean; mediaTypes?: string[]; jobToken?: string }
type State = { statusCode?: string; printingInProgress?: boolean }

/**
 * A printer with Star CloudPRNT, as its manual describes it: asks with its state, fetches by token, and says what became
 * of it. It can be stopped anywhere in between, as if somebody had pulled the plug. Paper comes out as lines.
 */
export function cloudPrntPrinter(ask: AskProduct, key: string, mediaType = 'application/vnd.star.starprnt') {
  const paper: PaperLine[][] = []
  const { poll, fetchJob: fetchBytes, confirm } = callsOf(ask, key)
  const fetchJob = async (token: string, type = mediaType) => {
    const answer = await fetchBytes(token, type)
    if (answer.ok) paper.push(await linesIn(answer))
    return answer
  }
  const asked = async (state?: State): Promise<Poll> => {
    const answer = await poll(state)
    if (!answer.ok) throw new Error(`The printer is refused with ${answer.status}`)
    return (await answer.json()) as Poll // as the manual says
  }

  return {
    /** Slips as they came out, the first one first. */
    paper,
    poll,
    asked,
    fetchJob,
    confirm,
    /** Prints the next slip, if there is one. */
    printNext: async (): Promise<boolean> => {
      const { jobReady, jobToken = '' } = await asked()
      if (!jobReady || !(await fetchJob(jobToken)).ok) return false
      await asked({ printingInProgress: true })
      await confirm(jobToken)
      return true
    },
  }
}

function callsOf(ask: AskProduct, key: string) {
  const address = `/api/print-jobs/cloudprnt/${key}`
  const mac = 'mac=00%3A11%3A62%3A12%3A34%3A56'

  return {
    poll: ({ statusCode = '200%20OK', printingInProgress = false }: State = {}) =>
      ask(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'StarPrinter' },
        body: JSON.stringify({
          status: '23 6 0 0 0 0 0 0 0',
          printerMAC: '00:11:62:12:34:56',
          uniqueID: 'kueche',
          statusCode,
          printingInProgress,
          clientAction: null,
        }),
      }),
    fetchJob: (token: string, mediaType: string) =>
      ask(`${address}?${mac}&type=${encodeURIComponent(mediaType)}&token=${token}`),
    confirm: (token: string, code = '200 OK') =>
      ask(`${address}?code=${encodeURIComponent(code)}&${mac}&token=${token}`, { method: 'DELETE' }),
  }
}

/** Bytes of the printer, or a picture that it prints as it is. */
async function linesIn(answer: Response): Promise<PaperLine[]> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.headers.get('content-type') !== 'image/png') return readPrinted(bytes)

  return [{ kind: 'picture', picture: await readPng(bytes) }, { kind: 'cut' }]
}

export type CloudPrntPrinter = ReturnType<typeof cloudPrntPrinter>
