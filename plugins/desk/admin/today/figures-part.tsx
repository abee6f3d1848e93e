import { Link } from '@payloadcms/ui'

import type { TodayFigures } from '../../today.port.ts'
import styles from './today.module.css'

type Props = { rows: TodayFigures[]; home: string }

/** The day against the same weekday: all branches large, each of several below. */
export function FiguresPart({ rows, home }: Props) {
  const [first, ...each] = rows
  if (!first) return null

  return (
    <section className={styles.card} aria-labelledby="today-figures">
      <div className={styles.headline}>
        <h2 id="today-figures" className={styles.heading}>
          Zahlen des Tages
        </h2>
        <Link href={`${home}${first.path}`} prefetch={false} className={styles.all}>
          Bestellungen ansehen
        </Link>
      </div>
      <dl className={styles.figures}>
        {first.figures.map(({ label, value, before, direction }) => (
          <div key={label} data-direction={direction}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{before}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.counts}>{`Zählt ${first.counts} · ${first.place}`}</p>
      {each.length > 0 && <EachPlace rows={each} home={home} />}
    </section>
  )
}

function EachPlace({ rows, home }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Zahlen je Filiale">
        <thead>
          <tr>
            <th scope="col">Filiale</th>
            {rows[0]?.figures.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, place, path, figures }) => (
            <tr key={key}>
              <th scope="row">
                <Link href={`${home}${path}`} prefetch={false}>
                  {place}
                </Link>
              </th>
              {figures.map(({ label, value, before, change, direction }) => (
                <td key={label} title={before}>
                  {value}
                  <span className={styles.change} data-direction={direction}>
                    {change}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
