import { cleanLog, mostLogLines } from '#domain/operations/device-log.ts'
import type { OwnRequest } from '#domain/operations/device-requests.contract.ts'

/** Asks the product below what is asked of this device. */
export type AskOfDevice = (below: string, init?: RequestInit) => Promise<Response>

/** What the agent has told lately, so that whoever looks after the printer can read it from the panel. */
export function agentLog() {
  let lines: string[] = []

  return {
    note: (text: string, at: Date): void => {
      lines = [...lines, `${at.toISOString()} ${text}`].slice(-mostLogLines)
    },
    /** Sends the log where somebody has asked for it. Answers how often. */
    answer: async (ask: AskOfDevice): Promise<number> => {
      const asked = await ask('')
      if (!asked.ok) return 0
      // As its contract says.
      const { requests } = (await asked.json()) as { requests: OwnRequest[] }
      const wanted = requests.filter(({ kind }) => kind === 'logs')
      for (const { id } of wanted) {
        await ask(`/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ lines: cleanLog(lines) }),
        })
      }

      return wanted.length
    },
  }
}
