import { isIP } from 'node:net'

import { z } from 'zod'

/** Every variable that the server knows. Others read the same ones once these are known to be right. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  DATABASE_URL: postgresAddress(),
  /** Past a pooler that hands out connections by the transaction. */
  DATABASE_DIRECT_URL: postgresAddress().optional(),
  /** Whoever holds a lock needs more of them beside it, and each of three kinds of work may hold one. */
  DATABASE_POOL_SIZE: integer(4, 1000).default(20),
  DATABASE_PREPARE: onOff('on'),
  PAYLOAD_SECRET: z.string().min(32, '≥ 32 Zeichen / characters'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  ADMIN: onOff('on'),
  SERVER_URL: z.url().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'smtp://…')
    .optional(),
  MAIL_FROM: z.email({ error: 'name@example.com' }).optional(),
  MEDIA_DIR: z.string().min(1).default('.data/media'),
  /** The tiles of the map; in the folder of the media where nothing is said. */
  MAP_TILES_FILE: z.string().min(1).optional(),
  MEDIA_CACHE_MB: integer(16, 1_000_000).default(1024),
  /** Whether the sizes of pictures are made before anybody asks for them. */
  MEDIA_AHEAD: onOff('on'),
  /** `off`, the number of proxies in front, or their addresses, comma-separated. */
  TRUST_PROXY: z
    .string()
    .default('off')
    .refine(namesProxies, 'off / 1 / 10.0.0.0/8')
    .transform(trustedProxies),
  /** Whether a demo stands in for the payment providers; no money flows then. */
  PAYMENT_DEMO: onOff('off'),
  /** Whether printers are pretended that have no other key. */
  PRINTER_DEMO: onOff('off'),
  METRICS_TOKEN: z.string().min(16, '≥ 16 Zeichen / characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** What the server's JavaScript may take beside the records that are kept. */
  HEAP_MB: integer(256, 1_000_000).default(960),
  HTML_CACHE: onOff('on'),
  HTML_CACHE_MB: integer(1, 100_000).default(64),
  DATA_CACHE: onOff('on'),
  DATA_CACHE_MB: integer(1, 100_000).default(64),
  JSON_LIMIT_KB: integer(1, 1_000_000).default(256),
  UPLOAD_LIMIT_MB: integer(1, 10_000).default(14),
  /** Films that the staff adds to the website. */
  FILM_LIMIT_MB: integer(1, 10_000).default(512),
  /** Requests per client and minute; 0 switches a limit off. */
  RATE_LIMIT_GENERAL: integer(0, 10_000_000).default(3000),
  RATE_LIMIT_WRITES: integer(0, 10_000_000).default(600),
  RATE_LIMIT_ORDERS: integer(0, 10_000_000).default(30),
  RATE_LIMIT_UPLOADS: integer(0, 10_000_000).default(30),
  RATE_LIMIT_FORMS: integer(0, 10_000_000).default(10),
  RATE_LIMIT_VISITS: integer(0, 10_000_000).default(600),
  RATE_LIMIT_AUTH: integer(0, 10_000_000).default(30),
  /** Streams of events that are open at the same time; 0 switches a limit off. Behind one address may be a whole inn. */
  STREAM_LIMIT_CLIENT: integer(0, 1_000_000).default(100),
  STREAM_LIMIT_TOTAL: integer(0, 1_000_000).default(5000),
  SHUTDOWN_SECONDS: integer(1, 600).default(10),
})

export type Environment = z.output<typeof environment>

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the environment once; what is missing or wrong is named in one line each. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map((issue) => complaint(issue, given)).join('\n'))
}

function complaint(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  if (given[name] === undefined) {
    return `Umgebungsvariable ${name} fehlt. / Environment variable ${name} is missing.`
  }
  return `Umgebungsvariable ${name} ist ungültig (${issue.message}). / Environment variable ${name} is invalid.`
}

function postgresAddress() {
  return z.string().regex(/^postgres(ql)?:\/\//, 'postgres://…')
}

function integer(least: number, most: number) {
  const error = `${least} … ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

function onOff(preset: 'on' | 'off') {
  return z
    .enum(['on', 'off'], { error: 'on / off' })
    .default(preset)
    .transform((value) => value === 'on')
}

function namesProxies(value: string): boolean {
  const names = new Set(['loopback', 'linklocal', 'uniquelocal'])
  const isAddress = (part: string) => {
    const [address = '', bits = '0', ...rest] = part.split('/')
    return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && rest.length === 0
  }

  return (
    value === 'off' ||
    /^\d{1,2}$/.test(value) ||
    value.split(',').every((part) => names.has(part.trim()) || isAddress(part.trim()))
  )
}

function trustedProxies(value: string): false | number | string[] {
  if (value === 'off') return false
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
}
