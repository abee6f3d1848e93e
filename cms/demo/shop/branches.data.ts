import type { DemoBranch } from './demo-branch.ts'
import { lake } from './lake.data.ts'
import { market } from './market.data.ts'

export const branches: DemoBranch[] = [market, lake]
