import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  observe: (method: string, face: string, status: number, ms: number) => void
  countCached: (cache: 'page-cache' | 'data-cache') => void
  watch: (name: string, help: string, read: () => number | Promise<number>) => void
  text: () => Promise<string>
  contentType: string
}

/** Figures of one process; a registry of its own, so that tests can start several. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'theke_http_request_seconds',
    help: 'Duration of requests that were not answered from a cache',
    labelNames: ['method', 'face', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const cachedAnswers = { 'page-cache': 0, 'data-cache': 0 }
  registry.registerMetric(counterOf(cachedAnswers))

  return {
    observe: (method, face, status, ms) =>
      durations.observe({ method, face, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    countCached: (cache) => {
      cachedAnswers[cache] += 1
    },
    watch: (name, help, read) => {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read())
        },
      })
      registry.registerMetric(gauge)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Counted by hand and copied on demand: this happens on the shortest way through the server. */
function counterOf(cachedAnswers: Readonly<Record<string, number>>): Counter {
  return new Counter({
    name: 'theke_http_cached_answers_total',
    help: 'Requests answered from a cache',
    labelNames: ['cache'],
    registers: [],
    collect() {
      this.reset()
      for (const [cache, count] of Object.entries(cachedAnswers)) this.inc({ cache }, count)
    },
  })
}
