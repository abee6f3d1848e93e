import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { germanIssue } from './german-issue.ts'

const wordsFor = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: germanIssue }).error?.issues[0]?.message

it.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), undefined, 'Bitte füllen Sie dieses Feld aus.'],
  [z.string(), null, 'Bitte füllen Sie dieses Feld aus.'],
  [z.string(), 7, 'Dieses Feld hat einen ungültigen Wert.'],
  [z.string().check(z.minLength(1)), '', 'Bitte füllen Sie dieses Feld aus.'],
  [z.string().check(z.minLength(6)), 'abc', 'Mindestens 6 Zeichen sind erforderlich.'],
  [z.string().check(z.maxLength(3)), 'abcd', 'Höchstens 3 Zeichen sind erlaubt.'],
  [z.int().check(z.maximum(5000)), 5001, 'Höchstens 5.000 ist erlaubt.'],
  [z.int().check(z.minimum(1)), 0, 'Mindestens 1 ist erforderlich.'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Mindestens ein Eintrag ist erforderlich.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Höchstens ein Eintrag ist erlaubt.'],
  [z.enum(['a', 'b']), 'c', 'Dieser Wert ist hier nicht vorgesehen.'],
  [z.strictObject({}), { rolle: 1 }, 'Diese Angaben sind hier nicht vorgesehen: rolle.'],
  [z.uuid(), 'x', 'Dieses Feld hat einen ungültigen Wert.'],
  [z.union([z.string(), z.int()]), [], 'Dieses Feld hat einen ungültigen Wert.'],
  [
    z.string().check(z.refine((text) => text === 'ja', 'Bitte stimmen Sie zu.')),
    'nein',
    'Bitte stimmen Sie zu.',
  ],
])('%# is told in German: %j', (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words)
})
