import { errorText } from '#kernel/log/describe-error.ts'

/** A refusal to start that a person can act on; printed as one line, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** Prints „▸ step (hint) …“ while it runs and „✓ step (1,2 s)“ when it is done. */
export async function step<T>(
  title: string,
  work: (progress: (text: string) => void) => Promise<T>,
  hint?: string,
): Promise<T> {
  const started = performance.now()
  const isTerminal = process.stdout.isTTY
  const running = hint ? `${title} (${hint})` : title
  const show = (text: string) => {
    const seconds = Math.floor((performance.now() - started) / 1000)
    const elapsed = seconds > 0 ? ` ${seconds} s` : ''
    if (isTerminal) process.stdout.write(`\r\x1b[2K▸ ${running}${text ? ` – ${text}` : ''} …${elapsed}`)
  }
  let latest = ''
  const timer = isTerminal ? setInterval(() => show(latest), 500) : undefined
  if (isTerminal) show('')
  else console.log(`▸ ${running} …`)
  try {
    const result = await work((text) => {
      latest = text
      show(text)
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
    console.log(`${isTerminal ? '\r\x1b[2K' : ''}✓ ${title} (${seconds} s)`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\r\x1b[2K')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Their messages say all that somebody who starts the product has to know. */
const told = new Set(['StartProblem', 'PostgresProblem', 'EnvironmentError'])

/** Ends the process with one clear line for a known problem, and with everything for a bug. */
export function explainAndExit(error: unknown): never {
  if (error instanceof Error && told.has(error.name)) {
    console.error(`✗ ${error.message}`)
  } else if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    console.error('✗ Der Datenträger ist voll. Bitte Platz schaffen und neu starten.')
  } else {
    console.error(`✗ Unerwarteter Fehler: ${errorText(error)}`)
  }
  process.exit(1)
}
