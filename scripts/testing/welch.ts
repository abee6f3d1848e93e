/**
 * How likely two samples are to differ as much as they do although they come from the same source (Welch's
 * t-test, two-sided). Samples of a hundred and more: the normal distribution stands in for Student's.
 */
export function welchP(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  const spread = Math.sqrt(a.variance / one.length + b.variance / other.length)
  if (spread === 0) return a.mean === b.mean ? 1 : 0

  return twoSided(Math.abs(a.mean - b.mean) / spread)
}

/** Without the slowest twentieth of both, which tells of the machine and drowns what is looked for. */
export function withoutOutliers(one: readonly number[], other: readonly number[]): [number[], number[]] {
  const all = [...one, ...other].toSorted((left, right) => left - right)
  const limit = all[Math.floor(all.length * 0.95)] ?? Number.POSITIVE_INFINITY
  const below = (sample: readonly number[]) => sample.filter((value) => value <= limit)

  return [below(one), below(other)]
}

function momentsOf(sample: readonly number[]): { mean: number; variance: number } {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0)

  return { mean, variance: squares / (sample.length - 1) }
}

/** The tails of the normal distribution beyond ±z, by Abramowitz and Stegun 26.2.17; exact to 2e-7. */
function twoSided(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduceRight((inner, factor) => (inner + factor) * t, 0)

  return (2 * Math.exp((-z * z) / 2) * sum) / Math.sqrt(2 * Math.PI)
}
