import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'

import { DrawnWhole } from '#ui/design/drawn-whole.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import { printedCode, typedCode } from '#domain/ordering/vouchers/voucher-code.ts'

import type { CrumbHandle } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-view.ts'
import { apiContext } from '../shop/load-context.ts'
import { keptUntil, passLoaderHeaders } from '../shop/page-cache.ts'
import { Button } from '../ui/button.tsx'
import { Row, Rows } from '../ui/receipt.tsx'
import styles from './balance.module.css'
import type { Entered } from './entered-vouchers.ts'
import { askVoucher } from './late-vouchers.ts'
import { VoucherCodeField } from './voucher-code-field.tsx'

export const headers = passLoaderHeaders
const path = '/store/gutschein'
const title = 'Guthaben eines Gutscheins'

/** The same for everybody: a code stands behind the hash of the address, which no server is sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await context.get(apiContext).shop(new URL(request.url).host)

  return data({}, { headers: keptUntil(null) })
}

export const handle: CrumbHandle<unknown> = { crumbs: () => [{ label: title }] }

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, { title, path, isHidden: true })
}

/** What is left of a voucher, for whoever has its code. */
export default function VoucherBalanceRoute() {
  const [code, setCode] = useState('')
  const [known, setKnown] = useState<Entered | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()

  const ask = async (text: string) => {
    if (isAsking) return
    setIsAsking(true)
    const answer = await askVoucher(text)
    setIsAsking(false)
    if ('voucher' in answer) {
      setKnown(answer.voucher)
      return setProblem(null)
    }
    // What was known of this one stays while nobody can be asked.
    setKnown((shown) => (answer.isGone || shown?.code !== typedCode(text) ? null : shown))
    setProblem(answer.problem)
    document.getElementById(id)?.focus()
  }
  const readScanned = useEffectEvent(() => {
    const scanned = typedCode(window.location.hash)
    if (scanned === null) return
    setCode(printedCode(scanned))
    // Nobody who looks over a shoulder, or at the history, is to have it.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void ask(scanned)
  })
  useEffect(() => readScanned(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void ask(code)
  }

  return (
    <article className={`container ${styles.page}`}>
      <DrawnWhole />
      <h1>{title}</h1>
      <form className={styles.form} noValidate aria-label="Guthaben ansehen" onSubmit={submit}>
        <VoucherCodeField
          id={id}
          value={code}
          problem={problem}
          onType={(typed) => {
            setCode(typed)
            setProblem(null)
          }}
        />
        <Button type="submit" aria-busy={isAsking}>
          Guthaben ansehen
        </Button>
      </form>
      <div role="status">{known && <Balance voucher={known} />}</div>
    </article>
  )
}

function Balance({ voucher: { hint, balance, expiresOn } }: { voucher: Entered }) {
  const currency = useShell()?.settings.currency ?? 'EUR'

  return (
    <section className={styles.card} aria-label="Ihr Gutschein">
      <p className="quiet">{`Gutschein ${hint}`}</p>
      <p className={styles.balance}>{formatMoney(balance, currency)}</p>
      <Rows>
        <Row label="Gültig bis" value={expiresOn === null ? 'ohne Ablauf' : dayText(expiresOn)} />
      </Rows>
      <p className="quiet">
        Beim Bestellen geben Sie den Code unter „Gutschein einlösen“ ein. Was übrig bleibt, gilt weiter.
      </p>
    </section>
  )
}
