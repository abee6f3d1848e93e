import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'

const repository = path.resolve(import.meta.dirname, '../..')

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The server in front compresses and sets the headers.
  compress: false,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // The whole repository is type-checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
