import * as z from 'zod/mini'

import { mostTipCents } from './tip.ts'

/** For the team, as every call takes it. */
export const tipCents = z.int().check(z.minimum(0), z.maximum(mostTipCents))
