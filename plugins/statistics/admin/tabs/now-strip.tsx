'use client'

import { Link } from '@payloadcms/ui'
import { type ReactNode, use } from 'react'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { callOf } from '#domain/api/call-of.ts'
import { fewestVisits } from '#domain/insight/statistics/untold-parts.ts'
import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { nowContract, StatisticsNow } from '#domain/insight/statistics/now.contract.ts'
import { statusesAtWork } from '#domain/ordering/order-status.ts'
import { LoadedView, useEvery, useNews } from '#plugins/desk/kit.port.ts'

import { FirstPageContext, useChosen } from '../statistics-context.ts'
import { useLoadedOnce } from '../use-loaded-once.ts'
import { nowKey } from './now-key.ts'
import styles from './tabs.module.css'

const readNow = callOf<typeof nowContract>('get', '/api/statistics-now')
/** Of visits nobody is told; orders come with the news of the desk. */
const readSeconds = 60

/** What goes on just now, whatever days are looked at below. */
export function NowStrip() {
  const { choice } = useChosen()
  const first = use(FirstPageContext)
  const loaded = useLoadedOnce(
    nowKey(choice),
    (signal) => readNow(fetch, { query: { ...choice.places }, signal }),
    first?.now ? { ...first.now, at: first.at } : null,
  )
  useNews('/api/today/events', loaded.reload)
  useEvery(readSeconds, loaded.reload)

  return (
    <section className={styles.now} aria-label="Jetzt">
      <h2>Jetzt</h2>
      <LoadedView of={loaded} rows={1} failed="Was gerade los ist, konnte nicht geladen werden.">
        {(now) => <Figures now={now} />}
      </LoadedView>
    </section>
  )
}

const openPath = listPath('orders', [{ status: { in: statusesAtWork } }], 'placedAt')

function Figures({ now }: { now: StatisticsNow }) {
  const { home } = useChosen()
  const { visits, open, orders, gross, atWork } = now
  const told = (count: number | null) =>
    count === null ? `unter ${fewestVisits}` : figureText(count, 'count')
  const usual = (value: number | null, unit: 'count' | 'cents') =>
    value === null ? 'noch nichts zum Vergleichen' : `üblich bis jetzt ${figureText(value, unit)}`

  return (
    <dl>
      <Figure name="Besuche der letzten 5 Minuten" value={told(visits.last5)} />
      <Figure name="Besuche der letzten 30 Minuten" value={told(visits.last30)} />
      <Figure
        name={
          <Link href={`${home}${openPath}`} prefetch={false}>
            Offene Bestellungen
          </Link>
        }
        value={figureText(open, 'count')}
      />
      <Figure
        name="Bestellungen heute"
        value={figureText(orders.today, 'count')}
        note={usual(orders.usual, 'count')}
      />
      <Figure
        name="Umsatz heute"
        value={figureText(gross.today, 'cents')}
        note={usual(gross.usual, 'cents')}
      />
      <Figure
        name={
          <Link href={`${home}/zeiten`} prefetch={false}>
            Bei der Arbeit
          </Link>
        }
        value={figureText(atWork, 'count')}
      />
    </dl>
  )
}

type FigureProps = { name: ReactNode; value: string; note?: string }

const Figure = ({ name, value, note }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {note && <span>{note}</span>}
    </dd>
  </div>
)
