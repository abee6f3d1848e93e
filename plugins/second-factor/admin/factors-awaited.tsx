'use client'

import { ShimmerEffect } from '@payloadcms/ui'

import { LoadFailed } from '#collections/shared/admin/load-failed.tsx'

type Props = { problem: string | null; reload: () => void; height: string }

/** In the place of factors that are not there yet, or could not be read. */
export function FactorsAwaited({ problem, reload, height }: Props) {
  return problem ? <LoadFailed problem={problem} retry={reload} /> : <ShimmerEffect height={height} />
}
