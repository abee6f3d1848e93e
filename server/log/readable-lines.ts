type Line = {
  level?: string
  time?: string
  msg?: string
  path?: string
  err?: { type?: string; message?: string; stack?: string }
}

const signs: Record<string, string> = { warn: '▲', error: '✗', fatal: '✗' }

/** A line of the log as somebody reads it who keeps the shop in a terminal. */
export function readableLine(json: string): string {
  const { level = 'info', time, msg = '', path, err } = JSON.parse(json) as Line
  const clock = time ? Temporal.Instant.from(time).toZonedDateTimeISO(Temporal.Now.timeZoneId()) : null
  const facts = [clock?.toPlainTime().toString({ smallestUnit: 'second' }), signs[level] ?? '·', msg, path]

  return [facts.filter(Boolean).join(' '), err && failure(err), '']
    .filter((part) => part !== undefined)
    .join('\n')
}

function failure({ type, message, stack }: NonNullable<Line['err']>): string {
  const title = [type, message].filter(Boolean).join(': ')

  return stack ? `  ${title}\n${stack}` : `  ${title}`
}
