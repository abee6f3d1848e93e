import styles from './tabs.module.css'

const width = 100
const height = 28

/** How a figure went, at a glance, with each point in its place; the whole drawing and its table stand below. */
export function Spark({ values }: { values: readonly (number | null)[] }) {
  const known = [...values.entries()].flatMap(([index, value]) => (value === null ? [] : [{ index, value }]))
  if (known.length < 2) return null
  const most = Math.max(1, ...known.map(({ value }) => value))
  const points = known.map(
    ({ index, value }) =>
      `${(index / (values.length - 1)) * width},${height - 2 - (value / most) * (height - 4)}`,
  )

  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
