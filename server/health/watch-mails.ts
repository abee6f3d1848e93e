import type { Querying } from '#kernel/database/in-turn.ts'
import { readMailFigures } from '#plugins/messages/messages.port.ts'

import type { Metrics } from './metrics.ts'

/** Mail servers that fail, and what waits for them; unknown while the database is away. */
export function watchMails(metrics: Metrics, database: Querying): void {
  const figure = (name: 'awayServers' | 'waiting') => async () => {
    const figures = await readMailFigures(database, Temporal.Now.instant()).catch(() => null)
    return figures?.[name] ?? Number.NaN
  }
  metrics.watch('theke_mail_servers_away', 'Mail servers that fail and are left alone', figure('awayServers'))
  metrics.watch('theke_mails_waiting', 'Mails that wait for their server', figure('waiting'))
}
