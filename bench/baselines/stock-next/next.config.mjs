import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'

const repository = path.resolve(import.meta.dirname, '../../..')

/** @type {import('next').NextConfig} */
const nextConfig = {
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
