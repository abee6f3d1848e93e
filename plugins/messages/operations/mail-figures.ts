import type { Querying } from '#kernel/database/in-turn.ts'

export type MailFigures = {
  /** Until when a server that fails is left alone, the latest of them; null while all answer. */
  awayUntil: string | null
  waiting: number
  awayServers: number
}

/** How the mail servers are, and how many mails wait for them; SMS and devices have breakers of their own. */
export async function readMailFigures(database: Querying, now: Temporal.Instant): Promise<MailFigures> {
  const { rows } = await database.query<MailFigures>({
    name: 'read-mail-figures',
    text: `select (select count(*)::int from messages where state = 'queued' and channel = 'email') as waiting, s.*
             from (select count(*)::int as "awayServers",
                          to_char(max(greatest(open_until, $1::timestamptz)) at time zone 'UTC',
                                  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "awayUntil"
                     from mail_servers
                    where open_until is not null and name not like 'sms%' and name not like 'push:%') s`,
    values: [now.toString()],
  })
  return rows[0] ?? { awayUntil: null, waiting: 0, awayServers: 0 }
}
