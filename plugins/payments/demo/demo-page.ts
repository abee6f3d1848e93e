import { createHash } from 'node:crypto'

import { formatMoney } from '#domain/money/money.ts'
import { escapeHtml } from '#collections/shared/escape-html.ts'

import { type DemoBank, type DemoOutcome, demoOutcomes, type DemoPayment } from './demo-bank.ts'

/** How the message of what was decided travels. */
export type NewsWish = { afterSeconds: number; times: number }
type Tell = (payment: DemoPayment, wish: NewsWish) => void

/** The payment page, on which the guest chooses what becomes of the payment. It leads back as a provider's does. */
export async function demoPage(id: string, request: Request, bank: DemoBank, tell: Tell): Promise<Response> {
  const payment = bank.payments.get(id)
  if (!payment) return page('Diese Zahlung gibt es nicht.', 404)
  if (request.method !== 'POST') return page(formOf(payment), 200)

  const chosen = new URLSearchParams(await request.text())
  const outcome = demoOutcomes.find((known): known is DemoOutcome => known === chosen.get('outcome'))
  if (outcome) bank.decide(payment, outcome)
  tell(payment, newsWishes[chosen.get('news') ?? ''] ?? newsWishes.once)

  return new Response(null, {
    status: 303,
    // On the host on which the guest is, whatever else was named.
    headers: { location: new URL(payment.returnUrl).pathname, 'cache-control': 'no-store' },
  })
}

const newsWishes: Record<string, NewsWish> & { once: NewsWish } = {
  once: { afterSeconds: 0, times: 1 },
  late: { afterSeconds: 20, times: 1 },
  thrice: { afterSeconds: 0, times: 3 },
  never: { afterSeconds: 0, times: 0 },
}

const choices: readonly [outcome: string, label: string][] = [
  ['pay', 'Bezahlen'],
  ['fail', 'Zahlung schlägt fehl'],
  ['cancel', 'Abbrechen'],
  ['expire', 'Zu lange warten'],
  ['open', 'Zurück, ohne zu bezahlen'],
]

const news: readonly [wish: string, label: string][] = [
  ['once', 'sofort'],
  ['late', 'erst nach 20 Sekunden'],
  ['thrice', 'dreimal'],
  ['never', 'gar nicht'],
]

function formOf({ amount, currency, description, refno, state }: DemoPayment): string {
  if (state !== 'open') return '<p>Über diese Zahlung ist schon entschieden.</p>'
  const buttons = choices.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
  const wishes = news.map(([value, label]) => `<option value="${value}">${label}</option>`)

  return `
    <p>Hier fließt kein Geld: Diese Seite steht für die eines Zahlungsanbieters.</p>
    <p><strong>${escapeHtml(formatMoney(amount, currency))}</strong><br>${escapeHtml(description || refno)}</p>
    <form method="post">
      <label>Nachricht an das Haus <select name="news">${wishes.join('')}</select></label>
      ${buttons.join('')}
    </form>`
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 26rem; margin: 2rem auto; padding-inline: 1rem; }
  form { display: grid; gap: .75rem; }
  label { display: grid; gap: .25rem; }
  button, select { font: inherit; min-block-size: 3rem; border-radius: .5rem; border: 1px solid currentColor; background: transparent; color: inherit; padding-inline: 1rem; }
  button:first-of-type { background: CanvasText; color: Canvas; }`
const styleHash = createHash('sha256').update(style).digest('base64')

function page(content: string, status: number): Response {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo-Bezahlseite</title><style>${style}</style></head><body><main><h1>Demo-Bezahlseite</h1>${content}</main></body></html>`

  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}
