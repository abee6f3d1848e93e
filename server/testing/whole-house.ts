import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { openOnlineShop, type OnlineShop } from '#plugins/ordering/testing/online-shop.ts'
import { type RunningProviders, startProviders } from '#plugins/payments/testing/running-providers.ts'
import { type HousePrinter, openPrinters } from '#plugins/printing/testing/open-printers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { type RunningServer, startVersion } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

export type Answered = { status: number; text: string; bytes: ArrayBuffer }

export type WholeHouse = {
  app: TestApp
  shop: OnlineShop
  providers: RunningProviders
  mails: MailServer
  printer: HousePrinter
  /** Whole answers only: null where nobody is there, or dies in the middle of it. */
  ask: (path: string, init?: RequestInit) => Promise<Answered | null>
  start: () => Promise<void>
  /** Ends the process as a crash would. */
  kill: () => Promise<void>
  /** So many rows of the outbox are neither delivered nor given up. */
  promised: () => Promise<number>
  close: () => Promise<void>
}

/** With what the product opens its mail server. */
export const mailLogin = { user: 'haus', pass: 'smtp-passwort-0815' }

type Opening = {
  databaseUrl?: string | undefined
  environment?: Record<string, string>
  onLine?: (line: string) => void
}

/**
 * The product in a process of its own, with all that it works with outside the house: two payment providers with books
 * of their own, a mail server and a printer, none of which knows when the product dies.
 */
export async function openWholeHouse({
  databaseUrl,
  environment = {},
  onLine,
}: Opening = {}): Promise<WholeHouse> {
  const providers = await startProviders()
  const mails = await openMailServer({ login: mailLogin })
  const app = await createTestApp(databaseUrl)
  const shop = await openOnlineShop(app, providers)
  // What is said an hour later is no sign that something is stuck.
  await app.pool.query('update branches set review_minutes = null, reminder_hours = null')
  const { setUp } = await openPrinters(app, shop)
  const printer = await setUp({
    rules: [
      { event: 'placed', layout: 'pickup' },
      { event: 'confirmed', layout: 'kitchen' },
    ],
  })
  const environmentOfAll = { SMTP_URL: mails.url, ...providers.addresses, ...environment }
  const process = processOf(app, { environment: environmentOfAll, onLine })

  return {
    app,
    shop,
    providers,
    mails,
    printer,
    ...process,
    promised: async () => {
      const { rows } = await app.pool.query<{ open: number }>(
        'select count(*)::int as open from outbox where done_at is null and failed_at is null',
      )
      return rows[0]?.open ?? 0
    },
    close: async () => {
      await process.stop()
      await app.close()
      await Promise.all([mails.close(), providers.stop()])
    },
  }
}

/** The process of a house, which may be there or not. */
function processOf(
  { databaseUrl, mediaDir }: TestApp,
  { environment, onLine }: Pick<Opening, 'onLine'> & { environment: Record<string, string> },
): Pick<WholeHouse, 'ask' | 'start' | 'kill'> & { stop: () => Promise<void> } {
  let server: RunningServer | null = null

  return {
    ask: async (path, init) => {
      try {
        const answer = await fetch(`${server?.url}${path}`, { redirect: 'manual', ...init })
        const bytes = await answer.arrayBuffer()
        return { status: answer.status, text: new TextDecoder().decode(bytes), bytes }
      } catch {
        return null
      }
    },
    start: async () => {
      const startOnce = () => startVersion({ databaseUrl, mediaDir, environment, onLine })
      // Where a machine is too busy to begin whoever watches over it begins anew.
      server = await eventually(startOnce)
    },
    kill: async () => server?.kill(),
    stop: async () => server?.stop(),
  }
}
