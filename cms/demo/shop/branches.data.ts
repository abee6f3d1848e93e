import { alp } from './alp.data.ts'
import { cakeWorkshop } from './cake-workshop.data.ts'
import { catering } from './catering.data.ts'
import type { DemoBranch } from './demo-branch.ts'
import { lake } from './lake.data.ts'
import { market } from './market.data.ts'
import { sausageStand } from './sausage-stand.data.ts'

/** Those with a past come first. */
export const branches: DemoBranch[] = [market, lake, sausageStand, cakeWorkshop, catering, alp]
