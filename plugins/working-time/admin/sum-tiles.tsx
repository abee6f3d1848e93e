import styles from './times.module.css'

type SumTile = readonly [label: string, words: string]

/** Figures with what they count, as many beside each other as there is room for. */
export const SumTiles = ({ sums }: { sums: readonly SumTile[] }) => (
  <dl className={styles.sums}>
    {sums.map(([label, words]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)
